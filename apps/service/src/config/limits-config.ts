import { type LimitName, limitNames, whyNoLimit } from '../domain/limits';
import { ConfigError } from './config-error';
import { limitVariable } from './limit-variables';
import type { VariableReader } from './read-variables';

/** Every limit of the service. */
export type Limits = Readonly<Record<LimitName, number>>;

/** @throws {@link ConfigError} where a number would switch a protection off. */
export function parseLimits(read: VariableReader): Limits {
  return Object.fromEntries(limitNames.map((name) => [name, limitOf(read, name)])) as Limits;
}

function limitOf(read: VariableReader, name: LimitName): number {
  const variable = limitVariable(name);
  const text = read.text(variable);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  const why = whyNoLimit(name, value);
  if (why !== undefined) throw new ConfigError(variable, why);
  return value;
}
