import { describe, expect, it } from '@jest/globals';
import { decodeFunctionData, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { CaipAddress } from '../../../../../../domain/caip/caip-address';
import { ethereum } from '../../../../../../domain/network/built-in-networks';
import type { SwapRequest } from '../../../../../../domain/swap/swap-token';
import { ServiceSwapSource } from '../../../../../../infrastructure/chains/eip155/swap-service/service-swap-source';
import type { HttpRequest } from '../../../../../../ports/http-client';
import type { RpcRequest } from '../../../../../../ports/rpc-client';
import { ALICE, BOB } from '../../../../../support/headless-kit';
import { etherBalance, USDC, usdcBalance } from '../../../../../support/token-balances';

const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
const OTHER = '0x0000000000001fF3684f28c67538d4D072C22734';
const url = 'https://service.test/api';
const quote = { provider: '1inch', toAmount: '2000', spender: ROUTER };
const call = { to: ROUTER, data: '0x07ed2379', value: '0' };
const build = { ...quote, call, feeAmount: '5' };
const request: SwapRequest = {
  account: `eip155:1:${ALICE}` as CaipAddress,
  from: usdcBalance('10'),
  to: etherBalance('1'),
  units: 10_000_000n,
};

/** A source whose service answers `answers` in turn, over a chain with these allowances by spender. */
function setUp(answers: readonly unknown[], allowances: Readonly<Record<string, bigint>> = {}) {
  const asked: HttpRequest[] = [];
  const listed = [
    { name: 'UNI', symbol: 'UNI', decimals: 18, address: `eip155:1:${BOB}` as CaipAddress },
  ];
  const source = new ServiceSwapSource({
    contracts: {},
    http: {
      request: async (question) => {
        asked.push(question);
        return answers[asked.length - 1];
      },
    },
    listed: async () => listed,
    networks: () => [ethereum],
    prices: undefined,
    rpcClients: { forNetwork: () => ({ request: async (read) => answerOf(read, allowances) }) },
    service: { url, routers: { 'eip155:1': [ROUTER, OTHER] } },
  });
  return { asked, source, listed };
}

function answerOf({ params }: RpcRequest, allowances: Readonly<Record<string, bigint>>): string {
  const [{ data }] = params as readonly [{ readonly data: Hex }];
  const read = decodeFunctionData({ abi: erc20Abi, data });
  const units = read.functionName === 'allowance' ? (allowances[read.args[1]] ?? 0n) : 1n;
  return `0x${units.toString(16).padStart(64, '0')}`;
}

describe('exchanges by the operator’s service', () => {
  it('ask for a quote', async () => {
    const { asked, source } = setUp([quote, { toAmount: null }]);

    expect(await source.quote(request)).toBe(2000n);
    expect(await source.quote(request)).toBeUndefined();

    const body = { network: 'eip155:1', from: USDC, to: 'native', amount: '10000000' };
    expect(asked[0]).toEqual({ url: `${url}/swap/quote`, body: { ...body, slippageBps: 100 } });
    await source.quote({ ...request, slippage: 30 }).catch(() => undefined);
    expect(asked[2]).toMatchObject({ body: { slippageBps: 30 } });
  });

  it.each<unknown>([
    undefined,
    [quote],
    {},
    { toAmount: '2000' },
    { ...quote, toAmount: 2000 },
    { ...quote, toAmount: '0' },
    { ...quote, toAmount: '-1' },
    { ...quote, toAmount: '1e18' },
    { ...quote, toAmount: '9'.repeat(79) },
    { ...quote, provider: 'p'.repeat(33) },
    { ...quote, spender: 'vitalik.eth' },
    Object.create(quote),
  ])('refuse the quote %p', async (answer) => {
    const { source } = setUp([answer]);

    await expect(source.quote(request)).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });

  it('have no way, and ask nothing, on a network without routers', async () => {
    const { asked, source } = setUp([quote]);
    const account = `eip155:10:${ALICE}` as CaipAddress;

    expect(await source.quote({ ...request, account })).toBeUndefined();
    expect(source.routers({ ...ethereum, caipNetworkId: 'eip155:10' })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('read the allowance from the chain, for the provider that gave the quote', async () => {
    const { source } = setUp([quote], { [ROUTER]: 7n, [OTHER]: 9n });
    await source.quote(request);

    expect(await source.allowance(request)).toBe(7n);
  });

  it('approve exactly the amount, for that provider', async () => {
    const { source } = setUp([quote]);
    const args = [ROUTER, 10_000_000n] as const;

    expect(await source.buildApproval(request)).toEqual({
      to: USDC,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
      units: 0n,
    });
  });

  it.each([
    ['a spender that the site does not list', { ...quote, spender: BOB }],
    ['no spender', { provider: '1inch', toAmount: '2000' }],
  ])('refuse an allowance for %s', async (_what, answer) => {
    const { source } = setUp([answer, answer]);

    for (const asking of [source.allowance(request), source.buildApproval(request)]) {
      await expect(asking).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
    }
  });

  it('are built by the provider that has the allowance, also where another one quotes more now', async () => {
    const more = { provider: '0x', toAmount: '2100', spender: OTHER };
    const { asked, source } = setUp([quote, more, build]);
    await source.quote(request);
    await source.allowance(request);
    await source.quote(request);

    expect(await source.buildSwap(request)).toEqual({
      call: { to: ROUTER, data: '0x07ed2379', units: 0n },
      toUnits: 2000n,
      providerFeeUnits: 5n,
    });
    expect(asked[2]).toMatchObject({
      url: `${url}/swap/build`,
      body: { account: ALICE, amount: '10000000', provider: '1inch' },
    });
  });

  it('of another amount are built by the provider of their own quote', async () => {
    const more = { provider: '0x', toAmount: '2100', spender: OTHER };
    const { asked, source } = setUp([quote, more, { ...build, provider: '0x' }]);
    await source.allowance(request);

    await source.buildSwap({ ...request, units: 5n });

    expect(asked[2]).toMatchObject({ body: { amount: '5', provider: '0x' } });
  });

  it.each<unknown>([
    undefined,
    { toAmount: null },
    quote,
    { ...build, provider: '0x' },
    { ...build, call: undefined },
    { ...build, call: { ...call, value: '0x1' } },
    { ...build, call: { ...call, data: 7 } },
    { ...build, feeAmount: undefined },
  ])('refuse the build %p', async (answer) => {
    const { source } = setUp([quote, answer]);

    await expect(source.buildSwap(request)).rejects.toMatchObject({
      code: 'SERVICE_RESPONSE_INVALID',
    });
  });

  it('offer the native currency and the tokens of the site’s lists, without prices of their own', async () => {
    const { source, listed } = setUp([]);

    expect(await source.tokens(ethereum)).toEqual([
      { name: 'Ether', symbol: 'ETH', decimals: 18 },
      ...listed,
    ]);
    expect(await source.prices([request.from, request.to], ethereum)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
