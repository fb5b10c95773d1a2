import { type LocalAccount, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts';
import type { TestKeys } from './test-keys';

/** The accounts of `keys`, in their order. This file imports viem, so it is loaded on demand. */
export function accountsOf(keys: TestKeys): readonly LocalAccount[] {
  if ('privateKeys' in keys) return keys.privateKeys.map((key) => privateKeyToAccount(key));
  return Array.from({ length: keys.count }, (_, addressIndex) =>
    mnemonicToAccount(keys.mnemonic, { addressIndex }),
  );
}
