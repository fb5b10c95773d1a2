import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import { ethereum } from '../../domain/network/built-in-networks';
import { solana } from '../../domain/network/more-networks';
import { ChainAssetSource } from '../../infrastructure/asset/chain-asset-source';
import {
  FakeAnalyticsSink,
  FakeAnswers,
  FakeAssetSource,
  FakeChainAdapters,
  FakeChainCalls,
  FakeChainFees,
  FakeChainNames,
  FakeChainSender,
  FakeIdentitySource,
  FakeOnrampSource,
  FakeNftSource,
  FakePriceSource,
  FakeSwapSource,
  FakeTransactionSource,
  FakeWalletSession,
  ManualClock,
} from '../../infrastructure/fake';
import { HttpPriceSource } from '../../infrastructure/price/http-price-source';
import { uniswapDeployments } from '../../infrastructure/chains/eip155/uniswap/uniswap-deployments';
import { UniswapPrices } from '../../infrastructure/chains/eip155/uniswap/uniswap-prices';
import { JupiterSwapSource } from '../../infrastructure/chains/solana/jupiter/jupiter-swap-source';
import { SwapsByNamespace } from '../../infrastructure/chains/swaps-by-namespace';
import { ServiceSwapSource } from '../../infrastructure/chains/eip155/swap-service/service-swap-source';
import { UniswapSwapSource } from '../../infrastructure/chains/eip155/uniswap/uniswap-swap-source';
import type { HttpClient } from '../../ports/http-client';
import type { RpcClient } from '../../ports/rpc-client';
import { type Decimal, formatDecimal } from '../../domain/number/decimal';
import type { SendRequest } from '../../domain/send/send-request';
import type { SwapRequest } from '../../domain/swap/swap-token';
import type { PastPrice } from '../../domain/token/past-prices';
import { etherBalance, usdcBalance } from '../support/token-balances';
import { describeServicePort, type ServiceHarness } from './service-port.contract';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const account = `eip155:1:${ALICE}` as CaipAddress;
const network = ethereum;
const ether = etherBalance('1');
const call = { to: ALICE, data: '0x', units: 1n };
const session = new FakeWalletSession({ addresses: [ALICE], chainReference: '1' });
const send: SendRequest = { from: account, to: ALICE, token: ether, units: 1n };
const swap: SwapRequest = { account, from: ether, to: usdcBalance('1'), units: 1n };
const onramp = {
  provider: 'meld',
  address: ALICE,
  network,
  cardPayChain: 'ethereum',
} as const;

const SOLANA_ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const solanaSwap: SwapRequest = {
  ...swap,
  account: `${solana.caipNetworkId}:${SOLANA_ALICE}` as CaipAddress,
  to: { ...ether, address: `${solana.caipNetworkId}:${SOLANA_ALICE}` as CaipAddress },
};

/** The source over a service that quotes the given amounts. */
function jupiterSource() {
  const answers = new FakeAnswers<unknown, bigint | undefined>();
  const http: HttpClient = {
    request: async (request, signal) => {
      const units = await answers.ask(request, signal);
      if (units === undefined) throw new WidgetError('HTTP_STATUS', { status: 400 });
      const { inputMint, outputMint, amount, slippageBps } = request.query ?? {};
      const routePlan = [{ swapInfo: { outputMint } }];
      const [outAmount, otherAmountThreshold] = [`${units}`, `${units}`];
      const quoted = { outAmount, otherAmountThreshold, routePlan, swapMode: 'ExactIn' };
      return { inputMint, outputMint, inAmount: amount, slippageBps, ...quoted };
    },
  };
  const source = new JupiterSwapSource({
    http,
    prices: undefined,
    rpcClients: { forNetwork: () => ({ request: async () => undefined }) },
    services: { [solana.caipNetworkId]: { url: 'https://jupiter.test', mints: [] } },
  });
  return { answers, source };
}

describeServicePort('FakeAssetSource.balances', [[ether], []], () => {
  const source = new FakeAssetSource();
  return harness(source.answers, (signal) => source.balances({ address: ALICE, network }, signal));
});

describeServicePort('FakeIdentitySource.identityOf', [{ name: 'alice.eth' }, undefined], () => {
  const source = new FakeIdentitySource();
  return harness(source.answers, (signal) => source.identityOf(ALICE, network, signal));
});

