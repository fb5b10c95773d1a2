/** Whether a request waits for the service to come back, of the page or of its worker. */
export class Waits {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): boolean => this.#count > 0;

  /** One more waits. Returns how to say that it waits no more: once, however often it is called. */
  readonly begin = (): (() => void) => {
    let isOver = false;
    this.#change(1);
    return () => {
      if (!isOver) this.#change(-1);
      isOver = true;
    };
  };

  #change(by: number): void {
    this.#count += by;
    for (const listener of this.#listeners) listener();
  }
}
