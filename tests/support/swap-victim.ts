import type { SwapFlow } from '../../domain/swap/swap-flow';
import type { UniswapDeployment } from '../../domain/swap/uniswap-deployment';
import { ethereum } from '../../domain/network/built-in-networks';
import { addressOf } from '../../domain/caip/caip-address';
import { createWidget } from '../../index';
import { FakeHostPage, InMemoryStorage, RecordingLogger } from '../../infrastructure/fake';
import { createTestWallet } from '../../infrastructure/fake/test-wallet';
import { HostPage } from '../../ports/host-page';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { Logger } from '../../ports/logger';
import { SwapSource } from '../../ports/swap-source';
import { type Override, override } from '../../ports/token';
import { eventually } from './eventually';

/** Where a visitor swaps, and by what. */
export interface VictimGiven {
  /** The node that the widget asks, and the one that the wallet asks. */
  readonly nodeUrl: string;
  readonly walletUrl: string;
  readonly uniswap: UniswapDeployment;

  /** The tokens that are given and received, with 18 decimals. Without one, the native currency is received. */
  readonly from: string;
  readonly to?: string;

  /** Another token that the visitor holds. */
  readonly held?: string;

  /** An operator's service, or a source of the site's own. */
  readonly service?: { readonly url: string; readonly routers: readonly string[] };
  readonly source?: SwapSource;
  readonly unreadSwaps?: boolean;
  readonly sendsBundles?: 'atomic';
}

/** A visitor with a real wallet, who reads a review and presses. */
export interface SwapVictim {
  /** The review of `amount`; approves first where that is asked for. */
  review(amount: string): Promise<SwapFlow>;

  /** Presses: what the wallet was asked for is done by the chain, or was reverted. */
  press(): Promise<void>;

  /** Why the last preparation failed. */
  reason(): string;
  dispose(): void;
}

/** Loaded for attacks by `withoutDefence`, so it makes everything itself. */
export async function swapVictim(given: VictimGiven): Promise<SwapVictim> {
  const { from, held, nodeUrl, sendsBundles, service, source, to, uniswap, unreadSwaps } = given;
  const logger = new RecordingLogger();
  const wallet = createTestWallet({
    chains: [{ chainId: 1, rpcUrl: given.walletUrl }],
    ...(sendsBundles && { sendsBundles }),
  });
  const listed = (address: string) => ({
    chainId: 1,
    name: address,
    symbol: 'UNI-V2',
    decimals: 18,
    address,
  });
  const overrides: readonly Override[] = [
    override(HostPage, new FakeHostPage()),
    override(KeyValueStorage, new InMemoryStorage()),
    override(Logger, logger),
    ...(source ? [override(SwapSource, source)] : []),
  ];
  const widget = createWidget(
    {
      networks: [{ ...ethereum, rpcUrls: { default: { http: [nodeUrl] } } }],
      connectors: [{ id: 'test', name: 'Test', provider: wallet.provider }],
      sources: {
        ...(service && { swaps: { url: service.url, routers: { 'eip155:1': service.routers } } }),
        ...(unreadSwaps !== undefined && { unreadSwaps }),
        uniswap: { 'eip155:1': uniswap },
        tokenLists: [
          { name: 'Test', tokens: [from, to, held].flatMap((one) => (one ? [listed(one)] : [])) },
        ],
      },
    },
    ...overrides,
  );
  await widget.preload();
  await widget.connect('test');
  const swap = await widget.feature('swap');
  await swap.load();
  const state = () => {
    const known = widget.state.features.swap;
    if (!known) throw new TypeError('The feature has no state');
    return known;
  };
  const tokenOf = (contract: string | undefined) => {
    const token = state().tokens.find(
      ({ address }) => (address && addressOf(address).toLowerCase()) === contract?.toLowerCase(),
    );
    if (!token) throw new TypeError('The token is not listed');
    return token;
  };
  swap.chooseFrom(tokenOf(from));
  swap.chooseTo(tokenOf(to));
  return {
    review: async (amount) => {
      swap.typeAmount(amount);
      await eventually(() => {
        if (state().form.quote.status !== 'loaded') throw new Error('no quote');
      }, 10_000);
      await swap.review();
      if (state().flow.status === 'approvalReviewed') await swap.approve();
      return state().flow;
    },
    press: async () => {
      await swap.confirm();
      await eventually(() => {
        const { flow } = state();
        if (flow.status !== 'sent' || !flow.outcome) throw new Error('not done');
      }, 10_000);
    },
    reason: () => {
      const [last] = logger.entries
        .map(({ cause }) => cause as { readonly context?: { readonly reason?: string } })
        .flatMap((cause) => cause?.context?.reason ?? [])
        .slice(-1);
      return last ?? '';
    },
    dispose: () => widget.dispose(),
  };
}
