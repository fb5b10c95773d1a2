import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inShownOrder } from '../../../../../presentation-react/views/connect/use-steady-rows';
import { walletRow } from '../../../../../apps/gallery/fake-widget';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));

describe('inShownOrder', () => {
  it('keeps every row once, the shown ones first and in their order', () => {
    fc.assert(
      fc.property(ids, ids, (now, shown) => {
        const order = inShownOrder(
          now.map((id) => walletRow(id)),
          shown,
        ).map(({ id }) => id);
        expect([...order].sort()).toEqual([...now].sort());
        const kept = shown.filter((id) => now.includes(id));
        expect(order.slice(0, kept.length)).toEqual(kept);
      }),
    );
  });
});
