import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { erc20Abi, getAddress, type Hex, maxUint256, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { SwapVerbs } from '../../../application/swap/swap-feature';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import type { SwapPermit } from '../../../domain/swap/swap-permit';
import type { SwapRequest } from '../../../domain/swap/swap-token';
import { type Decimal, formatDecimal } from '../../../domain/number/decimal';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { createWidget, type Widget } from '../../../index';
import { UniswapPrices } from '../../../infrastructure/chains/eip155/uniswap/uniswap-prices';
import { UniswapSwapSource } from '../../../infrastructure/chains/eip155/uniswap/uniswap-swap-source';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { FakeHostPage, InMemoryStorage, RecordingLogger } from '../../../infrastructure/fake';
import { createTestWallet, type TestWallet } from '../../../infrastructure/fake/test-wallet';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { eventually } from '../../support/eventually';
import { balanceOf as balanceFrom } from '../../support/token-balances';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { evmContracts, permitToken } from '../../../apps/chains/testing/evm-contracts';
import { type DeployedUniswap, deployUniswap } from '../../../apps/chains/testing/uniswap';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ETHER = 10n ** 18n;

/** The message of EIP-2612. */
const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

let node: EvmNode;
let network: Network;
let uniswap: DeployedUniswap;
let source: UniswapSwapSource;
let prices: UniswapPrices;
let posts: string[] = [];

beforeAll(async () => {
  node = await startEvm({ chainId: 1 });
  network = { ...ethereum, rpcUrls: { default: { http: [node.url] } } };
  uniswap = await deployUniswap(node.url);
  const clock = new SystemClock();
  const rpcClients = new NetworkRpcClients({ clock, fetch: countingFetch, config: {} });
  const deployments = { 'eip155:1': uniswap.deployment };
  prices = new UniswapPrices({ clock, deployments, rpcClients });
  source = new UniswapSwapSource({
    deployments,
    listed: async () => [],
    networks: () => [network],
    prices,
    rpcClients,
  });
});

afterAll(() => node.stop());
beforeEach(() => {
  posts = [];
});

describe('a quote by the contracts of Uniswap', () => {
  it('takes the best way of v2 and v3, straight and over a hub, in one post', async () => {
    const { tok, usd } = uniswap;
    await source.quote(requestOf(usd, tok, ETHER));
    posts = [];

    // Straight by v2, at 2 TOK less 0.3 %: over the native currency, two fees are taken.
    const small = await source.quote(requestOf(usd, tok, ETHER));
    expect(posts).toHaveLength(1);
    expect(small).toBeGreaterThan((199n * ETHER) / 100n);
    expect(small).toBeLessThan(2n * ETHER);

    // So much moves the price of v2 further than that of the deep pools of v3.
    const large = await source.buildSwap(requestOf(usd, tok, 5000n * ETHER));
    expect(large.route?.map((token) => token.toLowerCase())).toEqual(
      [usd, uniswap.deployment.wrappedNative, tok].map((token) => token.toLowerCase()),
    );
  });

  it('is none for tokens without a pool, the native currency to its own token, and other networks', async () => {
    const { deployment, usd } = uniswap;
    const nothing = deployment.quoterV2 as Hex;
    expect(await source.quote(requestOf(usd, nothing, ETHER))).toBeUndefined();
    expect(
      await source.quote(requestOf(undefined, deployment.wrappedNative as Hex, ETHER)),
    ).toBeUndefined();
    const account = formatCaipAddress({
      namespace: 'eip155',
      chainReference: '250',
      address: ALICE,
    });
    expect(await source.quote({ ...requestOf(usd, undefined, 1n), account })).toBeUndefined();
    await expect(
      source.buildSwap({ ...requestOf(usd, undefined, 1n), account }),
    ).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });

  it('tells how far the exchange moves the price', async () => {
    const { usd } = uniswap;
    const small = await source.buildSwap(requestOf(undefined, usd, ETHER / 100n));
    const large = await source.buildSwap(requestOf(undefined, usd, 50n * ETHER));

    expect(numberOf(small.priceImpact)).toBeLessThan(0.02);
    expect(numberOf(large.priceImpact)).toBeGreaterThan(20);
    expect(numberOf(large.priceImpact)).toBeLessThan(40);
  });

  it('does without the pools of v2 where the router of v3 does not know them', async () => {
    const { deployment, usdt, usd } = uniswap;
    expect(await source.quote(requestOf(usdt, usd, ETHER))).toBeGreaterThan(0n);
    const { v2Router: _none, ...without } = deployment;
    for (const other of [without, { ...deployment, v2Router: deployment.swapRouter02 }]) {
      expect(await sourceOver(other).quote(requestOf(usdt, usd, ETHER))).toBeUndefined();
    }
  });
});

describe('prices by the contracts of Uniswap', () => {
  it('are what a token yields of the stable coin, and none where no pool leads to it', async () => {
    const { deployment, tok, usd } = uniswap;
    const asked = [undefined, usd, tok, deployment.quoterV2 as Hex].map(tokenOf);
    const [native, dollar, token, none] = await prices.prices(asked, network);

    expect(numberOf(native)).toBeGreaterThan(1900);
    expect(numberOf(native)).toBeLessThan(2000);
    expect(numberOf(dollar)).toBe(1);
    expect(numberOf(token)).toBeCloseTo(0.4985, 3);
    expect(none).toBeUndefined();
  });

  it('[R9.4] are asked for once in four seconds', async () => {
    const { tok } = uniswap;
    await prices.prices([tokenOf(tok)], network);
    posts = [];
    await prices.prices([tokenOf(tok)], network);
    expect(posts).toEqual([]);
  });
});

describe('the tokens of an account', () => {
  it('[R9.4] are those of 500 listed and the added ones, read in one post, with the prices of the pools', async () => {
    const { deployment, tok, usd, usdt } = uniswap;
    const provider = createTestWallet({ chains: [{ chainId: 1, rpcUrl: node.url }] }).provider;
    const others = Array.from(
      { length: 498 },
      (_, index): Hex => `0x${String(index + 1).padStart(40, '9')}`,
    );
    const own = [usd, tok, ...others].map((address) => ({
      chainId: 1,
      name: 'Token',
      symbol: 'UNI-V2',
      address,
      decimals: 18,
    }));
    const widget = createWidget(
      {
        networks: [network],
        connectors: [{ id: 'test', name: 'Test', provider }],
        sources: {
          prices: 'uniswap',
          uniswap: { 'eip155:1': deployment },
          tokenLists: [{ name: 'Test', tokens: own }],
        },
      },
      override(HostPage, new FakeHostPage()),
      override(KeyValueStorage, new InMemoryStorage()),
      override(Logger, new RecordingLogger()),
      override(
        RpcClients,
        new NetworkRpcClients({ clock: new SystemClock(), fetch: countingFetch, config: {} }),
      ),
    );
    await widget.preload();
    await widget.connect('test');
    const tokens = await widget.feature('tokens');
    await tokens.add(usdt);
    await eventually(() => {
      const shown = widget.state.features.tokens?.tokens ?? [];
      expect(shown.map(({ symbol, value }) => [symbol, value !== undefined])).toEqual([
        ['ETH', true],
        ['TOK', true],
        ['UNI-V2', true],
        ['UNI-V2', true],
      ]);
    });

    const { TestMulticall } = await evmContracts();
    await node.control.setCode(
      '0xcA11bde05977b3631167028862bE2a173976CA11',
      TestMulticall.deployedBytecode,
    );
    posts = [];
    await tokens.refresh();
    // The balances of all 501 tokens and of the native currency, and no prices: those are of the last four seconds.
    expect(posts).toHaveLength(1);
    expect(widget.state.features.tokens?.tokens).toHaveLength(4);
    widget.dispose();
  });
});

describe('the widget with sources: { swaps: "uniswap" }', () => {
  let widget: Widget;
  let swap: SwapVerbs;
  let wallet: TestWallet;
  let kinds: string[] = [];

  /** A token on OpenZeppelin's own `ERC20Permit`. */
  let permit: Hex;

  beforeAll(async () => {
    wallet = createTestWallet({
      chains: [{ chainId: 1, rpcUrl: node.url }],
      approval: ({ kind }) => {
        kinds.push(kind);
        return 'approve';
      },
    });
    const { deployment, moody, tok, usd, usdt } = uniswap;
    permit = await uniswap.addToken(await permitToken());
    const listed = (symbol: string, address: Hex) => ({
      chainId: 1,
      name: symbol,
      symbol,
      address,
      decimals: 18,
    });
    widget = createWidget(
      {
        networks: [network],
        connectors: [{ id: 'test', name: 'Test', provider: wallet.provider }],
        sources: {
          swaps: 'uniswap',
          uniswap: { 'eip155:1': deployment },
          tokenLists: [
            {
              name: 'Test',
              tokens: [
                listed('TOK', usdt),
                listed('MOOD', moody),
                listed('PUSD', permit),
                listed('UNI-V2', tok),
                listed('UNI-V2', usd),
              ],
            },
          ],
        },
      },
      override(HostPage, new FakeHostPage()),
      override(KeyValueStorage, new InMemoryStorage()),
      override(Logger, new RecordingLogger()),
    );
    await widget.preload();
    await widget.connect('test');
    swap = await widget.feature('swap');
    await swap.load();
  });

  afterAll(() => widget.dispose());

  it('offers the native currency, the tokens of the lists and those of the deployment', () => {
    expect(tokens().map(({ symbol }) => symbol)).toEqual([
      'ETH',
      'TOK',
      'MOOD',
      'PUSD',
      'UNI-V2',
      'UNI-V2',
      'WETH',
    ]);
  });

  it('exchanges the native currency for a token: exactly what was quoted', async () => {
    const { usd } = uniswap;
    const before = await held(usd);
    await fill(undefined, usd, '1');
    await swap.review();

    expect(state().flow).toMatchObject({
      status: 'reviewed',
      review: { trial: 'balances', providerFeeUnits: 0n },
    });
    const toUnits = reviewed().toUnits;
    await confirmed();
    expect((await held(usd)) - before).toBe(toUnits);
  });

  it('asks for an allowance of exactly what is given, and exchanges a token for the native currency', async () => {
    const { deployment, usd } = uniswap;
    await fill(usd, undefined, '500');
    await swap.review();
    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      approval: {
        spender: getAddress(deployment.swapRouter02),
        units: 500n * ETHER,
        warnings: [],
      },
    });
    await swap.approve();
    const { toUnits } = reviewed();
    const before = await balance();
    const hash = await confirmed();
    expect((await balance()) - before + (await feeOf(hash))).toBe(toUnits);
  });

  describe('of a token with permits', () => {
    beforeEach(async () => {
      const { deployment, usd } = uniswap;
      await uniswap.send(usd, erc20Abi, 'approve', [deployment.swapRouter02, 0n]);
      kinds = [];
    });

    it.each([
      ['the pools', () => uniswap.usd],
      ['OpenZeppelin', () => permit],
    ])(
      'takes one signature and one transaction, and leaves no allowance: %s',
      async (_whose, of) => {
        const { deployment, tok } = uniswap;
        const usd = of();
        await fill(usd, tok, '20');
        await swap.review();
        expect(state().flow).toMatchObject({
          status: 'approvalReviewed',
          approval: {
            minutes: expect.any(Number),
            permit: {
              token: expect.stringMatching(new RegExp(usd, 'i')),
              spender: getAddress(deployment.swapRouter02),
              units: 20n * ETHER,
            },
          },
        });
        await swap.approve();
        const { toUnits, trial } = reviewed();
        expect(trial).toBe('balances');
        const [given, received] = [await held(usd), await held(tok)];

        await confirmed();

        expect(given - (await held(usd))).toBe(20n * ETHER);
        expect((await held(tok)) - received).toBe(toUnits);
        expect(await allowed(usd)).toBe(0n);
        expect(kinds).toEqual(['signTypedData', 'sendTransaction']);
      },
    );

    it('is approved by a transaction where the visitor does not sign', async () => {
      const { tok, usd } = uniswap;
      await fill(usd, tok, '21');
      await swap.review();
      wallet.next('reject');
      await swap.approve();
      const { flow } = state();
      expect(flow).toMatchObject({ status: 'approvalReviewed', approval: { units: 21n * ETHER } });
      expect(flow).not.toHaveProperty('approval.permit');

      await swap.approve();
      expect(await allowed(usd)).toBe(21n * ETHER);
      await confirmed();
      expect(await allowed(usd)).toBe(0n);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['of another message', async () => wallet.next({ result: `0x${'11'.repeat(64)}1b` })],
      ['that is none', async () => wallet.next({ result: '0x' })],
    ])('takes no signature %s', async (_what, sign) => {
      const { tok, usd } = uniswap;
      await fill(usd, tok, '22');
      await swap.review();
      await sign();
      await swap.approve();

      expect(state().flow).toMatchObject({ status: 'approvalReviewed' });
      expect(state().flow).not.toHaveProperty('approval.permit');
    });

    it.each<[string, Partial<SwapPermit> & { readonly nonceBack?: bigint }]>([
      ['with a number that is used', { nonceBack: 1n }],
      ['that is over', { deadline: 1n }],
      ['for another spender', { spender: ALICE }],
      ['of less', { units: 1n }],
    ])('is refused by the chain with a permit %s', async (_what, wrong) => {
      const { tok, usd } = uniswap;
      await fill(usd, tok, '23');
      await swap.review();
      const { flow } = state();
      if (flow.status !== 'approvalReviewed' || !flow.approval.permit) throw new TypeError('none');
      const { permit, request } = flow.approval;
      const { nonceBack = 0n, ...others } = wrong;
      const { deadline, name, nonce, spender, token, units, version } = { ...permit, ...others };
      const message = {
        owner: ALICE as Hex,
        spender: spender as Hex,
        value: units,
        deadline,
        nonce: nonce - nonceBack,
      } as const;
      const signature = await privateKeyToAccount(PUBLIC_TEST_KEYS[0] as Hex).signTypedData({
        domain: { name, version, chainId: 1, verifyingContract: token as Hex },
        types: permitTypes,
        primaryType: 'Permit',
        message,
      });
      const signed = { ...permit, ...others, signature };
      const { call } = await source.buildSwap({ ...request, permit: signed });

      const calling = node.control.call('eth_call', { from: ALICE, to: call.to, data: call.data });
      await expect(calling).rejects.toThrow(/revert/i);
    });
  });

  it('ends an old allowance first where the token wants that', async () => {
    const { deployment, usd, usdt } = uniswap;
    await uniswap.send(usdt, erc20Abi, 'approve', [deployment.swapRouter02, 7n]);
    await fill(usdt, usd, '10');
    await swap.review();
    expect(state().flow).toMatchObject({ approval: { units: 0n } });
    await swap.approve();
    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      approval: { units: 10n * ETHER },
    });
    await swap.approve();
    const before = await held(usd);
    const { toUnits } = reviewed();
    await confirmed();
    expect((await held(usd)) - before).toBe(toUnits);
  });

  it.each<[string, number, 'from' | 'to']>([
    ['takes a fee of each transfer', 1, 'from'],
    ['takes a fee of each transfer', 1, 'to'],
    ['says false and moves nothing', 2, 'from'],
    ['says false and moves nothing', 2, 'to'],
    ['is paused', 3, 'from'],
    ['is paused', 3, 'to'],
    ['has blocked the account', 5, 'from'],
  ])(
    'is refused, and the wallet is not asked, where the token %s (mood %i, %s)',
    async (_what, mood, end) => {
      const { deployment, moody, usd } = uniswap;
      const router = deployment.swapRouter02;
      for (const token of [moody, usd]) {
        await uniswap.send(token, erc20Abi, 'approve', [router, maxUint256]);
      }
      await fill(end === 'from' ? moody : usd, end === 'from' ? usd : moody, '10');
      const before = await node.control.call('eth_blockNumber');
      await setMood(mood);
      await swap.review();
      expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'refused' });
      expect(Number(await node.control.call('eth_blockNumber'))).toBe(Number(before) + 1);
      await setMood(0);
    },
  );

  it('gives at least what was quoted of a token that rebases meanwhile', async () => {
    const { moody, usd } = uniswap;
    await fill(usd, moody, '10');
    await swap.review();
    const { toUnits } = reviewed();
    const before = await held(moody);
    await setMood(4);
    await confirmed();
    expect((await held(moody)) - before).toBeGreaterThanOrEqual(toUnits);
    await setMood(0);
  });

  it('says that the price has moved where another exchange came first', async () => {
    const { deployment, usd, usdt } = uniswap;
    await uniswap.send(usd, erc20Abi, 'approve', [deployment.swapRouter02, maxUint256]);
    await fill(usd, usdt, '10');
    await swap.review();
    expect(state().flow.status).toBe('reviewed');
    const abi = parseAbi([
      'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ]);
    await uniswap.send(deployment.v2Router as Hex, abi, 'swapExactTokensForTokens', [
      1000n * ETHER,
      0n,
      [usd, usdt],
      ALICE,
      maxUint256,
    ]);

    await expect(swap.confirm()).rejects.toMatchObject({ code: 'RPC' });

    expect(state().flow).toMatchObject({ status: 'failed', failure: { reason: 'priceMoved' } });
  });

  function state() {
    const known = widget.state.features.swap;
    if (!known) throw new TypeError('The feature has no state');
    return known;
  }

  function tokens(): readonly TokenBalance[] {
    return state().tokens;
  }

  function reviewed() {
    const { flow } = state();
    if (flow.status !== 'reviewed')
      throw new TypeError(`Not reviewed: ${JSON.stringify(flow.status)}`);
    return flow.review;
  }

  async function fill(from: Hex | undefined, to: Hex | undefined, amount: string): Promise<void> {
    const [source, target] = [from, to].map((wanted) =>
      tokens().find(
        ({ address }) => address?.slice(-40).toLowerCase() === wanted?.slice(-40).toLowerCase(),
      ),
    );
    if (!source || !target) throw new TypeError('The tokens are not listed');
    swap.chooseTo(target);
    swap.chooseFrom(source);
    swap.chooseTo(target);
    swap.typeAmount(amount);
    await eventually(() => expect(state().form.quote.status).toBe('loaded'));
  }

  async function confirmed(): Promise<string> {
    // A pool writes more in a later second than in that of its last exchange, and the test wallet sets exactly the gas
    // that the node estimates.
    await node.control.call('evm_increaseTime', 5);
    await node.control.mine();
    const hash = await swap.confirm();
    await eventually(
      () => expect(state().flow).toMatchObject({ hash, outcome: 'succeeded' }),
      10_000,
    );
    return hash;
  }
});

