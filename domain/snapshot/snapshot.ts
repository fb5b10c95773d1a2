import { shortenAddress } from '../address/shorten-address';
import type { CaipNetworkId } from '../caip/caip-network-id';
import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';

/** A snapshot has the account in use, and one of each namespace: they need less. */
export const SNAPSHOT_MAX_LENGTH = 1024;

/**
 * The looks of the visit before, as a cookie says. A visitor can write any cookie, so it has nothing that a site could
 * take for an account: no whole address, and no wallet.
 */
export interface Snapshot {
  activeNamespace(): ChainNamespace | undefined;
  activeNetworkId(): CaipNetworkId | undefined;

  /** None: nothing is restored from a snapshot. */
  connectorId(namespace: ChainNamespace): undefined;

  /** The shortened address of the account on `namespace`. */
  short(namespace: ChainNamespace): string | undefined;
}

const base58 = '[1-9A-HJ-NP-Za-km-z]';
const genesis = '[0-9a-f]{32}';

/** The shape of an account id on each namespace, with the address as its group. */
const accounts: { readonly [Namespace in ChainNamespace]: RegExp } = {
  eip155: /^eip155:\d{1,20}:(0x[0-9a-fA-F]{40})$/,
  solana: new RegExp(`^solana:\\w{1,32}:(${base58}{32,44})$`),
  polkadot: new RegExp(`^polkadot:${genesis}:(${base58}{46,49})$`),
  bip122: new RegExp(
    `^bip122:${genesis}:((?:bc1|tb1|bcrt1)[02-9ac-hj-np-z]{8,87}|[123mn]${base58}{24,38})$`,
  ),
};

/**
 * Reads what `serialize` wrote, after it was in a cookie. The account in use comes first. Leaves out
 * every other one that is not well-formed. `undefined` where no account is in use.
 */
export function readSnapshot(text: string | undefined): Snapshot | undefined {
  if (typeof text !== 'string' || text.length > SNAPSHOT_MAX_LENGTH) return undefined;
  const ids = text.split('~');
  const namespace = chainNamespaces.find((each) => accounts[each].test(ids[0] ?? ''));
  if (!namespace) return undefined;
  const network = ids[0]?.slice(0, ids[0].lastIndexOf(':')) as CaipNetworkId;
  const addressOn = (on: ChainNamespace): string | undefined =>
    ids.map((id) => accounts[on].exec(id)?.[1]).find(Boolean);
  return {
    activeNamespace: () => namespace,
    activeNetworkId: () => network,
    connectorId: () => undefined,
    short: (on) => {
      const address = addressOn(on);
      return address && shortenAddress(address);
    },
  };
}
