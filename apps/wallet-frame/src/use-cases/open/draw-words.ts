import type { KeyWorkers } from '../../ports/keys';
import type { Screens } from '../../domain/screens/screens';
import type { PassedHalf } from '../../domain/vault/passed-half';

export interface DrawWordsDeps {
  readonly screens: Screens;
  readonly service: string;
  readonly workers: Pick<KeyWorkers, 'open'>;
}

/**
 * Draws new words in the wallet's own window, and resolves when the visitor has written them down to their half, which is
 * sealed for the worker that made the key `to`.
 */
export async function drawWords(
  { screens, service, workers }: DrawWordsDeps,
  to: string,
): Promise<PassedHalf> {
  screens.show({ kind: 'note', note: 'words' });
  const worker = workers.open({ service, user: '', session: '', makesWords: true });
  try {
    const { words, ...half } = await worker.newPhrase(to);
    await new Promise<void>((done) => screens.show({ kind: 'words', words, done }));
    return half;
  } finally {
    worker.end();
  }
}
