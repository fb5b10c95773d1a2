import { describe, expect, it } from '@jest/globals';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { PERMIT2_ADDRESS } from '../../../../domain/swap/swap-call';
import { ALICE, BOB } from '../../../support/headless-kit';
import { approvalCallOf, quotedSwap, readableCall, swapCall } from '../../../support/headless-swap';
import { USDC } from '../../../support/token-balances';

const all = 2n ** 256n - 1n;
const QUOTED = 3_000_000_000n;

function encoded(signature: string, ...args: readonly unknown[]): Hex {
  const abi = parseAbi([`function ${signature}`] as readonly string[]);
  return encodeFunctionData({ abi, args } as unknown as Parameters<typeof encodeFunctionData>[0]);
}

const approve = encoded('approve(address a, uint256 b)', BOB, all);

/** Attack calls that a service had the visitor send, reviewed as an exchange. */
const stolen: readonly (readonly [string, string, string])[] = [
  ['transfer on the token', USDC, encoded('transfer(address a, uint256 b)', BOB, all)],
  ['transferFrom', BOB, encoded('transferFrom(address a, address b, uint256 c)', ALICE, BOB, all)],
  ['approve', USDC, approve],
  ['approve with extra bytes above the spender', USDC, approve.replace('b3000000', 'b3ffffff')],
  ['increaseApproval', USDC, encoded('increaseApproval(address a, uint256 b)', BOB, all)],
  [
    'Permit2 approve',
    PERMIT2_ADDRESS,
    encoded('approve(address a, address b, uint160 c, uint48 d)', USDC, BOB, 1n, 1),
  ],
  [
    'safeTransferFrom',
    BOB,
    encoded('safeTransferFrom(address a, address b, uint256 c)', ALICE, BOB, 1n),
  ],
  ['authorizeOperator', BOB, encoded('authorizeOperator(address a)', BOB)],
  ['a multicall around approve', BOB, encoded('multicall(bytes[] a)', [approve])],
  ['any function of a listed token', USDC, '0x12aa3caf'],
  ['any function of the account itself', ALICE, '0x12aa3caf'],
];

const NATIVE = `0x${'e'.repeat(40)}`;
const NEEDED = 1_000_000n;
const LEAST = 2_970_000_000n;

/** One USDC to exchange, with an allowance, by a source that lists Bob's router. */
async function readableSwap() {
  const set = await quotedSwap('USDC', 'ETH');
  set.source.allowances.answerWith(10n ** 12n);
  const call = readableCall(NEEDED, LEAST);
  set.source.swaps.answerWith({ call, toUnits: QUOTED });
  Object.assign(set.source, { routers: () => [BOB] });
  return set;
}

/** One USDC to exchange, with an allowance. */
async function allowedSwap(options: WidgetOptionsInput = {}) {
  const set = await quotedSwap('USDC', 'ETH', { options });
  set.source.allowances.answerWith(NEEDED);
  set.source.swaps.answerWith({ call: swapCall, toUnits: QUOTED });
  return set;
}

