import type { ProblemCode } from './english';

/** Why something did not work: a text of the catalogue, with what stands in it. */
export interface Problem {
  readonly code: ProblemCode;
  readonly count?: number;

  /** The id by which the operator finds it in the log. The site does not hear it. */
  readonly trace?: string;
}