describeServicePort('FakeTransactionSource.page', [{ transactions: [], next: 'two' }], () => {
  const source = new FakeTransactionSource();
  return harness(source.answers, (signal) => source.page({ address: ALICE, network }, signal));
});

describeServicePort('FakeChainNames.profileOf', [{ name: 'alice.eth' }, undefined], () => {
  const names = new FakeChainNames();
  return harness(names.profiles, (signal) => names.profileOf(ALICE, network, signal));
});

describeServicePort('FakeChainNames.addressOf', [ALICE, undefined], () => {
  const names = new FakeChainNames();
  return harness(names.addresses, (signal) => names.addressOf('alice.eth', network, signal));
});

describeServicePort('FakeChainFees.transferFee', [{ perGas: 1n, cost: 21_000n }], () => {
  const fees = new FakeChainFees();
  return harness(fees.answers, (signal) => fees.transferFee({ token: ether, network }, signal));
});

describeServicePort('FakeChainSender.send', ['0x1', '0x2'], () => {
  const sender = new FakeChainSender();
  return harness(sender.answers, (signal) => sender.send(send, session, signal));
});

describeServicePort('FakeChainCalls.send', ['0x1', '0x2'], () => {
  const calls = new FakeChainCalls();
  return harness(calls.sends, (signal) => calls.send(call, account, session, signal));
});

describeServicePort('FakeSwapSource.tokens', [[{ name: 'A', symbol: 'A', decimals: 1 }]], () => {
  const source = new FakeSwapSource();
  return harness(source.lists, (signal) => source.tokens(network, signal));
});

describeServicePort('FakeNftSource.page', [{ nfts: [], next: '5' }, { nfts: [] }], () => {
  const source = new FakeNftSource();
  return harness(source.answers, (signal) => source.page({ address: ALICE, network }, signal));
});

describeServicePort('FakePriceSource.prices', [[{ units: 3000n, scale: 0 }], [undefined]], () => {
  const source = new FakePriceSource();
  return harness(source.answers, (signal) => source.prices([ether], network, signal));
});

describeServicePort('HttpPriceSource.prices', [[{ units: 3000n, scale: 0 }], [undefined]], () => {
  const answers = new FakeAnswers<unknown, readonly (Decimal | undefined)[]>();
  const http: HttpClient = {
    request: async (request, signal) => {
      const [price] = await answers.ask(request, signal);
      return { prices: { ...(price && { native: formatDecimal(price) }) } };
    },
  };
  const source = new HttpPriceSource({ http, url: 'https://prices.test' });
  return harness(answers, (signal) => source.prices([ether], network, signal));
});

const aDayAgo = [{ atMs: 1_764_414_000_000, price: { units: 3000n, scale: 0 } }];

describeServicePort('FakePriceSource.pastPrices', [[aDayAgo], [undefined]], () => {
  const source = new FakePriceSource();
  return harness(source.pastAnswers, (signal) => source.pastPrices([ether], network, signal));
});

describeServicePort('HttpPriceSource.pastPrices', [[aDayAgo], [undefined]], () => {
  const answers = new FakeAnswers<unknown, readonly (readonly PastPrice[] | undefined)[]>();
  const http: HttpClient = {
    request: async (request, signal) => {
      const [past] = await answers.ask(request, signal);
      const native = past?.map(({ atMs, price }) => [atMs / 1_000, formatDecimal(price)]);
      return { past: { ...(native && { native }) } };
    },
  };
  const source = new HttpPriceSource({ http, url: 'https://prices.test' });
  return harness(answers, (signal) => source.pastPrices([ether], network, signal));
});

describeServicePort('UniswapSwapSource.allowance', [0n, 2n ** 256n - 1n], () => {
  const answers = new FakeAnswers<unknown, bigint>();
  const client: RpcClient = {
    request: async (request, signal) => {
      const units = await answers.ask(request, signal);
      return `0x${units.toString(16).padStart(64, '0')}`;
    },
  };
  const rpcClients = { forNetwork: () => client };
  const deployments = uniswapDeployments;
  const source = new UniswapSwapSource({
    deployments,
    listed: async () => [],
    networks: () => [network],
    prices: new UniswapPrices({ clock: new ManualClock(), deployments, rpcClients }),
    rpcClients,
  });
  return harness(answers, (signal) => source.allowance({ ...swap, from: swap.to }, signal));
});