describe('a wallet that does several calls all or none', () => {
  let visit: Awaited<ReturnType<typeof visited>>;
  const storage = new InMemoryStorage();
  let answers: ((method: string, answer: unknown) => unknown) | undefined;

  /** The methods that the wallet asked the visitor about. */
  const kinds: string[] = [];

  /** The visitor's wallet, with EIP-7702. A page that is loaded again finds the same one. */
  let provider: TestWallet['provider'];

  /** A page of the site. */
  async function visited() {
    const widget = createWidget(
      {
        networks: [network],
        connectors: [{ id: 'test', name: 'Test', provider }],
        sources: {
          swaps: 'uniswap',
          uniswap: { 'eip155:1': uniswap.deployment },
          tokenLists: [
            {
              name: 'Test',
              tokens: [
                { chainId: 1, name: 'USD', symbol: 'UNI-V2', address: uniswap.usd, decimals: 18 },
              ],
            },
          ],
        },
      },
      override(HostPage, new FakeHostPage()),
      override(KeyValueStorage, storage),
      override(Logger, new RecordingLogger()),
    );
    await widget.preload();
    await widget.ready;
    if (!widget.state.connections.eip155.account) await widget.connect('test');
    const swap = await widget.feature('swap');
    await swap.load();
    const state = () => {
      const known = widget.state.features.swap;
      if (!known) throw new TypeError('The feature has no state');
      return known;
    };
    /** Reviews `amount` of dollars for the native currency. */
    const review = async (amount: string): Promise<void> => {
      const { usd } = uniswap;
      const isOf = ({ address }: TokenBalance, token?: Hex): boolean =>
        address?.slice(-40).toLowerCase() === token?.slice(-40).toLowerCase();
      const [source, target] = [usd, undefined].map((token) =>
        state().tokens.find((one) => isOf(one, token)),
      );
      if (!source || !target) throw new TypeError('The tokens are not listed');
      swap.chooseTo(target);
      swap.chooseFrom(source);
      swap.chooseTo(target);
      swap.typeAmount(amount);
      await eventually(() => expect(state().form.quote.status).toBe('loaded'));
      await swap.review();
    };
    return { review, state, swap, widget };
  }

  beforeAll(async () => {
    const { deployment, usd } = uniswap;
    await uniswap.send(usd, erc20Abi, 'approve', [deployment.swapRouter02, 0n]);
    const wallet = createTestWallet({
      chains: [{ chainId: 1, rpcUrl: node.url }],
      sendsBundles: 'atomic',
      approval: ({ method }) => {
        kinds.push(method);
        return 'approve';
      },
    });
    provider = {
      ...wallet.provider,
      request: async (asked) => {
        const answer = await wallet.provider.request(asked);
        return answers ? answers(asked.method, answer) : answer;
      },
    };
    visit = await visited();
  });
  beforeEach(() => {
    answers = undefined;
    kinds.length = 0;
  });
  afterAll(() => visit.widget.dispose());

  it('approves exactly what is given and swaps it with one press, and leaves no allowance', async () => {
    const { deployment, usd } = uniswap;
    const { review, state, swap } = visit;
    const before = await held(usd);
    await review('50');
    expect(state().flow).toMatchObject({
      status: 'reviewed',
      review: {
        trial: 'balances',
        approval: { units: 50n * ETHER, spender: getAddress(deployment.swapRouter02) },
      },
    });

    const id = await swap.confirm();
    await eventually(
      () => expect(state().flow).toMatchObject({ status: 'sent', outcome: 'succeeded' }),
      10_000,
    );

    expect(kinds).toEqual(['wallet_sendCalls']);
    expect(id).toMatch(/^0x[\da-f]{32}$/);
    expect(state().flow).toMatchObject({ hash: expect.stringMatching(/^0x[\da-f]{64}$/) });
    expect(before - (await held(usd))).toBe(50n * ETHER);
    expect(await allowed(usd)).toBe(0n);
  });

  it('does neither where the swap reverts', async () => {
    const { deployment, usd } = uniswap;
    const { review, state, swap } = visit;
    await review('40');
    const before = await held(usd);
    // Another swap moves the price further than the visitor accepts.
    const abi = parseAbi([
      'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256)',
    ]);
    await uniswap.send(usd, erc20Abi, 'approve', [deployment.swapRouter02, maxUint256]);
    for (const fee of [500, 3000]) {
      await uniswap.send(deployment.swapRouter02 as Hex, abi, 'exactInputSingle', [
        {
          tokenIn: usd,
          tokenOut: deployment.wrappedNative,
          fee,
          recipient: ALICE,
          amountIn: 100_000n * ETHER,
          amountOutMinimum: 0n,
          sqrtPriceLimitX96: 0n,
        },
      ]);
    }
    await uniswap.send(usd, erc20Abi, 'approve', [deployment.swapRouter02, 0n]);
    const moved = before - (await held(usd));

    await swap.confirm();
    await eventually(() => expect(state().flow).toMatchObject({ outcome: 'reverted' }));

    expect(before - (await held(usd))).toBe(moved);
    expect(await allowed(usd)).toBe(0n);
  });

  it('ends right after the page was loaded again in the middle', async () => {
    const { usd } = uniswap;
    await visit.review('30');
    const before = await held(usd);
    answers = (method, answer) => (method === 'wallet_getCallsStatus' ? { status: 100 } : answer);
    const id = await visit.swap.confirm();
    await eventually(() => expect(storage.get('@appkit/sent_transactions')).toContain(id));
    visit.widget.dispose();

    answers = undefined;
    visit = await visited();

    await eventually(() => expect(storage.get('@appkit/sent_transactions')).toBe('[]'));
    const [ended] = JSON.parse(storage.get('@appkit/ended_transactions') ?? '[]');
    expect(ended).toMatchObject({ operationType: 'trade', outcome: 'succeeded' });
    expect(ended.hash).toMatch(/^0x[\da-f]{64}$/);
    expect(before - (await held(usd))).toBe(30n * ETHER);
  });
});

