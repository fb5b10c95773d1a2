import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { type SwapApproval, swapApprovalOf } from '../../../../domain/swap/swap-approval';
import {
  confirmableSwap,
  nextSwapFlow,
  SWAP_EDITING,
  type SwapFlow,
  type SwapFlowEvent,
} from '../../../../domain/swap/swap-flow';
import type { SignedPermit } from '../../../../domain/swap/swap-permit';
import { nextPreparation } from '../../../../domain/swap/swap-preparation';
import { swapReviewOf } from '../../../../domain/swap/swap-review';
import { tokenBalance, type TokenBalance } from '../../../../domain/token/token-balance';
import type { SwapRequest } from '../../../../domain/swap/swap-token';

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ROUTER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const request: SwapRequest = {
  account: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as CaipAddress,
  from: token('USDC', 6, `eip155:1:${TOKEN}` as CaipAddress),
  to: token('ETH', 18),
  units: 10_000n,
};
const call = { to: ROUTER, data: '0x', units: 0n };
const review = swapReviewOf(request, { call, toUnits: 1000n });
const approval = approvalOf(10_000n);
const failure = { cause: 'declined' } as const;
const signedPermit: SignedPermit = {
  token: TOKEN,
  name: 'USD Coin',
  version: '2',
  spender: ROUTER,
  units: 10_000n,
  nonce: 0n,
  deadline: 1n,
  signature: '0x',
};

const flows = {
  editing: SWAP_EDITING,
  faulted: { status: 'editing', fault: 'allowance' },
  preparing: { status: 'preparing' },
  approvable: { status: 'approvalReviewed', approval },
  refused: { status: 'approvalReviewed', approval, failure },
  wallet: { status: 'approving', stage: 'wallet', approval },
  chain: { status: 'approving', stage: 'chain', approval },
  reviewed: { status: 'reviewed', review },
  asking: { status: 'asking', review },
  sent: { status: 'sent', review, hash: '0x1' },
  ended: { status: 'sent', review, hash: '0x1', outcome: 'reverted' },
  failed: { status: 'failed', review, failure },
} as const satisfies Record<string, SwapFlow>;

type State = keyof typeof flows;

const voided: SwapFlow = { status: 'editing', fault: 'accountChanged' };
const outpriced: SwapFlow = { status: 'editing', fault: 'priceChanged' };
const preparing: SwapFlow = { status: 'preparing' };

/** The effect of each event on the named states; none on any other state. */
const rows: readonly (readonly [SwapFlowEvent, Partial<Record<State, SwapFlow>>])[] = [
  [
    { type: 'prepared', request },
    {
      editing: preparing,
      faulted: preparing,
      approvable: preparing,
      refused: preparing,
      reviewed: preparing,
      sent: preparing,
      ended: preparing,
      failed: preparing,
    },
  ],
  [{ type: 'approvalReviewed', approval }, { preparing: flows.approvable }],
  [{ type: 'approvalConfirmed' }, { approvable: flows.wallet, refused: flows.wallet }],
  [{ type: 'approvalSent' }, { wallet: flows.chain }],
  [{ type: 'tokensChecked', request }, {}],
  [{ type: 'allowanceRead', request, units: 0n, isUnread: false }, {}],
  [{ type: 'notBundled', request, isRight: true }, {}],
  [
    { type: 'approved', approval },
    { wallet: preparing, chain: preparing },
  ],
  [
    { type: 'permitSigned', request, permit: signedPermit },
    { wallet: preparing, chain: preparing },
  ],
  [
    { type: 'permitRefused', request },
    { wallet: preparing, chain: preparing },
  ],
  [
    { type: 'approvalFailed', failure },
    { wallet: flows.refused, chain: flows.refused },
  ],
  [
    { type: 'faulted', fault: 'build', why: 'refused' },
    { preparing: { status: 'editing', fault: 'build', why: 'refused' } },
  ],
  [{ type: 'reviewed', review }, { preparing: flows.reviewed }],
  [
    { type: 'edited' },
    {
      faulted: SWAP_EDITING,
      preparing: SWAP_EDITING,
      approvable: SWAP_EDITING,
      refused: SWAP_EDITING,
      wallet: SWAP_EDITING,
      chain: SWAP_EDITING,
      reviewed: SWAP_EDITING,
      sent: SWAP_EDITING,
      ended: SWAP_EDITING,
      failed: SWAP_EDITING,
    },
  ],
  [
    { type: 'accountChanged' },
    {
      preparing: voided,
      approvable: voided,
      refused: voided,
      wallet: voided,
      chain: voided,
      reviewed: voided,
      failed: voided,
    },
  ],
  [{ type: 'priceChanged' }, { reviewed: outpriced, failed: outpriced }],
  [{ type: 'confirmed' }, { reviewed: flows.asking, failed: flows.asking }],
  [{ type: 'sent', hash: '0x2' }, { asking: { status: 'sent', review, hash: '0x2' } }],
  [
    { type: 'ended', hash: '0x1', outcome: 'reverted' },
    { sent: flows.ended, ended: flows.ended },
  ],
  [{ type: 'ended', hash: '0x9', outcome: 'reverted' }, {}],
  [
    { type: 'reopened', hash: '0x1' },
    { sent: flows.sent, ended: flows.sent },
  ],
  [{ type: 'reopened', hash: '0x9' }, {}],
  [{ type: 'failed', failure }, { asking: flows.failed }],
];

