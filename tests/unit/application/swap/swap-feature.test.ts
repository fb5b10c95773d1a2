import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { ql1 } from '../../../../domain/network/more-networks';
import { offeredNetworks } from '../../../../domain/swap/offered-networks';
import { FakeSwapSource } from '../../../../infrastructure/fake';
import { SwapSource } from '../../../../ports/swap-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB, connectedWidget } from '../../../support/headless-kit';
import {
  approvalCallOf,
  chooseSwap,
  quotedSwap,
  reviewedSwap,
  swapCall,
  swapSetUp,
  swapTokens,
} from '../../../support/headless-swap';

const approvalCall = approvalCallOf(1_000_000n);

/** One USDC in the form, with the review of the allowance that it needs first. */
async function approvableSwap(units = 1_000_000n, routers?: readonly string[]) {
  const set = await quotedSwap('USDC', 'ETH');
  if (routers) Object.assign(set.source, { routers: () => routers });
  set.source.allowances.answerWith(0n);
  set.source.approvals.answerWith(approvalCallOf(units));
  await set.swap.review();
  return set;
}

const declined = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'User rejected' });

describe('a port for swaps of the site', () => {
  it.each([
    ['has exchanges', true],
    ['has none', false],
    ['does not say', null],
  ])(
    'that %s on the network is in the state before anything of it is downloaded',
    async (_what, canSwap) => {
      const source = new FakeSwapSource();
      if (canSwap !== null) Object.assign(source, { serves: () => canSwap });
      const { widget } = await connectedWidget({ overrides: [override(SwapSource, source)] });
      expect(widget.state.canSwap).toBe(canSwap);
    },
  );

  it('is not made up by the option that names another source', async () => {
    const { widget } = await connectedWidget({ options: { sources: { swaps: 'uniswap' } } });
    await widget.feature('swap');
    await widget.switchNetwork('eip155:42161');
    expect(widget.state).not.toHaveProperty('canSwap');
  });
});

