import type { AccountType } from '../domain/smart/account-type';

/** Where the visitor's choice is kept. */
export interface AccountTypeStore {
  readonly read: () => Promise<unknown>;
  readonly keep: (type: AccountType) => Promise<void>;
}
