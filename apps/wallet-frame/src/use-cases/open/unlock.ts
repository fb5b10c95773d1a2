import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { Confirm } from '../../domain/screens/change';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { Keys } from '../../ports/keys';
import { KeyRefusal } from '../../domain/refusals/key-refusal';
import type { Passkeys } from '../../ports/passkeys';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import type { OfferedKit } from '../../domain/vault/kit';
import type { ListedSlot, WalletWays } from '../../ports/vault';
import type { Way } from '../../domain/vault/way';
import { problemOf } from '../../domain/refusals/problem-of';
import { passkeyProblem } from './safety-offer';

export interface UnlockDeps {
  readonly confirm: Confirm;
  readonly keys: Keys;
  readonly passkeys: Pick<Passkeys, 'use'>;
  readonly screens: Screens;
}

/**
 * Lets the visitor open a wallet on a browser that has no slot of it, and keeps a slot here.
 *
 * @throws {@link HostRefusal} where the visitor leaves.
 */
export function unlockHere(
  { confirm, keys, passkeys, screens }: UnlockDeps,
  { renewal, slots }: WalletWays,
): Promise<void> {
  const passkeySlots = slots.flatMap(({ slot }) => (slot?.kind === 'passkey' ? [slot] : []));
  const phrases = slots.flatMap(({ slot }) => (slot?.kind === 'phrase' ? [slot] : []));
  return new Promise((resolve, reject) => {
    const open = async (ways: () => Promise<readonly Way[]>, failure: typeof problemOf) => {
      show(undefined, true);
      const tried: Way[] = [];
      try {
        const opened = await firstOf(await ways(), (way) => {
          tried.push(way);
          return keys.addDevice(way);
        }).then(
          () => true,
          async (error: unknown) => {
            if (!isAside(error)) throw error;
            const { bringBack } = await import('./bring-back');
            const way = async <T>(work: (one: Way) => Promise<T>) => firstOf(await ways(), work);
            return bringBack(screens, {
              restore: () => way((one) => keys.restore(one)),
              discard: () => way((one) => keys.discard(one)),
              keep: () => way((one) => keys.keepAside(one)),
              confirm,
              goesAtMs: slotOf(tried.at(-1), slots)?.goesAtMs, // Others may be of other wallets.
            });
          },
        );
        if (!opened) return show();
        if (!(await keys.isOnDevice())) {
          await firstOf(await ways(), (way) => keys.addDevice(way));
        }
        screens.clear();
        resolve();
      } catch (error) {
        show(failure(error));
      }
    };
    const lost = async (): Promise<void> => {
      const { beginAnew } = await import('./begin-anew');
      if (!(await beginAnew({ confirm, keys, screens }))) return show();
      screens.clear();
      resolve();
    };
    const byKit = async (): Promise<void> => {
      try {
        const { askForKit } = await import('./ask-for-kit');
        const open = (kit: OfferedKit): Promise<void> => openByKit(keys, kit);
        if (!(await askForKit({ mayLead: false, open, screens }))) return show();
        screens.clear();
        resolve();
      } catch (error) {
        show(problemOf(error));
      }
    };
    const show = (problem?: Problem, isBusy = false): void =>
      screens.show({
        kind: 'unlock',
        hasPasskey: passkeySlots.length > 0,
        hasPhrase: phrases.length > 0,
        ...(renewal && { renewedAtMs: renewal.readyAtMs }),
        ...(problem && { problem }),
        isBusy,
        lost: () => void lost(),
        openByPasskey: () =>
          void open(async () => {
            const { prf, slot } = await passkeys.use(passkeySlots);
            return [{ kind: 'passkey', id: slot.id, prf }];
          }, passkeyProblem),
        openByWords: (words) =>
          void open(
            () =>
              Promise.resolve(phrases.map(({ id }) => ({ kind: 'phrase', id, words }) as const)),
            wordsProblem,
          ),
        openByKit: () => void byKit(),
        leave: () => {
          screens.clear();
          reject(new HostRefusal('User rejected the request.', rpcCodes.userRejected));
        },
      });
    show();
  });
}

function slotOf(way: Way | undefined, slots: WalletWays['slots']): ListedSlot | undefined {
  return way && 'id' in way ? slots.find(({ id }) => id === way.id) : undefined;
}

/** Opens the wallet of a kit here, which gets its place back where another one is in it. */
async function openByKit(keys: Keys, kit: OfferedKit): Promise<void> {
  const way = { kind: 'kit', ...kit } as const;
  try {
    await keys.addDevice(way);
  } catch (error) {
    if (!(error instanceof KeyRefusal) || error.code !== 'wallet_key') throw error;
    await keys.restore(way);
    await keys.addDevice(way);
  }
}

/** Two phrases may exist at once, and the visitor does not know which one the words are of. */
async function firstOf<T>(ways: readonly Way[], work: (way: Way) => Promise<T>): Promise<T> {
  let failure: unknown;
  for (const way of ways) {
    try {
      return await work(way);
    } catch (error) {
      if (isAside(error)) throw error; // The words are of this one.
      failure = error;
    }
  }
  throw failure;
}

function isAside(error: unknown): boolean {
  return error instanceof KeyRefusal && error.code === 'aside';
}

/** Words with a wrong letter, and words that are right and of another phrase. */
function wordsProblem(error: unknown): Problem {
  const isWrong = error instanceof KeyRefusal && ['locked', 'words'].includes(error.code);
  return isWrong ? { code: 'words' } : problemOf(error);
}
