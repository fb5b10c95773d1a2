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

  /** Unsubscribes `subscriptions` when the widget is disposed. */
  during(...subscriptions: readonly (StreamSubscription | undefined)[]): void {
    this.onEnd(() => subscriptions.forEach((subscription) => subscription?.unsubscribe()));
  }

  /** Calls `listener` now and after each change of one of `stores`, until the widget is disposed. */
  follow(stores: readonly { readonly state$: Stream<unknown> }[], listener: () => void): void {
    this.during(...stores.map(({ state$ }) => state$.subscribe(() => listener())));
  }
}
