import { createHmac, randomUUID } from 'node:crypto';
import type { Events } from '../../ports/events';
import type { Store } from '../../ports/store';

/** How long the purchases of a session can be read. */
const LIFE_MS = 24 * 3_600_000;

export interface PurchasesDeps {
  readonly events: Events;
  readonly store: Pick<Store, 'purchases' | 'transaction'>;
  readonly secret: string;
  readonly now: () => number;
}

/** The sessions whose purchases can be read. Of an account it stores a hash. */
export class Purchases {
  readonly #deps: PurchasesDeps;

  constructor(deps: PurchasesDeps) {
    this.#deps = deps;
  }

  /** Begins a purchase at a provider for `address` on `chain`, and returns its reference. */
  async begin(provider: string, address: string, chain: string): Promise<string> {
    const { events, store, now } = this.#deps;
    const reference = randomUUID();
    const account = this.#accountOf(address, chain);
    await store.transaction(async (stored) => {
      await stored.purchases.add(reference, account, now() + LIFE_MS);
      await events.publish({ type: 'purchase.begun', provider, reference }, stored);
    });
    return reference;
  }

  /** Says of an address and a chain whether the purchase is theirs, or `undefined` where there is no such purchase. */
  async ownerOf(
    reference: string,
  ): Promise<((address: string, chain: string) => boolean) | undefined> {
    const { store, now } = this.#deps;
    const owner = await store.purchases.accountOf(reference, now());
    if (owner === undefined) return undefined;
    return (address, chain) => this.#accountOf(address, chain) === owner;
  }

  /** Deletes the sessions that are over. */
  async sweep(): Promise<void> {
    await this.#deps.store.purchases.sweep(this.#deps.now());
  }

  #accountOf(address: string, chain: string): string {
    const known = chain.startsWith('eip155:') ? address.toLowerCase() : address;
    return createHmac('sha256', this.#deps.secret).update(`${chain}:${known}`).digest('base64url');
  }
}
