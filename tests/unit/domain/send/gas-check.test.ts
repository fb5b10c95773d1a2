import { describe, expect, it } from '@jest/globals';
import { checkGas } from '../../../../domain/send/gas-check';

const usd = (cents: bigint) => ({ units: cents, scale: 2 });
const funds = {
  accountType: 'eoa',
  nativeBalance: 10n,
  networkBalanceInUSD: usd(500n),
  gasPriceInUSD: usd(499n),
} as const;

describe('checkGas', () => {
  it('[R5.8] is sufficient when the gas costs no more than the balance', () => {
    expect(checkGas(funds)).toBe('sufficient');
    expect(checkGas({ ...funds, gasPriceInUSD: usd(500n) })).toBe('sufficient');
  });

  it('[R5.8] is insufficient when the gas costs more US dollars than the balance is worth', () => {
    expect(checkGas({ ...funds, gasPriceInUSD: usd(501n) })).toBe('insufficient');
    expect(checkGas({ ...funds, gasPriceInUSD: { units: 5_001n, scale: 3 } })).toBe('insufficient');
  });

  it('[R5.8] is insufficient without any of the native currency, whatever the prices', () => {
    expect(checkGas({ ...funds, nativeBalance: 0n })).toBe('insufficient');
    expect(checkGas({ accountType: 'eoa', nativeBalance: 0n })).toBe('insufficient');
  });

  it('[R5.8] exempts smart accounts', () => {
    expect(checkGas({ ...funds, accountType: 'smartAccount', nativeBalance: 0n })).toBe('exempt');
  });

  it('compares base units where a price is missing', () => {
    const unpriced = { accountType: 'eoa', nativeBalance: 10n } as const;
    expect(checkGas({ ...unpriced, gasCost: 10n })).toBe('sufficient');
    expect(checkGas({ ...unpriced, gasCost: 11n })).toBe('insufficient');
    expect(checkGas({ ...unpriced, gasCost: 11n, gasPriceInUSD: usd(1n) })).toBe('insufficient');
  });

  it('is unknown without a price', () => {
    expect(checkGas({ accountType: 'eoa' })).toBe('unknown');
    expect(checkGas({ accountType: 'eoa', nativeBalance: 10n })).toBe('unknown');
    expect(checkGas({ accountType: 'eoa', gasCost: 10n })).toBe('unknown');
  });
});
