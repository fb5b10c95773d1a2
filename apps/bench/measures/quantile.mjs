/**
 * The value that `part` of the sorted `values` stand before. Not a number where there is none.
 *
 * @param {readonly number[]} values
 * @param {number} part
 */
export function quantile(values, part) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const medianIn = (values) => quantile(values, 0.5);
