import { describe, expect, it } from '@jest/globals';
import { defaultAccountTypes } from '../../../../domain/account/account-type';
import {
  accountTypes,
  hasAccountType,
  isAccountType,
  preferredAccountType,
} from '../../../../domain/account/account-type-choice';
import { chainNamespaces } from '../../../../domain/caip/chain-namespace';

describe('account types', () => {
  it('[R6.2] are eoa, smartAccount and payment', () => {
    expect(accountTypes).toEqual(['eoa', 'smartAccount', 'payment']);
    expect(isAccountType('smartAccount')).toBe(true);
    expect(isAccountType('contract')).toBe(false);
    expect(isAccountType(undefined)).toBe(false);
  });

  it('[R3.14] have a default per namespace, which exists there', () => {
    expect(defaultAccountTypes).toEqual({
      solana: 'eoa',
      bip122: 'payment',
      polkadot: 'eoa',
      eip155: 'smartAccount',
    });
    for (const namespace of chainNamespaces) {
      expect(hasAccountType(namespace, defaultAccountTypes[namespace])).toBe(true);
    }
  });

  it('know on which namespace they exist', () => {
    expect(hasAccountType('eip155', 'eoa')).toBe(true);
    expect(hasAccountType('eip155', 'payment')).toBe(false);
    expect(hasAccountType('solana', 'smartAccount')).toBe(false);
    expect(hasAccountType('polkadot', 'payment')).toBe(false);
    expect(hasAccountType('bip122', 'eoa')).toBe(false);
  });
});

describe('preferredAccountType', () => {
  it('[R6.2] takes the visitor’s choice before the site’s, and the site’s before the default', () => {
    expect(preferredAccountType('eip155', 'eoa', { eip155: 'smartAccount' })).toBe('eoa');
    expect(preferredAccountType('eip155', undefined, { eip155: 'eoa' })).toBe('eoa');
    expect(preferredAccountType('eip155', undefined)).toBe('smartAccount');
    expect(preferredAccountType('bip122', undefined, { eip155: 'eoa' })).toBe('payment');
  });

  it('skips a choice that does not exist on the namespace', () => {
    expect(preferredAccountType('eip155', 'payment', { eip155: 'eoa' })).toBe('eoa');
    expect(preferredAccountType('solana', 'smartAccount', { solana: 'payment' })).toBe('eoa');
  });
});
