import { requestValues } from '../../texts/request-values';

/** An amount as the readers of requests write it. */
export interface SaidAmount {
  /** Digits, with a point before the fraction. */
  readonly number: string;

  /** What is counted. Absent where no contract says a sign that can be told from words and digits. */
  readonly unit?: string;

  /** The contract of a token, where it stands beside the amount. */
  readonly token?: string;

  /** Whether it is the least that comes. */
  readonly isLeast?: true;

  /** The text by which the wallet says that no one knows how many of the units are one. */
  readonly inUnits?: 'baseUnits' | 'noDecimals';
}

/**
 * The signs of coins and tokens that stand in titles. A contract chooses its own, so none has a blank, begins with two digits, or
 * has letters that look like others.
 */
const UNIT = String.raw`\d?[A-Za-z$₮₿][A-Za-z0-9.$₮₿_+-]{0,11}`;
const AMOUNT = new RegExp(
  String.raw`(\d{1,80}(?:\.\d{1,80})?)(?: (${UNIT}|${requestValues.coin}))?(?: \((0x[0-9a-fA-F]{40})\))?$`,
);

/** The amount that a fact is. `undefined` for every other text: none of it gets into a title. */
export function amountIn(value: string): SaidAmount | undefined {
  const [whole = '', number, unit, token] = AMOUNT.exec(value) ?? [];
  if (number === undefined) return unitsIn(value);
  const isLeast = value !== whole;
  if (isLeast && value !== requestValues.atLeast(whole)) return undefined;
  return {
    number,
    ...(unit !== undefined && { unit }),
    ...(token !== undefined && { token }),
    ...(isLeast && { isLeast }),
  };
}

function unitsIn(value: string): SaidAmount | undefined {
  const [number] = /^\d{1,80}/.exec(value) ?? [];
  if (number === undefined) return undefined;
  const inUnits = (['baseUnits', 'noDecimals'] as const).find(
    (one) => requestValues[one](number) === value,
  );
  return inUnits && { number, inUnits };
}

const ALL = new RegExp(String.raw` (${UNIT})$`);

/** The sign of the token of which an allowance is all. Empty where it has none, `undefined` where the fact says less than all. */
export function unlimitedUnitIn(value: string): string | undefined {
  const { unlimited, unlimitedOf } = requestValues;
  if (value === unlimited) return '';
  const [, unit] = ALL.exec(value) ?? [];
  return unit !== undefined && value === unlimitedOf(unit) ? unit : undefined;
}

/** More digits than a line has. */
const MOST_DIGITS = 18;

/** A number with its thousands apart. */
export function grouped(number: string): string {
  const [whole = '', fraction] = number.split('.');
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? apart : `${apart}.${fraction}`;
}

/** Whether a number has so many digits that a title is no place for it. */
export function isLong(number: string): boolean {
  return (number.split('.')[0] ?? '').length > MOST_DIGITS;
}
