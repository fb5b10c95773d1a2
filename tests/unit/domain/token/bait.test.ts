import { expect, it } from '@jest/globals';
import { isBait } from '../../../../domain/token/bait';

it.each([
  ['Visit evil.test', ''],
  ['$ USDCbonus.com', ''],
  ['TOK', 'Claim your reward'],
  ['TOK', 'rewards at https://evil.test'],
  ['t.me/evil', ''],
  ['AIRDROP', ''],
  ['ЕТН.com', ''],
])('the token %s, %s is bait', (symbol, name) => {
  expect(isBait(symbol, name)).toBe(true);
});

it.each([
  ['USDC', 'USD Coin'],
  ['YFI', 'yearn.finance'],
  ['crvUSD', 'Curve.fi USD Stablecoin'],
  ['USDC.e', 'Bridged USDC'],
  ['stETH', 'Liquid staked Ether 2.0'],
  ['', ''],
])('the token %s, %s is not', (symbol, name) => {
  expect(isBait(symbol, name)).toBe(false);
});
