import { describe, expect, it } from '@jest/globals';
import { quotedSwap } from '../../../support/headless-swap';

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
