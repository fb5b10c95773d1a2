import { describe, expect, it } from '@jest/globals';
import { parseTokenBalance } from '../../../../../domain/token/token-balance';
import {
  assetArgument,
  type AssetId,
  assetIdIn,
  assetText,
} from '../../../../../infrastructure/chains/polkadot/asset-id';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

const known: readonly (readonly [string, AssetId, string])[] = [
  ['7', { pallet: 'Assets', encoded: bytes('07000000') }, '1c'],
  ['1984', { pallet: 'Assets', encoded: bytes('c0070000') }, '011f'],
  ['pool-9', { pallet: 'PoolAssets', encoded: bytes('09000000') }, '09000000'],
  ['foreign-010100411f', { pallet: 'ForeignAssets', encoded: bytes('010100411f') }, '010100411f'],
];

describe('a token of a Polkadot chain', () => {
  it.each(known)('has the text %s, which is read again', (text, asset, argument) => {
    expect(assetText(asset)).toBe(text);
    expect(assetIdIn(text)).toEqual(asset);
    expect(Buffer.from(assetArgument(asset)).toString('hex')).toBe(argument);
    const quantity = { decimals: 2, numeric: '1' };
    const chainId = 'polkadot:68d56f15f85d3136970ec16946040bc1';
    expect(parseTokenBalance({ symbol: 'T', chainId, address: text, quantity })?.address).toBe(
      `${chainId}:${text}`,
    );
  });

  it.each([
    ['', 'pool-', 'foreign-', 'foreign-0', 'foreign-0G', 'pool-x', '-1', '1.5', '0x07', 'Pool-9'],
    ['4294967296', 'pool-4294967296', '12345678901', `foreign-${'00'.repeat(61)}`],
  ])('has none of the texts %p', (...texts) => {
    for (const text of texts) expect(assetIdIn(text)).toBeUndefined();
  });

  it('has no text where its location is too long for an address', () => {
    const encoded = new Uint8Array(61);
    expect(assetText({ pallet: 'ForeignAssets', encoded })).toBeUndefined();
  });
});
