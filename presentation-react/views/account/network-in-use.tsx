import { NetworkEmblem } from '../../parts/network-emblem';
import { useMessages } from '../../bindings/shell-context';
import { useNetwork } from '../../bindings/use-network';
import { useWidget } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';

/** The account's network; leads to the others. */
export function NetworkInUse() {
  const widget = useWidget();
  const messages = useMessages();
  const { network } = useNetwork();
  const { enableNetworkSwitch } = widget.options;
  if (!network) return null;
  return (
    <button
      type="button"
      className="in-network"
      disabled={!enableNetworkSwitch}
      onClick={() => void widget.show('Networks')}
    >
      <NetworkEmblem network={network} />
      <span className="visually-hidden">{messages.network}</span>
      <bdi>{network.name}</bdi>
      {enableNetworkSwitch && <Icon name="forward" />}
    </button>
  );
}
