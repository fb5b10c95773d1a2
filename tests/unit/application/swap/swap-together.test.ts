import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { SNACKBAR_SWAP_MS } from '../../../../domain/limits';
import { FakeChainAdapters } from '../../../../infrastructure/fake';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { ChainAdapters } from '../../../../ports/chain-adapter';
import { override } from '../../../../ports/token';
import { eventually } from '../../../support/eventually';
import { FakeChainBundles } from '../../../support/fake-chain-bundles';
import { ALICE, BOB, connectedWidget, type ConnectedGiven } from '../../../support/headless-kit';
import { USDC } from '../../../support/token-balances';
import { approvalCallOf, quotedSwap, readableCall, swapCall } from '../../../support/headless-swap';

const ID = '0x1234567890abcdef1234567890abcdef';
const HASH = `0x${'ab'.repeat(32)}`;
const NEEDED = 1_000_000n;

/** One USDC to exchange, which needs an allowance, and a wallet that does both or none. */
async function setUp(options: ConnectedGiven = {}) {
  const set = await quotedSwap('USDC', 'ETH', options);
  const bundles = new FakeChainBundles();
  set.adapter.bundles = bundles;
  set.source.allowances.answerWith(0n);
  set.source.approvals.answerWith(approvalCallOf(NEEDED));
  set.source.swaps.answerWith({ call: swapCall, toUnits: 3_000_000_000n });
  bundles.sends.answerWith(ID);
  return { ...set, bundles };
}

/** The same, sent. */
async function sent(options: ConnectedGiven = {}) {
  const set = await setUp(options);
  await set.swap.review();
  await set.swap.confirm();
  return set;
}

describe('an approval and an exchange together', () => {
  it('are one review and one request, of exactly what is given', async () => {
    const { adapter, bundles, clock, state, swap, widget } = await setUp();

    await swap.review();
    expect(widget.state.view?.name).toBe('SwapPreview');
    expect(state().flow).toMatchObject({
      status: 'reviewed',
      review: { call: swapCall, approval: { units: NEEDED, warnings: [] } },
    });
    expect(await swap.confirm()).toBe(ID);
    await clock.advance(0);

    expect(bundles.sends.asked).toEqual([
      { calls: [approvalCallOf(NEEDED), swapCall], from: `eip155:1:${ALICE}` },
    ]);
    expect(adapter.calls.sends.asked).toEqual([]);
    expect(state().flow).toMatchObject({ status: 'sent', hash: ID });
    expect(widget.state.history.map(({ name }) => name)).toEqual(['Account', 'SwapPreview']);
    // No explorer knows the wallet's id of a bundle.
    expect(widget.state.snackbar).toMatchObject({ code: 'TRANSACTION_STARTED' });
    expect(widget.state.snackbar?.link).toBeUndefined();
  });

  it('are tried by a node one after the other', async () => {
    const { adapter, bundles, state, swap } = await setUp();
    bundles.trials.answerWith({
      status: 'done',
      changes: {
        native: 3_000_000_000n,
        tokens: [{ contract: approvalCallOf(0n).to, units: -NEEDED }],
        grants: [],
      },
    });

    await swap.review();

    expect(bundles.trials.asked).toMatchObject([{ calls: [approvalCallOf(NEEDED), swapCall] }]);
    expect(adapter.calls.trials.asked).toEqual([]);
    expect(state().flow).toMatchObject({ review: { trial: 'balances' } });
  });

  it('are asked about only where an allowance is missing, or nothing of the call can be read', async () => {
    const { bundles, source, state, swap } = await setUp();
    source.allowances.answerWith(NEEDED);
    Object.assign(source, { routers: () => [BOB] });
    source.swaps.answerWith({
      call: readableCall(NEEDED, 2_970_000_000n),
      toUnits: 3_000_000_000n,
    });

    await swap.review();

    expect(bundles.abilities.asked).toEqual([]);
    expect(state().flow).toMatchObject({ status: 'reviewed' });
    expect(state().flow).not.toHaveProperty('review.approval');
  });

  it.each<[string, (set: Awaited<ReturnType<typeof setUp>>) => void]>([
    ['the wallet does not do so', ({ bundles }) => bundles.abilities.answerWith(false)],
    ['the chain’s wallets never do', ({ adapter }) => void delete adapter.bundles],
    [
      'the token wants an older allowance ended first',
      ({ source }) => source.approvals.answerWith(approvalCallOf(0n)),
    ],
    [
      'the source builds no exchange without the allowance',
      ({ source }) => source.swaps.failWith(new TypeError('no allowance')),
    ],
    [
      'a node says that they revert',
      ({ bundles }) => bundles.trials.answerWith({ status: 'reverted' }),
    ],
  ])('are two steps where %s', async (_why, change) => {
    const set = await setUp();
    change(set);

    await set.swap.review();

    expect(set.state().flow).toMatchObject({ status: 'approvalReviewed' });
  });

  it.each([4200, 5740, 5750, 5760])(
    'are reviewed again in two steps where the wallet refuses both at once: %i',
    async (rpcCode) => {
      const { bundles, state, swap } = await setUp();
      await swap.review();
      bundles.sends.failWith(new WidgetError('RPC', { rpcCode, rpcMessage: 'no' }));
      bundles.abilities.answerWith(false);

      await expect(swap.confirm()).rejects.toMatchObject({ code: 'RPC' });

      expect(state().flow).toEqual({ status: 'editing', fault: 'bundleRefused' });
      await swap.review();
      expect(state().flow).toMatchObject({ status: 'approvalReviewed' });
    },
  );

  it('may be confirmed again where the visitor declines', async () => {
    const { bundles, state, swap } = await setUp();
    await swap.review();
    bundles.sends.failWith(new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'no' }));

    await expect(swap.confirm()).rejects.toMatchObject({ code: 'RPC' });

    expect(state().flow).toMatchObject({ status: 'failed', failure: { cause: 'declined' } });
    bundles.sends.answerWith(ID);
    expect(await swap.confirm()).toBe(ID);
  });
});