describe('the call of an exchange', () => {
  it.each(stolen)('is refused, without a request to the wallet: %s', async (_what, to, data) => {
    const { swap, state, source, adapter } = await allowedSwap();
    source.swaps.answerWith({ call: { to, data, units: 0n }, toUnits: QUOTED });

    await swap.review();

    expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'refused' });
    await expect(swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.calls.sends.asked).toEqual([]);
    expect(adapter.calls.trials.asked).toEqual([]);
  });

  it.each([
    ['a hundredth', QUOTED / 100n, 'editing'],
    ['a unit less than the slippage allows', 2_969_999_999n, 'editing'],
    ['as much as the slippage allows', 2_970_000_000n, 'reviewed'],
    ['more', QUOTED * 2n, 'reviewed'],
  ])('is compared with its quote: %s', async (_what, toUnits, status) => {
    const { swap, state, source } = await allowedSwap();
    source.swaps.answerWith({ call: swapCall, toUnits });

    await swap.review();

    expect(state().flow.status).toBe(status);
  });

  it('is compared with its quote after the allowance, too', async () => {
    const { swap, state, source, adapter, clock } = await quotedSwap('USDC', 'ETH');
    source.allowances.answerWith(0n);
    source.approvals.answerWith(approvalCallOf(1_000_000n));
    source.swaps.answerWith({ call: swapCall, toUnits: 1n });
    await swap.review();
    adapter.calls.sends.answerWith('0xright');
    adapter.outcomes.answers.answerWith('succeeded');
    source.quotes.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));
    await clock.advance(10_000);

    await swap.approve();

    expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'failed' });
  });

  it('has to be of a router that the source lists, where it lists some', async () => {
    const routersOf = async (routers: readonly string[]) => {
      const set = await readableSwap();
      Object.assign(set.source, { routers: () => routers });
      await set.swap.review();
      return set.state().flow.status;
    };

    expect(await routersOf([BOB])).toBe('reviewed');
    expect(await routersOf([ALICE])).toBe('editing');
    expect(await routersOf([])).toBe('editing');
  });

  it('is read where the source lists its routers: the minimum is that of the call', async () => {
    const { swap, state, source } = await readableSwap();
    await swap.review();
    expect(state().flow).toMatchObject({ review: { minToUnits: LEAST, isUnread: false } });

    const unread = { ...readableCall(NEEDED, LEAST), data: swapCall.data };
    source.swaps.answerWith({ call: unread, toUnits: QUOTED });
    await swap.review();
    expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'refused' });
  });

  it('shows no minimum where nothing of it can be read, and says so', async () => {
    const { swap, state } = await allowedSwap();
    await swap.review();
    expect(state().flow).toMatchObject({ review: { isUnread: true } });
    expect(state().flow).not.toHaveProperty('review.minToUnits');
  });

  it('is refused where nothing of it can be read and the site has not switched that on', async () => {
    const { swap, state, adapter } = await allowedSwap({ sources: { unreadSwaps: false } });
    await swap.review();
    expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'refused' });
    expect(adapter.calls.trials.asked).toEqual([]);
  });

  it('by 0x is refused unless the registry names the contract that exchanges', async () => {
    const { adapter, swap, state, source } = await readableSwap();
    const [holder, settler] = ['0x0000000000001fF3684f28c67538d4D072C22734', BOB];
    const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0');
    const slippage = [ALICE, NATIVE, LEAST, 0xa0n, 0n, 0n].map(word).join('');
    const inner = `1fff991f${slippage}`;
    const head = [settler, USDC, NEEDED, settler, 0xa0n, BigInt(inner.length / 2)].map(word);
    const data = `0x2213bc0b${head.join('')}${inner.padEnd(448, '0')}`;
    Object.assign(source, { routers: () => [holder] });
    source.swaps.answerWith({ call: { to: holder, data, units: 0n }, toUnits: QUOTED });

    await swap.review();
    expect(state().flow.status).toBe('editing');
    Object.assign(adapter.calls, { isSettler: async () => false });
    await swap.review();
    expect(state().flow.status).toBe('editing');
    Object.assign(adapter.calls, { isSettler: async (one: string) => one === BOB.toLowerCase() });
    await swap.review();
    expect(state().flow).toMatchObject({ status: 'reviewed', review: { minToUnits: LEAST } });
  });

  it('is the judged one, whatever its getters return later', async () => {
    const { swap, source, adapter } = await allowedSwap();
    let data = swapCall.data;
    const call = {
      ...swapCall,
      get data() {
        return data;
      },
    };
    source.swaps.answerWith({ call, toUnits: QUOTED });
    await swap.review();
    data = approve;
    adapter.calls.sends.answerWith('0xswap');
    await swap.confirm();

    expect(adapter.calls.sends.asked).toMatchObject([{ call: swapCall }]);
  });
});

