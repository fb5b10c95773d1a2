import { chainNamespaces } from '../caip/chain-namespace';
import { fieldOf } from '../outside/untrusted-record';
import type { AccountTypes } from './account-type';
import { hasAccountType, isAccountType } from './account-type-choice';

/** Parses the stored choices in `value`; skips invalid entries. */
export function parseAccountTypes(value: unknown): Partial<AccountTypes> {
  const chosen = chainNamespaces.flatMap((namespace) => {
    const type = fieldOf(value, namespace);
    return isAccountType(type) && hasAccountType(namespace, type) ? [[namespace, type]] : [];
  });
  return Object.fromEntries(chosen) as Partial<AccountTypes>;
}
