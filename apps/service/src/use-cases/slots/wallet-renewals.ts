import { randomUUID } from 'node:crypto';
import type { Events } from '../../ports/events';
import type { OfAccount, Store, Stored } from '../../ports/store';
import type { StoredRenewal } from '../../ports/wallet-renewals';
import type { AskingDevice } from '../../ports/key-shares';
import type { NewsAddresses } from '../../ports/kept-mails';
import { withNews } from '../mail/kept-mails';

const DAY_MS = 24 * 3_600_000;

/** How long a wallet that was set aside stays. */
export const KEPT_MS = 730 * DAY_MS;

/** How long its own key may take back that it goes. */
const DISCARD_MS = 30 * DAY_MS;

/** A device that asks for new wallets every week fills no table. */
const MAX_ASIDE = 10;

/** An attempt to begin a new wallet beside the account's. */
export interface WalletRenewal {
  readonly begunAtMs: number;
  readonly readyAtMs: number;

  /** Whether this device makes it. */
  readonly isOwn: boolean;

  /** Whether it may begin now, by the clock of the service. */
  readonly isReady: boolean;
}

export interface WalletRenewalsDeps {
  readonly store: Pick<Store, 'aside' | 'renewals' | 'slots' | 'transaction' | 'wallets'>;
  readonly events: Events;
  readonly now: () => number;

  /** How long an attempt waits for the wallet's key. */
  readonly delayMs: number;

  /** Whether the database has the account's devices. Where another operator has the logins, it has not. */
  readonly knowsDevices: boolean;
}

/**
 * New wallets for visitors who have lost every way in. A login never ends a wallet: the one before is set aside with its
 * slots, and its key takes its place back at any time. Until an attempt is ready, any act of the wallet's key ends it. It is that
 * of one device since its login: a device that is ended has none, also when it logs in again.
 */
export class WalletRenewals {
  readonly #deps: WalletRenewalsDeps;

  constructor(deps: WalletRenewalsDeps) {
    this.#deps = deps;
  }

  /**
   * Begins to wait, once for each device. `undefined` where the account has no wallet, or too many.
   *
   * @param addresses Those of the visitor, who hears of it, as of each change below.
   */
  async begin(
    asking: AskingDevice,
    addresses?: NewsAddresses,
  ): Promise<{ readonly readyAtMs: number; readonly isNew: boolean } | undefined> {
    const { store, delayMs, now } = this.#deps;
    const aside = await store.aside.count(asking.account);
    if (aside === undefined || aside >= MAX_ASIDE) return undefined;
    const readyAtMs = now() + delayMs;
    const isNew = await withNews(addresses, (tell) =>
      store.transaction(async (stored) => {
        if (!(await stored.renewals.begin(asking, now(), readyAtMs))) return false;
        await tell({ kind: 'asked', readyAtMs }, stored);
        return true;
      }, asking.account),
    );
    if (isNew) return { readyAtMs, isNew };
    const own = await this.of(asking);
    return own && { readyAtMs: own.readyAtMs, isNew: false };
  }

  /** The attempt of this device, else the first of another one. */
  async of({ account, device, knownSinceMs }: AskingDevice): Promise<WalletRenewal | undefined> {
    const { store, knowsDevices, now } = this.#deps;
    const all = await store.renewals.list(account);
    const own = all.find((one) => one.device === device && one.knownSinceMs === knownSinceMs);
    const isKnown = (one: StoredRenewal): boolean =>
      !knowsDevices || one.deviceSinceMs === one.knownSinceMs;
    const renewal = own ?? all.find((one) => one.device !== device && isKnown(one));
    return (
      renewal && {
        begunAtMs: renewal.begunMs,
        readyAtMs: renewal.readyMs,
        isOwn: renewal === own,
        isReady: renewal === own && renewal.readyMs <= now(),
      }
    );
  }

  /** Whether the device has waited long enough. */
  async isReady(asking: AskingDevice): Promise<boolean> {
    return (await this.of(asking))?.isReady === true;
  }

