import { configuredNamespaces } from '../../../application/snapshot/initial-state';
import { shortenAddress } from '../../../domain/address/shorten-address';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { useConnections } from '../../bindings/use-connections';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';
import { NetworkEmblem } from '../../parts/network-emblem';
import { useAccountMessages } from '../../bindings/use-account-messages';

/** The connected wallets, one press apart, and the way to all of them. On a site with one namespace, that way alone. */
export function WalletSwitcher() {
  const widget = useWidget();
  const messages = useAccountMessages();
  const connections = useConnections();
  const inUse = useWidgetState((state) => state.namespace);
  const networks = useWidgetState((state) => state.networks);
  const namespaces = configuredNamespaces({ networks });

  const use = async (namespace: ChainNamespace): Promise<void> => {
    const feature = await widget.feature('account');
    feature.use(namespace);
  };
  const all = (
    <button
      type="button"
      className="tool"
      title={messages.walletsTitle}
      onClick={() => void widget.show('ProfileWallets')}
    >
      <Icon name="wallet" />
    </button>
  );
  if (namespaces.length < 2) return all;
  return (
    <div className="switcher" role="group" aria-label={messages.walletsTitle}>
      {namespaces.map((namespace) => {
        const { account, network } = connections[namespace];
        if (!account || !network) return null;
        const chain = messages.chains[namespace];
        return (
          <button
            key={namespace}
            type="button"
            aria-pressed={namespace === inUse}
            aria-label={messages.switchTo(shortenAddress(account.address), chain)}
            title={chain}
            onClick={() => void use(namespace)}
          >
            <NetworkEmblem network={network} />
          </button>
        );
      })}
      {all}
    </div>
  );
}
