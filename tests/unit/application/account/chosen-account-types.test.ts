import { expect, it } from '@jest/globals';
import {
  chosenAccountTypes,
  keepAccountType,
} from '../../../../application/account/chosen-account-types';
import { StoredValues } from '../../../../application/state/stored-values';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';

it('[R3.18] keeps the account types that a visitor chose, under the established name', () => {
  const storage = new InMemoryStorage();
  const stored = new StoredValues({ storage });
  expect(chosenAccountTypes(stored)).toEqual({});

  keepAccountType(stored, 'eip155', 'smartAccount');
  keepAccountType(stored, 'bip122', 'payment');
  keepAccountType(stored, 'eip155', 'eoa');

  expect(chosenAccountTypes(stored)).toEqual({ eip155: 'eoa', bip122: 'payment' });
  expect(storage.get('@appkit/preferred_account_types')).toBe(
    '{"eip155":"eoa","bip122":"payment"}',
  );
});

it.each(['', '{', '[]', '{"eip155":"payment"}', '{"eip155":7}', '{"solana":null}'])(
  '[R3.18] ignores a value that no widget has written: %s',
  (text) => {
    const storage = new InMemoryStorage();
    storage.set('@appkit/preferred_account_types', text);

    expect(chosenAccountTypes(new StoredValues({ storage }))).toEqual({});
  },
);
