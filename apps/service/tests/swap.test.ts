import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ONE_INCH_KEY, ONE_INCH_ROUTER, OneInchStandIn } from './stand-ins/one-inch';
import {
  ALLOWANCE_HOLDER,
  execData,
  executeData,
  ZERO_EX_KEY,
  ZeroExStandIn,
} from './stand-ins/zero-ex';
import { posted, type TestService, testService } from './support';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const order = { network: 'eip155:1', from: USDC, to: UNI, amount: '10000' };
const build = { ...order, account: ACCOUNT, provider: '0x' };

let zeroEx: ZeroExStandIn;
let oneInch: OneInchStandIn;
let service: TestService;

beforeEach(async () => {
  zeroEx = await new ZeroExStandIn().start();
  oneInch = await new OneInchStandIn().start();
  const environment = {
    ZEROEX_API_KEY: ZERO_EX_KEY,
    ZEROEX_API_URL: zeroEx.url,
    ONEINCH_API_KEY: ONE_INCH_KEY,
    ONEINCH_API_URL: oneInch.url,
  };
  service = await testService(environment, undefined, { providerTimeoutMs: 500 });
});

afterEach(async () => {
  await service.database.close();
  await Promise.all([zeroEx.stop(), oneInch.stop()]);
});

async function ask(path: string, body: unknown): Promise<readonly [number, unknown]> {
  const answer = await service.ask(path, posted(body));
  return [answer.status, await answer.json()];
}

describe('a quote', () => {
  it('is the one of the provider that yields most, with the contract that needs the allowance', async () => {
    expect(await ask('/swap/quote', order)).toEqual([
      200,
      { provider: '0x', toAmount: '20000', spender: ALLOWANCE_HOLDER },
    ]);

    oneInch.rate = 2001n;

    expect(await ask('/swap/quote', order)).toEqual([
      200,
      { provider: '1inch', toAmount: '20010', spender: ONE_INCH_ROUTER },
    ]);
  });

  it('asks each provider by its own API', async () => {
    await ask('/swap/quote', { ...order, from: 'native', slippageBps: 50 });

    const common = { chainId: '1', kind: 'price', sellAmount: '10000', slippageBps: '50' };
    expect(zeroEx.asked).toEqual([{ ...common, buyToken: UNI, sellToken: NATIVE }]);
    expect(oneInch.asked).toEqual([
      { chainId: '1', kind: 'quote', src: NATIVE, dst: UNI, amount: '10000' },
    ]);
  });

  it('of the native currency needs no allowance', async () => {
    expect(await ask('/swap/quote', { ...order, from: 'native' })).toEqual([
      200,
      { provider: '0x', toAmount: '20000' },
    ]);
  });

  it('is that of the other provider where one has no liquidity, fails or lies', async () => {
    const other = { provider: '1inch', toAmount: '19900', spender: ONE_INCH_ROUTER };

    zeroEx.hasLiquidity = false;
    expect(await ask('/swap/quote', order)).toEqual([200, other]);

    zeroEx.hasLiquidity = true;
    zeroEx.instead = { buyAmount: '1e30' };
    expect(await ask('/swap/quote', order)).toEqual([200, other]);

    await zeroEx.stop();
    expect(await ask('/swap/quote', order)).toEqual([200, other]);
  });

  it('is none where no provider has liquidity', async () => {
    zeroEx.hasLiquidity = false;
    oneInch.hasLiquidity = false;

    expect(await ask('/swap/quote', order)).toEqual([200, { toAmount: null }]);
  });

  it('fails where no provider has one and one of them failed', async () => {
    await zeroEx.stop();
    oneInch.hasLiquidity = false;

    expect(await ask('/swap/quote', order)).toEqual([503, { error: 'provider_unreachable' }]);
  });

  it('asks 1inch for its router once', async () => {
    await ask('/swap/quote', order);
    await ask('/swap/quote', order);

    expect(oneInch.asked.map(({ kind }) => kind)).toEqual(['quote', 'approve/spender', 'quote']);
  });
});

