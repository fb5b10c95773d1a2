import type { OfAccount, Store, Stored } from '../../ports/store';
import type { AccountDatabases } from './account-databases';
import { beginsWhenUsed } from './begins-when-used';
import type { Database } from './database';
import { type MovedIds, movedIds } from './moved-ids';
import { placedParts } from './placed-parts';
import type { Queries } from './rows';

/**
 * What the service stores in several databases: what is of one account in that of the account, and all else in the first one.
 *
 * @param storedIn What is stored in one of them.
 */
export function placedStore(
  first: Database,
  accounts: AccountDatabases,
  storedIn: (queries: Queries) => Stored,
): Store {
  const stored = storedIn(first);
  const all = accounts.all.map(storedIn);
  const { placeOf } = accounts;
  const moved = movedIds(first);
  const inPlace = <In>(list: readonly In[], key: string): In => {
    const found = list[placeOf(key)];
    if (found === undefined) throw new RangeError('There is no database at this place');
    return found;
  };

  /** In the account's database alone. */
  const ofAccount = <Result>(
    work: (stored: OfAccount) => Promise<Result>,
    account: string,
  ): Promise<Result> =>
    inPlace(accounts.all, account).atOnce((rows) => {
      const own = storedIn({ rows });
      const at = (key: string): Stored => {
        if (placeOf(key) === placeOf(account)) return own;
        throw new RangeError('The row is in the database of another account');
      };
      const { aside, devices, flows, holds, nonces, renewals, sessions, slots, wallets } =
        placedParts({ first: stored, at, moved: ofOne(account), all: [own] });
      const { events, mails } = own;
      return work({
        aside,
        devices,
        events,
        flows,
        holds,
        mails,
        nonces,
        renewals,
        sessions,
        slots,
        wallets,
      });
    }, account);

  /**
   * In the first database, and in each other one from where it is used. Those are confirmed before the first one: what stands there, such as
   * that a deletion waits, or where a login leads, is the last to change, and what was not done is done again.
   */
  const ofAll = <Result>(work: (stored: Stored) => Promise<Result>): Promise<Result> =>
    first.atOnce(async (rows) => {
      const begun = accounts.all.map((database) => beginsWhenUsed(database));
      const own = begun.map((each) => storedIn({ rows: each.rows }));
      const parts = placedParts({
        first: storedIn({ rows }),
        at: (key) => inPlace(own, key),
        moved,
        all: own,
      });
      try {
        const result = await work(parts);
        for (const each of begun) await each.end();
        return result;
      } catch (error) {
        await Promise.allSettled(begun.map((each) => each.end(error)));
        throw error;
      }
    });

  return {
    ...placedParts({ first: stored, at: (key) => inPlace(all, key), moved, all }),
    transaction: <Result>(
      work: ((stored: Stored) => Promise<Result>) & ((stored: OfAccount) => Promise<Result>),
      account?: string,
    ) => (account === undefined ? ofAll(work) : ofAccount(work, account)),
    isWith: (id, account) => placeOf(id) === placeOf(account),
    check: () => first.check(),
  };
}

/** In a transaction of one account an id is the account's, or its row is not found. */
function ofOne(account: string): MovedIds {
  return { accountOf: () => Promise.resolve(account), sweep: () => Promise.resolve() };
}