describe('SwapFeature: the form', () => {
  it('[R2.3] opens with its arguments as swap data', async () => {
    const { widget, state, clock, source } = await swapSetUp();
    source.quotes.answerWith(3_000_000_123n);

    await widget.open({ view: 'Swap', args: { fromToken: 'eth', toToken: 'USDC', amount: '1' } });
    await clock.advance(200);

    expect(widget.state.view?.name).toBe('Swap');
    expect(state()).toMatchObject({
      form: { source: { symbol: 'ETH' }, target: { symbol: 'USDC' }, sourceAmount: '1' },
      toAmount: '3000.000123',
      step: 'review',
    });
  });

  it('waits for the tokens at most five seconds, and fills in no amount of another token', async () => {
    const { widget, state, clock, source } = await swapSetUp();
    source.lists.hang();
    await widget.open({ view: 'Swap', args: { fromToken: 'ETH', amount: '1' } });

    await clock.advance(4999);
    expect(state().form.sourceAmount).toBe('');
    await clock.advance(1);

    expect(state()).toMatchObject({ form: { sourceAmount: '' }, step: 'selectToken' });
    await widget.open({ view: 'Swap', args: { amount: '2' } });
    await clock.advance(5000);
    expect(state()).toMatchObject({ form: { sourceAmount: '2' }, step: 'selectToken' });
  });

  it('shows the next step, and the faults of the input', async () => {
    const { swap, state, clock, source } = await swapSetUp();
    source.quotes.answerWith(undefined);
    await swap.load();
    expect(state().step).toBe('selectToken');
    chooseSwap(swap, state(), 'ETH', 'USDC');
    expect(state().step).toBe('enterAmount');

    swap.typeAmount('0');
    expect(state().step).toBe('incorrectAmount');

    swap.typeAmount('3');
    expect(state().step).toBe('insufficientBalance');

    swap.typeAmount('1');
    expect(state().step).toBe('waitForQuote');
    await clock.advance(200);
    expect(state().step).toBe('insufficientLiquidity');
  });

  it('reports that the tokens could not be read, and can be tried again', async () => {
    const { swap, state, source, widget, clock } = await swapSetUp();
    source.lists.failWith(new Error('down'));
    await swap.load();
    await clock.advance(0);
    expect(state()).toMatchObject({ list: 'failed', step: 'retry' });
    expect(widget.state.snackbar?.text).toBe('Failed to initialize swap');

    source.lists.answerWith(swapTokens);
    await swap.load();
    expect(state().list).toBe('loaded');
  });

  it('[R9.12] reports that this network has no swaps, and sends no request', async () => {
    const { swap, state, source } = await swapSetUp({
      options: { networks: [ql1] },
      grant: { chainReference: '766' },
    });

    await swap.load();

    expect(state().list).toBe('unsupported');
    expect(source.lists.asked).toEqual([]);
  });

  it('opens the choice of networks where the one in use has no swaps', async () => {
    const { widget, clock } = await swapSetUp({
      options: { networks: [ql1] },
      grant: { chainReference: '766' },
    });

    await widget.open({ view: 'Swap' });
    await clock.advance(0);

    expect(widget.state.view).toMatchObject({
      name: 'UnsupportedChain',
      args: { swapUnsupportedChain: 'true' },
    });
  });

  it('opens the choice of networks when the one in use changes to one without swaps', async () => {
    const { widget, session, clock } = await swapSetUp({
      options: { networks: [ethereum, ql1] },
    });
    await widget.open({ view: 'Swap' });
    await clock.advance(0);
    expect(widget.state.view?.name).toBe('Swap');

    session.change({ chainReference: '766' });
    await clock.advance(0);

    expect(widget.state.view?.name).toBe('UnsupportedChain');
  });

  it('continues once the visitor has chosen one of the networks with swaps', async () => {
    const { widget, state, session, source, clock } = await swapSetUp({
      options: { networks: [ethereum, ql1] },
      grant: { chainReference: '766' },
    });
    await widget.open({ view: 'Swap', args: { amount: '1' } });
    await clock.advance(0);
    expect(offeredNetworks(widget.state.view, widget.state.networks)).toEqual([ethereum]);
    expect(source.lists.asked).toEqual([]);

    session.change({ chainReference: '1' });
    await clock.advance(0);

    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'Swap' } });
    expect(state()).toMatchObject({ list: 'loaded', form: { sourceAmount: '1' } });
  });

  it('keeps the input when the visitor comes back from the review', async () => {
    const { widget, swap, state, source, clock } = await swapSetUp();
    source.quotes.answerWith(3_000_000_000n);
    source.swaps.answerWith({ call: swapCall, toUnits: 2_990_000_000n });
    await widget.open({ view: 'Swap', args: { fromToken: 'ETH', toToken: 'USDC', amount: '1' } });
    await clock.advance(0);
    swap.typeAmount('1.5');
    await clock.advance(200);
    await swap.review();
    expect(widget.state.view?.name).toBe('SwapPreview');

    await widget.back();
    await clock.advance(200);

    expect(state().form).toMatchObject({ sourceAmount: '1.5', quote: { status: 'loaded' } });
  });

  it('switches the sides, and drops the quote', async () => {
    const { swap, state } = await quotedSwap();

    swap.turn();

    expect(state()).toMatchObject({
      form: { source: { symbol: 'USDC' }, target: { symbol: 'ETH' } },
      step: 'waitForQuote',
    });
  });

  it('switches the sides where the visitor chooses the other side’s token', async () => {
    const { swap, state } = await quotedSwap();
    const ether = state().form.source;
    if (ether) swap.chooseTo(ether);

    expect(state().form).toMatchObject({ source: { symbol: 'USDC' }, target: { symbol: 'ETH' } });
  });

  it('fills in the whole balance, less the gas', async () => {
    const { swap, state, adapter } = await quotedSwap();
    adapter.fees.answers.answerWith({ perGas: 10n ** 9n, cost: 1n });

    await swap.typeMax();
    expect(state().form.sourceAmount).toBe('1.99985');

    swap.turn();
    await swap.typeMax();
    expect(state().form.sourceAmount).toBe('5');
  });

  it('fills in the balance only of the token that it was requested for', async () => {
    const { swap, state, adapter, clock } = await quotedSwap();
    adapter.fees.answers.hang();
    const most = swap.typeMax();
    await clock.advance(0);
    swap.turn();
    const { sourceAmount } = state().form;

    adapter.fees.answers.settle({ perGas: 10n ** 9n, cost: 1n });
    await most;

    expect(state().form).toMatchObject({ source: { symbol: 'USDC' }, sourceAmount });
  });

  it('fills in no maximum of the native currency where the cost is unknown', async () => {
    const { swap, state, adapter } = await quotedSwap();
    const cause = new Error('down');
    adapter.fees.answers.failWith(cause);

    await expect(swap.typeMax()).rejects.toMatchObject({ code: 'SEND_FEE_UNKNOWN', cause });
    expect(state().form.sourceAmount).toBe('1');

    const bare = await swapSetUp();
    await expect(bare.swap.typeMax()).rejects.toMatchObject({
      code: 'SWAP_INCOMPLETE',
      context: { step: 'selectToken' },
    });
  });

  it('starts again when the account changes', async () => {
    const { state, session } = await quotedSwap();

    session.change({ addresses: [BOB] });

    expect(state()).toMatchObject({
      list: 'idle',
      form: { sourceAmount: '', quote: { status: 'none' } },
    });
  });
});

