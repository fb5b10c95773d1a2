import { store, stored } from './frame-storage';
import type { AccountTypeShelf } from '../../ports/account-type-shelf';

/** The visitor's choice on one site, in the frame's storage. */
export function accountTypeShelf(site: string): AccountTypeShelf {
  const name = `accountType:${site}`;
  return { read: () => stored(name), keep: (type) => store(name, type) };
}
