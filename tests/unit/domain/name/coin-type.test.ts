import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coinTypeOf, coinTypesOf } from '../../../../domain/name/coin-type';
import { bitcoin, bitcoinTestnet } from '../../../../domain/network/more-networks';

it.each([
  [1, 2147483649],
  [10, 2147483658],
  [42161, 2147525809],
  [2147483647, 4294967295],
])('[R5.2] gives chain %i the coin type %i', (chainId, coinType) => {
  expect(coinTypeOf(chainId)).toBe(coinType);
});

it.each([2147483648, 2147483649, 1e20, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '[R5.2] refuses chain id %d',
  (chainId) => {
    expect(() => coinTypeOf(chainId)).toThrow(
      expect.objectContaining({ code: 'CHAIN_ID_INVALID', message: 'Invalid chainId' }),
    );
  },
);

it('[R5.2] sets exactly the highest bit of 32', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2147483647 }), (chainId) => {
      expect(coinTypeOf(chainId)).toBe((0x80000000 | chainId) >>> 0);
    }),
  );
});

it('[R5.2] gives Bitcoin the coin type 0 (SLIP-44), and its test networks none', () => {
  expect(coinTypesOf(bitcoin)).toEqual([0]);
  expect(coinTypesOf(bitcoinTestnet)).toEqual([]);
});
