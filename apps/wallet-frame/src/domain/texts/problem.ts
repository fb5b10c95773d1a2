import type { ProblemCode } from './english';

/** Why something did not work: a text of the catalogue, with what stands in it. */
export interface Problem {
  readonly code: ProblemCode;
  readonly count?: number;
}
