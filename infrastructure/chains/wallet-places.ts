import type { Connector } from '../../domain/connection/connector';
import { faceOf, identityOf } from '../../domain/connection/wallet-identity';
import type { KeptWallets } from '../../ports/wallet-family';

interface Place {
  readonly claim: string;
  readonly isKept: boolean;
}

/** How many wallets that are not kept a catalogue lists. No browser has more. */
const WALLETS_MAX = 100;

/** How many a catalogue lists that claim one identity: enough to warn of them. */
const CLAIMS_MAX = 3;

/**
 * Decides which wallets of the page a catalogue lists. A script can announce any number of them, so the
 * places are limited, for each identity and in all. The wallets that the visitor knows have places of their
 * own.
 */
export class WalletPlaces {
  readonly #kept: KeptWallets;
  readonly #claims = new Map<string, number>();
  readonly #places = new Map<object, Place>();
  readonly #leftOut = new WeakSet();
  #others = 0;
  #leftOutCount = 0;

  constructor(kept: KeptWallets = { identities: new Set(), faces: new Set() }) {
    this.#kept = kept;
  }

  /** How many wallets got no place. */
  get leftOutCount(): number {
    return this.#leftOutCount;
  }

  /** Takes a place for `wallet`, which has these `details`. Returns whether there was one. */
  take(details: Connector, wallet: object = details): boolean {
    const place = this.#placeOf(details);
    const isFull = !place.isKept && this.#others >= WALLETS_MAX;
    if (isFull || this.#claimsOn(place) >= CLAIMS_MAX) {
      this.#leftOut.add(wallet);
      this.#leftOutCount += 1;
      return false;
    }
    this.#places.set(wallet, place);
    this.#count(place, 1);
    return true;
  }

  /** `wallet` is gone, so another one may have its place. */
  giveBack(wallet: object): void {
    const place = this.#places.get(wallet);
    this.#places.delete(wallet);
    if (place) this.#count(place, -1);
    if (this.#leftOut.delete(wallet)) this.#leftOutCount -= 1;
  }

  #count(place: Place, change: number): void {
    this.#claims.set(place.claim, this.#claimsOn(place) + change);
    if (!place.isKept) this.#others += change;
  }

  #claimsOn({ claim }: Place): number {
    return this.#claims.get(claim) ?? 0;
  }

  /** A wallet that looks like the visitor's own shares no places with those of its identity that do not. */
  #placeOf(details: Connector): Place {
    const { faces, identities } = this.#kept;
    const identity = identityOf(details.id);
    const isKept = identities.has(identity);
    const face = isKept && faces.size > 0 ? faceOf(details) : '';
    return { claim: faces.has(face) ? `${identity} ${face}` : identity, isKept };
  }
}
