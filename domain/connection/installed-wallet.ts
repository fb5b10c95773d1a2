import type { Connector } from './connector';
import type { ListedWallet } from './listed-wallet';
import { isSameName, mayBeJoined, connectorsOf } from './multi-chain-connector';

/** What tells a listed wallet from others. */
type WalletIdentity = Pick<ListedWallet, 'id' | 'name' | 'rdns'>;

/**
 * Whether `connector` is `wallet` as it stands in this browser: by its id or its rdns, and where its
 * standard has none by its name.
 */
export function isInstalledAs(
  connector: Connector,
  { id, name, rdns = id }: WalletIdentity,
): boolean {
  return connectorsOf(connector).some((way) => {
    const own = way.info?.rdns;
    if ([way.id, own].some((each) => each === id || each === rdns)) return true;
    return own === undefined && mayBeJoined(way) && isSameName(way.name, name);
  });
}

/** The connector of `wallet` in this browser, where it is installed. */
export function installedConnector(
  connectors: readonly Connector[],
  wallet: WalletIdentity,
): Connector | undefined {
  return connectors.find(
    (connector) =>
      connector.type !== 'WALLET_CONNECT' &&
      connector.type !== 'AUTH' &&
      isInstalledAs(connector, wallet),
  );
}
