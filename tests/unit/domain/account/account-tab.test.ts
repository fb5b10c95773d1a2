import { expect, it } from '@jest/globals';
import {
  accountTabs,
  DEFAULT_ACCOUNT_TAB,
  isAccountTab,
} from '../../../../domain/account/account-tab';

it('[R2.13] the account tabs are Tokens, NFTs and Activity, and Tokens comes first', () => {
  expect(accountTabs).toEqual(['Tokens', 'NFTs', 'Activity']);
  expect(DEFAULT_ACCOUNT_TAB).toBe('Tokens');
});

it('knows a tab by its name', () => {
  expect(isAccountTab('NFTs')).toBe(true);
  expect(isAccountTab('nfts')).toBe(false);
  expect(isAccountTab(0)).toBe(false);
});
