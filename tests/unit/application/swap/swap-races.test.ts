import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import {
  chooseSwap,
  quotedSwap,
  swapCall,
  swapSetUp,
  swapTokens,
} from '../../../support/headless-swap';
import { etherBalance, usdcBalance } from '../../../support/token-balances';

describe('SwapFeature: all of a token', () => {
  it('keeps an amount that is typed while the gas is requested', async () => {
    const { swap, state, adapter, clock } = await quotedSwap();
    adapter.fees.answers.hang();
    const most = swap.typeMax();
    await clock.advance(0);

    swap.typeAmount('0.1');
    adapter.fees.answers.settle({ perGas: 10n ** 9n, cost: 1n });
    await most;

    expect(state().form.sourceAmount).toBe('0.1');
  });
});

describe("SwapFeature: the account's balances", () => {
  it('are read again when the view is opened half a minute later, and the input stays', async () => {
    const { swap, state, assets, clock, widget, source } = await quotedSwap();
    assets.answers.answerWith([etherBalance('0.5'), usdcBalance('3005')]);
    await clock.advance(29_000);
    await widget.open({ view: 'Swap' });
    await clock.advance(0);
    expect(state()).toMatchObject({ step: 'review', list: 'loaded' });

    await widget.close();
    await clock.advance(1000);
    await widget.open({ view: 'Swap' });
    await clock.advance(0);
    expect(state()).toMatchObject({
      step: 'insufficientBalance',
      form: { sourceAmount: '1', source: { quantity: { numeric: '0.5' } } },
    });
    expect(state().tokens.map(({ quantity }) => quantity.numeric)).toEqual(['0.5', '3005']);
    expect(source.lists.asked).toHaveLength(2);

    swap.typeAmount('0.25');
    await clock.advance(200);
    expect(state().step).toBe('review');
  });

  it('stay as known where they cannot be read again, without a message', async () => {
    const { state, assets, clock, widget, logger } = await quotedSwap();
    assets.answers.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));
    await clock.advance(30_000);

    await widget.open({ view: 'Swap' });
    await clock.advance(200);

    expect(state()).toMatchObject({ list: 'loaded', step: 'review' });
    expect(widget.state.snackbar).toBeUndefined();
    expect(logger.entries).toMatchObject([
      { level: 'warn', message: 'The tokens to exchange could not be read again' },
    ]);
  });

  it('are not taken from before the exchange after it', async () => {
    const { swap, state, source, adapter, assets, widget } = await quotedSwap();
    await (await widget.feature('tokens')).load();
    source.swaps.answerWith({ call: { ...swapCall, units: 10n ** 18n }, toUnits: 2_990_000_000n });
    await swap.review();
    adapter.calls.sends.answerWith('0xhash');
    await swap.confirm();

    assets.answers.answerWith([etherBalance('1'), usdcBalance('3005')]);
    await swap.load();

    expect(state().tokens.map(({ quantity }) => quantity.numeric)).toEqual(['1', '3005']);
  });

  it('is the whole balance at the moment when the gas is known', async () => {
    const { swap, state, adapter, assets, clock } = await quotedSwap();
    await clock.advance(30_000);
    adapter.fees.answers.hang();
    const most = swap.typeMax();
    await clock.advance(0);

    assets.answers.answerWith([etherBalance('3'), usdcBalance('5')]);
    await swap.load();
    adapter.fees.answers.answerWith({ perGas: 10n ** 9n, cost: 1n });
    adapter.fees.answers.settle({ perGas: 10n ** 9n, cost: 1n });
    await most;

    expect(state().form.sourceAmount).toBe('2.99985');
  });
});

