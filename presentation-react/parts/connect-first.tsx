import { useMessages } from '../bindings/shell-context';
import { useCatalogue } from '../bindings/use-catalogue';
import { useWidget } from '../bindings/widget-context';
import { walletsMessages } from '../messages/wallets-en';
import { Action } from '../primitives/action';
import { Icon } from '../primitives/icon';

/** In the place of what an account has or does, where no wallet is connected. */
export function ConnectFirst() {
  const widget = useWidget();
  const { connectTitle } = useMessages();
  const { connectFirst, connectFirstHint } = useCatalogue(walletsMessages);
  return (
    <div className="stack">
      <div className="scene">
        <span className="medallion">
          <Icon name="wallet" />
        </span>
        <p className="headline">{connectFirst}</p>
        <p className="hint">{connectFirstHint}</p>
      </div>
      <Action kind="primary" onPress={() => void widget.open({ view: 'Connect' })}>
        {connectTitle}
      </Action>
    </div>
  );
}
