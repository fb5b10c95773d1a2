import { decimalParts } from './decimal-parts';
import { joinDecimalParts } from './joined-decimal-parts';

/**
 * An exact decimal number: `units / 10 ** scale`. Prices and values are kept as one, never as a
 * floating-point number, so that no calculation with money gains or loses anything.
 */
export interface Decimal {
  /** The number without its point. */
  readonly units: bigint;
  /** How many of its digits stand behind the point. */
  readonly scale: number;
}

/** Zero. */
export const ZERO_DECIMAL: Decimal = { units: 0n, scale: 0 };

/** How far a decimal point may be moved by an exponent: further than the range of any number. */
const MAX_EXPONENT = 400;

const MAX_TEXT_LENGTH = 1_000;
const decimalPattern = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,4}))?$/;

/**
 * Reads a number as services and wallets write it: an optional sign, digits, a fraction after a
 * point, an exponent (`1e-7`). Every digit is kept. What a person types is read by `parseAmount`.
 *
 * Returns `undefined` for anything else, and for an exponent beyond ±400.
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const match = decimalPattern.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > MAX_EXPONENT) return undefined;

  const magnitude = BigInt(whole + fraction);
  const units = sign === '-' ? -magnitude : magnitude;
  const scale = fraction.length - exponent;
  return scale < 0 ? { units: units * powerOfTen(-scale), scale: 0 } : { units, scale };
}

/**
 * The shortest decimal that names the floating-point number `value`: the digits of the JSON it came
 * from. Returns `undefined` when `value` is not finite.
 */
export function decimalFromNumber(value: number): Decimal | undefined {
  return parseDecimal(String(value));
}

/** `units` base units of something with that many `decimals`. */
export function decimalFromUnits(units: bigint, decimals: number): Decimal {
  return { units, scale: decimals };
}

/** The exact product. */
export function multiplyDecimals(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, scale: one.scale + other.scale };
}

/** The exact sum. */
export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale };
}

/** Negative when `one` is the smaller, positive when it is the greater, else 0. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale);
  const difference = unitsAt(one, scale) - unitsAt(other, scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The greatest number of `scale` decimals that is not greater than `value`. */
export function floorDecimal(value: Decimal, scale: number): Decimal {
  if (value.scale <= scale) return { units: unitsAt(value, scale), scale };
  const divisor = powerOfTen(value.scale - scale);
  const quotient = value.units / divisor;
  const isCutBelow = value.units < 0n && quotient * divisor !== value.units;
  return { units: isCutBelow ? quotient - 1n : quotient, scale };
}

/** The same number without zeros at the end of its fraction. */
export function trimDecimal({ units, scale }: Decimal): Decimal {
  let trimmed: Decimal = { units, scale };
  while (trimmed.scale > 0 && trimmed.units % 10n === 0n) {
    trimmed = { units: trimmed.units / 10n, scale: trimmed.scale - 1 };
  }
  return trimmed;
}

/** Writes `value` with every digit it needs and no other: no exponent, no grouping, a point. */
export function formatDecimal(value: Decimal): string {
  return joinDecimalParts(decimalParts(trimDecimal(value)));
}

/** Writes `units` base units of something with that many `decimals` as {@link formatDecimal} does: `1500000`, 6 is `1.5`. */
export function formatUnits(units: bigint, decimals: number): string {
  return formatDecimal(decimalFromUnits(units, decimals));
}

function unitsAt({ units, scale }: Decimal, wanted: number): bigint {
  return units * powerOfTen(wanted - scale);
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
