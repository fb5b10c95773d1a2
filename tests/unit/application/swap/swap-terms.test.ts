import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { formatDecimal, ZERO_DECIMAL } from '../../../../domain/number/decimal';
import { BOB } from '../../../support/headless-kit';
import {
  approvalCallOf,
  chooseSwap,
  quotedSwap,
  reviewedSwap,
  swapCall,
} from '../../../support/headless-swap';

describe('the slippage of an exchange', () => {
  it('[R9.3] is 1 percent until the visitor chooses another one, which the source gets', async () => {
    const { swap, source } = await quotedSwap();
    const call = { ...swapCall, units: 10n ** 18n };
    source.swaps.answerWith({ call, toUnits: 3_000_000_000n });

    await swap.review();
    swap.chooseSlippage(50);
    await swap.review();

    expect(source.swaps.asked.map(({ slippage }) => slippage)).toEqual([100, 50]);
  });

  it('ends a review when it changes, keeps the quote, and stays for another account', async () => {
    const { swap, state, session } = await reviewedSwap();

    swap.chooseSlippage(300);
    expect(state()).toMatchObject({
      flow: { status: 'editing' },
      form: { quote: { status: 'loaded' } },
    });
    await expect(swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });

    session.change({ addresses: [BOB] });
    expect(state().slippage).toBe(300);
  });

  it('ends no review where it stays the same', async () => {
    const { swap, state } = await reviewedSwap();
    swap.chooseSlippage(100);
    expect(state().flow.status).toBe('reviewed');
  });
});

describe('the fee of an exchange', () => {
  it('is estimated for exactly the call, before the wallet is asked', async () => {
    const { swap, state, source, adapter } = await quotedSwap();
    adapter.calls.fees.answerWith(123n);
    const call = { ...swapCall, units: 10n ** 18n };
    source.swaps.answerWith({ call, toUnits: 3_000_000_000n });

    await swap.review();

    expect(adapter.calls.fees.asked.map((asked) => asked.call)).toEqual([call]);
    expect(state().flow).toMatchObject({ review: { fee: { units: 123n, isShort: false } } });
    expect(adapter.calls.sends.asked).toEqual([]);
  });

  it('is short where the native currency pays for the exchange but not for the fee as well', async () => {
    const { swap, state, source, adapter } = await quotedSwap();
    // Alice has 2 ETH and gives 1.
    adapter.calls.fees.answerWith(10n ** 18n + 1n);
    source.swaps.answerWith({ call: { ...swapCall, units: 10n ** 18n }, toUnits: 3_000_000_000n });

    await swap.review();

    expect(state().flow).toMatchObject({ review: { fee: { isShort: true } } });
  });

  it('[R5.8] is never short for a smart account, which may pay it otherwise', async () => {
    const { clock, session, swap, state, source, adapter } = await quotedSwap();
    session.change({ accountType: 'smartAccount' });
    await clock.advance(0);
    await swap.load();
    chooseSwap(swap, state(), 'ETH', 'USDC');
    swap.typeAmount('1');
    await clock.advance(200);
    adapter.calls.fees.answerWith(10n ** 18n + 1n);
    source.swaps.answerWith({ call: { ...swapCall, units: 10n ** 18n }, toUnits: 3_000_000_000n });

    await swap.review();

    expect(state().flow).toMatchObject({ review: { fee: { isShort: false } } });
  });

  it('has its value where the price of the native currency is known', async () => {
    const { swap, state, source, adapter, clock, widget } = await quotedSwap();
    source.priceLists.answerWith([{ units: 2_000n, scale: 0 }, undefined]);
    await widget.open({ view: 'Swap' });
    await clock.advance(200);
    adapter.calls.fees.answerWith(10n ** 15n);
    source.swaps.answerWith({ call: { ...swapCall, units: 10n ** 18n }, toUnits: 3_000_000_000n });

    await swap.review();

    const { flow } = state();
    const fee = flow.status === 'reviewed' ? flow.review.fee : undefined;
    expect(fee?.inUSD && Number(fee.inUSD.units) / 10 ** fee.inUSD.scale).toBe(2);
  });

  it('is left out, and the exchange is still reviewed, where no node can estimate it', async () => {
    const { swap, state, source, adapter } = await quotedSwap();
    adapter.calls.fees.failWith(new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'reverted' }));
    source.swaps.answerWith({ call: { ...swapCall, units: 10n ** 18n }, toUnits: 3_000_000_000n });

    await swap.review();

    expect(state().flow.status).toBe('reviewed');
    expect(state().flow).not.toHaveProperty('review.fee');
  });

  it('is shown for the allowance as well', async () => {
    const { swap, state, source, adapter } = await quotedSwap('USDC', 'ETH');
    adapter.calls.fees.answerWith(77n);
    source.allowances.answerWith(0n);
    source.approvals.answerWith(approvalCallOf(1_000_000n));

    await swap.review();

    expect(state().flow).toMatchObject({ approval: { fee: { units: 77n } } });
  });
});

describe('the amount of an exchange', () => {
  it.each([
    [25, '0.4999625'],
    [50, '0.999925'],
    [100, '1.99985'],
  ])(
    'is %i percent of what remains of the native currency after the gas',
    async (percent, text) => {
      const { swap, state } = await quotedSwap();
      await swap.typePart(percent);
      expect(state().form.sourceAmount).toBe(text);
    },
  );

  it('is a part of a token, rounded down to a base unit', async () => {
    const { swap, state } = await quotedSwap('USDC', 'ETH');
    await swap.typePart(33);
    expect(state().form.sourceAmount).toBe('1.65');
  });
});

describe('the terms of a quote', () => {
  it('are the rate for one whole token', async () => {
    const { state } = await quotedSwap();
    expect(state().rate && formatDecimal(state().rate ?? ZERO_DECIMAL)).toBe('3000');
  });

  it('have a rate for the cheapest token, too', async () => {
    const set = await quotedSwap('USDC', 'ETH');
    set.source.quotes.answerWith(1n);
    set.swap.typeAmount('5');
    await set.clock.advance(200);
    expect(formatDecimal(set.state().rate ?? ZERO_DECIMAL)).toBe('0.0000000000000000002');
  });
});
