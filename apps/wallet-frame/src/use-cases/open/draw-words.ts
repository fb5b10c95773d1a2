import type { KeyWorkers } from '../../ports/keys';
import type { Screens } from '../../domain/screens/screens';
import type { PassedShare } from '../../domain/vault/passed-share';

export interface DrawWordsDeps {
  readonly screens: Screens;
  readonly service: string;
  readonly workers: Pick<KeyWorkers, 'open'>;
}

/**
 * Draws new words in the wallet's own window, and resolves when the visitor has written them down to their key share, which is
 * sealed for the worker that made the key `to`.
 */
export async function drawWords(
  { screens, service, workers }: DrawWordsDeps,
  to: string,
): Promise<PassedShare> {
  screens.show({ kind: 'note', note: 'words' });
  const worker = workers.open({ service, user: '', session: '', makesWords: true });
  try {
    const { words, ...share } = await worker.newPhrase(to);
    await new Promise<void>((done) => screens.show({ kind: 'words', words, done }));
    return share;
  } finally {
    worker.end();
  }
}