describe('the check of the balance that ends a bundle', () => {
  const ROUTER = `0x${'0e'.repeat(20)}`;
  const note = { to: ROUTER, data: '0x15109e67', units: 0n };
  const check = { to: ROUTER, data: '0x24856bc3', units: 0n };
  const checks = { before: [note], after: [check] };

  /** One ETH for USDC, or one USDC for nothing but the native currency, with a router that compares balances. */
  async function checked(from = 'ETH', to = 'USDC') {
    const set = await quotedSwap(from, to);
    const bundles = new FakeChainBundles();
    set.adapter.bundles = bundles;
    const asked: unknown[] = [];
    Object.assign(bundles, {
      balanceChecks: async (...question: readonly unknown[]) => {
        asked.push(question.slice(0, 3));
        return checks;
      },
    });
    Object.assign(set.source, { contracts: () => ({ universalRouter: ROUTER }) });
    set.source.allowances.answerWith(0n);
    set.source.approvals.answerWith(approvalCallOf(NEEDED));
    const call = { ...swapCall, units: from === 'ETH' ? 10n ** 18n : 0n };
    set.source.swaps.answerWith({ call, toUnits: 3_000_000_000n });
    bundles.sends.answerWith(ID);
    return { ...set, asked, bundles, call };
  }

  it('enforces the minimum of a call of which nothing can be read', async () => {
    const { asked, bundles, call, state, swap } = await checked();

    await swap.review();
    expect(state().flow).toMatchObject({
      review: { checks, isUnread: true, minToUnits: 2_970_000_000n },
    });
    await swap.confirm();

    expect(asked).toEqual([
      [[{ contract: USDC, change: 2_970_000_000n }], ROUTER, `eip155:1:${ALICE}`],
    ]);
    expect(bundles.sends.asked).toMatchObject([{ calls: [note, call, check] }]);
    expect(bundles.trials.asked).toMatchObject([{ calls: [note, call, check] }]);
    expect(state().flow).toMatchObject({ status: 'sent', hash: ID });
  });

  it.each<[string, (set: Awaited<ReturnType<typeof checked>>) => void]>([
    ['the wallet does not do all or none', ({ bundles }) => bundles.abilities.answerWith(false)],
    [
      'no contract is known that compares',
      ({ bundles }) => void Object.assign(bundles, { balanceChecks: async () => undefined }),
    ],
    [
      'the balance cannot be read',
      ({ bundles }) =>
        void Object.assign(bundles, {
          balanceChecks: () => Promise.reject(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 })),
        }),
    ],
  ])('is absent where %s, and no minimum is shown', async (_why, change) => {
    const set = await checked();
    change(set);

    await set.swap.review();

    expect(set.state().flow).toMatchObject({ status: 'reviewed', review: { isUnread: true } });
    expect(set.state().flow).not.toHaveProperty('review.checks');
    expect(set.state().flow).not.toHaveProperty('review.minToUnits');
  });

  it('holds for the native currency, and for what the exchange may take of the given token', async () => {
    const { asked, bundles, call, swap, state } = await checked('USDC', 'ETH');
    await swap.review();
    await swap.confirm();

    const floors = [{ change: 2_970_000_000n }, { contract: USDC, change: -NEEDED }];
    expect(asked).toEqual([[floors, ROUTER, `eip155:1:${ALICE}`]]);
    expect(bundles.sends.asked).toMatchObject([
      { calls: [note, approvalCallOf(NEEDED), call, check] },
    ]);
    expect(state().flow).toMatchObject({ review: { minToUnits: 2_970_000_000n } });
  });
});

