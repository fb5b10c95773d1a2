/** What looks like chance, and is the same again from the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to 1, by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  of<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error('The list is empty');
    return found;
  }

  /** One of the list, mostly of its end; `undefined` where it is empty. */
  recentOf<T>(list: readonly T[]): T | undefined {
    if (list.length === 0) return undefined;
    return this.is(0.8) ? list.at(-1) : this.of(list);
  }
}