const countingFetch: typeof fetch = (input, init) => {
  posts.push(String(init?.body));
  return fetch(input, init);
};

function sourceOver(deployment: DeployedUniswap['deployment']): UniswapSwapSource {
  const rpcClients = new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} });
  const deployments = { 'eip155:1': deployment };
  return new UniswapSwapSource({
    deployments,
    listed: async () => [],
    networks: () => [network],
    prices,
    rpcClients,
  });
}

function requestOf(from: Hex | undefined, to: Hex | undefined, units: bigint): SwapRequest {
  const account = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ALICE });
  return { account, from: tokenOf(from), to: tokenOf(to), units };
}

function tokenOf(contract: Hex | undefined): TokenBalance {
  const quantity = { decimals: 18, numeric: '1' };
  return balanceFrom({ symbol: 'TOK', quantity, ...(contract && { address: contract }) });
}

function numberOf(value: Decimal | undefined): number {
  return value ? Number(formatDecimal(value)) : NaN;
}

async function setMood(mood: number): Promise<void> {
  const abi = parseAbi(['function setMood(uint256 mood)']);
  await uniswap.send(uniswap.moody, abi, 'setMood', [BigInt(mood)]);
}

async function held(token: Hex): Promise<bigint> {
  const data = `0x70a08231${ALICE.slice(2).padStart(64, '0')}`;
  return BigInt(String(await node.control.call('eth_call', { to: token, data }, 'latest')));
}

/** What the router may take of Alice's `token`. */
async function allowed(token: Hex): Promise<bigint> {
  const words = [ALICE, uniswap.deployment.swapRouter02].map((each) =>
    each.slice(2).padStart(64, '0'),
  );
  const data = `0xdd62ed3e${words.join('')}`;
  return BigInt(String(await node.control.call('eth_call', { to: token, data }, 'latest')));
}

async function balance(): Promise<bigint> {
  return BigInt(String(await node.control.call('eth_getBalance', ALICE, 'latest')));
}

async function feeOf(hash: string): Promise<bigint> {
  const receipt = (await node.control.call('eth_getTransactionReceipt', hash)) as {
    readonly gasUsed: string;
    readonly effectiveGasPrice: string;
  };
  return BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
}
