import { type LocalAccount, mnemonicToAccount } from 'viem/accounts';

/** The first `count` accounts of a mnemonic. This file brings viem and its word list: it is loaded on demand. */
export function accountsOfMnemonic(mnemonic: string, count: number): readonly LocalAccount[] {
  return Array.from({ length: count }, (_, addressIndex) =>
    mnemonicToAccount(mnemonic, { addressIndex }),
  );
}
