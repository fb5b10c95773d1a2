/** One widget's lifetime. All of the widget's work ends with it. */
export class Lifetime {
  readonly #controller = new AbortController();
  readonly #cleanUps = new Set<() => void>();

  /** Aborts when the widget is disposed. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Runs `cleanUp` when the widget is disposed, or at once where it is already. */
  onEnd(cleanUp: () => void): void {
    if (this.signal.aborted) cleanUp();
    else this.#cleanUps.add(cleanUp);
  }

  /**
   * Ends it, for `reason`. The clean-up that was registered last runs first, so that work ends before what it
   * depends on. Ending it twice does nothing.
   */
  end(reason: unknown): void {
    if (this.signal.aborted) return;
    this.#controller.abort(reason);
    const cleanUps = [...this.#cleanUps].reverse();
    this.#cleanUps.clear();
    cleanUps.forEach((cleanUp) => cleanUp());
  }
}
