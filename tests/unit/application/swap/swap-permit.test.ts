import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import type { SwapPermit } from '../../../../domain/swap/swap-permit';
import type { SwapRequest } from '../../../../domain/swap/swap-token';
import { eventually } from '../../../support/eventually';
import { BOB } from '../../../support/headless-kit';
import { approvalCallOf, quotedSwap, swapCall } from '../../../support/headless-swap';
import { USDC } from '../../../support/token-balances';

const UNITS = 1_000_000n;
const SIGNATURE = `0x${'1a'.repeat(64)}1b`;

/** One USDC to exchange without an allowance, of a token with permits, under review. */
async function permittedSwap(parts: Partial<SwapPermit> = {}) {
  const set = await quotedSwap('USDC', 'ETH');
  set.source.allowances.answerWith(0n);
  set.source.approvals.answerWith(approvalCallOf(UNITS));
  set.source.swaps.answerWith({ call: swapCall, toUnits: 3_000_000_000n });
  const deadline = BigInt(Math.floor(set.clock.now() / 1000) + 1200);
  const permit: SwapPermit = {
    token: USDC,
    name: 'USD Coin',
    version: '2',
    spender: BOB,
    units: UNITS,
    nonce: 0n,
    deadline,
    ...parts,
  };
  Object.assign(set.source, { permit: async () => permit });
  const signed: SwapPermit[] = [];
  const wallet = { answer: async (): Promise<string> => SIGNATURE };
  Object.assign(set.adapter.calls, {
    signPermit: (asked: SwapPermit) => {
      signed.push(asked);
      return wallet.answer();
    },
  });
  await set.swap.review();
  return { ...set, permit, signed, wallet };
}

describe('a swap of a token with permits', () => {
  it('shows the permit, has it signed once, and is built with it', async () => {
    const { adapter, permit, signed, source, state, swap } = await permittedSwap();
    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      approval: { permit, minutes: 20, units: UNITS },
    });

    await Promise.all([swap.approve(), swap.approve()]);

    expect(signed).toHaveLength(1);
    expect(adapter.calls.sends.asked).toEqual([]);
    const built = source.swaps.asked.at(-1) as SwapRequest;
    expect(built.permit).toMatchObject({ ...permit, signature: SIGNATURE });
    expect(state().flow).toMatchObject({
      status: 'reviewed',
      review: { request: { permit: { signature: SIGNATURE } } },
    });
  });

  it.each<[string, Partial<SwapPermit>]>([
    ['more than is swapped', { units: UNITS + 1n }],
    ['another token', { token: BOB }],
    ['another spender', { spender: USDC }],
    ['it for longer than an hour', { deadline: 2n ** 256n - 1n }],
  ])('approves it where the source would have %s permitted', async (_what, parts) => {
    const { state } = await permittedSwap(parts);

    expect(state().flow.status).toBe('approvalReviewed');
    expect(state().flow).not.toHaveProperty('approval.permit');
  });

  it.each<[string, () => Promise<string>]>([
    ['declines', () => Promise.reject(new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'no' }))],
    [
      'cannot sign it',
      () => Promise.reject(new WidgetError('RPC', { rpcCode: 4200, rpcMessage: 'unknown' })),
    ],
  ])('approves it where the wallet %s', async (_what, answer) => {
    const { adapter, source, state, swap, wallet } = await permittedSwap();
    wallet.answer = answer;

    await swap.approve();

    expect(state().flow).toMatchObject({ status: 'approvalReviewed', approval: { units: UNITS } });
    expect(state().flow).not.toHaveProperty('approval.permit');
    expect(source.swaps.asked).toEqual([]);
    adapter.calls.sends.hang();
    void swap.approve().catch(() => undefined);
    await eventually(() =>
      expect(state().flow).toMatchObject({ status: 'approving', stage: 'wallet' }),
    );
  });

  it('approves it where the exchange does not succeed with the permit', async () => {
    const { adapter, state, swap } = await permittedSwap();
    adapter.calls.trials.answerWith({ status: 'reverted', reason: 'ERC20Permit: invalid' });

    await swap.approve();

    expect(state().flow).toMatchObject({ status: 'approvalReviewed' });
    expect(state().flow).not.toHaveProperty('approval.permit');
  });

  it('approves it where it is not known whether the token has permits', async () => {
    const set = await quotedSwap('USDC', 'ETH');
    set.source.allowances.answerWith(0n);
    set.source.approvals.answerWith(approvalCallOf(UNITS));
    Object.assign(set.source, { permit: () => Promise.reject(new Error('down')) });
    Object.assign(set.adapter.calls, { signPermit: async () => SIGNATURE });

    await set.swap.review();

    expect(set.state().flow).toMatchObject({ status: 'approvalReviewed' });
    expect(set.state().flow).not.toHaveProperty('approval.permit');
  });
});
