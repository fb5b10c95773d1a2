import { type Decimal, floorDecimal } from '../number/decimal';

/** A chart spans at least this part of its highest value, so that the one of a stable coin is flat. */
const LEAST_PART = 200n;

/** The chart of a height of as many steps. */
const STEPS = 1_000n;

/** The least and the most of `values`. */
export interface Extremes {
  readonly least: Decimal;
  readonly most: Decimal;
}

/** Where each of `values` stands in their chart, in thousandths of its height. */
export function chartHeights(values: readonly Decimal[]): readonly number[] {
  const { least, most } = extremesOf(values);
  const span = most.units - least.units;
  const wanted = most.units / LEAST_PART;
  const drawn = span > wanted ? span : wanted;
  if (drawn === 0n) return values.map(() => Number(STEPS / 2n));
  const foot = least.units - (drawn - span) / 2n;
  return values.map((value) =>
    Number(((floorDecimal(value, least.scale).units - foot) * STEPS) / drawn),
  );
}

/** The least and the most of `values`, which are some, with as many decimals. */
export function extremesOf(values: readonly Decimal[]): Extremes {
  const scale = Math.max(...values.map((value) => value.scale));
  const [first, ...others] = values.map((value) => floorDecimal(value, scale).units);
  let least = first ?? 0n;
  let most = least;
  for (const units of others) {
    if (units < least) least = units;
    if (units > most) most = units;
  }
  return { least: { units: least, scale }, most: { units: most, scale } };
}
