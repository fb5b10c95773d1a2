import type { AskedWork } from './asked-work';

/** Why the service refused: its code, and the seconds to wait where it names them. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';
  readonly code: string;
  readonly status: number;
  readonly seconds: number | undefined;

  /** Whether the same was asked before without an answer: what it asked for may be done. */
  isRepeat = false;

  /** How many tries a one-time code has left. */
  readonly left: number;

  /** What this browser has to work for first. */
  readonly work: AskedWork | undefined;

  /** The id of the request, as the service says it. */
  readonly trace: string | undefined;

  constructor(
    status: number,
    code: string,
    { left = 0, seconds, trace, work }: RefusalDetails = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.seconds = seconds;
    this.left = left;
    this.work = work;
    this.trace = trace;
  }
}

interface RefusalDetails {
  readonly seconds?: number | undefined;
  readonly left?: number | undefined;
  readonly work?: AskedWork | undefined;
  readonly trace?: string | undefined;
}
