import { useState } from 'react';
import { useNetwork } from '../../bindings/use-network';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { isOutgoing, outgoing } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { NetworkEmblem } from '../../parts/network-emblem';
import { Spinner } from '../../primitives/spinner';
import { useMessages, useShellContext } from '../../bindings/shell-context';

/** The account's network, its page on the explorer, and Disconnect. */
export function AccountRows({ explorerUrl }: { readonly explorerUrl: string | undefined }) {
  const widget = useWidget();
  const messages = useMessages();
  const { network } = useNetwork();
  const { enableNetworkSwitch } = widget.options;
  const explorer = network?.blockExplorers?.default.name;
  return (
    <ul className="list">
      {network && (
        <li>
          <button
            type="button"
            className="row"
            disabled={!enableNetworkSwitch}
            onClick={() => void widget.show('Networks')}
          >
            <NetworkEmblem network={network} />
            <span className="name">
              <small>{messages.network}</small>
              <bdi>{network.name}</bdi>
            </span>
            {enableNetworkSwitch && <Icon name="forward" />}
          </button>
        </li>
      )}
      {isOutgoing(explorerUrl) && explorer !== undefined && (
        <li>
          <a className="row" href={explorerUrl} {...outgoing}>
            <span className="medal">
              <Icon name="search" />
            </span>
            <span className="name">{messages.viewOnExplorer(explorer)}</span>
            <Icon name="external" />
          </a>
        </li>
      )}
      <li>
        <DisconnectRow />
      </li>
    </ul>
  );
}

function DisconnectRow() {
  const widget = useWidget();
  const messages = useMessages();
  const { shown } = useShellContext();
  const namespace = useWidgetState((state) => state.namespace);
  const [isBusy, setIsBusy] = useState(false);
  const disconnect = async (): Promise<void> => {
    setIsBusy(true);
    // The account stays visible until the modal has closed: no other view flashes in between.
    const release = shown.hold();
    try {
      await widget.disconnect(namespace);
      const { connections } = widget.state;
      if (!Object.values(connections).some(({ account }) => account)) await widget.close();
    } catch {
      // The widget itself names the wallet that failed.
    } finally {
      release();
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="row"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void disconnect();
      }}
    >
      <span className="medal">{isBusy ? <Spinner /> : <Icon name="disconnect" />}</span>
      <span className="name">{isBusy ? messages.disconnecting : messages.disconnect}</span>
    </button>
  );
}
