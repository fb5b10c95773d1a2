import type { Connector } from './connector';
import type { ListedWallet } from './listed-wallet';
import { mayBeJoined, connectorsOf } from './multi-chain-connector';
import { isPair, knownWalletPairs } from './wallet-pairs';

/** What tells a listed wallet from others. */
type WalletIdentity = Pick<ListedWallet, 'id' | 'name' | 'rdns'>;

/**
 * Whether `connector` is `wallet` as it stands in this browser: by its id or its rdns, or as a known pair. A
 * wallet that is listed without an rdns is also known by exactly its name, where no other claims that.
 */
export function isInstalledAs(connector: Connector, { id, name, rdns }: WalletIdentity): boolean {
  const listedId = rdns ?? id;
  return connectorsOf(connector).some((way) => {
    const own = way.info?.rdns;
    if ([way.id, own].some((each) => each === id || each === listedId)) return true;
    const isNamedSo = rdns === undefined && own === undefined && way.name === name;
    return mayBeJoined(way) && (isNamedSo || isPair(knownWalletPairs, own ?? way.id, listedId));
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
