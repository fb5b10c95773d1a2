import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ql1 } from '../../../../domain/network/more-networks';
import type { SwapVerbs } from '../../../../application/swap/swap-feature';
import type { SwapState } from '../../../../domain/swap/swap-state';
import type { SwapToken } from '../../../../domain/swap/swap-token';
import { FakeAssetSource, FakeSwapSource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { SwapSource } from '../../../../ports/swap-source';
import { override } from '../../../../ports/token';
import {
  ALICE,
  BOB,
  connectedWidget,
  type ConnectedOptions,
} from '../../../support/connected-widget';
import { etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

const eth: SwapToken = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const usdc: SwapToken = {
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  address: `eip155:1:${USDC}` as CaipAddress,
};
const approvalCall = { to: USDC, data: '0x095ea7b3', units: 0n };
const swapCall = { to: BOB, data: '0x01', units: 0n };
const declined = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'User rejected' });

describe('SwapFeature: the form', () => {
  it('[R2.3] opens with its arguments as swap data', async () => {
    const { widget, state, clock, source } = await setUp();
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

  it('waits for the tokens at most five seconds, and fills in the amount all the same', async () => {
    const { widget, state, clock, source } = await setUp();
    source.lists.hang();
    await widget.open({ view: 'Swap', args: { fromToken: 'ETH', amount: '1' } });

    await clock.advance(4999);
    expect(state().form.sourceAmount).toBe('');
    await clock.advance(1);

    expect(state()).toMatchObject({ form: { sourceAmount: '1' }, step: 'selectToken' });
  });

  it('says what to do next, and what is wrong with what is filled in', async () => {
    const { swap, state, clock, source } = await setUp();
    source.quotes.answerWith(undefined);
    await swap.load();
    expect(state().step).toBe('selectToken');
    choose(swap, state(), 'ETH', 'USDC');
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

  it('says that the tokens could not be read, and can be tried again', async () => {
    const { swap, state, source, widget, clock } = await setUp();
    source.lists.failWith(new Error('down'));
    await swap.load();
    await clock.advance(0);
    expect(state()).toMatchObject({ list: 'failed', step: 'retry' });
    expect(widget.state.snackbar?.text).toBe('Failed to initialize swap');

    source.lists.answerWith([eth, usdc]);
    await swap.load();
    expect(state().list).toBe('loaded');
  });

  it('[R9.12] says that nothing can be exchanged on this network, and asks nobody', async () => {
    const { swap, state, source } = await setUp({
      options: { networks: [ql1] },
      grant: { chainReference: '766' },
    });

    await swap.load();

    expect(state().list).toBe('unsupported');
    expect(source.lists.asked).toEqual([]);
  });

  it('turns round, and forgets the quote', async () => {
    const { swap, state } = await quoted();

    swap.turn();

    expect(state()).toMatchObject({
      form: { source: { symbol: 'USDC' }, target: { symbol: 'ETH' } },
      step: 'waitForQuote',
    });
  });

  it('changes the sides where the other side’s token is chosen', async () => {
    const { swap, state } = await quoted();
    const ether = state().form.source;
    if (ether) swap.chooseTo(ether);

    expect(state().form).toMatchObject({ source: { symbol: 'USDC' }, target: { symbol: 'ETH' } });
  });

  it('fills in all there is, the gas kept back', async () => {
    const { swap, state, adapter } = await quoted();
    adapter.fees.answers.answerWith({ perGas: 10n ** 9n, cost: 1n });

    await swap.typeMax();
    expect(state().form.sourceAmount).toBe('1.99985');

    swap.turn();
    await swap.typeMax();
    expect(state().form.sourceAmount).toBe('5');
  });

  it('starts anew when the account changes', async () => {
    const { state, session } = await quoted();

    session.change({ addresses: [BOB] });

    expect(state()).toMatchObject({
      list: 'idle',
      form: { sourceAmount: '', quote: { status: 'none' } },
    });
  });
});

describe('SwapFeature: the quote', () => {
  it('is asked for once nothing was typed for 200 ms', async () => {
    const { swap, state, source, clock } = await quoted();
    const asked = source.quotes.asked.length;

    swap.typeAmount('1.');
    await clock.advance(199);
    swap.typeAmount('1.2');
    expect(state().form.quote.status).toBe('loading');
    await clock.advance(200);

    expect(source.quotes.asked.slice(asked).map(({ units }) => units)).toEqual([12n * 10n ** 17n]);
  });

  it('is asked for again every 10 s for as long as the view is on show', async () => {
    const { widget, source, clock } = await quoted();
    await widget.open({ view: 'Swap' });
    const asked = source.quotes.asked.length;

    await clock.advance(20_000);
    expect(source.quotes.asked.length).toBe(asked + 2);

    await widget.close();
    await clock.advance(60_000);
    expect(source.quotes.asked.length).toBe(asked + 2);
    expect(clock.sleeping).toBe(0);
  });

  it('drops what is late', async () => {
    const { swap, state, source, clock } = await quoted();
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

  it('says that it failed, and can be tried again', async () => {
    const { swap, state, source, clock } = await quoted();
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

describe('SwapFeature: the review', () => {
  it('asks for no allowance of the chain’s own currency', async () => {
    const { swap, state, source, widget } = await quoted();
    source.swaps.answerWith({ call: { ...swapCall, units: 10n ** 18n }, toUnits: 2_990_000_000n });

    await swap.review();

    expect(source.allowances.asked).toEqual([]);
    expect(widget.state.view?.name).toBe('SwapPreview');
    expect(state().flow).toMatchObject({
      status: 'reviewed',
      review: { toUnits: 2_990_000_000n, request: { account: `eip155:1:${ALICE}` } },
    });
  });

  it('lets the exchange take the token first where it may not yet, and waits for the chain', async () => {
    const { swap, state, source, adapter, clock } = await quotedUsdc();
    source.allowances.answerWith(0n);
    source.approvals.answerWith(approvalCall);
    source.swaps.answerWith({ call: swapCall, toUnits: 10n ** 15n });
    adapter.calls.sends.hang();
    adapter.calls.outcomes.hang();

    const reviewing = swap.review();
    await clock.advance(0);
    expect(state().flow).toEqual({ status: 'approving', stage: 'wallet' });
    adapter.calls.sends.settle('0xapproval');
    await clock.advance(0);
    expect(state().flow).toEqual({ status: 'approving', stage: 'chain' });
    expect(source.swaps.asked).toEqual([]);
    adapter.calls.outcomes.settle('succeeded');
    await reviewing;

    expect(adapter.calls.sends.asked).toEqual([{ call: approvalCall, from: `eip155:1:${ALICE}` }]);
    expect(adapter.calls.outcomes.asked).toEqual(['0xapproval']);
    expect(state().flow.status).toBe('reviewed');
  });

  it('asks for no approval where the exchange may take enough', async () => {
    const { swap, state, source, adapter } = await quotedUsdc();
    source.allowances.answerWith(10n ** 12n);
    source.swaps.answerWith({ call: swapCall, toUnits: 10n ** 15n });

    await swap.review();

    expect(adapter.calls.sends.asked).toEqual([]);
    expect(state().flow.status).toBe('reviewed');
  });

  it.each([
    ['allowance', 'Failed to check allowance'],
    ['approval', 'Failed to create approval transaction'],
    ['build', 'Failed to create transaction'],
  ] as const)('[R8.1] says what failed: %s', async (fault, text) => {
    const { swap, state, source, adapter, widget, clock } = await quotedUsdc();
    if (fault !== 'allowance') source.allowances.answerWith(fault === 'build' ? 10n ** 12n : 0n);
    adapter.calls.sends.failWith(new Error('down'));

    await swap.review();
    await clock.advance(0);

    expect(state().flow).toEqual({ status: 'editing', fault });
    expect(widget.state.snackbar?.text).toBe(text);
  });

  it('refuses a call that takes more than the visitor gives, or approves another token', async () => {
    const greedy = await quoted();
    greedy.source.swaps.answerWith({ call: { ...swapCall, units: 2n * 10n ** 18n }, toUnits: 1n });
    await greedy.swap.review();
    expect(greedy.state().flow).toEqual({ status: 'editing', fault: 'build' });

    const sly = await quotedUsdc();
    sly.source.allowances.answerWith(0n);
    sly.source.approvals.answerWith({ ...approvalCall, to: BOB });
    await sly.swap.review();
    expect(sly.state().flow).toEqual({ status: 'editing', fault: 'approval' });
    expect(sly.adapter.calls.sends.asked).toEqual([]);
  });

  it('says nothing more where the person declines the approval', async () => {
    const { swap, state, source, adapter, widget, clock } = await quotedUsdc();
    source.allowances.answerWith(0n);
    source.approvals.answerWith(approvalCall);
    adapter.calls.sends.failWith(declined);

    await swap.review();
    await clock.advance(0);

    expect(state().flow).toEqual({ status: 'editing', fault: 'approval' });
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('does not go on where the approval was reverted', async () => {
    const { swap, state, source, adapter } = await quotedUsdc();
    source.allowances.answerWith(0n);
    source.approvals.answerWith(approvalCall);
    adapter.calls.sends.answerWith('0xapproval');
    adapter.calls.outcomes.answerWith('reverted');

    await swap.review();

    expect(source.swaps.asked).toEqual([]);
    expect(state().flow).toEqual({ status: 'editing', fault: 'approval' });
  });

  it('is given up by an edit, and by another account', async () => {
    const edited = await quoted();
    edited.source.swaps.hang();
    const first = edited.swap.review();
    await edited.clock.advance(0);
    edited.swap.typeAmount('1.5');
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' });
    expect(edited.state().flow).toEqual({ status: 'editing' });

    const changed = await quoted();
    changed.source.swaps.hang();
    const second = changed.swap.review();
    await changed.clock.advance(0);
    changed.session.change({ addresses: [BOB] });
    await expect(second).rejects.toMatchObject({ code: 'ABORTED' });
    expect(changed.state().flow).toEqual({ status: 'editing', fault: 'accountChanged' });
  });

  it('is refused until all is filled in', async () => {
    const { swap } = await setUp();

    await expect(swap.review()).rejects.toMatchObject({ code: 'SWAP_INCOMPLETE' });
  });
});

describe('SwapFeature: the exchange', () => {
  it('sends exactly what was reviewed, once, and goes to the account', async () => {
    const { swap, state, adapter, widget, clock } = await reviewed();
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
    expect(widget.state.view?.name).toBe('Account');
  });

  it('[R8.1] says that it failed, and can be tried again', async () => {
    const { swap, state, adapter, widget, clock } = await reviewed();
    adapter.calls.sends.failWith(new WidgetError('RPC', { rpcCode: -32000, rpcMessage: 'nonce' }));

    await expect(swap.confirm()).rejects.toMatchObject({ code: 'RPC' });
    await clock.advance(0);
    expect(widget.state.snackbar?.text).toBe('Transaction error');
    expect(state().flow).toMatchObject({ status: 'failed' });

    adapter.calls.sends.answerWith('0xswap');
    expect(await swap.confirm()).toBe('0xswap');
  });

  it('does not send for another account, nor without a review', async () => {
    const { swap, session, adapter } = await reviewed();
    session.change({ addresses: [BOB] });

    await expect(swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });

    const bare = await setUp();
    await expect(bare.swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.calls.sends.asked).toEqual([]);
  });

  it('leaves nothing pending when the page goes', async () => {
    const { swap, adapter, widget, clock, logger } = await reviewed();
    adapter.calls.sends.hang();
    const sending = swap.confirm();
    await clock.advance(0);

    widget.dispose();

    await expect(sending).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(clock.sleeping).toBe(0);
    expect(logger.entries).toEqual([]);
  });

  it('[R2.2] is not there where the site has it off', async () => {
    const { widget } = await connectedWidget({ options: { features: { swaps: false } } });

    await expect(widget.open({ view: 'Swap' })).rejects.toMatchObject({ code: 'FEATURE_OFF' });
  });
});

async function setUp(options: ConnectedOptions = {}) {
  const source = new FakeSwapSource();
  const assets = new FakeAssetSource();
  source.lists.answerWith([eth, usdc]);
  assets.answers.answerWith([etherBalance('2'), usdcBalance('5')]);
  const connected = await connectedWidget({
    ...options,
    overrides: [override(SwapSource, source), override(AssetSource, assets)],
  });
  const swap = await connected.widget.feature('swap');
  const state = () => {
    const known = connected.widget.state.features.swap;
    if (!known) throw new TypeError('The feature has no state');
    return known;
  };
  return { ...connected, source, swap, state, adapter: connected.adapters.of('eip155') };
}

async function quoted(from = 'ETH', to = 'USDC') {
  const set = await setUp();
  set.source.quotes.answerWith(3_000_000_000n);
  await set.swap.load();
  choose(set.swap, set.state(), from, to);
  set.swap.typeAmount('1');
  await set.clock.advance(200);
  return set;
}

function quotedUsdc() {
  return quoted('USDC', 'ETH');
}

async function reviewed() {
  const set = await quoted();
  set.source.swaps.answerWith({
    call: { ...swapCall, units: 10n ** 18n },
    toUnits: 2_990_000_000n,
  });
  await set.swap.review();
  return set;
}

function choose(swap: SwapVerbs, { tokens }: SwapState, from: string, to: string): void {
  const [source, target] = [from, to].map((wanted) =>
    tokens.find(({ symbol }) => symbol === wanted),
  );
  if (!source || !target) throw new TypeError('The tokens are not listed');
  swap.chooseFrom(source);
  swap.chooseTo(target);
}
