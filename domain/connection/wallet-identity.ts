import type { ChainNamespace } from '../caip/chain-namespace';
import type { Connector } from './connector';
import { connectorsOf } from './multi-chain-connector';

/** What a catalogue appends to the ids of wallets that claim one identity, from the second on. */
const laterClaim = /#\d+$/;

/** What the wallet with this id says it is. Any program of the page may claim the same. */
export function identityOf(connectorId: string): string {
  return connectorId.replace(laterClaim, '');
}

/**
 * How a wallet shows itself: its name and a checksum of its picture. The same on every visit, which the uuid of
 * EIP-6963 is not. Public, so that it tells an honest wallet from another, and not from a copy of it.
 */
export function faceOf({ imageUrl = '', name }: Pick<Connector, 'imageUrl' | 'name'>): string {
  let checksum = 0;
  for (let index = 0; index < imageUrl.length; index += 1) {
    checksum = Math.imul(checksum ^ imageUrl.charCodeAt(index), 0x1000193) >>> 0;
  }
  return `${checksum} ${name}`;
}

/** The wallet of an earlier visit. */
export interface StoredWallet {
  readonly id: string;
  readonly namespace: ChainNamespace;

  /** How it showed itself: see {@link faceOf}. Absent where that was not stored. */
  readonly face: string | undefined;
}

/** Those of `connectors`, and of their members, that claim to be `wallet`. */
export function claimantsOf(
  { id, namespace }: StoredWallet,
  connectors: readonly Connector[],
): readonly Connector[] {
  return connectors
    .flatMap(connectorsOf)
    .filter((each) => each.namespace === namespace && identityOf(each.id) === identityOf(id));
}

/**
 * The one of `claimants` that `wallet` is: the only one with its face, or the only one there is. `undefined` where what
 * was stored singles out none.
 */
export function singledOut(
  { face }: StoredWallet,
  claimants: readonly Connector[],
): Connector | undefined {
  const alike = face === undefined ? [] : claimants.filter((each) => faceOf(each) === face);
  const [only, ...others] = alike.length > 0 ? alike : claimants;
  return others.length === 0 ? only : undefined;
}
