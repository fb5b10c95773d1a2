import type { DecimalParts } from './decimal-parts';

/** Joins parts with a point, when there is a fraction. */
export function joinDecimalParts({ whole, fraction }: DecimalParts): string {
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
