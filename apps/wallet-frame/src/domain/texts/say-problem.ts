import type { Problem } from './problem';
import { english } from './english';

/** A problem as a sentence. */
export function sayProblem({ code, count = 0 }: Problem): string {
  return english.problems[code](count);
}