describe('a bundle that was sent', () => {
  it.each([
    ['succeeded', 'success', 'Transaction confirmed'],
    ['reverted', 'error', 'The transaction failed on the chain'],
    ['partly', 'error', 'Only a part of it was done. See what in your activity.'],
    ['expired', 'error', 'The transaction was lost and can not happen any more. Send it again.'],
    [
      'unreported',
      'error',
      'Your wallet does not say what became of it. Look there before you send it again.',
    ],
  ] as const)('is followed until it %s, with a message', async (outcome, variant, text) => {
    const { bundles, clock, state, widget } = await sent();
    expect(bundles.ends.asked).toEqual([ID]);

    bundles.ends.settle({ outcome });

    await eventually(() => expect(state().flow).toMatchObject({ status: 'sent', outcome }));
    await clock.advance(SNACKBAR_SWAP_MS);
    expect(widget.state.snackbar).toMatchObject({ variant, text });
  });

  it('is one entry of the activity: of no transaction at first, then of the one that did it', async () => {
    const { bundles, clock, state, storage, widget } = await sent();
    await widget.feature('history');
    await clock.advance(0);
    const own = () => widget.state.features.history?.transactions;
    expect(own()).toMatchObject([{ id: ID, metadata: { status: 'pending' } }]);
    expect(own()?.[0]?.metadata).not.toHaveProperty('hash');
    expect(own()?.[0]?.metadata).not.toHaveProperty('isOwn');
    expect(widget.state.features.transactions ?? []).toEqual([]);

    bundles.ends.settle({ outcome: 'succeeded', hash: HASH });

    await eventually(() => expect(state().flow).toMatchObject({ hash: HASH }));
    await clock.advance(0);
    expect(own()).toMatchObject([{ id: HASH, metadata: { hash: HASH, status: 'confirmed' } }]);
    expect(widget.state.features.transactions).toMatchObject([
      { hash: HASH, outcome: 'succeeded' },
    ]);
    expect(bundles.ends.asked).toEqual([ID]);
    expect(storage.get('@appkit/sent_transactions')).toBe('[]');
  });

  it('ends right after a reload in the middle, and asks the wallet once it is connected again', async () => {
    const storage = new InMemoryStorage();
    const first = await sent({ storage });
    await eventually(() => expect(first.bundles.ends.asked).toEqual([ID]));
    first.widget.dispose();

    const adapters = new FakeChainAdapters();
    const bundles = new FakeChainBundles();
    adapters.of('eip155').bundles = bundles;
    adapters.of('eip155').setBalance(ALICE, ethereum.caipNetworkId, 1n);
    const overrides = [override(ChainAdapters, adapters)];
    const second = await connectedWidget({ storage, overrides });
    await eventually(() => expect(bundles.ends.asked).toEqual([ID]));
    expect(bundles.sessionOf()).toBeDefined();
    await second.widget.disconnect();
    expect(bundles.sessionOf()).toBeUndefined();

    bundles.ends.settle({ outcome: 'partly', hash: HASH });
    await second.clock.advance(SNACKBAR_SWAP_MS);
    expect(second.widget.state.snackbar).toMatchObject({
      text: 'Only a part of it was done. See what in your activity.',
    });
    expect(storage.get('@appkit/sent_transactions')).toBe('[]');
    expect(storage.get('@appkit/ended_transactions')).toContain(HASH);
  });

  it('is followed as its transaction where the chain has reorganised that', async () => {
    const { adapter, bundles, clock, state, widget } = await sent();
    bundles.ends.settle({ outcome: 'succeeded', hash: HASH });
    await clock.advance(0);
    adapter.outcomes.kept.answerWith(false);

    adapter.setBalance(ALICE, ethereum.caipNetworkId, 7n);
    await widget.refreshBalance({ force: true });
    await clock.advance(0);

    expect(state().flow).not.toHaveProperty('outcome');
    expect(adapter.outcomes.answers.asked).toEqual([HASH]);
    adapter.outcomes.answers.settle('succeeded');
    await eventually(() =>
      expect(state().flow).toMatchObject({ hash: HASH, outcome: 'succeeded' }),
    );
  });
});
