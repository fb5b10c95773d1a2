import type { CaipAddress } from '../../../domain/caip/caip-address';
import { solana } from '../../../domain/network/more-networks';
import { JUPITER_PROGRAM } from '../../../domain/swap/jupiter-service';
import type { SwapApproval } from '../../../domain/swap/swap-approval';
import type { SwapFlow } from '../../../domain/swap/swap-flow';
import { EMPTY_SWAP_FORM, type SwapForm } from '../../../domain/swap/swap-form';
import { swapReviewOf, type SwapReview } from '../../../domain/swap/swap-review';
import { NO_SWAP, type SwapFacts, swapStateOf } from '../../../domain/swap/swap-state';
import { swapPriceKey } from '../../../domain/swap/swap-price-key';
import type { SwapRequest } from '../../../domain/swap/swap-token';
import { type FakeWidget, someAddress } from '../fake-widget';
import { someHash } from '../send-verbs';
import { FakeSwapVerbs } from '../swap-verbs';
import type { Stories, Story } from './story';
import { manyChains, solAddress } from './many-chains';
import { contract, ether, held, someTokens, usdc } from './tokens';
import { connected } from './wallets';

const HALF = 500_000_000_000_000_000n;
const router = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const universalRouter = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';
const fee = { units: 260_000_000_000_000n, inUSD: { units: 65n, scale: 2 }, isShort: false };

const request: SwapRequest = {
  account: contract(someAddress),
  from: ether,
  to: usdc,
  units: HALF,
  slippage: 100,
};

/** A widget whose visitor swaps. */
export function swapping(
  facts: Partial<SwapFacts> = {},
): FakeWidget & { readonly verbs: FakeSwapVerbs } {
  const widget = connected();
  const verbs = new FakeSwapVerbs();
  widget.offer('swap', verbs);
  widget.setFeature('swap', swapStateOf({ ...loaded, ...facts }));
  return Object.assign(widget, { verbs });
}

/** The tokens are known, and nothing is filled in. */
export const loaded: SwapFacts = {
  ...NO_SWAP,
  list: 'loaded',
  tokens: someTokens,
  prices: {
    [swapPriceKey(ether)]: { units: 2_500n, scale: 0 },
    [swapPriceKey(usdc)]: { units: 1n, scale: 0 },
  },
};

const gas = {
  cost: 300_000_000_000_000n,
  inUSD: { cost: { units: 75n, scale: 2 }, balance: { units: 3_086n, scale: 0 } },
};
const chosen: SwapForm = { ...EMPTY_SWAP_FORM, source: ether, target: usdc, gas };
const quote = { source: ether, target: usdc, sourceUnits: HALF, targetUnits: 1_246_123_456n };

/** A form that can be reviewed. */
export const quoted: SwapForm = {
  ...chosen,
  sourceAmount: '0.5',
  quote: { status: 'loaded', value: quote, isRefreshing: false },
};

function story(name: string, facts: Partial<SwapFacts>): Story {
  return { name, widget: () => swapping(facts) };
}

function withQuote(status: 'loading' | 'failed' | 'noLiquidity'): SwapForm {
  return { ...chosen, sourceAmount: '0.5', quote: { status } };
}

export const swapStories: Stories = [
  story('empty', {}),
  story('tokens failed', { list: 'failed', tokens: [] }),
  story('two tokens chosen', { form: chosen }),
  story('quoted', { form: quoted }),
  story('a newer quote is under way', {
    form: { ...quoted, quote: { status: 'loaded', value: quote, isRefreshing: true } },
  }),
  story('a quote is under way', { form: withQuote('loading') }),
  story('no quote', { form: withQuote('failed') }),
  story('no route', { form: withQuote('noLiquidity') }),
  story('much slippage', { form: quoted, slippage: 1_000 }),
  story('less is received than paid', {
    form: {
      ...quoted,
      quote: {
        status: 'loaded',
        value: { ...quote, targetUnits: 1_000_000_000n },
        isRefreshing: false,
      },
    },
  }),
  story('the fee is kept back', {
    form: {
      ...quoted,
      sourceAmount: '1.23456789',
      quote: {
        status: 'loaded',
        value: { ...quote, sourceUnits: ether.quantity.units - gas.cost },
        isRefreshing: false,
      },
    },
  }),
  story('an approval is under way', {
    form: quoted,
    flow: { status: 'approving', stage: 'chain', approval: approvalOf(12_345_678n) },
  }),
  story('the swap was refused', {
    form: quoted,
    flow: { status: 'editing', fault: 'build', why: 'refused' },
  }),
];

export const swapSelectTokenStories: Stories = [
  story('some tokens', {}),
  story('no tokens', { tokens: [] }),
  story('failed', { list: 'failed', tokens: [] }),
];

/** A reviewed swap of half an ether. */
export const swapReview: SwapReview = reviewOf();

function reviewOf(
  built: Partial<Parameters<typeof swapReviewOf>[1]> = {},
  findings: Parameters<typeof swapReviewOf>[2] = {},
): SwapReview {
  const { address = '' } = usdc;
  return swapReviewOf(
    request,
    {
      call: { to: router, data: '0x5ae401dc', units: HALF },
      toUnits: 1_246_123_456n,
      providerFeeUnits: 0n,
      priceImpact: { units: 312n, scale: 4 },
      route: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', address.slice(-42)],
      ...built,
    },
    { trial: 'balances', fee, minToUnits: 1_233_662_222n, ...findings },
  );
}

