import { createHmac } from 'node:crypto';
import type { Store } from '../../ports/store';

/** Longer than a login at another provider may take, so that the login says itself that it is over. */
const LIFE_MS = 1_200_000;

export interface AllowedJoinsDeps {
  readonly store: Pick<Store, 'joins'>;
  readonly secret: string;
  readonly now: () => number;
}

/**
 * The logins under way that an account's visitor has agreed to add, by the wallet's key: before the login is proved, so that the
 * visitor presses once.
 */
export class AllowedJoins {
  readonly #deps: AllowedJoinsDeps;

  constructor(deps: AllowedJoinsDeps) {
    this.#deps = deps;
  }

  /** `flow` is the name of the login. */
  async allow(account: string, flow: string): Promise<void> {
    const { store, now } = this.#deps;
    await store.joins.allow(this.#hashOf(flow), account, now() + LIFE_MS);
  }

  async isAllowed(account: string, flow: string): Promise<boolean> {
    const { store, now } = this.#deps;
    return store.joins.isAllowed(this.#hashOf(flow), account, now());
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    await store.joins.sweep(now());
  }

  #hashOf(flow: string): string {
    return createHmac('sha256', this.#deps.secret).update(`join:${flow}`).digest('base64url');
  }
}
