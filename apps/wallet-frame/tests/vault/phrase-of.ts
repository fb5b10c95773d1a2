import { ShareInbox, type NewPhrase } from '../../src/domain/vault/passed-share';
import { wordsFor } from '../../src/use-cases/vault/new-words';
import type { UnlockMethod } from '../../src/domain/vault/unlock-method';

/** Lets new words open a wallet, as the wallet's own window draws them, and returns them. */
export async function addNewWords(
  vault: { addPhrase(method: UnlockMethod, phrase: NewPhrase): Promise<void> },
  method: UnlockMethod,
): Promise<string> {
  const inbox = new ShareInbox();
  const { words, ...passed } = await wordsFor(await inbox.open(), 'pbkdf2-sha256');
  await vault.addPhrase(method, { stretch: passed.stretch, share: await inbox.take(passed) });
  return words;
}