describe('SwapFeature: the quote', () => {
  it('is requested 200 ms after the last edit', async () => {
    const { swap, state, source, clock } = await quotedSwap();
    const asked = source.quotes.asked.length;

    swap.typeAmount('1.');
    await clock.advance(199);
    swap.typeAmount('1.2');
    expect(state().form.quote.status).toBe('loading');
    await clock.advance(200);

    expect(source.quotes.asked.slice(asked).map(({ units }) => units)).toEqual([12n * 10n ** 17n]);
  });

  it('is requested again every 10 s while the view is on show', async () => {
    const { widget, source, clock } = await quotedSwap();
    await widget.open({ view: 'Swap' });
    const asked = source.quotes.asked.length;

    await clock.advance(20_000);
    expect(source.quotes.asked.length).toBe(asked + 2);

    await widget.close();
    await clock.advance(60_000);
    expect(source.quotes.asked.length).toBe(asked + 2);
    expect(clock.sleeping).toBe(0);
  });

  it('is not requested again while the page is hidden, and at once when it is visible', async () => {
    const { widget, state, source, clock, hostPage } = await quotedSwap();
    await widget.open({ view: 'Swap' });
    await clock.advance(200);
    source.quotes.hang();
    await clock.advance(10_000);
    expect(state().form.quote).toMatchObject({ status: 'loaded', isRefreshing: true });
    const asked = source.quotes.asked.length;

    hostPage.hide();
    expect(state().form.quote).toMatchObject({ status: 'loaded', isRefreshing: false });
    await clock.advance(60_000);
    expect([source.quotes.asked.length, clock.sleeping]).toEqual([asked, 0]);

    source.quotes.answerWith(7n);
    hostPage.show();
    await clock.advance(200);
    expect(state().form.quote).toMatchObject({ value: { targetUnits: 7n }, isRefreshing: false });
  });

  it('is requested for the first time even on a hidden page, and then pauses', async () => {
    const { widget, swap, state, source, clock, hostPage } = await quotedSwap();
    await widget.open({ view: 'Swap' });
    await clock.advance(200);
    swap.typeAmount('1.5');
    hostPage.hide();
    const asked = source.quotes.asked.length;

    await clock.advance(200);
    expect(source.quotes.asked.length).toBe(asked + 1);
    expect(state().form.quote).toMatchObject({ status: 'loaded' });
    await clock.advance(60_000);
    expect(source.quotes.asked.length).toBe(asked + 1);

    hostPage.show();
    await clock.advance(200);
    expect(source.quotes.asked.length).toBe(asked + 2);
  });

  it('is not requested when a page becomes visible that shows another view by now', async () => {
    const { widget, source, clock, hostPage } = await quotedSwap();
    await widget.open({ view: 'Swap' });
    await clock.advance(200);
    hostPage.hide();
    await widget.close();
    const asked = source.quotes.asked.length;

    hostPage.show();
    await clock.advance(60_000);

    expect(source.quotes.asked.length).toBe(asked);
  });

  it('is not waited for after the view was left', async () => {
    const { widget, state, source, clock } = await quotedSwap();
    await widget.open({ view: 'Swap' });
    await clock.advance(200);
    source.quotes.hang();
    await clock.advance(10_000);

    await widget.close();

    expect(state().form.quote).toMatchObject({ status: 'loaded', isRefreshing: false });
  });

  it('drops a late answer', async () => {
    const { swap, state, source, clock } = await quotedSwap();
    source.quotes.hang();
    swap.typeAmount('1.5');
    await clock.advance(200);
    swap.typeAmount('1.6');
    await clock.advance(200);

    source.quotes.settle(1n);
    source.quotes.settle(2n);
    await clock.advance(0);

    expect(state().form.quote).toMatchObject({ status: 'loaded', value: { targetUnits: 2n } });
  });

  it('reports a failure, and can be tried again', async () => {
    const { swap, state, source, clock } = await quotedSwap();
    source.quotes.failWith(new WidgetError('HTTP_STATUS', { status: 500 }));
    swap.typeAmount('1.5');
    await clock.advance(200);
    expect(state()).toMatchObject({ step: 'retry', form: { quote: { status: 'failed' } } });

    source.quotes.answerWith(7n);
    swap.retryQuote();
    await clock.advance(200);
    expect(state()).toMatchObject({
      step: 'review',
      form: { quote: { value: { targetUnits: 7n } } },
    });
  });
});

