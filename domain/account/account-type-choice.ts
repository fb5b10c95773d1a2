import type { ChainNamespace } from '../caip/chain-namespace';
import {
  type AccountType,
  type AccountTypes,
  accountTypesOfNamespaces,
  defaultAccountTypes,
} from './account-type';

/** The account types that a wallet may offer. */
export const accountTypes: readonly AccountType[] = ['eoa', 'smartAccount', 'payment'];

/** Whether `value` names an account type. */
export function isAccountType(value: unknown): value is AccountType {
  return (accountTypes as readonly unknown[]).includes(value);
}

/** Whether accounts of this type exist on `namespace`. */
export function hasAccountType(namespace: ChainNamespace, type: AccountType): boolean {
  return accountTypesOfNamespaces[namespace].includes(type);
}

/** The type of an account of `namespace` whose wallet does not report it: a key's own, or the only type. */
export function plainAccountType(namespace: ChainNamespace): AccountType {
  return accountTypesOfNamespaces[namespace][0];
}

/**
 * The account type to use on `namespace`: the visitor's `chosen` one, else the site's `configured` one, else
 * the default. Skips a choice that does not exist on the namespace.
 */
export function preferredAccountType(
  namespace: ChainNamespace,
  chosen: AccountType | undefined,
  configured: Partial<AccountTypes> = {},
): AccountType {
  const choices = [chosen, configured[namespace]];
  return (
    choices.find((choice) => choice !== undefined && hasAccountType(namespace, choice)) ??
    defaultAccountTypes[namespace]
  );
}
