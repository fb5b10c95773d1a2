import { type AccountTab, DEFAULT_ACCOUNT_TAB } from './account-tab';
import type { AccountType, AccountTypes } from './account-type';
import { type IdentityState, UNKNOWN_IDENTITY } from './identity';

/**
 * A change of the account type that waits for the wallet, or that failed and that the visitor has not
 * dismissed.
 */
export type AccountTypeChange =
  | { readonly status: 'asking'; readonly type: AccountType }
  | { readonly status: 'failed'; readonly type: AccountType };

/** What the account view shows beyond address and balance. */
export interface AccountProfile {
  /** Its name and picture. */
  readonly identity: IdentityState;
  /** The tab of its view that is on show. */
  readonly tab: AccountTab;

  /** The account type to use on each namespace: the visitor's choice, else the site's, else the default. */
  readonly preferredAccountTypes: AccountTypes;

  /** The type of the account in use, where the wallet reports it. */
  readonly accountType: AccountType | undefined;

  /** Whether the wallet's smart account has the address of the visitor's own key (EIP-7702). */
  readonly isSmartAccountAtKey: boolean;

  /** The account types that the wallet can change to; empty where it offers no choice. */
  readonly accountTypes: readonly AccountType[];
  /** A change of its type that waits, or failed. */
  readonly typeChange?: AccountTypeChange;
}

/** The profile before anything is known, for these preferences. */
export function newAccountProfile(preferredAccountTypes: AccountTypes): AccountProfile {
  return {
    identity: UNKNOWN_IDENTITY,
    tab: DEFAULT_ACCOUNT_TAB,
    preferredAccountTypes,
    accountType: undefined,
    accountTypes: [],
    isSmartAccountAtKey: false,
  };
}