describe('SwapFeature: the gas', () => {
  it('is kept back from the native currency: a smaller amount is quoted at once, and shown', async () => {
    const { swap, state, source, clock, adapter } = await quotedSwap();
    adapter.fees.answers.answerWith({ perGas: 10n ** 9n, cost: 1n });
    const gas = 150_000n * 10n ** 9n;
    const asked = source.quotes.asked.length;

    swap.typeAmount('2');
    await clock.advance(200);

    const given = 2n * 10n ** 18n - gas;
    expect(
      source.quotes.asked
        .slice(asked)
        .map(({ units }) => units)
        .at(-1),
    ).toBe(given);
    expect(state()).toMatchObject({
      keptForGas: gas,
      step: 'review',
      form: { sourceAmount: '2', quote: { value: { sourceUnits: given } } },
    });

    source.swaps.answerWith({ call: { ...swapCall, units: given }, toUnits: 2_990_000_000n });
    await swap.review();
    expect(state().flow).toMatchObject({ review: { request: { units: given } } });
  });

  it('is requested once for the typed amount, however the gas price changes', async () => {
    const { swap, source, clock, adapter } = await quotedSwap();
    let perGas = 10n ** 9n;
    adapter.fees.answers.replyWith(() => ({ perGas: (perGas += 1n), cost: 1n }));
    const asked = source.quotes.asked.length;

    swap.typeAmount('2');
    await clock.advance(1000);

    expect(source.quotes.asked.length - asked).toBeLessThanOrEqual(2);
    expect(perGas).toBe(10n ** 9n + 1n);
  });
});

