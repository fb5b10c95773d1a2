/** The database does not answer, or takes no writes just now, as while another server takes its place. The request may be repeated. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  /** What the database or its driver says: a code of theirs, for the log. */
  readonly code: string;

  /** Whether it takes no writes because its disk is full, which the operator has to mend. */
  readonly isFull: boolean;

  constructor(cause: unknown, code: string, isFull = false) {
    super(isFull ? 'The disk of the database is full' : 'The database is away', { cause });
    this.code = code;
    this.isFull = isFull;
  }
}
