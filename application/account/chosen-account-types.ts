import type { AccountType, AccountTypes } from '../../domain/account/account-type';
import { parseAccountTypes } from '../../domain/account/parse-account-types';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { StoredValues } from '../state/stored-values';

const CHOSEN_TYPES = 'preferred_account_types';

/** The account types that a visitor chose, on this visit or before. */
export function chosenAccountTypes(stored: StoredValues): Partial<AccountTypes> {
  return parseAccountTypes(stored.json(CHOSEN_TYPES));
}

/** Keeps the choice of `type` on `namespace` for later visits. */
export function keepAccountType(
  stored: StoredValues,
  namespace: ChainNamespace,
  type: AccountType,
): void {
  stored.setJson(CHOSEN_TYPES, { ...chosenAccountTypes(stored), [namespace]: type });
}
