/** What leaves in the database what is over, until it is swept. */
export interface Sweepable {
  /** Deletes what is over. */
  sweep(): Promise<void>;
}

/** What the service sweeps. Each part registers where it is made, so none is forgotten. */
export class Sweeper {
  readonly #parts: Sweepable[] = [];
  readonly #last: Sweepable[] = [];

  add<Part extends Sweepable>(part: Part): Part {
    this.#parts.push(part);
    return part;
  }

  /** For what asks another operator, who may be away: after everything else. */
  addLast<Part extends Sweepable>(part: Part): Part {
    this.#last.push(part);
    return part;
  }

  /** One after the other, also where one fails. @throws what the first that failed has thrown. */
  async sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const part of [...this.#parts, ...this.#last]) {
      await part.sweep().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
