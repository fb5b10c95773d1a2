import { describe, expect, it } from '@jest/globals';
import { parseDecimal } from '../../../../domain/number/decimal';
import { BOB } from '../../../support/headless-kit';
import { chooseSwap, quotedSwap, swapSetUp } from '../../../support/headless-swap';

const dollars = (text: string) => parseDecimal(text);

describe('PriceSwap', () => {
  it('requests the prices of the native currency and of both tokens, once and before the quote', async () => {
    const { swap, state, source, clock } = await swapSetUp();
    const order: string[] = [];
    source.priceLists.replyWith(() => {
      order.push('prices');
      return [dollars('3000'), dollars('1.01')];
    });
    source.quotes.replyWith(() => {
      order.push('quote');
      return 3_000_000_000n;
    });
    await swap.load();
    chooseSwap(swap, state(), 'USDC', 'ETH');
    swap.typeAmount('2');
    await clock.advance(200);
    swap.typeAmount('3');
    await clock.advance(200);

    expect(order).toEqual(['prices', 'quote', 'quote']);
    expect(source.priceLists.asked.map((tokens) => tokens.map(({ symbol }) => symbol))).toEqual([
      ['ETH', 'USDC'],
    ]);
    expect(state()).toMatchObject({ fromInUSD: { units: 303_000_000n, scale: 8 } });
  });

  it('[R8.1] reports that the prices could not be read, once, and quotes anyway', async () => {
    const { swap, state, source, widget, clock } = await swapSetUp();
    source.priceLists.failWith(new Error('down'));
    source.quotes.answerWith(1n);
    await swap.load();
    chooseSwap(swap, state(), 'ETH', 'USDC');
    swap.typeAmount('1');
    await clock.advance(200);
    expect(widget.state.snackbar?.text).toBe('Failed to fetch network token price');
    expect(state().step).toBe('review');

    await clock.advance(5000);
    swap.typeAmount('1.1');
    await clock.advance(200);
    expect(source.priceLists.asked).toHaveLength(1);
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('is insufficient where the native currency is worth less than the gas', async () => {
    const { swap, state, source, adapter, clock } = await swapSetUp();
    source.priceLists.answerWith([dollars('3000'), dollars('1')]);
    source.quotes.answerWith(1n);
    // 150,000 gas at this price cost a little more than the two ether of the account.
    adapter.fees.answers.answerWith({ perGas: 13_333_333_333_334n, cost: 1n });
    await swap.load();
    chooseSwap(swap, state(), 'USDC', 'ETH');
    swap.typeAmount('1');
    await clock.advance(200);
    expect(state().step).toBe('insufficientBalance');

    adapter.fees.answers.answerWith({ perGas: 13_333_333_333_333n, cost: 1n });
    swap.typeAmount('1.5');
    await clock.advance(200);
    expect(state().step).toBe('review');
  });

  it('does not show the balance as insufficient where the price or the gas is unknown', async () => {
    const { swap, state, source, adapter, clock, logger } = await swapSetUp();
    source.quotes.answerWith(1n);
    adapter.fees.answers.answerWith({ perGas: 10n ** 18n, cost: 1n });
    await swap.load();
    chooseSwap(swap, state(), 'USDC', 'ETH');
    swap.typeAmount('1');
    await clock.advance(200);
    expect(state().step).toBe('review');

    adapter.fees.answers.failWith(new Error('down'));
    swap.typeAmount('1.5');
    await clock.advance(200);
    expect(state()).toMatchObject({ step: 'review' });
    expect(state().form.gas?.inUSD).toBeUndefined();
    expect(logger.entries).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'The cost of gas could not be read' }),
    );
  });

  it('does not use another account’s prices, and requests them again', async () => {
    const { swap, state, source, session, clock } = await quotedSwap();
    source.priceLists.answerWith([dollars('3000'), dollars('1')]);
    const asked = source.priceLists.asked.length;

    session.change({ addresses: [BOB] });
    expect(state().prices).toEqual({});
    await swap.load();
    chooseSwap(swap, state(), 'ETH', 'USDC');
    swap.typeAmount('1');
    await clock.advance(200);

    expect(source.priceLists.asked).toHaveLength(asked + 1);
    expect(Object.keys(state().prices)).toHaveLength(2);
  });

  it('drops prices that come after the account has changed', async () => {
    const { swap, state, source, session, clock } = await swapSetUp();
    source.priceLists.hang();
    source.quotes.answerWith(1n);
    await swap.load();
    chooseSwap(swap, state(), 'ETH', 'USDC');
    swap.typeAmount('1');
    await clock.advance(200);

    session.change({ addresses: [BOB] });
    source.priceLists.settle([dollars('3000'), dollars('1')]);
    await clock.advance(0);

    expect(state().prices).toEqual({});
  });
});