describe('SwapFeature: the review', () => {
  it('refuses `1,000` and offers both readings instead of guessing one', async () => {
    const { swap, state } = await quotedSwap();
    swap.typeAmount('1,000');

    expect(state()).toMatchObject({
      step: 'ambiguousAmount',
      amountReadings: { asFraction: '1', asThousands: '1000' },
    });
    await expect(swap.review()).rejects.toMatchObject({
      code: 'AMOUNT_AMBIGUOUS',
      message: '1,000 can mean 1 or 1000. Enter 1 or 1000.',
    });
  });

  it('requests no allowance of the chain’s native currency', async () => {
    const { swap, state, source, widget } = await quotedSwap();
    source.swaps.answerWith({ call: { ...swapCall, units: 10n ** 18n }, toUnits: 2_990_000_000n });

    await swap.review();

    expect(source.allowances.asked).toEqual([]);
    expect(widget.state.view?.name).toBe('SwapPreview');
    expect(state().flow).toMatchObject({
      status: 'reviewed',
      review: { toUnits: 2_990_000_000n, request: { account: `eip155:1:${ALICE}` } },
    });
  });

  it.each(['calls', 'outcomes'])(
    'does not exist without an adapter for contract calls and outcomes: without %s',
    async (ability) => {
      const { swap, state, source, adapter } = await quotedSwap();
      Reflect.deleteProperty(adapter, ability);

      await expect(swap.review()).rejects.toMatchObject({ code: 'SWAP_UNSUPPORTED' });

      expect(state().flow.status).toBe('editing');
      expect(source.allowances.asked).toEqual([]);
    },
  );

  it('shows the allowance that the exchange needs first, without a request to the wallet', async () => {
    const { state, adapter, widget } = await approvableSwap();

    expect(widget.state.view?.name).toBe('SwapPreview');
    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      approval: { call: approvalCall, spender: BOB, units: 1_000_000n, warnings: [] },
    });
    expect(adapter.calls.sends.asked).toEqual([]);
  });

  it('requests the allowance once it is confirmed, waits for the chain, and shows the exchange', async () => {
    const { swap, state, source, adapter, clock } = await approvableSwap();
    source.swaps.answerWith({ call: swapCall, toUnits: 10n ** 15n });
    adapter.calls.sends.hang();
    adapter.outcomes.answers.hang();

    const both = [swap.approve(), swap.approve()];
    await clock.advance(0);
    expect(state().flow).toMatchObject({ status: 'approving', stage: 'wallet' });
    adapter.calls.sends.settle('0xapproval');
    await clock.advance(0);
    expect(state().flow).toMatchObject({ status: 'approving', stage: 'chain' });
    expect(source.swaps.asked).toEqual([]);
    adapter.outcomes.answers.settle('succeeded');
    await Promise.all(both);

    expect(adapter.calls.sends.asked).toEqual([{ call: approvalCall, from: `eip155:1:${ALICE}` }]);
    expect(adapter.outcomes.answers.asked).toEqual(['0xapproval']);
    expect(state().flow.status).toBe('reviewed');
  });

  it.each([
    ['unlimited', 2n ** 256n - 1n, 'unlimitedApproval'],
    ['larger than needed', 1_000_001n, 'largerApproval'],
  ])(
    'warns about an allowance that is %s, before the wallet is asked',
    async (_kind, units, warning) => {
      const { state, adapter } = await approvableSwap(units, [BOB]);

      expect(state().flow).toMatchObject({
        status: 'approvalReviewed',
        approval: { spender: BOB, units, warnings: [warning] },
      });
      expect(adapter.calls.sends.asked).toEqual([]);
    },
  );

  it('requests no approval where the allowance is sufficient', async () => {
    const { swap, state, source, adapter } = await quotedSwap('USDC', 'ETH');
    source.allowances.answerWith(1_000_000n);
    source.swaps.answerWith({ call: swapCall, toUnits: 10n ** 15n });

    await swap.review();

    expect(adapter.calls.sends.asked).toEqual([]);
    expect(state().flow.status).toBe('reviewed');
  });

  it.each([
    ['allowance', 'Failed to check allowance'],
    ['approval', 'Failed to create approval transaction'],
    ['build', 'Failed to create transaction'],
  ] as const)('[R8.1] reports what failed: %s', async (fault, text) => {
    const { swap, state, source, widget, clock } = await quotedSwap('USDC', 'ETH');
    if (fault !== 'allowance') source.allowances.answerWith(fault === 'build' ? 1_000_000n : 0n);

    await swap.review();
    await clock.advance(0);

    expect(state().flow).toEqual({ status: 'editing', fault, why: 'failed' });
    expect(widget.state.snackbar?.text).toBe(text);
  });

  it('refuses a call that takes more than the visitor gives, or approves another token', async () => {
    const greedy = await quotedSwap();
    greedy.source.swaps.answerWith({
      call: { ...swapCall, units: 2n * 10n ** 18n },
      toUnits: 3_000_000_000n,
    });
    await greedy.swap.review();
    expect(greedy.state().flow).toEqual({ status: 'editing', fault: 'build', why: 'refused' });

    const sly = await quotedSwap('USDC', 'ETH');
    sly.source.allowances.answerWith(0n);
    sly.source.approvals.answerWith({ ...approvalCall, to: BOB });
    await sly.swap.review();
    expect(sly.state().flow).toEqual({ status: 'editing', fault: 'approval', why: 'refused' });
    expect(sly.adapter.calls.sends.asked).toEqual([]);
  });

  it.each([
    ['gives nothing for it', { call: { ...swapCall, units: 1n }, toUnits: 0n }],
    ['gives less than nothing', { call: { ...swapCall, units: 1n }, toUnits: -1n }],
    ['names no contract', { call: { ...swapCall, to: '' }, toUnits: 3_000_000_000n }],
    ['is cut', { call: { ...swapCall, data: '0x1' }, toUnits: 3_000_000_000n }],
    ['grants an allowance', { call: approvalCallOf(2n ** 256n - 1n), toUnits: 3_000_000_000n }],
    ['takes less than nothing', { call: { ...swapCall, units: -1n }, toUnits: 3_000_000_000n }],
  ])('refuses a call that %s', async (_what, answer) => {
    const { swap, state, source } = await quotedSwap();
    source.swaps.answerWith(answer);

    await swap.review();

    expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'refused' });
  });

  it('shows no error where the visitor declines the approval, and can be confirmed again', async () => {
    const { swap, state, source, adapter, widget, clock } = await approvableSwap();
    adapter.calls.sends.failWith(declined);

    await swap.approve();
    await clock.advance(0);

    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      failure: { cause: 'declined' },
    });
    expect(widget.state.snackbar).toBeUndefined();

    source.swaps.answerWith({ call: swapCall, toUnits: 10n ** 15n });
    adapter.calls.sends.answerWith('0xapproval');
    adapter.outcomes.answers.answerWith('succeeded');
    await swap.approve();
    expect(state().flow.status).toBe('reviewed');
  });

  it('[R8.1] does not continue where the approval was reverted, and reports it', async () => {
    const { swap, state, source, adapter, widget, clock } = await approvableSwap();
    adapter.calls.sends.answerWith('0xapproval');
    adapter.outcomes.answers.answerWith('reverted');

    await swap.approve();
    await clock.advance(0);

    expect(source.swaps.asked).toEqual([]);
    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      failure: { cause: 'failed', reason: 'executionReverted' },
    });
    expect(widget.state.snackbar?.text).toBe('Failed to create approval transaction');
  });

  it('continues where another transaction has granted the allowance, for example after a speed-up', async () => {
    const { swap, state, source, adapter, widget } = await approvableSwap();
    source.swaps.answerWith({ call: swapCall, toUnits: 10n ** 15n });
    adapter.calls.sends.answerWith('0xapproval');
    adapter.outcomes.answers.answerWith('reverted');
    source.allowances.answerWith(1_000_000n);

    await swap.approve();

    expect(state().flow.status).toBe('reviewed');
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('does not continue where the allowance cannot be read', async () => {
    const { swap, state, source, adapter } = await approvableSwap();
    adapter.calls.sends.answerWith('0xapproval');
    adapter.outcomes.answers.answerWith('reverted');
    source.allowances.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));

    await swap.approve();

    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      failure: { reason: 'executionReverted' },
    });
  });

  it('requests only a reviewed allowance, and for no other account', async () => {
    const bare = await quotedSwap('USDC', 'ETH');
    await expect(bare.swap.approve()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });

    const { swap, session, adapter } = await approvableSwap();
    session.change({ addresses: [BOB] });
    await expect(swap.approve()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.calls.sends.asked).toEqual([]);
  });

  it('drops an approval that an edit makes obsolete, while it waits for the chain', async () => {
    const { swap, state, adapter, clock } = await approvableSwap();
    adapter.calls.sends.answerWith('0xapproval');
    adapter.outcomes.answers.hang();
    const approving = swap.approve();
    await clock.advance(0);

    swap.typeAmount('2');

    await expect(approving).rejects.toMatchObject({ code: 'ABORTED' });
    expect(state().flow).toEqual({ status: 'editing' });
  });

  it('warns a visitor who cancels an approval while the wallet is asked for it', async () => {
    const { swap, adapter, widget, clock } = await approvableSwap();
    adapter.calls.sends.hang();
    const approving = expect(swap.approve()).rejects.toMatchObject({ code: 'ABORTED' });
    await clock.advance(0);

    swap.typeAmount('2');
    await approving;
    await clock.advance(0);

    expect(widget.state.snackbar?.text).toBe(
      'The wallet may still send it. Look there before you send again.',
    );
  });

  it('is cancelled by an edit, and by another account', async () => {
    const edited = await quotedSwap();
    edited.source.swaps.hang();
    const first = edited.swap.review();
    await edited.clock.advance(0);
    edited.swap.typeAmount('1.5');
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' });
    expect(edited.state().flow).toEqual({ status: 'editing' });

    const changed = await quotedSwap();
    changed.source.swaps.hang();
    const second = changed.swap.review();
    await changed.clock.advance(0);
    changed.session.change({ addresses: [BOB] });
    await expect(second).rejects.toMatchObject({ code: 'ABORTED' });
    expect(changed.state().flow).toEqual({ status: 'editing', fault: 'accountChanged' });
  });

  it('is refused until the form is complete', async () => {
    const { swap, state } = await swapSetUp();

    await expect(swap.review()).rejects.toMatchObject({
      code: 'SWAP_INCOMPLETE',
      context: { step: state().step },
    });
  });
});

