/** How many are known at most. */
const MAX = 256;

/** The ids of the requests that have ended last, so that their late answers are no faults. */
export class RecentIds {
  readonly #ids = new Set<string>();

  add(id: string): void {
    this.#ids.add(id);
    if (this.#ids.size > MAX) this.#ids.delete([...this.#ids][0] ?? '');
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }
}
