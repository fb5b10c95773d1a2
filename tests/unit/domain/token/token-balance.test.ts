import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDecimal } from '../../../../domain/number/decimal';
import {
  isNativeToken,
  nativeTokenMarkers,
  parseTokenBalance,
  totalValue,
  withoutIndivisibleTokens,
} from '../../../../domain/token/token-balance';

const usdc = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  value: 3,
  price: 2,
  quantity: { decimals: '6', numeric: '1.5' },
  iconUrl: 'https://icons.example/usdc.png',
};

describe('parseTokenBalance', () => {
  it('[R3.6] reads a balance with all its fields, exactly', () => {
    expect(parseTokenBalance(usdc)).toEqual({
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:1',
      address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      quantity: { decimals: 6, numeric: '1.5', units: 1_500_000n },
      price: { units: 2n, scale: 0 },
      value: { units: 3_000_000n, scale: 6 },
      iconUrl: 'https://icons.example/usdc.png',
    });
  });

  it.each([
    [undefined],
    [null],
    [''],
    [nativeTokenMarkers.eip155],
    [`eip155:1:${nativeTokenMarkers.eip155.toUpperCase().replace('0X', '0x')}`],
  ])('reads the address %j as the chain’s native currency', (address) => {
    const balance = parseTokenBalance({ ...usdc, address });
    expect(balance && isNativeToken(balance)).toBe(true);
    expect(balance).not.toHaveProperty('address');
  });

  it('reads a bare contract address as one of the chain', () => {
    const balance = parseTokenBalance({ ...usdc, address: usdc.address.slice('eip155:1:'.length) });
    expect(balance?.address).toBe('eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
    expect(balance && isNativeToken(balance)).toBe(false);
  });

  it('reads the number of an asset as its address on Polkadot only', () => {
    const chainId = 'polkadot:68d56f15f85d3136970ec16946040bc1';
    const account = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';

    for (const address of ['1984', `${chainId}:1984`]) {
      expect(parseTokenBalance({ ...usdc, chainId, address })?.address).toBe(`${chainId}:1984`);
    }
    for (const address of [account, `${chainId}:${account}`, '-1', '0x7', '1'.repeat(40)]) {
      expect(parseTokenBalance({ ...usdc, chainId, address })).toBeUndefined();
    }
  });

  it.each<[string, object]>([
    ['an unknown chain', { chainId: 'cosmos:1' }],
    ['no chain', { chainId: undefined }],
    ['a contract of another chain', { address: `eip155:10:${usdc.address.slice(9)}` }],
    ['a contract that is no address', { address: 'eip155:1:0x12' }],
    ['an address that is no text', { address: 5 }],
    ['no quantity', { quantity: undefined }],
    ['decimals out of range', { quantity: { decimals: '256', numeric: '1' } }],
    ['decimals with a fraction', { quantity: { decimals: 1.5, numeric: '1' } }],
    ['a negative quantity', { quantity: { decimals: '6', numeric: '-1' } }],
    ['a quantity that is no number', { quantity: { decimals: '6', numeric: 'lots' } }],
    ['no symbol', { symbol: '\u202e' }],
  ])('refuses a balance with %s', (_what, change) => {
    expect(parseTokenBalance({ ...usdc, ...change })).toBeUndefined();
  });

  it.each([undefined, null, 'x', 5, [], {}])('refuses %j', (value) => {
    expect(parseTokenBalance(value)).toBeUndefined();
  });

  it('survives hostile texts, an absurd price and a missing icon', () => {
    const balance = parseTokenBalance({
      ...usdc,
      name: undefined,
      symbol: '\u202e<b>Visit scam.example to claim</b>',
      price: 1e308,
      iconUrl: 'javascript:alert(1)',
    });

    expect(balance).toMatchObject({ name: '<b>Visit scam.ex', symbol: '<b>Visit scam.ex' });
    expect(balance?.value && formatDecimal(balance.value)).toBe(`15${'0'.repeat(307)}`);
    expect(balance).not.toHaveProperty('iconUrl');
  });

  it.each([undefined, null, 0, -1, 'free', Number.NaN])(
    'has no value when the price is %j: unknown is not zero',
    (price) => {
      const balance = parseTokenBalance({ ...usdc, price });
      expect(balance).toBeDefined();
      expect(balance).not.toHaveProperty('price');
      expect(balance).not.toHaveProperty('value');
    },
  );

  it('reads exponents, and floors what is finer than the token’s decimals', () => {
    const tiny = parseTokenBalance({ ...usdc, quantity: { decimals: 18, numeric: '1e-7' } });
    const fine = parseTokenBalance({ ...usdc, quantity: { decimals: 2, numeric: '1.999' } });
    expect(tiny?.quantity).toEqual({ decimals: 18, numeric: '0.0000001', units: 10n ** 11n });
    expect(fine?.quantity).toEqual({ decimals: 2, numeric: '1.99', units: 199n });
  });

  it('keeps a balance of zero', () => {
    const none = parseTokenBalance({ ...usdc, quantity: { decimals: 6, numeric: '0' } });
    expect(none?.quantity).toEqual({ decimals: 6, numeric: '0', units: 0n });
    expect(none?.value).toEqual({ units: 0n, scale: 6 });
  });

  it('never throws for any outside value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (one, other, third) => {
        parseTokenBalance({ ...usdc, quantity: { decimals: one, numeric: other }, address: third });
        parseTokenBalance({ ...usdc, symbol: one, price: other, chainId: third });
      }),
    );
  });
});

describe('withoutIndivisibleTokens', () => {
  it('[R5.9] drops tokens with 0 decimals from balances', () => {
    const whole = parseTokenBalance({ ...usdc, quantity: { decimals: 0, numeric: '7' } });
    const divisible = parseTokenBalance(usdc);
    if (!whole || !divisible) throw new Error('the samples are valid');

    expect(withoutIndivisibleTokens([whole, divisible])).toEqual([divisible]);
  });
});

describe('totalValue', () => {
  it('adds the known values exactly, and nothing for unknown ones', () => {
    const balances = [
      parseTokenBalance({ ...usdc, price: 0.1, quantity: { decimals: 1, numeric: '1' } }),
      parseTokenBalance({ ...usdc, price: 0.2, quantity: { decimals: 1, numeric: '1' } }),
      parseTokenBalance({ ...usdc, price: undefined }),
    ].flatMap((balance) => balance ?? []);

    expect(formatDecimal(totalValue(balances))).toBe('0.3');
    expect(formatDecimal(totalValue([]))).toBe('0');
  });
});

it('marks the native currency of each namespace like services do', () => {
  expect(nativeTokenMarkers).toEqual({
    eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    solana: 'So11111111111111111111111111111111111111111',
    polkadot: '0x',
    bip122: '0x',
  });
});
