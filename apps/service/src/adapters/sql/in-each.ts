import { DatabaseAway } from '../../ports/database-away';
import type { Stored } from '../../ports/store';

/** In each of them, also where one fails. @throws what the first that failed has thrown. */
export async function inEach(
  all: readonly Stored[],
  work: (stored: Stored) => Promise<void>,
): Promise<void> {
  const ends = await Promise.allSettled(all.map(work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What those answer that are there. */
export async function whereThere<Result>(
  all: readonly Stored[],
  work: (stored: Stored) => Promise<Result>,
): Promise<readonly Result[]> {
  const found = await Promise.all(
    all.map(async (each) =>
      unlessAway(
        work(each).then((result) => [result]),
        [],
      ),
    ),
  );
  return found.flat();
}

/** What is answered, or `otherwise` where the database is away. */
export async function unlessAway<Result>(
  work: Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseAway) return otherwise;
    throw error;
  }
}

/** Begins at another one each time, so that none is always last. */
export function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const start = Math.floor(Math.random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
