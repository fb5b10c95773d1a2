import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseWalletAssets } from '../../../../domain/token/wallet-assets';

const ether = {
  address: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  balance: '0xde0b6b3a7640000',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2.5 },
};
const usdc = {
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  balance: '0x16e360',
  type: 'ERC20',
  metadata: {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    iconUrl: 'data:image/png;base64,AA==',
  },
};

describe('parseWalletAssets', () => {
  it('[R7.5] reads a map from chain in hexadecimal to assets', () => {
    expect(parseWalletAssets({ '0x1': [ether], '0xa4b1': [usdc] })).toEqual({
      'eip155:1': [
        {
          name: 'Ether',
          symbol: 'ETH',
          chainId: 'eip155:1',
          quantity: { decimals: 18, numeric: '1', units: 10n ** 18n },
          price: { units: 25n, scale: 1 },
          value: { units: 25n * 10n ** 18n, scale: 19 },
        },
      ],
      'eip155:42161': [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          chainId: 'eip155:42161',
          address: 'eip155:42161:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          quantity: { decimals: 6, numeric: '1.5', units: 1_500_000n },
          iconUrl: 'data:image/png;base64,AA==',
        },
      ],
    });
  });

  it.each<[string, object]>([
    ['a balance that is no hexadecimal', { balance: '1000' }],
    ['a balance beyond 256 bits', { balance: `0x1${'0'.repeat(64)}` }],
    ['a type that is not known', { type: 'ERC721' }],
    ['a broken contract address', { address: '0x12' }],
    ['no decimals', { metadata: { symbol: 'USDC' } }],
    ['no metadata', { metadata: undefined }],
  ])('drops only an asset with %s', (_what, change) => {
    const assets = parseWalletAssets({ '0x1': [{ ...usdc, ...change }, ether] });
    expect(assets).toMatchObject({ 'eip155:1': [{ symbol: 'ETH' }] });
  });

  it('drops an entry that is no chain', () => {
    expect(parseWalletAssets({ '1': [ether], '0x': [ether], '0x1': 'all', '0x20': [] })).toEqual({
      'eip155:32': [],
    });
  });

  it('never throws for any answer of a wallet', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        parseWalletAssets(answer);
        parseWalletAssets({ '0x1': answer });
        parseWalletAssets({ '0x1': [answer, { ...usdc, metadata: answer }] });
      }),
    );
  });
});
