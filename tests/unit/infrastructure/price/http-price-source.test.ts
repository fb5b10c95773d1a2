import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { HttpPriceSource } from '../../../../infrastructure/price/http-price-source';
import type { HttpRequest } from '../../../../ports/http-client';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

function setUp(answer: unknown) {
  const asked: HttpRequest[] = [];
  const http = {
    request: async (request: HttpRequest) => {
      asked.push(request);
      return answer;
    },
  };
  return { asked, source: new HttpPriceSource({ http, url: 'https://prices.test/v1' }) };
}

describe('prices of a service', () => {
  it('are asked for by network and contract, and read exactly', async () => {
    const { asked, source } = setUp({ prices: { native: '3012.50', [USDC]: 1 } });

    const prices = await source.prices([etherBalance('1'), usdcBalance('1')], ethereum);

    expect(prices).toEqual([
      { units: 301_250n, scale: 2 },
      { units: 1n, scale: 0 },
    ]);
    expect(asked).toEqual([
      {
        url: 'https://prices.test/v1',
        query: { chainId: 'eip155:1', tokens: `native,${USDC}` },
      },
    ]);
  });

  it.each<unknown>([0, -1, '0', 'NaN', '1e13', '9'.repeat(100), null, {}, [], true, undefined])(
    'are unknown, and never zero, where the service says %p',
    async (price) => {
      const { source } = setUp({ prices: { native: price } });
      expect(await source.prices([etherBalance('1')], ethereum)).toEqual([undefined]);
    },
  );

  it.each<unknown>([undefined, null, 'x', {}, { prices: [1] }, { prices: null }])(
    'are refused where the answer is %p',
    async (answer) => {
      const { source } = setUp(answer);
      await expect(source.prices([etherBalance('1')], ethereum)).rejects.toMatchObject({
        code: 'SERVICE_RESPONSE_INVALID',
      });
    },
  );

  it('are not read from Object.prototype', async () => {
    const { source } = setUp({ prices: {} });
    const polluted = Object.prototype as { native?: number };
    polluted.native = 7;
    try {
      expect(await source.prices([etherBalance('1')], ethereum)).toEqual([undefined]);
    } finally {
      delete polluted.native;
    }
  });

  it('are asked for 50 tokens at a time, each once', async () => {
    const { asked, source } = setUp({ prices: {} });
    const tokens = Array.from({ length: 120 }, (_, index) =>
      balanceOf({
        symbol: 'T',
        address: `0x${((index % 60) + 1).toString(16).padStart(40, '0')}`,
        quantity: { decimals: 6, numeric: '1' },
      }),
    );
    expect(await source.prices(tokens, ethereum)).toHaveLength(120);
    expect(asked.map(({ query }) => String(query?.['tokens']).split(',').length)).toEqual([50, 10]);
  });
});

describe('past prices of a service', () => {
  const at = 1_764_500_400;

  it('are asked for by network and contract, and read exactly', async () => {
    const { asked, source } = setUp({ past: { native: [[at, '3012.50']], [USDC]: [] } });

    const past = await source.pastPrices([etherBalance('1'), usdcBalance('1')], ethereum);

    expect(past).toEqual([[{ atMs: at * 1_000, price: { units: 301_250n, scale: 2 } }], []]);
    expect(asked).toEqual([
      {
        url: 'https://prices.test/v1',
        query: { chainId: 'eip155:1', past: '24h', tokens: `native,${USDC}` },
      },
    ]);
  });

  it.each<unknown>([
    [at, -1],
    [at, 0],
    [at, 1e300],
    [at, 'NaN'],
    [`${at}`, 1],
    [at],
    [],
    null,
    at,
    { 0: at, 1: 1 },
  ])('leave out what is no price at a time: %p', async (entry) => {
    const { source } = setUp({ past: { native: [entry, [at, 1]] } });
    const known = { atMs: at * 1_000, price: { units: 1n, scale: 0 } };
    expect(await source.pastPrices([etherBalance('1')], ethereum)).toEqual([[known]]);
  });

  it('are of the tokens that were asked for, and at most 1,500 of one', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => [at - index, 1]);
    const { source } = setUp({ past: { native: many, '0xother': [[at, 1]] } });
    const past = await source.pastPrices([etherBalance('1'), usdcBalance('1')], ethereum);
    expect(past.map((each) => each?.length)).toEqual([1_500, undefined]);
  });

  it('are asked for once from a service that has none', async () => {
    const { asked, source } = setUp({ prices: {} });
    expect(await source.pastPrices([etherBalance('1')], ethereum)).toEqual([undefined]);
    expect(await source.pastPrices([usdcBalance('1')], ethereum)).toEqual([undefined]);
    expect(asked).toHaveLength(1);
  });
});
