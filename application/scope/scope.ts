import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { Stream, StreamSubscription } from '../../ports/stream';
import type { Lifetime } from './lifetime';

export interface ScopeDeps {
  readonly clock: Clock;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
}

/** One widget's surroundings: its clock, its log and its lifetime. */
export class Scope {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly #lifetime: Lifetime;
  readonly #publishing = new Set<() => void>();
  #batches = 0;

  constructor({ clock, lifetime, logger }: ScopeDeps) {
    this.clock = clock;
    this.logger = logger;
    this.#lifetime = lifetime;
  }

  /** Aborts when the widget is disposed. */
  get signal(): AbortSignal {
    return this.#lifetime.signal;
  }

  /** Runs `cleanUp` when the widget is disposed, or at once where it is already. */
  onEnd(cleanUp: () => void): void {
    this.#lifetime.onEnd(cleanUp);
  }

  /**
   * Runs `work` and publishes its changes as one state. Every event from outside runs in a batch. Batches
   * nest; the outermost one publishes.
   */
  batch<T>(work: () => T): T {
    this.#batches += 1;
    try {
      return work();
    } finally {
      this.#batches -= 1;
      if (this.#batches === 0) this.#publish();
    }
  }

  /** Calls `publish` once when the running batch ends, or at once outside a batch. */
  whenSettled(publish: () => void): void {
    this.#publishing.add(publish);
    if (this.#batches === 0) this.#publish();
  }

  /** Unsubscribes `subscriptions` when the widget is disposed. */
  during(...subscriptions: readonly (StreamSubscription | undefined)[]): void {
    this.onEnd(() => subscriptions.forEach((subscription) => subscription?.unsubscribe()));
  }

  /** Calls `listener` now and after each change of one of `stores`, until the widget is disposed. */
  follow(stores: readonly { readonly state$: Stream<unknown> }[], listener: () => void): void {
    this.during(...stores.map(({ state$ }) => state$.subscribe(() => listener())));
  }

  #publish(): void {
    const publishing = [...this.#publishing];
    this.#publishing.clear();
    publishing.forEach((publish) => publish());
  }
}
