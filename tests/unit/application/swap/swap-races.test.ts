import { describe, expect, it } from '@jest/globals';
import { quotedSwap, swapSetUp, swapTokens } from '../../../support/headless-swap';

describe('SwapFeature: all of a token', () => {
  it('leaves the amount that is typed while the gas is asked', async () => {
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

describe('SwapFeature: a view whose tokens are waited for', () => {
  it('keeps the amount that is typed in the meantime', async () => {
    const { widget, swap, state, clock, source } = await opened({ fromToken: 'ETH', amount: '1' });

    swap.typeAmount('2');
    source.lists.settle(swapTokens);
    await clock.advance(0);

    expect(widget.state.view?.name).toBe('Swap');
    expect(state().form).toMatchObject({ sourceAmount: '2', source: { symbol: 'ETH' } });
  });

  it('is not filled in once it was left', async () => {
    const { widget, state, clock, source } = await opened({ fromToken: 'ETH', toToken: 'USDC' });

    await widget.close();
    source.lists.settle(swapTokens);
    await clock.advance(1000);

    expect(state().form.source).toBeUndefined();
    expect(source.quotes.asked).toEqual([]);
  });

  it('is not filled in with what it was opened with before', async () => {
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

/** A swap view that was opened with `args`, while nobody says yet which tokens there are. */
async function opened(args: Readonly<Record<string, string>>) {
  const set = await swapSetUp();
  set.source.lists.hang();
  await set.widget.open({ view: 'Swap', args });
  await set.clock.advance(0);
  return set;
}
