/** One widget's life. What waits or listens for the widget does so on {@link Lifetime.signal}. */
export class Lifetime {
  readonly #controller = new AbortController();

  /** Aborts when the widget is disposed. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Runs `cleanUp` when the widget is disposed, or at once where it is already. */
  onEnd(cleanUp: () => void): void {
    if (this.signal.aborted) cleanUp();
    else this.signal.addEventListener('abort', cleanUp, { once: true });
  }

  /** Ends it. Ending it twice does nothing. */
  end(reason: unknown): void {
    this.#controller.abort(reason);
  }
}