describe('an exchange that a node can simulate', () => {
  const changes = {
    native: QUOTED,
    grants: [],
    tokens: [{ contract: USDC, units: -1_000_000n }],
  };

  it('is simulated before the wallet is asked, and says so', async () => {
    const { swap, state, adapter } = await allowedSwap();
    adapter.calls.trials.answerWith({ status: 'done', changes });

    await swap.review();

    expect(adapter.calls.trials.asked).toMatchObject([
      { call: swapCall, from: `eip155:1:${ALICE}` },
    ]);
    expect(state().flow).toMatchObject({ status: 'reviewed', review: { trial: 'balances' } });
  });

  it.each([
    ['would not be done', { status: 'reverted' }],
    [
      'takes more',
      { status: 'done', changes: { ...changes, tokens: [{ contract: USDC, units: -2_000_000n }] } },
    ],
    ['gives less', { status: 'done', changes: { ...changes, native: 1n } }],
    [
      'takes something else',
      {
        status: 'done',
        changes: { ...changes, tokens: [...changes.tokens, { contract: BOB, units: -1n }] },
      },
    ],
    ['grants an allowance', { status: 'done', changes: { ...changes, grants: [BOB] } }],
  ] as const)('is refused where it %s', async (_what, simulated) => {
    const { swap, state, adapter, widget, clock } = await allowedSwap();
    adapter.calls.trials.answerWith(simulated);

    await swap.review();
    await clock.advance(0);

    expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'refused' });
    expect(widget.state.snackbar?.text).toBe('Failed to create transaction');
  });

  it('shows what was not simulated: the balances, or the whole call', async () => {
    const half = await allowedSwap();
    half.adapter.calls.trials.answerWith({ status: 'done' });
    await half.swap.review();
    expect(half.state().flow).toMatchObject({ review: { trial: 'call' } });

    const none = await allowedSwap();
    none.adapter.calls.trials.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));
    await none.swap.review();
    expect(none.state().flow).toMatchObject({ review: { trial: 'none' } });
    expect(none.logger.entries.map(({ level }) => level)).toContain('warn');

    const unable = await allowedSwap();
    Object.assign(unable.adapter.calls, { simulate: undefined });
    await unable.swap.review();
    expect(unable.state().flow).toMatchObject({ review: { trial: 'none' } });
  });
});

describe('the tokens of an exchange', () => {
  it('have the facts of their chain, or nothing is prepared', async () => {
    const { swap, state, source, adapter } = await allowedSwap();
    adapter.facts.say({ decimals: 18, symbol: 'USDC' });

    await swap.review();

    expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'token' });
    expect(source.allowances.asked).toEqual([]);
    expect(source.swaps.asked).toEqual([]);
  });
});

describe('the allowance that an exchange needs', () => {
  it.each([
    ['the token itself', USDC],
    ['Permit2', PERMIT2_ADDRESS],
    ['the account itself', ALICE],
    ['the zero address', `0x${'0'.repeat(40)}`],
  ])('is never for %s', async (_who, spender) => {
    const { swap, state, source } = await quotedSwap('USDC', 'ETH');
    source.allowances.answerWith(0n);
    source.approvals.answerWith({
      to: USDC,
      data: encoded('approve(address a, uint256 b)', spender, 1_000_000n),
      units: 0n,
    });

    await swap.review();

    expect(state().flow).toEqual({ status: 'editing', fault: 'approval', why: 'refused' });
  });

  it('is for a contract that the source lists, where it lists some', async () => {
    const { swap, state, source } = await quotedSwap('USDC', 'ETH');
    source.allowances.answerWith(0n);
    source.approvals.answerWith(approvalCallOf(1_000_000n));
    Object.assign(source, { routers: () => [ALICE] });

    await swap.review();
    expect(state().flow).toEqual({ status: 'editing', fault: 'approval', why: 'refused' });

    Object.assign(source, { routers: () => [BOB.toLowerCase()] });
    await swap.review();
    expect(state().flow.status).toBe('approvalReviewed');
  });
});
