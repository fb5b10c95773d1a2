import { connectorWith, connectorsOf } from '../../../domain/connection/multi-chain-connector';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useConnections } from '../../bindings/use-connections';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Emblem } from '../../primitives/emblem';
import { Icon } from '../../primitives/icon';
import { NetworkEmblem } from '../../parts/network-emblem';
import { columnKeys } from '../../primitives/arrow-keys/key-map';
import { useArrowKeys } from '../../primitives/arrow-keys/use-arrow-keys';
import { walletsMessages } from '../../messages/wallets-en';
import { useMessages } from '../../bindings/shell-context';

export { walletsMessages as messages };

/**
 * Asks the visitor on which of its namespaces to connect a wallet. Each is shown by the name and picture of
 * its connector.
 */
export default function ConnectingMultiChainView() {
  const widget = useWidget();
  const messages = useMessages();
  const { multiChainText } = useCatalogue(walletsMessages);
  const connections = useConnections();
  const connector = useWidgetState(({ connectors, view }) =>
    connectorWith(connectors, view?.connectorId),
  );
  const members = connector ? connectorsOf(connector) : [];
  const { group, onKeyDown, itemProps } = useArrowKeys(
    members.map(({ namespace }) => namespace),
    columnKeys,
  );
  if (!connector) return null;
  return (
    <>
      <div className="scene">
        <Emblem {...connector} shape="wallet" size="large" />
        <p className="hint">{multiChainText(connector.name)}</p>
      </div>
      <ul ref={group} className="list" aria-label={messages.multiChainTitle} onKeyDown={onKeyDown}>
        {members.map(({ id, imageUrl, name, namespace }) => {
          const { account, network } = connections[namespace];
          return (
            <li key={namespace}>
              <button
                type="button"
                className="row"
                onClick={() => void widget.chooseWallet(id, namespace)}
                {...itemProps(namespace)}
              >
                {network && <NetworkEmblem network={network} />}
                <span className="name">
                  {messages.chains[namespace]}
                  <small className="connector">
                    <Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" size="small" />
                    <bdi>{name}</bdi>
                  </small>
                </span>
                {account?.connectorId === id ? (
                  <span className="tag">
                    <Icon name="check" />
                    {messages.inUse}
                  </span>
                ) : (
                  <Icon name="forward" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
