import { describe, expect, it } from '@jest/globals';
import { accountMessages } from '../../../../presentation-react/messages/account-en';
import { directionOf } from '../../../../presentation-react/messages/message-catalogue';
import { shellMessages } from '../../../../presentation-react/messages/shell-en';

describe('directionOf', () => {
  it.each(['ar', 'he', 'fa-IR', 'ur', 'az-Arab'])('reads %s from the right', (lang) => {
    expect(directionOf(lang)).toBe('rtl');
  });

  it.each(['en', 'arn', 'de', 'hr', 'uz-Latn', ''])('reads %j from the left', (lang) => {
    expect(directionOf(lang)).toBe('ltr');
  });
});

describe('the English messages', () => {
  it('count', () => {
    const { walletsFound } = shellMessages;
    expect([0, 1, 2].map(walletsFound)).toEqual([
      '0 wallets found',
      '1 wallet found',
      '2 wallets found',
    ]);
    expect([1, 3].map(accountMessages.moreAddresses)).toEqual([
      '1 more address',
      '3 more addresses',
    ]);
  });

  it('have the article that goes with the name', () => {
    expect(Object.values(shellMessages.chains).map(accountMessages.connectOn)).toEqual([
      'Connect an Ethereum wallet',
      'Connect a Solana wallet',
      'Connect a Bitcoin wallet',
      'Connect a Polkadot wallet',
    ]);
  });
});
