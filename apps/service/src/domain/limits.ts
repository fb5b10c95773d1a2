import { type LimitChoice, limitTable } from './limit-table';

export type LimitName = keyof typeof limitTable;

/** Numbers of limits, by their names. What is absent is as above it: of a site as of the service, of the service as of the table. */
export type ChosenLimits = Readonly<Partial<Record<LimitName, number>>>;

export const limitNames = Object.keys(limitTable) as readonly LimitName[];

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limitTable, name);
}

/** What the table says of a limit, whichever it is. */
export function limitChoice(name: LimitName): LimitChoice {
  return limitTable[name];
}

/** Why a number cannot be a limit; `undefined` where it can. */
export function whyNoLimit(name: LimitName, value: number): string | undefined {
  const { least, most } = limitTable[name];
  if (Number.isInteger(value) && value >= least && value <= most) return undefined;
  return (
    `must be a whole number from ${least} to ${most}: outside of these the limit ` +
    'would protect nothing, or stop visitors who do nothing wrong'
  );
}