describe('SwapFeature: a review on show', () => {
  it.each([
    ['falls', 2_969_999_999n],
    ['rises', 3_030_000_001n],
  ])('ends where the quote %s by more than 1 %% meanwhile', async (_how, units) => {
    const { swap, state, source, clock, adapter } = await onShow();

    source.quotes.answerWith(units);
    await clock.advance(10_000);

    expect(state().flow).toEqual({ status: 'editing', fault: 'priceChanged' });
    await expect(swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.calls.sends.asked).toEqual([]);
  });

  it('stays where the quote moves less, no quote arrives, or the wallet is asked', async () => {
    const { swap, state, source, clock, adapter } = await onShow();
    source.quotes.answerWith(2_970_000_000n);
    await clock.advance(10_000);
    expect(state().flow.status).toBe('reviewed');

    adapter.calls.sends.hang();
    const sending = swap.confirm();
    source.quotes.answerWith(1n);
    await clock.advance(10_000);
    expect(state().flow.status).toBe('asking');
    adapter.calls.sends.settle('0xhash');
    expect(await sending).toBe('0xhash');

    const other = await onShow();
    other.source.quotes.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));
    await other.clock.advance(60_000);
    expect(other.state().flow.status).toBe('reviewed');
  });

  it('is not watched once it is left or sent', async () => {
    const left = await onShow();
    await left.widget.close();
    expect(left.clock.sleeping).toBe(0);

    const sent = await onShow();
    sent.adapter.calls.sends.answerWith('0xhash');
    await sent.swap.confirm();
    const asked = sent.source.quotes.asked.length;
    await sent.clock.advance(60_000);
    expect(sent.source.quotes.asked).toHaveLength(asked);
  });
});

describe('SwapFeature: a view that waits for its tokens', () => {
  it('keeps the amount that is typed in the meantime', async () => {
    const { widget, swap, state, clock, source } = await opened({ fromToken: 'ETH', amount: '1' });

    swap.typeAmount('2');
    source.lists.settle(swapTokens);
    await clock.advance(0);

    expect(widget.state.view?.name).toBe('Swap');
    expect(state().form).toMatchObject({ sourceAmount: '2', source: { symbol: 'ETH' } });
  });

  it('drops what stood there first, and keeps the tokens that are chosen in the meantime', async () => {
    const { widget, swap, state, clock, source } = await swapSetUp();
    await swap.load();
    chooseSwap(swap, state(), 'ETH', 'USDC');
    swap.typeAmount('1');
    source.lists.hang();

    await widget.open({ view: 'Swap', args: { fromToken: 'GONE', amount: '5' } });
    expect(state()).toMatchObject({ form: { sourceAmount: '' }, step: 'selectToken' });
    expect(state().form.source).toBeUndefined();
    chooseSwap(swap, state(), 'ETH', 'USDC');
    source.lists.settle(swapTokens);
    await clock.advance(0);

    expect(state().form).toMatchObject({ source: { symbol: 'ETH' }, sourceAmount: '' });
  });

  it('is not filled in once it was left', async () => {
    const { widget, state, clock, source } = await opened({ fromToken: 'ETH', toToken: 'USDC' });

    await widget.close();
    source.lists.settle(swapTokens);
    await clock.advance(1000);

    expect(state().form.source).toBeUndefined();
    expect(source.quotes.asked).toEqual([]);
  });

  it('is not filled in with earlier arguments', async () => {
    const { widget, state, clock, source } = await opened({ fromToken: 'ETH', amount: '1' });
    await clock.advance(1000);
    await widget.open({ view: 'Swap', args: { fromToken: 'USDC', amount: '3' } });

    await clock.advance(4500);
    expect(state().form.sourceAmount).toBe('');
    source.lists.settle(swapTokens);
    await clock.advance(0);

    expect(state().form).toMatchObject({ sourceAmount: '3', source: { symbol: 'USDC' } });
  });
});

/** A swap view that was opened with `args`, before the list of tokens is known. */
async function opened(args: Readonly<Record<string, string>>) {
  const set = await swapSetUp();
  set.source.lists.hang();
  await set.widget.open({ view: 'Swap', args });
  await set.clock.advance(0);
  return set;
}

/** The review of an exchange, whose quote was 3,000 USDC for an ether. */
async function onShow() {
  const set = await swapSetUp();
  set.source.quotes.answerWith(3_000_000_000n);
  const args = { fromToken: 'ETH', toToken: 'USDC', amount: '1' };
  await set.widget.open({ view: 'Swap', args });
  await set.clock.advance(200);
  const call = { ...swapCall, units: 10n ** 18n };
  set.source.swaps.answerWith({ call, toUnits: 2_975_000_000n });
  await set.swap.review();
  return set;
}