/** An approval and a swap of a token, which the wallet does all or none. */
export const together = swapReviewOf(
  { ...request, from: usdc, to: ether, units: 12_345_678n },
  { call: { to: router, data: '0x5ae401dc', units: 0n }, toUnits: 4_900_000_000_000_000n },
  {
    trial: 'balances',
    approval: approvalOf(12_345_678n),
    minToUnits: 4_851_000_000_000_000n,
  },
);

/** A swap of which nothing could be read, with the check of the balance that the wallet does with it. */
const unread = reviewOf(
  {},
  {
    fee: undefined,
    isUnread: true,
    checks: { before: [], after: [{ to: universalRouter, data: '0x24856bc3', units: 0n }] },
  },
);

/** A swap on Solana, under review. */
function onSolana(): FakeWidget {
  const widget = manyChains();
  const chainId = solana.caipNetworkId;
  const on = (address: string) => `${chainId}:${address}` as CaipAddress;
  const sol = held('SOL', { name: 'Solana', chainId, decimals: 9, units: 12_500_000_000n });
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
  const coin = held('USDC', { name: 'USD Coin', chainId, address: on(mint), decimals: 6 });
  const review = swapReviewOf(
    { account: on(solAddress), from: sol, to: coin, units: 1_500_000_000n, slippage: 50 },
    {
      call: {
        to: JUPITER_PROGRAM,
        data: '0xbb64',
        units: 0n,
        program: { accounts: [], lookupTables: [], toMint: mint },
      },
      toUnits: 216_750_000n,
      providerFeeUnits: 0n,
      priceImpact: { units: 1n, scale: 2 },
      route: ['So11111111111111111111111111111111111111112', mint],
    },
    {
      trial: 'balances',
      fee: { units: 2_049_280n, isShort: false },
      minToUnits: 215_666_250n,
    },
  );
  widget.set({ namespace: 'solana' });
  widget.offer('swap', new FakeSwapVerbs());
  widget.setFeature('swap', swapStateOf({ ...NO_SWAP, flow: { status: 'reviewed', review } }));
  return widget;
}

/** The allowance of `units` that a swap of USDC needs. */
export function approvalOf(units: bigint, warnings: SwapApproval['warnings'] = []): SwapApproval {
  const { address = '' } = usdc;
  return {
    request: { ...request, from: usdc, to: ether, units: 12_345_678n },
    call: { to: address.slice(-42), data: '0x095ea7b3', units: 0n },
    spender: router,
    units,
    warnings,
    fee,
  };
}

function flowStory(name: string, flow: SwapFlow): Story {
  return story(name, { form: quoted, flow });
}

const approval = approvalOf(12_345_678n);

/** The message that may be signed in the place of `approval`. */
function permitOf({ call, spender, units }: SwapApproval): NonNullable<SwapApproval['permit']> {
  const deadline = 1_900_000_000n;
  return { token: call.to, name: 'USD Coin', version: '2', spender, units, nonce: 0n, deadline };
}
const all = 2n ** 256n - 1n;

export const swapPreviewStories: Stories = [
  flowStory('reviewed', { status: 'reviewed', review: swapReview }),
  flowStory('reviewed over another token', {
    status: 'reviewed',
    review: reviewOf({
      route: [someAddress, '0x6B175474E89094C44Da98b954EedeAC495271d0F', someAddress, someAddress],
      providerFeeUnits: 4_250_000_000_000_000n,
    }),
  }),
  { name: 'reviewed on Solana', widget: onSolana },
  flowStory('a high price impact', {
    status: 'reviewed',
    review: reviewOf({ priceImpact: { units: 123_456n, scale: 4 } }),
  }),
  flowStory('only its success is known', {
    status: 'reviewed',
    review: reviewOf({}, { trial: 'call', fee: undefined }),
  }),
  flowStory('no node could try it', {
    status: 'reviewed',
    review: reviewOf({}, { trial: 'none', fee: undefined }),
  }),
  flowStory('nothing of it could be read', {
    status: 'reviewed',
    review: reviewOf({}, { isUnread: true, minToUnits: undefined }),
  }),
  flowStory('nothing of it could be read, and it is checked', {
    status: 'reviewed',
    review: unread,
  }),
  flowStory('not enough for the fee', {
    status: 'reviewed',
    review: reviewOf({}, { fee: { ...fee, isShort: true } }),
  }),
  flowStory('approved and swapped in one step', { status: 'reviewed', review: together }),
  flowStory('the wallet does not do both in one step', {
    status: 'editing',
    fault: 'bundleRefused',
  }),
  flowStory('an allowance first', { status: 'approvalReviewed', approval }),
  flowStory('a signature first', {
    status: 'approvalReviewed',
    approval: { ...approval, permit: permitOf(approval), minutes: 20 },
  }),
  flowStory('an old allowance ends first', {
    status: 'approvalReviewed',
    approval: approvalOf(0n),
  }),
  flowStory('an unlimited allowance', {
    status: 'approvalReviewed',
    approval: approvalOf(all, ['unlimitedApproval']),
  }),
  flowStory('asking for the allowance', { status: 'approving', stage: 'wallet', approval }),
  flowStory('the allowance is on its way', { status: 'approving', stage: 'chain', approval }),
  flowStory('preparing the swap', { status: 'preparing' }),
  flowStory('asking', { status: 'asking', review: swapReview }),
  flowStory('not sent', {
    status: 'failed',
    review: swapReview,
    failure: { cause: 'failed', detail: 'Too little received', reason: 'priceMoved' },
  }),
  flowStory('sent', { status: 'sent', review: swapReview, hash: someHash }),
  flowStory('the account has changed', { status: 'editing', fault: 'accountChanged' }),
];
