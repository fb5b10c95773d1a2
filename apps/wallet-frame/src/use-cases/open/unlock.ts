import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { Confirm } from '../../domain/screens/change';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { Keys } from '../../ports/keys';
import { KeyRefusal } from '../../domain/refusals/key-refusal';
import type { Passkeys } from '../../ports/passkeys';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import type { OfferedKit } from '../../domain/vault/kit';
import type { ListedSlot, WalletSlots } from '../../ports/vault';
import type { UnlockMethod } from '../../domain/vault/unlock-method';
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
  { renewal, slots }: WalletSlots,
): Promise<void> {
  const passkeySlots = slots.flatMap(({ slot }) => (slot?.kind === 'passkey' ? [slot] : []));
  const phrases = slots.flatMap(({ slot }) => (slot?.kind === 'phrase' ? [slot] : []));
  return new Promise((resolve, reject) => {
    const open = async (
      methods: () => Promise<readonly UnlockMethod[]>,
      failure: typeof problemOf,
    ) => {
      show(undefined, true);
      const tried: UnlockMethod[] = [];
      try {
        const opened = await firstOf(await methods(), (method) => {
          tried.push(method);
          return keys.addDevice(method);
        }).then(
          () => true,
          async (error: unknown) => {
            if (!isAside(error)) throw error;
            const { bringBack } = await import('./bring-back');
            const byAny = async <T>(work: (one: UnlockMethod) => Promise<T>) =>
              firstOf(await methods(), work);
            return bringBack(screens, {
              restore: () => byAny((one) => keys.restore(one)),
              discard: () => byAny((one) => keys.discard(one)),
              keep: () => byAny((one) => keys.keepAside(one)),
              confirm,
              goesAtMs: slotOf(tried.at(-1), slots)?.goesAtMs, // Others may be of other wallets.
            });
          },
        );
        if (!opened) return show();
        if (!(await keys.isOnDevice())) {
          await firstOf(await methods(), (method) => keys.addDevice(method));
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

function slotOf(
  method: UnlockMethod | undefined,
  slots: WalletSlots['slots'],
): ListedSlot | undefined {
  return method && 'id' in method ? slots.find(({ id }) => id === method.id) : undefined;
}

/** Opens the wallet of a kit here, which gets its place back where another one is in it. */
async function openByKit(keys: Keys, kit: OfferedKit): Promise<void> {
  const method = { kind: 'kit', ...kit } as const;
  try {
    await keys.addDevice(method);
  } catch (error) {
    if (!(error instanceof KeyRefusal) || error.code !== 'wallet_key') throw error;
    await keys.restore(method);
    await keys.addDevice(method);
  }
}

/** Two phrases may exist at once, and the visitor does not know which one the words are of. */
async function firstOf<T>(
  methods: readonly UnlockMethod[],
  work: (method: UnlockMethod) => Promise<T>,
): Promise<T> {
  let failure: unknown;
  for (const method of methods) {
    try {
      return await work(method);
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
