import type { SwapVerbs } from '../../application/swap/swap-feature';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { SwapState } from '../../domain/swap/swap-state';
import type { SwapToken } from '../../domain/swap/swap-token';
import { FakeAssetSource, FakeSwapSource } from '../../infrastructure/fake';
import { AssetSource } from '../../ports/asset-source';
import { SwapSource } from '../../ports/swap-source';
import { override } from '../../ports/token';
import { ALICE, BOB, connectedWidget, type ConnectedGiven } from './headless-kit';
import { etherBalance, USDC, usdcBalance } from './token-balances';

const eth: SwapToken = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const usdc: SwapToken = {
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  address: `eip155:1:${USDC}` as CaipAddress,
};

/** The list of a service. */
export const swapTokens: readonly SwapToken[] = [eth, usdc];

/** A call that executes an exchange. Nothing of it can be read. */
export const swapCall = { to: BOB, data: '0x12aa3caf', units: 0n };

/** A call of Bob's router, of v2, by which Alice exchanges `units` of USDC for at least `least` of the native currency. */
export function readableCall(units: bigint, least: bigint) {
  const words = [units, least, 0xa0n, BigInt(ALICE), 1n, 2n, BigInt(USDC), BigInt(BOB)];
  const digits = words.map((word) => word.toString(16).padStart(64, '0')).join('');
  return { to: BOB, data: `0x18cbafe5${digits}`, units: 0n };
}

/** A call that grants Bob's contract an allowance of `units` of USDC. */
export function approvalCallOf(units: bigint) {
  const words = [BigInt(BOB), units].map((word) => word.toString(16).padStart(64, '0'));
  return { to: USDC, data: `0x095ea7b3${words.join('')}`, units: 0n };
}

/**
 * A connected widget with its swap feature: Alice has 2 ETH and 5 USDC, and gas is 1 gwei. Its source names no routers, and
 * the site sends such exchanges unread.
 */
export async function swapSetUp(options: ConnectedGiven = {}) {
  const source = new FakeSwapSource();
  const assets = new FakeAssetSource();
  source.lists.answerWith(swapTokens);
  source.priceLists.answerWith([]);
  assets.answers.answerWith([etherBalance('2'), usdcBalance('5')]);
  const connected = await connectedWidget({
    ...options,
    options: { ...options.options, sources: { unreadSwaps: true, ...options.options?.sources } },
    overrides: [override(SwapSource, source), override(AssetSource, assets)],
  });
  const adapter = connected.adapters.of('eip155');
  adapter.fees.answers.answerWith({ perGas: 10n ** 9n, cost: 1n });
  const swap = await connected.widget.feature('swap');
  const state = () => {
    const known = connected.widget.state.features.swap;
    if (!known) throw new TypeError('The feature has no state');
    return known;
  };
  return { ...connected, assets, source, swap, state, adapter };
}

/** The same with one `from` filled in to be exchanged, and its quote. */
export async function quotedSwap(from = 'ETH', to = 'USDC', options: ConnectedGiven = {}) {
  const set = await swapSetUp(options);
  set.source.quotes.answerWith(3_000_000_000n);
  await set.swap.load();
  chooseSwap(set.swap, set.state(), from, to);
  set.swap.typeAmount('1');
  await set.clock.advance(200);
  return set;
}

/** The same with its review on show. */
export async function reviewedSwap(options: ConnectedGiven = {}) {
  const set = await quotedSwap('ETH', 'USDC', options);
  set.source.swaps.answerWith({
    call: { ...swapCall, units: 10n ** 18n },
    toUnits: 2_990_000_000n,
  });
  await set.swap.review();
  return set;
}

/** Chooses both tokens by their symbols. */
export function chooseSwap(swap: SwapVerbs, { tokens }: SwapState, from: string, to: string): void {
  const [source, target] = [from, to].map((wanted) =>
    tokens.find(({ symbol }) => symbol === wanted),
  );
  if (!source || !target) throw new TypeError('The tokens are not listed');
  swap.chooseFrom(source);
  swap.chooseTo(target);
}
