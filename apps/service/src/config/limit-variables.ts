import { type LimitName, limitChoice, limitNames } from '../domain/limits';
import type { Variable } from './variables';

type Underscored<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Name;

/** The name of a limit's variable, such as `LIMIT_CODE_HOUR` of `code-hour`. */
export type LimitVariable = `LIMIT_${Uppercase<Underscored<LimitName>>}`;

export function limitVariable(name: LimitName): LimitVariable {
  return `LIMIT_${name.replaceAll('-', '_').toUpperCase()}` as LimitVariable;
}

/** The variables of limits, in the order of their table. */
export const limitVariables = Object.fromEntries(
  limitNames.map((name) => {
    const { is, least, meaning, most } = limitChoice(name);
    return [
      limitVariable(name),
      { meaning: `${meaning} From ${least} to ${most}.`, fallback: String(is) },
    ];
  }),
) as Readonly<Record<LimitVariable, Variable>>;
