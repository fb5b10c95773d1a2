import type { Problem } from './problem';
import { english } from './english';

/** How much of an id a visitor is asked to pass on: enough to find one press. */
const DIGITS = 8;

/** A problem as the visitor reads it: with the id of the press, where the operator can find it by that. */
export function showProblem(problem: Problem): string {
  const { trace } = problem;
  const said = sayProblem(problem);
  return trace === undefined ? said : `${said} (${trace.slice(0, DIGITS)})`;
}

/** A problem as a sentence. */
export function sayProblem({ code, count = 0 }: Problem): string {
  return english.problems[code](count);
}
