import type { BalanceState } from 'cleatkit';

const SHOWN_DECIMALS = 6;

/** A balance with up to six decimals; an unknown one is never shown as zero. */
export function balanceText(balance: BalanceState | undefined): string {
  if (balance?.status === 'loading') return 'loading…';
  if (balance?.status === 'failed') return 'not available';
  if (balance?.status !== 'loaded') return '–';
  const digits = balance.units.toString().padStart(balance.decimals + 1, '0');
  const point = digits.length - balance.decimals;
  const fraction = digits.slice(point, point + SHOWN_DECIMALS).replace(/0+$/, '');
  return `${digits.slice(0, point)}${fraction && `.${fraction}`} ${balance.symbol}`;
}
