import type { AccountLogins } from './account-logins';
import type { AccountNames } from './account-names';
import type { Lockouts } from './lockouts';
import type { OneTimeCodes } from './one-time-codes';

/** Who a visitor is: the accounts, the logins that lead to them, and the one-time codes that prove a login by e-mail. */
export interface Identity {
  readonly accounts: AccountNames;
  readonly codes: OneTimeCodes;

  /** For accounts whose codes were guessed. */
  readonly lockouts: Lockouts;
  readonly logins: AccountLogins;
}