describe('a build', () => {
  it('by 0x is the transaction, and the fee of the token that is given', async () => {
    const inner = executeData(ACCOUNT, UNI, 19_800n);
    expect(await ask('/swap/build', build)).toEqual([
      200,
      {
        provider: '0x',
        toAmount: '20000',
        spender: ALLOWANCE_HOLDER,
        call: { to: ALLOWANCE_HOLDER, data: execData(USDC, '10000', inner), value: '0' },
        feeAmount: '15',
      },
    ]);
    expect(zeroEx.asked).toMatchObject([{ kind: 'quote', taker: ACCOUNT, slippageBps: '100' }]);
    expect(oneInch.asked).toEqual([]);
  });

  it('by 1inch is the transaction of the account', async () => {
    const asked = { ...build, provider: '1inch', slippageBps: 50 };

    expect(await ask('/swap/build', asked)).toMatchObject([
      200,
      { provider: '1inch', toAmount: '19900', call: { to: ONE_INCH_ROUTER, value: '0' } },
    ]);
    expect(oneInch.asked[0]).toEqual({
      chainId: '1',
      kind: 'swap',
      src: USDC,
      dst: UNI,
      amount: '10000',
      from: ACCOUNT,
      origin: ACCOUNT,
      slippage: '0.5',
      disableEstimate: 'true',
      allowPartialFill: 'false',
      compatibility: 'true',
    });
  });

  it('sends the native currency along', async () => {
    expect(await ask('/swap/build', { ...build, from: 'native' })).toMatchObject([
      200,
      { call: { value: '10000' } },
    ]);
  });

  it('is none without liquidity', async () => {
    zeroEx.hasLiquidity = false;

    expect(await ask('/swap/build', build)).toEqual([200, { toAmount: null }]);
  });

  const call = { to: ALLOWANCE_HOLDER, data: '0x2213bc0b', value: '0' };

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['for another token that is given', { sellToken: UNI.toLowerCase() }],
    ['for another token that is received', { buyToken: USDC.toLowerCase() }],
    ['for another amount', { sellAmount: '99999' }],
    ['without a transaction', { transaction: null }],
    ['to no address', { transaction: { ...call, to: 'vitalik.eth' } }],
    ['with half a byte', { transaction: { ...call, data: '0x2213bc0' } }],
    ['without data', { transaction: { ...call, data: '0x' } }],
    ['with a negative value', { transaction: { ...call, value: '-1' } }],
    ['with a number as value', { transaction: { ...call, value: 1 } }],
    ['without an allowance target', { allowanceTarget: null }],
    ['without a word about liquidity', { liquidityAvailable: null }],
  ])('of 0x %s is refused', async (_title, instead) => {
    zeroEx.instead = instead;

    expect(await ask('/swap/build', build)).toEqual([502, { error: 'provider_answer' }]);
  });

  it('of 1inch for another account is refused', async () => {
    const tx = { from: USDC, to: ONE_INCH_ROUTER, data: '0x07ed2379', value: '0' };
    oneInch.instead = { tx };

    const answer = await ask('/swap/build', { ...build, provider: '1inch' });

    expect(answer).toEqual([502, { error: 'provider_answer' }]);
  });
});

describe('a request for a swap', () => {
  it.each<[string, string, unknown, number, string]>([
    ['of no EVM network', 'quote', { ...order, network: 'solana:5eykt' }, 400, 'network'],
    ['without a network', 'quote', { ...order, network: 1 }, 400, 'network'],
    ['of an unknown token', 'quote', { ...order, from: 'USDC' }, 400, 'token'],
    ['of a token for itself', 'quote', { ...order, to: USDC.toLowerCase() }, 400, 'token'],
    ['of nothing', 'quote', { ...order, amount: '0' }, 400, 'amount'],
    ['of a fraction', 'quote', { ...order, amount: '1.5' }, 400, 'amount'],
    ['of a number', 'quote', { ...order, amount: 10_000 }, 400, 'amount'],
    ['without a limit', 'quote', { ...order, slippageBps: 10_000 }, 400, 'slippage'],
    ['of no account', 'build', { ...build, account: 'me' }, 400, 'account'],
    ['of no provider', 'build', { ...build, provider: 'constructor' }, 404, 'provider'],
    ['that is a list', 'build', [build], 404, 'provider'],
  ])('%s is refused, and no provider is asked', async (_title, path, body, status, error) => {
    expect(await ask(`/swap/${path}`, body)).toEqual([status, { error }]);
    expect([...zeroEx.asked, ...oneInch.asked]).toEqual([]);
  });

  it('waits when it is one of too many from an IP range', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 201; n += 1) {
      statuses.push((await ask('/swap/build', build))[0]);
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('has no answer where the operator has no key', async () => {
    const bare = await testService();

    const answer = await bare.ask('/swap/quote', posted(order));

    expect([answer.status, await answer.json()]).toEqual([404, { error: 'provider' }]);
    await bare.database.close();
  });

  it('leaves no address, key or amount in the log', async () => {
    await ask('/swap/build', build);
    zeroEx.instead = { transaction: null };
    await ask('/swap/build', build);

    const log = service.lines.join('');
    expect(log).not.toMatch(/0xf39F|secret-key|10000|0xA0b8/i);
    expect(log).toContain('"provider":"0x"');
  });
});

it('a wrong key is refused by the provider, and its text stays there', async () => {
  const environment = { ZEROEX_API_KEY: 'wrong', ZEROEX_API_URL: zeroEx.url };
  const other = await testService(environment);

  const answer = await other.ask('/swap/quote', posted(order));

  expect([answer.status, await answer.json()]).toEqual([502, { error: 'provider_refused' }]);
  await other.database.close();
});
