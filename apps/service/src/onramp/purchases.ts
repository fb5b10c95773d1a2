import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../database/database';

/** How long the purchases of a session can be read. */
const LIFE_MS = 24 * 3_600_000;

export interface PurchasesDeps {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/** The sessions whose purchases can be read. Of an account it stores a hash. */
export class Purchases {
  readonly #deps: PurchasesDeps;

  constructor(deps: PurchasesDeps) {
    this.#deps = deps;
  }

  /** Begins a purchase for `address` on `chain`, and returns its reference. */
  async begin(address: string, chain: string): Promise<string> {
    const { database, now } = this.#deps;
    const reference = randomUUID();
    await database.rows(
      'insert into purchase (reference, account, until) values (?, ?, ?)',
      reference,
      this.#accountOf(address, chain),
      now() + LIFE_MS,
    );
    return reference;
  }

  /** Says of an address and a chain whether the purchase is theirs, or `undefined` where there is no such purchase. */
  async ownerOf(
    reference: string,
  ): Promise<((address: string, chain: string) => boolean) | undefined> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      'select account from purchase where reference = ? and until > ?',
      reference,
      now(),
    );
    if (!row) return undefined;
    return (address, chain) => this.#accountOf(address, chain) === row['account'];
  }

  /** Deletes the sessions that are over. */
  async sweep(): Promise<void> {
    await this.#deps.database.rows('delete from purchase where until <= ?', this.#deps.now());
  }

  #accountOf(address: string, chain: string): string {
    const known = chain.startsWith('eip155:') ? address.toLowerCase() : address;
    return createHmac('sha256', this.#deps.secret).update(`${chain}:${known}`).digest('base64url');
  }
}
