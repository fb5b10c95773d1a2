import type { Connector } from './connector';
import type { ListedWallet } from '../wallet/listed-wallet';
import { mayBeJoined, connectorsOf } from './multi-chain-connector';
import { isPair, knownWalletPairs } from './wallet-pairs';

/** What identifies a listed wallet. */
type WalletIdentity = Pick<ListedWallet, 'id' | 'name' | 'rdns'>;

/**
 * Whether `connector` is `wallet` as installed in this browser: the same id or rdns, or a known pair. A wallet listed
 * without an rdns also matches by its exact name, if no other connector claims that name.
 */
export function isInstalledAs(connector: Connector, { id, name, rdns }: WalletIdentity): boolean {
  const listedId = rdns ?? id;
  return connectorsOf(connector).some((member) => {
    const own = member.info?.rdns;
    if ([member.id, own].some((each) => each === id || each === listedId)) return true;
    const isNamedSo = rdns === undefined && own === undefined && member.name === name;
    return (
      mayBeJoined(member) && (isNamedSo || isPair(knownWalletPairs, own ?? member.id, listedId))
    );
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