describeServicePort('ServiceSwapSource.quote', [1n, undefined], () => {
  const answers = new FakeAnswers<unknown, bigint | undefined>();
  const http: HttpClient = {
    request: async (request, signal) => {
      const units = await answers.ask(request, signal);
      return units === undefined ? { toAmount: null } : { provider: '0x', toAmount: `${units}` };
    },
  };
  const source = new ServiceSwapSource({
    contracts: {},
    http,
    listed: async () => [],
    networks: () => [network],
    prices: undefined,
    rpcClients: { forNetwork: () => ({ request: async () => undefined }) },
    service: { url: 'https://service.test', routers: { 'eip155:1': [ALICE] } },
  });
  return harness(answers, (signal) => source.quote(swap, signal));
});

describeServicePort('JupiterSwapSource.quote', [1n, undefined], () => {
  const { answers, source } = jupiterSource();
  return harness(answers, (signal) => source.quote(solanaSwap, signal));
});

describeServicePort('SwapsByNamespace.quote', [1n, undefined], () => {
  const { answers, source } = jupiterSource();
  const joined = new SwapsByNamespace({ solana: source });
  return harness(answers, (signal) => joined.quote(solanaSwap, signal));
});

describeServicePort('FakeSwapSource.prices', [[{ units: 3000n, scale: 0 }], [undefined]], () => {
  const source = new FakeSwapSource();
  return harness(source.priceLists, (signal) => source.prices([ether], network, signal));
});

describeServicePort('FakeSwapSource.quote', [1n, undefined], () => {
  const source = new FakeSwapSource();
  return harness(source.quotes, (signal) => source.quote(swap, signal));
});

describeServicePort('FakeSwapSource.allowance', [0n, 2n ** 256n - 1n], () => {
  const source = new FakeSwapSource();
  return harness(source.allowances, (signal) => source.allowance(swap, signal));
});

describeServicePort('FakeSwapSource.buildApproval', [call], () => {
  const source = new FakeSwapSource();
  return harness(source.approvals, (signal) => source.buildApproval(swap, signal));
});

describeServicePort('FakeSwapSource.buildSwap', [{ call, toUnits: 1n }], () => {
  const source = new FakeSwapSource();
  return harness(source.swaps, (signal) => source.buildSwap(swap, signal));
});

describeServicePort('FakeOnrampSource.buyUrl', ['https://seller.test/1'], () => {
  const source = new FakeOnrampSource();
  return harness(source.answers, (signal) => source.buyUrl(onramp, signal));
});

describeServicePort<void>('FakeAnalyticsSink.send', [undefined], () => {
  const sink = new FakeAnalyticsSink();
  const entry = { event: 'MODAL_OPEN', timestamp: 1 } as const;
  return harness(sink.answers, (signal) => sink.send(entry, signal));
});

describe('ChainAssetSource', () => {
  it('[R7.4] reads the native currency of the chain, exactly and without a price', async () => {
    const adapters = new FakeChainAdapters();
    adapters.of('eip155').setBalance(ALICE, network.caipNetworkId, 10n ** 18n + 1n);
    const source = new ChainAssetSource({ adapters });

    const balances = await source.balances({ address: ALICE, network });

    expect(balances).toEqual([
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:1',
        quantity: { decimals: 18, numeric: '1.000000000000000001', units: 10n ** 18n + 1n },
      },
    ]);
  });

  it('throws where the chain cannot be read, and with the reason of a signal', async () => {
    const source = new ChainAssetSource({ adapters: new FakeChainAdapters() });
    const reason = new Error('given up');

    await expect(source.balances({ address: ALICE, network })).rejects.toMatchObject({
      code: 'RPC_UNREACHABLE',
    });
    await expect(
      source.balances({ address: ALICE, network }, AbortSignal.abort(reason)),
    ).rejects.toBe(reason);
  });
});

function harness<Question, Answer>(
  answers: FakeAnswers<Question, Answer>,
  ask: (signal?: AbortSignal) => Promise<Answer>,
): ServiceHarness<Answer> {
  return {
    ask,
    answerWith: (answer) => answers.answerWith(answer),
    failWith: (error) => answers.failWith(error),
    hang: () => answers.hang(),
    settle: (answer) => answers.settle(answer),
    askedCount: () => answers.asked.length,
  };
}
