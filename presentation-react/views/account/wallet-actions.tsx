import { isOnrampOffered } from '../../../domain/onramp/onramp-offer';
import type { WalletFeature } from '../../../domain/options/features';
import type { ViewName } from '../../../domain/routing/view-name';
import { useMessages, useShellContext } from '../../bindings/shell-context';
import { useIsSwapOffered } from '../../bindings/use-is-swap-offered';
import { useNetwork } from '../../bindings/use-network';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Icon, type IconName } from '../../primitives/icon';
import { accountIcons } from '../../primitives/account-icons';

const actions: Readonly<Record<WalletFeature, { view: ViewName; icon: IconName }>> = {
  onramp: { view: 'OnRampProviders', icon: accountIcons.plus },
  swaps: { view: 'Swap', icon: accountIcons.swap },
  receive: { view: 'WalletReceive', icon: accountIcons.receive },
  send: { view: 'WalletSend', icon: accountIcons.send },
};

/**
 * The actions of the account: those that the site has on, in its order, if there are views for them. Buying is one where a
 * provider that the site names sells, and swapping where its source, a port or one that it names, has an exchange.
 */
export function WalletActions() {
  const widget = useWidget();
  const { walletFeatures } = useMessages();
  const { views } = useShellContext();
  const namespace = useWidgetState((state) => state.namespace);
  const { network } = useNetwork();
  const isSwapOffered = useIsSwapOffered(network?.caipNetworkId);
  const { features, sources } = widget.options;
  const isThere = (name: WalletFeature): boolean => {
    if (name === 'swaps') return isSwapOffered;
    if (name !== 'onramp') return true;
    return isOnrampOffered(sources?.onramp?.providers ?? [], namespace, timeZone);
  };
  const offered = features.walletFeaturesOrder.filter(
    (name) => features[name] && views.has(actions[name].view) && isThere(name),
  );
  if (offered.length === 0) return null;
  return (
    <ul className="wallet-actions">
      {offered.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => void widget.show(actions[name].view)}>
            <span className="disc">
              <Icon name={actions[name].icon} />
            </span>
            {walletFeatures[name]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where the visitor's clock says it is. */
function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
