import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  BASE_FEE_MULTIPLIER,
  hasBothFees,
  maxFeePerGasOf,
} from '../../../../domain/transaction/fee';
import { formatDecimal } from '../../../../domain/number/decimal';

describe('the two kinds of fees', () => {
  it.each([
    {},
    { gasPrice: '0x1' },
    { maxFeePerGas: '0x2', maxPriorityFeePerGas: '0x1' },
    { gasPrice: '0x1', maxFeePerGas: undefined, maxPriorityFeePerGas: null },
    undefined,
    'transaction',
  ])('[R5.23] are not combined in %j', (transaction) => {
    expect(hasBothFees(transaction)).toBe(false);
  });

  it.each([
    { gasPrice: '0x1', maxFeePerGas: '0x1' },
    { gasPrice: '0x0', maxPriorityFeePerGas: '0x0' },
    { gasPrice: 1, maxFeePerGas: 1, maxPriorityFeePerGas: 1 },
  ])('[R5.23] are combined in %j', (transaction) => {
    expect(hasBothFees(transaction)).toBe(true);
  });
});

describe('fee multiplier', () => {
  it('[R9.5] is 1.2 for the base fee, unless said otherwise', () => {
    expect(formatDecimal(BASE_FEE_MULTIPLIER)).toBe('1.2');
    expect(maxFeePerGasOf(100n, 3n)).toBe(123n);
    expect(maxFeePerGasOf(100n, 3n, { units: 2n, scale: 0 })).toBe(203n);
  });

  it.each([
    { units: 999n, scale: 3 },
    { units: 5n, scale: 1 },
    { units: 0n, scale: 0 },
    { units: -2n, scale: 0 },
  ])('[R5.23] counts as 1 below 1: %o', (multiplier) => {
    expect(maxFeePerGasOf(100n, 3n, multiplier)).toBe(103n);
  });

  it('[R5.23] may be 1', () => {
    expect(maxFeePerGasOf(100n, 3n, { units: 1n, scale: 0 })).toBe(103n);
    expect(maxFeePerGasOf(100n, 3n, { units: 1_001n, scale: 3 })).toBe(104n);
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