  /**
   * Sets the account's wallet aside, and makes `key` and the slot `id` those of a new one. `false` unless the device has waited
   * long enough; once. `then` is done with it.
   */
  async renew(
    asking: AskingDevice,
    id: string,
    key: string,
    then: (stored: OfAccount) => Promise<void> = async () => undefined,
    addresses?: NewsAddresses,
  ): Promise<boolean> {
    const { store, events, now } = this.#deps;
    const { account } = asking;
    return withNews(addresses, (tell) =>
      store.transaction(async (stored) => {
        if (!(await stored.renewals.take(asking, now()))) return false;
        await this.#setAside(stored, account, id);
        await stored.wallets.renew(asking, key, now());
        await then(stored);
        await stored.renewals.end(account);
        await events.publish({ type: 'wallet.made', account, isRenewed: true }, stored);
        await tell({ kind: 'replaced' }, stored);
        return true;
      }, account),
    );
  }

  /** The key of a wallet that was set aside. */
  async keyOf(account: string, aside: string): Promise<string | undefined> {
    return this.#deps.store.aside.keyOf(account, aside);
  }

  /**
   * Gives a wallet its place back, as its key has signed. The one in its place is set aside. The older one has a day: else
   * the thief of a login, whose wallet took its place, would set it aside again before its owner has ended that login.
   *
   * @returns the seconds to wait, 0 where it is done, `undefined` where there is no such wallet.
   */
  async restore(
    account: string,
    aside: string,
    addresses?: NewsAddresses,
  ): Promise<number | undefined> {
    const { store, now } = this.#deps;
    return withNews(addresses, (tell) =>
      store.transaction(async (stored) => {
        const sinceMs = await stored.aside.youngerSince(account, aside);
        const waitMs = sinceMs === undefined ? 0 : sinceMs + DAY_MS - now();
        if (waitMs > 0) return Math.ceil(waitMs / 1000);
        const found = await stored.aside.take(account, aside);
        if (!found) return undefined;
        await this.#setAside(stored, account);
        await stored.slots.restore(account, aside);
        await stored.wallets.restore(account, found, now());
        await stored.renewals.end(account);
        await tell({ kind: 'restored' }, stored);
        return 0;
      }, account),
    );
  }

  /** A wallet that was set aside goes in 30 days, as its key has signed, unless it is kept or gets its place back. */
  async discard(
    account: string,
    aside: string,
    addresses?: NewsAddresses,
  ): Promise<number | undefined> {
    const { store, now } = this.#deps;
    return withNews(addresses, (tell) =>
      store.transaction(async (stored) => {
        const goesAtMs = await stored.aside.discard(account, aside, now() + DISCARD_MS);
        if (goesAtMs !== undefined) await tell({ kind: 'discarded', goesAtMs }, stored);
        return goesAtMs;
      }, account),
    );
  }

  /** A wallet that was to go stays as long as it would have, as its key has signed. */
  async keep(account: string, aside: string, addresses?: NewsAddresses): Promise<boolean> {
    const { store, now } = this.#deps;
    return withNews(addresses, (tell) =>
      store.transaction(async (stored) => {
        const isKept = await stored.aside.keep(account, aside, now(), KEPT_MS);
        if (isKept) await tell({ kind: 'kept' }, stored);
        return isKept;
      }, account),
    );
  }

  /** Deletes what was set aside two years ago, or discarded. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    await store.transaction(async (stored) => {
      await stored.slots.sweepAside(now());
      await stored.aside.sweep(now());
    });
  }

  /** @param but The slot of the wallet that takes its place. */
  async #setAside(
    { aside, slots }: Pick<Stored, 'aside' | 'slots'>,
    account: string,
    but = '',
  ): Promise<void> {
    const nowMs = this.#deps.now();
    const id = randomUUID();
    await aside.add(account, id, nowMs, nowMs + KEPT_MS);
    await slots.setAside(account, id, but);
  }
}
