import { FeatureError } from '../errors/feature-error';
import { formatUnits } from '../number/decimal';

/** The most base units a token can count: an unsigned 256-bit integer, 78 digits. */
export const MAX_AMOUNT_UNITS = 2n ** 256n - 1n;

/** The most decimals a token can have: what fits the byte of `decimals()`. */
export const MAX_TOKEN_DECIMALS = 255;

/**
 * Why a text is not an amount of a token.
 *
 * - `empty`: the text is empty.
 * - `form`: it is not digits with at most one point or comma, for example `1e-7` or `1,000.5`.
 * - `ambiguous`: a comma stands before exactly three digits. `1,000` is one in some countries, a thousand in
 *   others, and only the visitor knows which is meant.
 * - `negative`: it starts with a minus sign.
 * - `precision`: it has more decimals than the token; it is refused, never rounded.
 * - `size`: it is more than any token can count.
 */
export type AmountFault = 'empty' | 'form' | 'ambiguous' | 'negative' | 'precision' | 'size';

/** The result of {@link parseAmount}. */
export type AmountParse =
  | { readonly ok: true; readonly units: bigint }
  | { readonly ok: false; readonly fault: AmountFault };

/** The two amounts that an ambiguous text can mean, each written so that it can be typed. */
export interface AmountReadings {
  /** The comma taken for the sign before the fraction. */
  readonly asFraction: string;

  /** The comma taken for the sign between thousands. */
  readonly asThousands: string;
}

const MAX_TEXT_LENGTH = 1_000;
const amountPattern = /^(\d*)(?:[.,](\d*))?$/;
const ambiguousPattern = /^(\d*),(\d{3})$/;

/** Whether a token can have this many decimals. */
export function isTokenDecimals(decimals: number): boolean {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_TOKEN_DECIMALS;
}

/**
 * Reads an amount as a person types it into base units, exactly: digits, and one point or comma before the
 * fraction. Ignores blanks around it and zeros at the end of the fraction. Refuses a comma before exactly
 * three digits: see {@link amountReadings}.
 *
 * @example
 * ```ts
 * parseAmount('1,5', 6); // { ok: true, units: 1_500_000n }
 * parseAmount('1,000', 6); // { ok: false, fault: 'ambiguous' }
 * parseAmount('0.0000001', 6); // { ok: false, fault: 'precision' }
 * ```
 *
 * @throws `WidgetError` `TOKEN_DECIMALS_INVALID` unless {@link isTokenDecimals}.
 */
export function parseAmount(text: string, decimals: number): AmountParse {
  requireTokenDecimals(decimals);
  const typed = text.trim();
  if (typed === '') return { ok: false, fault: 'empty' };
  if (typed.length > MAX_TEXT_LENGTH) return { ok: false, fault: 'size' };
  const isNegative = typed.startsWith('-');
  const match = amountPattern.exec(isNegative ? typed.slice(1) : typed);
  const [, whole = '', fraction = ''] = match ?? [];
  if (whole + fraction === '') return { ok: false, fault: 'form' };
  if (isNegative) return { ok: false, fault: 'negative' };
  if (ambiguousPattern.test(typed)) return { ok: false, fault: 'ambiguous' };

  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return { ok: false, fault: 'precision' };
  const units = BigInt(whole + significant.padEnd(decimals, '0'));
  return units > MAX_AMOUNT_UNITS ? { ok: false, fault: 'size' } : { ok: true, units };
}

/**
 * Writes base units as decimal text, exactly: no exponent, no grouping, no zeros at the end. For
 * every amount a token can count, {@link parseAmount} reads it back.
 *
 * @throws `WidgetError` `TOKEN_DECIMALS_INVALID` unless {@link isTokenDecimals}.
 */
export function formatAmount(units: bigint, decimals: number): string {
  requireTokenDecimals(decimals);
  return formatUnits(units, decimals);
}

/** Both readings of a text that {@link parseAmount} refuses as ambiguous; `undefined` for every other text. */
export function amountReadings(text: string): AmountReadings | undefined {
  const [, whole = '', digits = ''] = ambiguousPattern.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const fraction = `${withoutZeros(whole)}.${digits}`.replace(/\.?0+$/, '');
  return { asFraction: fraction, asThousands: withoutZeros(whole + digits) };
}

/** @throws `WidgetError` `AMOUNT_AMBIGUOUS`, which offers both readings, where `text` can mean two amounts. */
export function requireUnambiguousAmount(text: string): void {
  const readings = amountReadings(text);
  if (readings) throw new FeatureError('AMOUNT_AMBIGUOUS', { typed: text.trim(), ...readings });
}

/**
 * What an amount field shows after an edit that would leave `text` in it, or `undefined` when the
 * edit is refused. A leading point or comma gets a zero in front, and a zero in front of a digit goes
 * away. A comma stays as it was typed: a point in its place would decide what `1,000` means.
 */
export function editAmountText(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > MAX_TEXT_LENGTH || !amountPattern.test(typed)) return undefined;
  const shown = typed.replace(/^0+(?=\d)/, '');
  return /^[.,]/.test(shown) ? `0${shown}` : shown;
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '') || '0';
}

function requireTokenDecimals(decimals: number): void {
  if (!isTokenDecimals(decimals)) throw new FeatureError('TOKEN_DECIMALS_INVALID', { decimals });
}
