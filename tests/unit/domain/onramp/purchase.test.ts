import { describe, expect, it } from '@jest/globals';
import {
  nextPurchase,
  NO_PURCHASE,
  type Purchase,
  type PurchaseEvent,
} from '../../../../domain/onramp/purchase';

const at = (status: 'opening' | 'buying' | 'bought' | 'failed'): Purchase => ({
  status,
  provider: 'meld',
});

const states: readonly Purchase[] = [
  NO_PURCHASE,
  at('opening'),
  at('buying'),
  at('bought'),
  at('failed'),
];

const same = 'same';
const next: Purchase = { status: 'opening', provider: 'coinbase' };

/** The effect of each event on each state, in their order. */
const table: readonly (readonly [PurchaseEvent, readonly (Purchase | typeof same)[]])[] = [
  [{ type: 'chosen', provider: 'coinbase' }, [next, next, next, next, next]],
  [{ type: 'opened' }, [same, at('buying'), same, same, same]],
  [{ type: 'failed' }, [same, at('failed'), same, same, same]],
  [{ type: 'arrived' }, [same, same, at('bought'), same, same]],
  [{ type: 'left' }, [same, NO_PURCHASE, NO_PURCHASE, NO_PURCHASE, NO_PURCHASE]],
];

describe('nextPurchase', () => {
  const cases = table.flatMap(([event, row]) =>
    states.map((state, index) => ({ event, state, expected: row[index] })),
  );

  it.each(cases)('handles $event.type in the state $state.status', ({ event, state, expected }) => {
    const result = nextPurchase(state, event);

    if (expected === same) expect(result).toBe(state);
    else expect(result).toEqual(expected);
  });
});
