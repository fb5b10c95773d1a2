import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  BASE_FEE_MULTIPLIER,
  feeFault,
  feeFaultTexts,
  isFeeMultiplier,
  maxFeePerGasOf,
} from '../../../../domain/transaction/fee';
import { formatDecimal } from '../../../../domain/number/decimal';

describe('feeFault', () => {
  it.each([
    {},
    { gasPrice: 1n },
    { maxFeePerGas: 2n, maxPriorityFeePerGas: 2n },
    { maxPriorityFeePerGas: 5n },
    { gasPrice: 2n ** 256n - 1n },
  ])('[R5.23] accepts %o', (fees) => {
    expect(feeFault(fees)).toBeUndefined();
  });

  it.each([
    [{ gasPrice: 1n, maxFeePerGas: 1n }, 'conflict'],
    [{ gasPrice: 0n, maxPriorityFeePerGas: 0n }, 'conflict'],
    [{ gasPrice: 2n ** 256n }, 'outOfRange'],
    [{ maxFeePerGas: 2n ** 256n }, 'outOfRange'],
    [{ maxPriorityFeePerGas: -1n }, 'outOfRange'],
    [{ maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }, 'tipAboveCap'],
  ] as const)('[R5.23] refuses %o: %s', (fees, fault) => {
    expect(feeFault(fees)).toBe(fault);
    expect(feeFaultTexts[fault]).not.toBe('');
  });
});

describe('fee multiplier', () => {
  it('[R5.23] is at least 1', () => {
    expect(isFeeMultiplier({ units: 1n, scale: 0 })).toBe(true);
    expect(isFeeMultiplier({ units: 999n, scale: 3 })).toBe(false);
    expect(isFeeMultiplier({ units: 0n, scale: 0 })).toBe(false);
    expect(isFeeMultiplier({ units: -2n, scale: 0 })).toBe(false);
  });

  it('[R9.5] is 1.2 for the base fee, unless said otherwise', () => {
    expect(formatDecimal(BASE_FEE_MULTIPLIER)).toBe('1.2');
    expect(maxFeePerGasOf(100n, 3n)).toBe(123n);
    expect(maxFeePerGasOf(100n, 3n, { units: 2n, scale: 0 })).toBe(203n);
  });

  it('[R5.23] counts as 1 below 1', () => {
    expect(maxFeePerGasOf(100n, 3n, { units: 5n, scale: 1 })).toBe(103n);
  });

  it('rounds up, so that the transaction is never one base unit short', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), (baseFee) => {
        const total = maxFeePerGasOf(baseFee, 0n);
        expect(total * 10n).toBeGreaterThanOrEqual(baseFee * 12n);
        expect((total - 1n) * 10n).toBeLessThan(baseFee * 12n);
      }),
    );
  });
});
