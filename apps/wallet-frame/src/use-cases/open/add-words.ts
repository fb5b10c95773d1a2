import { HostRefusal } from '../../domain/refusals/host-refusal';
import { WindowBlocked } from '../../domain/refusals/window-blocked';
import type { Keys } from '../../ports/keys';
import type { Problem } from '../../domain/texts/problem';
import { problemOf } from '../../domain/refusals/problem-of';

/** Has new words drawn, and passes the key for which their key share is sealed. */
export type MakeWords = (to: string) => Promise<unknown>;

/** Lets twelve new words open the wallet. This page sees their key share alone, sealed for its worker. */
export async function addWords(keys: Keys, makeWords: MakeWords): Promise<void> {
  const phrase = await makeWords(await keys.awaitPhrase());
  try {
    await keys.addPhrase(phrase);
  } catch (error) {
    throw new WordsNotKept(problemOf(error));
  }
}

/** The visitor has written down words that open nothing. */
class WordsNotKept extends Error {
  override readonly name = 'WordsNotKept';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** What the visitor reads where the words were not added. Leaving is no problem. */
export function wordsProblem(error: unknown): Problem | undefined {
  if (error instanceof WordsNotKept) {
    return error.problem.code === 'held' ? error.problem : { code: 'wordsNotKept' };
  }
  if (error instanceof WindowBlocked) return { code: 'noWords' };
  return error instanceof HostRefusal ? undefined : problemOf(error);
}
