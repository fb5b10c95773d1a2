import { expect, it } from '@jest/globals';
import { accountTabs, DEFAULT_ACCOUNT_TAB } from '../../../../domain/account/account-tab';

it('[R2.13] the account tabs are Tokens, NFTs and Activity, and Tokens comes first', () => {
  expect(accountTabs).toEqual(['Tokens', 'NFTs', 'Activity']);
  expect(DEFAULT_ACCOUNT_TAB).toBe('Tokens');
});
