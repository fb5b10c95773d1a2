import { HostRefusal } from '../channel/serve-host';
import { rpcCodes } from '../host/rpc-codes';
import { KeyRefusal, type KeyWorker } from '../page/key-worker';
import { passkeySecret } from '../page/passkeys';
import type { Problem, Screens } from '../page/screens';
import type { ListedSlot } from '../vault/vault-ports';
import type { Way } from '../vault/vault';
import { problemOf } from './problem-of';
import { passkeyProblem } from './safety-offer';

/**
 * Lets the visitor open a wallet on a browser that has no slot of it, and keeps a slot here.
 *
 * @throws {@link HostRefusal} where the visitor leaves.
 */
export function unlockHere(
  screens: Screens,
  slots: readonly ListedSlot[],
  keys: KeyWorker,
): Promise<void> {
  const passkeys = slots.flatMap(({ slot }) => (slot?.kind === 'passkey' ? [slot] : []));
  const phrases = slots.flatMap(({ slot }) => (slot?.kind === 'phrase' ? [slot] : []));
  return new Promise((resolve, reject) => {
    const open = async (ways: () => Promise<readonly Way[]>, failure: typeof problemOf) => {
      show(undefined, true);
      try {
        await addDeviceByFirst(keys, await ways());
        screens.clear();
        resolve();
      } catch (error) {
        show(failure(error));
      }
    };
    const show = (problem?: Problem, isBusy = false): void =>
      screens.show({
        kind: 'unlock',
        hasPasskey: passkeys.length > 0,
        hasPhrase: phrases.length > 0,
        ...(problem && { problem }),
        isBusy,
        openByPasskey: () =>
          void open(async () => {
            // The newest is the likeliest to be on this device.
            const newest = passkeys.at(-1);
            if (!newest) return [];
            return [{ kind: 'passkey', id: newest.id, prf: await passkeySecret(newest) }];
          }, passkeyProblem),
        openByWords: (words) =>
          void open(
            () =>
              Promise.resolve(phrases.map(({ id }) => ({ kind: 'phrase', id, words }) as const)),
            wordsProblem,
          ),
        leave: () => {
          screens.clear();
          reject(new HostRefusal('User rejected the request.', rpcCodes.declined));
        },
      });
    show();
  });
}

/** Two phrases may exist at once, and the visitor does not know which one the words are of. */
async function addDeviceByFirst(keys: KeyWorker, ways: readonly Way[]): Promise<void> {
  let failure: unknown;
  for (const way of ways) {
    try {
      return await keys.addDevice(way);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Words with a wrong letter, and words that are right and of another phrase. */
function wordsProblem(error: unknown): Problem {
  const isWrong = error instanceof KeyRefusal && ['locked', 'words'].includes(error.code);
  return isWrong ? { code: 'words' } : problemOf(error);
}