describe('SwapFeature: the exchange', () => {
  it('sends exactly what was reviewed, once, and leaves the form behind', async () => {
    const { swap, state, adapter, widget, clock } = await reviewedSwap();
    adapter.calls.sends.hang();

    const both = [swap.confirm(), swap.confirm()];
    await clock.advance(0);
    adapter.calls.sends.settle('0xswap');

    expect(await Promise.all(both)).toEqual(['0xswap', '0xswap']);
    expect(adapter.calls.sends.asked).toEqual([
      { call: { ...swapCall, units: 10n ** 18n }, from: `eip155:1:${ALICE}` },
    ]);
    expect(state()).toMatchObject({
      form: { sourceAmount: '' },
      flow: { status: 'sent', hash: '0xswap' },
    });
    expect(widget.state.history.map(({ name }) => name)).toEqual(['Account', 'SwapPreview']);
    expect(widget.state.snackbar?.link?.href).toBe('https://etherscan.io/tx/0xswap');
  });

  it('[R8.1] reports a failure, and can be tried again', async () => {
    const { swap, state, adapter, widget, clock } = await reviewedSwap();
    adapter.calls.sends.failWith(new WidgetError('RPC', { rpcCode: -32000, rpcMessage: 'nonce' }));

    await expect(swap.confirm()).rejects.toMatchObject({ code: 'RPC' });
    await clock.advance(0);
    expect(widget.state.snackbar?.text).toBe('Transaction error');
    expect(state().flow).toMatchObject({ status: 'failed' });

    adapter.calls.sends.answerWith('0xswap');
    expect(await swap.confirm()).toBe('0xswap');
  });

  it('does not offer to send an exchange again that a node has already', async () => {
    const { swap, state, adapter, widget, clock } = await reviewedSwap();
    adapter.calls.sends.failWith(
      new WidgetError('RPC', { rpcCode: -32000, rpcMessage: 'already known' }),
    );

    await expect(swap.confirm()).rejects.toMatchObject({ code: 'RPC' });
    await clock.advance(0);

    expect(state().flow).toMatchObject({ status: 'failed', failure: { cause: 'pending' } });
    expect(widget.state.snackbar?.text).toMatch(/^This transaction was sent already\./);
    await expect(swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.calls.sends.asked).toHaveLength(1);
  });

  it('does not send for another account, nor without a review', async () => {
    const { swap, session, adapter } = await reviewedSwap();
    session.change({ addresses: [BOB] });

    await expect(swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });

    const bare = await swapSetUp();
    await expect(bare.swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.calls.sends.asked).toEqual([]);
  });

  it('leaves nothing pending when the widget ends', async () => {
    const { swap, adapter, widget, clock, logger } = await reviewedSwap();
    adapter.calls.sends.hang();
    const sending = swap.confirm();
    await clock.advance(0);

    widget.dispose();

    await expect(sending).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(clock.sleeping).toBe(0);
    expect(logger.entries).toEqual([]);
  });

  it('[R2.2] does not exist where the site has it off', async () => {
    const { widget } = await connectedWidget({ options: { features: { swaps: false } } });

    await expect(widget.open({ view: 'Swap' })).rejects.toMatchObject({ code: 'FEATURE_OFF' });
  });
});
