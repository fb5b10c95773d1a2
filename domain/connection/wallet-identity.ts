import type { ChainNamespace } from '../caip/chain-namespace';
import type { Connector } from './connector';
import { connectorsOf } from './multi-chain-connector';

/** The suffix that a catalogue adds to the ids of wallets that claim one identity, from the second on. */
const laterClaim = /#\d+$/;

/** The identity that the wallet with this id claims. Any program of the page may claim the same. */
export function identityOf(connectorId: string): string {
  return connectorId.replace(laterClaim, '');
}

/**
 * A wallet's name and a checksum of its picture. The same on every visit, unlike the uuid of EIP-6963. Both
 * are public, so they distinguish an honest wallet from another one, but not from a copy of it.
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

  /** Its look: see {@link faceOf}. Absent where that was not stored. */
  readonly face: string | undefined;
}

/** Those of `connectors`, and of their members, that claim the identity of `wallet`. */
export function claimantsOf(
  { id, namespace }: StoredWallet,
  connectors: readonly Connector[],
): readonly Connector[] {
  return connectors
    .flatMap(connectorsOf)
    .filter((each) => each.namespace === namespace && identityOf(each.id) === identityOf(id));
}

/**
 * The one of `claimants` that matches `wallet`: the only one with its look, or the only one at all.
 * `undefined` where none or several match.
 */
export function singledOut(
  { face }: StoredWallet,
  claimants: readonly Connector[],
): Connector | undefined {
  const alike = face === undefined ? [] : claimants.filter((each) => faceOf(each) === face);
  const [only, ...others] = alike.length > 0 ? alike : claimants;
  return others.length === 0 ? only : undefined;
}
