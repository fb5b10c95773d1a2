import { store, stored } from './frame-storage';
import type { AccountTypeStore } from '../../ports/account-type-store';

/** The visitor's choice on one site, in the frame's storage. */
export function accountTypeStore(site: string): AccountTypeStore {
  const name = `accountType:${site}`;
  return { read: () => stored(name), keep: (type) => store(name, type) };
}