it('never confirms a sent exchange again', () => {
  const pending: SwapFlow = { status: 'failed', review, failure: { cause: 'pending' } };

  expect(confirmableSwap(pending)).toBeUndefined();
  expect(nextSwapFlow(pending, { type: 'confirmed' })).toBe(pending);
});

describe('nextSwapFlow', () => {
  const cases = rows.flatMap(([event, expected]) =>
    Object.entries(flows).map(([state, flow]) => ({
      name: event.type,
      event,
      state,
      flow,
      expected: expected[state as State],
    })),
  );

  it.each(cases)('handles $name in $state', ({ event, flow, expected }) => {
    const next = nextSwapFlow(flow, event);

    if (expected) expect(next).toEqual(expected);
    else expect(next).toBe(flow);
  });
});

describe('nextPreparation', () => {
  const exchange = { step: 'exchange', request };
  const withPermit = { step: 'approval', request, withPermit: true };

  it.each<[string, SwapFlowEvent, unknown]>([
    ['checks the tokens', { type: 'prepared', request }, { step: 'tokens', request }],
    ['reads the allowance', { type: 'tokensChecked', request }, { step: 'allowance', request }],
    ['reviews the exchange', { type: 'notBundled', request, isRight: true }, exchange],
    ['reviews the allowance', { type: 'notBundled', request, isRight: false }, withPermit],
    ['reviews the exchange, once it is allowed', { type: 'approved', approval }, exchange],
    [
      'reviews another allowance, where the first ended an old one',
      { type: 'approved', approval: approvalOf(0n) },
      withPermit,
    ],
    [
      'reviews the exchange with what is signed',
      { type: 'permitSigned', request, permit: signedPermit },
      { step: 'signedExchange', request, permit: signedPermit },
    ],
    [
      'reviews the allowance without a permit, once that is refused',
      { type: 'permitRefused', request },
      { step: 'approval', request, withPermit: false },
    ],
    ['does nothing after a review', { type: 'reviewed', review }, undefined],
  ])('%s', (_what, event, expected) => {
    expect(nextPreparation(preparing, event)).toEqual(expected);
  });

  it.each([
    ['less than is given', 9_999n, false, { isAllowed: false, isRight: false }],
    ['exactly what is given', 10_000n, true, { isAllowed: true, isRight: true }],
    ['more, by a call that can be read', 10_001n, false, { isAllowed: true, isRight: true }],
    ['more, by a call that cannot be read', 10_001n, true, { isAllowed: true, isRight: false }],
  ])('judges an allowance of %s', (_what, units, isUnread, expected) => {
    const event: SwapFlowEvent = { type: 'allowanceRead', request, units, isUnread };

    expect(nextPreparation(preparing, event)).toEqual({ step: 'bundle', request, ...expected });
  });

  it.each(Object.entries(flows).filter(([, { status }]) => status !== 'preparing'))(
    'prepares nothing in %s',
    (_state, flow) => {
      for (const [event] of rows) expect(nextPreparation(flow, event)).toBeUndefined();
    },
  );
});

