import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { supportsAssetDiscovery } from '../../../../domain/token/asset-discovery';
import { compareDecimals } from '../../../../domain/number/decimal';
import {
  readStoredTokenBalances,
  storedTokenBalance,
} from '../../../../domain/token/stored-token-balance';
import { tokenBalance } from '../../../../domain/token/token-balance';

const contract = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' as CaipAddress;

describe('storedTokenBalance', () => {
  it('[R3.19] is read back with every unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.integer({ min: 0, max: 36 }),
        fc.option(fc.bigInt({ min: 1n, max: 10n ** 30n })),
        fc.boolean(),
        (units, decimals, price, isNative) => {
          const balance = tokenBalance({
            name: 'Token',
            symbol: 'TKN',
            chainId: 'eip155:1',
            address: isNative ? undefined : contract,
            units,
            decimals,
            price: price === null ? undefined : { units: price, scale: 12 },
            iconUrl: 'https://example.test/icon.png',
          });
          if (!balance) throw new TypeError('no balance');

          const [read] =
            readStoredTokenBalances(
              JSON.parse(JSON.stringify([storedTokenBalance(balance)])) as unknown,
            ) ?? [];

          expect(read?.quantity).toEqual(balance.quantity);
          expect(read?.address).toBe(balance.address);
          expect(read?.iconUrl).toBe(balance.iconUrl);
          if (balance.price && read?.price) {
            expect(compareDecimals(read.price, balance.price)).toBe(0);
          } else {
            expect(read?.price).toBe(balance.price);
          }
        },
      ),
    );
  });

  it('[R3.19] drops only a bad entry, and refuses a value that is no list', () => {
    const good = { symbol: 'ETH', chainId: 'eip155:1', quantity: { decimals: 18, numeric: '1' } };

    expect(readStoredTokenBalances([good, null, { symbol: 'BAD' }])).toHaveLength(1);
    expect(readStoredTokenBalances({ good })).toBeUndefined();
  });
});

describe('supportsAssetDiscovery', () => {
  it.each([
    [{ '0x1': { assetDiscovery: { supported: true } } }, true],
    [{ '0x0': { assetDiscovery: { supported: true } } }, true],
    [{ '0xa': { assetDiscovery: { supported: true } } }, false],
    [{ '0x1': { assetDiscovery: { supported: 'yes' } } }, false],
    [{ '0x1': { assetDiscovery: null } }, false],
    [{ '0x1': {} }, false],
    [null, false],
    ['0x1', false],
  ])('[R7.5] reads %j', (capabilities, expected) => {
    expect(supportsAssetDiscovery(capabilities, '0x1')).toBe(expected);
  });
});
