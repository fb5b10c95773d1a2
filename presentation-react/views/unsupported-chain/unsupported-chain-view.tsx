import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { isSwapNetworkChoice } from '../../../domain/swap/swap-network-choice';
import { Action } from '../../primitives/action';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { accountMessages } from '../../messages/account-en';
import { NetworkList } from '../networks/network-list';
import { SwitchNotice } from '../networks/switch-notice';
import { accountIcons } from '../../primitives/account-icons';

export { accountMessages as messages };

/**
 * The wallet is on a network that the site does not support, or one without swaps: the visitor switches, or
 * disconnects.
 */
export default function UnsupportedChainView() {
  const { unsupportedTitle } = useMessages();
  const { swapUnsupportedText, unsupportedText } = useCatalogue(accountMessages);
  const isForSwap = useWidgetState(({ view }) => isSwapNetworkChoice(view));
  return (
    <div className="stack">
      <p className="lead">{isForSwap ? swapUnsupportedText : unsupportedText}</p>
      <SwitchNotice />
      <NetworkList label={unsupportedTitle} />
      {!isForSwap && <Leave />}
    </div>
  );
}

function Leave() {
  const widget = useWidget();
  const { disconnect } = useMessages();
  const leave = (): void => {
    widget.disconnect().then(
      () => widget.close(),
      () => {
        // The widget itself names the wallet that failed.
      },
    );
  };
  return (
    <Action kind="secondary" icon={accountIcons.disconnect} onPress={leave}>
      {disconnect}
    </Action>
  );
}