describe('the review of a swap', () => {
  it('shows a minimum only where one is enforced', () => {
    expect(review).toMatchObject({ toUnits: 1000n, providerFeeUnits: 85n, isUnread: false });
    expect(review).not.toHaveProperty('minToUnits');
    const built = { call, toUnits: 1000n };
    expect(swapReviewOf(request, built, { minToUnits: 980n }).minToUnits).toBe(980n);
  });

  it('cannot be changed', () => {
    expect(() => Object.assign(review.call, { to: TOKEN })).toThrow(TypeError);
    expect(() => Object.assign(review.request.to, { symbol: 'X' })).toThrow(TypeError);
  });
});

describe('the approval of a swap', () => {
  it('has the spender and the amount', () => {
    expect(approval).toMatchObject({ request, spender: ROUTER, units: 10_000n });
  });

  it('cannot be changed', () => {
    expect(() => Object.assign(approval.call, { to: ROUTER })).toThrow(TypeError);
    expect(() => Object.assign(approval, { units: 1n })).toThrow(TypeError);
  });

  it('asks no other contract than the token’s, and sends no value', () => {
    const approve = { to: TOKEN, data: dataOf('095ea7b3', 10_000n), units: 0n };

    expect(swapApprovalOf(request, { ...approve, to: ROUTER })).toBeUndefined();
    expect(swapApprovalOf(request, { ...approve, units: 1n })).toBeUndefined();
    expect(swapApprovalOf({ ...request, from: token('ETH', 18) }, approve)).toBeUndefined();
  });

  it.each([
    ['a transfer', dataOf('a9059cbb', 10_000n)],
    ['an allowance over a whole collection', dataOf('a22cb465', 1n)],
    ['nothing', '0x'],
    [
      'an allowance with extra bytes above its spender',
      dataOf('095ea7b3', 1n).replace('b3000000', 'b3ffffff'),
    ],
    ['a right with something after it', `${dataOf('095ea7b3', 1n)}00`],
    ['a right that is cut short', dataOf('095ea7b3', 0x100n).slice(0, -2)],
    ['a right that is increased', dataOf('39509351', 1n)],
  ])('refuses %s that asks the token’s contract', (_what, data) => {
    expect(swapApprovalOf(request, { to: TOKEN, data, units: 0n })).toBeUndefined();
  });

  it.each([
    ['as much as is given', 10_000n, []],
    ['less', 9_999n, []],
    ['more', 10_001n, ['largerApproval']],
    ['without end', 2n ** 256n - 1n, ['unlimitedApproval']],
    ['all that 160 bits can say', 2n ** 160n - 1n, ['unlimitedApproval']],
  ])('has the warnings of an allowance of %s', (_kind, units, warnings) => {
    expect(approvalOf(units).warnings).toEqual(warnings);
  });
});

function approvalOf(units: bigint): SwapApproval {
  const call = { to: TOKEN.toLowerCase(), data: dataOf('095ea7b3', units), units: 0n };
  const approval = swapApprovalOf(request, call);
  if (!approval) throw new TypeError('no approval');
  return approval;
}

function dataOf(selector: string, argument: bigint): string {
  const words = [BigInt(ROUTER), argument].map((word) => word.toString(16).padStart(64, '0'));
  return `0x${selector}${words.join('')}`;
}

function token(symbol: string, decimals: number, address?: CaipAddress): TokenBalance {
  const balance = tokenBalance({
    name: symbol,
    symbol,
    chainId: 'eip155:1',
    address,
    units: 10_000n,
    decimals,
    price: undefined,
    iconUrl: undefined,
  });
  if (!balance) throw new TypeError('no token');
  return balance;
}
