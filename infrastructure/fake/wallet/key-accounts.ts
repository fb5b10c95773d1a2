import { type LocalAccount, privateKeyToAccount } from 'viem/accounts';
import type { Hex } from './request-params';

/** The accounts of `keys`, in their order. This file brings viem: it is loaded on demand. */
export function accountsOfKeys(keys: readonly Hex[]): readonly LocalAccount[] {
  return keys.map((key) => privateKeyToAccount(key));
}
