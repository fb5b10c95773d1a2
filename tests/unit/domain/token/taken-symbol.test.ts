import { describe, expect, it } from '@jest/globals';
import { isTakenSymbol } from '../../../../domain/token/taken-symbol';
import { balanceOf, etherBalance, usdcBalance } from '../../../support/token-balances';

const named = (symbol: string, digit = '3') =>
  balanceOf({ symbol, address: `0x${digit.repeat(40)}`, quantity: { decimals: 18, numeric: '1' } });

describe('the symbol of a contract', () => {
  it.each([
    'ETH',
    'eth',
    '$ETH',
    'ETH.',
    'E.T.H',
    'ΕΤΗ',
    'ЕТН',
    'ＥＴＨ',
    'E\u0301TH',
    'E\u200BTH',
    'ΞTH',
  ])('is taken where it is read as the native currency: %s', (symbol) => {
    expect(isTakenSymbol(named(symbol), 'ETH', [])).toBe(true);
  });

  it.each(['USDC', 'usdc', 'USDС', 'USDC.', '$USDC'])(
    'is taken where another token is read so: %s',
    (symbol) => {
      expect(isTakenSymbol(named(symbol), 'ETH', [usdcBalance('1')])).toBe(symbol !== 'U5DC');
    },
  );

  it.each(['WETH', 'stETH', 'ETHX', '币', '🔥'])('is its own: %s', (symbol) => {
    const others = [etherBalance('1'), named('🐸', '4')];
    expect(isTakenSymbol(named(symbol), 'ETH', others)).toBe(false);
  });

  it('is not taken by the token itself, in any letter case of its contract', () => {
    const usdc = usdcBalance('1');
    const again = {
      ...usdc,
      address: usdc.address?.toLowerCase() as NonNullable<typeof usdc.address>,
    };
    expect(isTakenSymbol(usdc, 'ETH', [again])).toBe(false);
  });

  it('is not taken by a token of another network, and never that of the native currency', () => {
    expect(
      isTakenSymbol(named('USDC'), 'ETH', [{ ...usdcBalance('1'), chainId: 'eip155:10' }]),
    ).toBe(false);
    expect(isTakenSymbol(etherBalance('1'), 'ETH', [named('ETH')])).toBe(false);
  });
});
