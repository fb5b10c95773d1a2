import { useWidget } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';
import { useMessages } from '../../shell/shell-context';
import { NetworkList } from '../networks/network-list';
import { SwitchNotice } from '../networks/switch-notice';

/** The wallet is on a network that the site does not use: move, or leave. */
export default function UnsupportedChainView() {
  const widget = useWidget();
  const { unsupportedText, unsupportedTitle, disconnect } = useMessages();
  const leave = (): void => {
    widget.disconnect().then(
      () => widget.close(),
      () => {
        // The widget itself says which wallet would not.
      },
    );
  };
  return (
    <div className="stack">
      <p className="lead">{unsupportedText}</p>
      <SwitchNotice />
      <NetworkList label={unsupportedTitle} />
      <Action kind="secondary" icon="disconnect" onPress={leave}>
        {disconnect}
      </Action>
    </div>
  );
}
