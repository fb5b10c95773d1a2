import { type Outcome, ANSWERED, outcomeOf, WAITING } from '../../domain/devtools/outcome';
import type { PlayedFaults } from '../../domain/devtools/fault';
import type { Amend, Note } from '../../domain/devtools/record';
import type { Shown } from '../../domain/devtools/shown';
import type { Clock } from '../../ports/clock';
import type { Stream } from '../../ports/stream';

/** The faults, and whenever one is switched. */
export interface SwitchedFaults extends PlayedFaults {
  readonly state$: Stream<unknown>;
}

/** What an adapter of the tools tells, and what it asks before it passes something on. */
export interface Tap {
  readonly clock: Clock;
  readonly faults: SwitchedFaults;
  readonly note: Note;

  /** What the requests of now follow. */
  readonly why: () => Shown;
}

/** The kinds of records that have an end. */
type TimedKind = 'rpc' | 'http' | 'wallet' | 'frame';

/** A draft without its end. */
export const open = { outcome: WAITING } as const;

/** Writes the end of `work` into the record that `amend` changes. */
export async function noteEnd<Kind extends TimedKind, T>(
  { clock }: Pick<Tap, 'clock'>,
  amend: Amend<Kind>,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const startedAt = clock.now();
  const end = (outcome: Outcome): void =>
    amend((record) => ({ ...record, outcome, ms: clock.now() - startedAt }));
  try {
    const answer = await work();
    end(ANSWERED);
    return answer;
  } catch (error) {
    end(outcomeOf(error, signal?.aborted ?? false));
    throw error;
  }
}
