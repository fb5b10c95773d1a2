import type { Stream } from '../../ports/stream';

/** Values that each subscriber hears as they come. */
export class Broadcast<Value> implements Stream<Value> {
  readonly #listeners = new Set<(value: Value) => void>();

  subscribe(next: (value: Value) => void): { readonly unsubscribe: () => void } {
    const listener = (value: Value): void => next(value);
    this.#listeners.add(listener);
    return { unsubscribe: () => void this.#listeners.delete(listener) };
  }

  say(value: Value): void {
    for (const listener of [...this.#listeners]) listener(value);
  }
}
