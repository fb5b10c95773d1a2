import type { BalanceState, Network } from 'cleatkit';

const SHOWN_DECIMALS = 6;

/** An amount in base units as text, with up to six decimals: `0.035 ETH`. */
export function coins(
  units: bigint,
  { decimals, symbol }: Pick<Network['nativeCurrency'], 'decimals' | 'symbol'>,
): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point, point + SHOWN_DECIMALS).replace(/0+$/, '');
  const isTooSmall = units > 0n && /^0*$/.test(digits.slice(0, point) + fraction);
  if (isTooSmall) return `less than 0.000001 ${symbol}`;
  return `${digits.slice(0, point)}${fraction && `.${fraction}`} ${symbol}`;
}

/** A balance; an unknown one is never shown as zero. */
export function balanceText(balance: BalanceState | undefined): string {
  if (balance?.status === 'loading') return 'loading…';
  if (balance?.status === 'failed') return 'not available';
  if (balance?.status !== 'loaded') return '–';
  return coins(balance.units, balance);
}
