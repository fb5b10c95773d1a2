import { useCatalogue } from '../../bindings/use-catalogue';
import { tokensMessages } from '../../messages/tokens-en';
import { ReceiveAction } from '../../parts/receive-action';

/** No tokens yet: what to do about it. */
export function NoTokens() {
  const { tokensNone, tokensNoneHint } = useCatalogue(tokensMessages);
  return (
    <div className="stack">
      <div className="scene">
        <p className="headline">{tokensNone}</p>
        <p className="hint">{tokensNoneHint}</p>
      </div>
      <ReceiveAction kind="secondary" />
    </div>
  );
}
