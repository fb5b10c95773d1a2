import { describe, expect, it } from '@jest/globals';
import { raisedFee } from '../../../../domain/transaction/replacement';

describe('the fee of a replacement', () => {
  it.each([
    [
      'is more than a tenth higher',
      { perGas: 100n, priority: 40n },
      { perGas: 0n, priority: 0n },
      { perGas: 113n, priority: 46n },
    ],
    [
      'is what the network takes soon',
      { perGas: 100n, priority: 1n },
      { perGas: 500n, priority: 30n },
      { perGas: 500n, priority: 30n },
    ],
    [
      'is higher than nothing',
      { perGas: 0n, priority: 0n },
      { perGas: 0n, priority: 0n },
      { perGas: 1n, priority: 1n },
    ],
    [
      'is never less than the part in it for the block',
      { perGas: 8n, priority: 8n },
      { perGas: 9n, priority: 70n },
      { perGas: 70n, priority: 70n },
    ],
  ])('%s', (_what, before, offered, raised) => {
    expect(raisedFee(before, offered)).toEqual(raised);
  });
});
