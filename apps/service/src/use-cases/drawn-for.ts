import type { Store } from '../ports/store';

/**
 * An id of a row of the account: the first of those that `make` gives whose row is where the account's rows are. Over one database
 * that is the first one. Over several, a random one costs as many tries as there are databases, on average.
 *
 * @param make Gives another one for each number, from 0.
 */
export function drawnFor(
  store: Pick<Store, 'isWith'>,
  account: string,
  make: (n: number) => string,
): string {
  for (let n = 0; ; n += 1) {
    const id = make(n);
    if (store.isWith(id, account)) return id;
  }
}
