import { useMessages } from '../../bindings/shell-context';
import { useDownloaded } from '../../bindings/use-downloaded';
import { useWidgetState } from '../../bindings/widget-context';
import { Disclosure } from '../../primitives/disclosure';

const loadTokens = () => import('./account-tokens');

/**
 * The tokens of the account. They are read, and their code is downloaded, when the visitor opens them; on later
 * views of the account they are open.
 */
export function TokensOfAccount() {
  const { tokens } = useMessages();
  const status = useWidgetState(({ features }) => features.tokens?.status ?? 'idle');
  return (
    <Disclosure label={tokens} isOpenAtFirst={status !== 'idle'}>
      <Opened />
    </Disclosure>
  );
}

function Opened() {
  const { tryAgain, viewMissing } = useMessages();
  const { value, hasFailed, retry } = useDownloaded(loadTokens);
  if (value) return <value.AccountTokens />;
  if (!hasFailed) return <div className="row skeleton" aria-busy="true" />;
  return (
    <p className="note" role="alert">
      {viewMissing}
      <button type="button" className="link" onClick={retry}>
        {tryAgain}
      </button>
    </p>
  );
}
