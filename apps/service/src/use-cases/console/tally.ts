import { dayOf } from '../../domain/day-of';
import type { Store } from '../../ports/store';
import type { Tallied, TallySubject } from '../../ports/tallies';

const KEPT_DAYS = 90;

/** More than the service has limits and kinds of mails. */
const MAX_NAMES = 200;

/** What has names of a fixed list. */
type CountedSubject = Exclude<TallySubject, 'frame' | 'frame-site'>;

export interface TallyDeps {
  readonly store: Pick<Store, 'tallies'>;
  readonly now: () => number;
}

/**
 * Counts for the console, over instances and restarts. What happens often is counted here, and added in the database once a minute:
 * a flood that limits refuse writes nothing more for each request. What an instance has counted since is lost where it crashes.
 */
export class Tally {
  readonly #deps: TallyDeps;
  #counted = new Map<
    string,
    { readonly subject: CountedSubject; readonly name: string; n: number }
  >();

  constructor(deps: TallyDeps) {
    this.#deps = deps;
  }

  add(subject: CountedSubject, name: string): void {
    const key = `${subject}:${name}`;
    const counted = this.#counted.get(key);
    if (counted) counted.n += 1;
    else if (this.#counted.size < MAX_NAMES) this.#counted.set(key, { subject, name, n: 1 });
  }

  /** What has been counted of `subject` in the last days. */
  async ofDays(subject: CountedSubject, days: number): Promise<readonly Tallied[]> {
    const { store, now } = this.#deps;
    return store.tallies.since(dayOf(now()) - days + 1, subject, MAX_NAMES);
  }

  /** Adds what was counted, and deletes what is old of every subject. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    const counted = this.#counted;
    this.#counted = new Map();
    const day = dayOf(now());
    for (const { n, name, subject } of counted.values()) {
      await store.tallies.add(day, subject, name, n);
    }
    await store.tallies.sweep(day - KEPT_DAYS);
  }
}
