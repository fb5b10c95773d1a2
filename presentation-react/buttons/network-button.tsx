import { useNetwork } from '../bindings/use-network';
import { useOpener } from '../bindings/use-opener';
import { useEntryMessages, useWidget } from '../bindings/widget-context';
import { ShadowBox } from '../primitives/shadow-box';
import { ButtonPlaceholder } from './button-placeholder';

/** The network in use; opens the list of networks. */
export function NetworkButton() {
  const { chooseNetwork } = useEntryMessages();
  return (
    <ShadowBox name="network-button" placeholder={<ButtonPlaceholder label={chooseNetwork} />}>
      <NetworkPill />
    </ShadowBox>
  );
}

/** The network on a button, or that it is the wrong one. */
export function NetworkPill() {
  const messages = useEntryMessages();
  const { network, isWrong } = useNetwork();
  const { enableNetworkSwitch } = useWidget().options;
  const { openerProps } = useOpener(isWrong ? 'UnsupportedChain' : 'Networks');
  return (
    <button
      type="button"
      className="button"
      data-state={isWrong ? 'wrong' : 'network'}
      disabled={!enableNetworkSwitch}
      {...openerProps}
    >
      {isWrong ? messages.wrongNetwork : (network?.name ?? messages.chooseNetwork)}
    </button>
  );
}
