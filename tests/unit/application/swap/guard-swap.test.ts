import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import type { StandingAllowance } from '../../../../domain/swap/standing-allowance';
import { FakeChainBundles } from '../../../support/fake-chain-bundles';
import { ALICE, BOB } from '../../../support/headless-kit';
import { approvalCallOf, quotedSwap, readableCall, swapCall } from '../../../support/headless-swap';
import { USDC } from '../../../support/token-balances';

const NEEDED = 1_000_000n;
const QUOTED = 3_000_000_000n;
const UNI = `0x${'1f'.repeat(20)}`;
const PROXY = `0x${'9a'.repeat(20)}`;

/** One USDC to exchange by a call that cannot be read, of an exchange with `standing` allowances. */
async function unreadSwap(standing: readonly StandingAllowance[], allowance = NEEDED) {
  const set = await quotedSwap('USDC', 'ETH');
  set.source.allowances.answerWith(allowance);
  set.source.approvals.answerWith(approvalCallOf(NEEDED));
  set.source.swaps.answerWith({ call: { ...swapCall, to: PROXY }, toUnits: QUOTED });
  const asked: unknown[] = [];
  Object.assign(set.adapter.calls, {
    standingAllowances: async (...question: readonly unknown[]) => {
      asked.push(question.slice(0, 3));
      return standing;
    },
  });
  return { ...set, asked };
}

/** The same with a wallet that does all or none, and a contract that compares balances. */
async function checkedSwap(standing: readonly StandingAllowance[]) {
  const set = await unreadSwap(standing);
  const bundles = new FakeChainBundles();
  const floors: unknown[] = [];
  const check = { to: PROXY, data: '0x24856bc3', units: 0n };
  Object.assign(bundles, {
    balanceChecks: async (wanted: unknown) => {
      floors.push(wanted);
      return { before: [], after: [check] };
    },
  });
  set.adapter.bundles = bundles;
  return { ...set, bundles, floors };
}

const refused = { status: 'editing', fault: 'allowance', why: 'refused' };

describe('a call that cannot be read, of an exchange that the account has allowed something before', () => {
  it.each([
    ['another token', [{ contract: UNI, units: 1n }]],
    ['more of the given one', [{ contract: USDC.toLowerCase(), units: NEEDED + 1n }]],
  ])('is refused where it could take %s', async (_what, standing) => {
    const { adapter, asked, clock, state, swap, widget } = await unreadSwap(standing);
    await swap.review();
    await clock.advance(0);

    expect(state().flow).toEqual(refused);
    expect(widget.state.snackbar?.text).toBe('Failed to create transaction');
    expect(adapter.calls.sends.asked).toEqual([]);
    // The contract that is called, and the one that the source has approved.
    expect(asked).toEqual([[[USDC.toLowerCase()], [PROXY, BOB], `eip155:1:${ALICE}`]]);
  });

  it('is reviewed where it could take exactly what is given', async () => {
    const { state, swap } = await unreadSwap([{ contract: USDC, units: NEEDED }]);
    await swap.review();
    expect(state().flow.status).toBe('reviewed');
  });

  it('is kept from taking that by checks, where the wallet does all or none', async () => {
    const { bundles, floors, state, swap } = await checkedSwap([{ contract: UNI, units: 1n }]);
    await swap.review();

    expect(state().flow.status).toBe('reviewed');
    expect(floors).toEqual([
      [
        { change: (QUOTED * 99n) / 100n },
        { contract: USDC, change: -NEEDED },
        { contract: UNI, change: 0n },
      ],
    ]);
    expect(bundles.trials.asked).toHaveLength(1);
  });

  it('is refused where the wallet does all or none, but nothing compares the balances', async () => {
    const { bundles, state, swap } = await checkedSwap([{ contract: UNI, units: 1n }]);
    Object.assign(bundles, { balanceChecks: async () => undefined });
    await swap.review();
    expect(state().flow).toEqual(refused);
  });

  it('is not sent where the allowances cannot be read', async () => {
    const { adapter, state, swap } = await unreadSwap([]);
    const gone = new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 });
    Object.assign(adapter.calls, { standingAllowances: () => Promise.reject(gone) });
    await swap.review();
    expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'failed' });
  });
});

describe('an allowance that is larger than what is given', () => {
  it('is made exactly that first, where the call cannot be read', async () => {
    const { state, swap } = await unreadSwap([], 10n ** 12n);
    await swap.review();
    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      approval: { units: NEEDED, warnings: [] },
    });
  });

  it('is not granted to an exchange whose calls cannot be read', async () => {
    const { source, state, swap } = await unreadSwap([], 0n);
    source.approvals.answerWith(approvalCallOf(NEEDED + 1n));
    await swap.review();
    expect(state().flow).toEqual({ status: 'editing', fault: 'approval', why: 'refused' });
  });

  it('stays where the call says what it takes', async () => {
    const { asked, source, state, swap } = await unreadSwap([], 10n ** 12n);
    const call = readableCall(NEEDED, (QUOTED * 99n) / 100n);
    source.swaps.answerWith({ call, toUnits: QUOTED });
    Object.assign(source, { routers: () => [BOB] });
    await swap.review();
    expect(state().flow.status).toBe('reviewed');
    expect(asked).toEqual([]);
  });
});
