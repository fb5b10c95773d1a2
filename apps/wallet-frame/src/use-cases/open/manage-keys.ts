import type { Change, Confirm } from '../../domain/screens/change';
import type { Keys } from '../../ports/keys';
import type { Passkeys } from '../../ports/passkeys';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import { keysWords } from '../../domain/texts/keys-words';
import { sayDate } from '../../domain/texts/say-time';
import type { ListedSlot } from '../../ports/vault';
import { addWords, type MakeWords, wordsProblem } from './add-words';
import { problemOf, problemUnlessLeft } from '../../domain/refusals/problem-of';
import { passkeyProblem } from './safety-offer';

export interface ManageKeysDeps {
  readonly confirm: Confirm;
  readonly keys: Keys;
  readonly passkeys: Pick<Passkeys, 'create'>;
  readonly screens: Screens;

  /** The visitor as people know them. */
  readonly name: string;

  /** Draws new words in the wallet's own window. */
  readonly makeWords: MakeWords;

  /** Opens the wallet's own window, in which the visitor takes the wallet away. */
  readonly openWindow?: () => Promise<unknown>;
}

/** Shows the slots that open the wallet, and lets the visitor add and end them. Resolves when it is closed. */
export function manageKeys({
  confirm,
  name,
  keys,
  makeWords,
  openWindow,
  passkeys,
  screens,
}: ManageKeysDeps): Promise<void> {
  return new Promise((resolve) => {
    let isOpen = true;
    const close = (): void => {
      isOpen = false;
      screens.clear();
      resolve();
    };
    const show = async (problem?: Problem): Promise<void> => {
      const [listed, own] = await Promise.all([keys.list(), keys.ownSlot()]);
      const slots = listed.slots.filter(({ aside }) => aside === undefined);
      if (!isOpen) return;
      const draw = (isBusy: boolean): void =>
        screens.show({
          kind: 'keys',
          slots: slots.map(({ createdAtMs, id, kind }) => ({
            createdAtMs,
            id,
            kind,
            isHere: id === own,
            // The one of this browser ends by signing out, and the last never does.
            canEnd: id !== own && slots.length > 1,
          })),
          ...(problem && { problem }),
          isBusy,
          addPasskey: () =>
            act(async () => keys.addPasskey(await passkeys.create(name)), passkeyProblem),
          addWords: () => act(() => addWords(keys, makeWords), wordsProblem),
          end: (id) =>
            act(async () => {
              await confirm(endingOf(slots.find((slot) => slot.id === id)));
              await keys.revoke(id);
            }, problemUnlessLeft),
          ...(openWindow && { takeAway: () => act(openWindow, () => undefined) }),
          close,
        });
      const act = (
        work: () => Promise<unknown>,
        failure: (error: unknown) => Problem | undefined = problemOf,
      ): void => {
        draw(true);
        void work().then(
          () => again(),
          (error: unknown) => again(failure(error)),
        );
      };
      draw(false);
    };
    const again = (problem?: Problem): void => {
      show(problem).catch((error: unknown) => broken(problemOf(error)));
    };
    /** Without the list nothing can be changed. */
    const broken = (problem: Problem): void => {
      if (!isOpen) return;
      const retry = (): void => again();
      screens.show({ kind: 'keys', slots: [], problem, isBusy: false, retry, close });
    };
    again();
  });
}

function endingOf(slot: ListedSlot | undefined): Change {
  if (!slot) return { kind: 'endWay', facts: [] };
  const { createdAtMs, kind } = slot;
  return {
    kind: 'endWay',
    facts: [
      { label: 'way', value: keysWords.kinds[kind] },
      { label: 'since', value: sayDate(createdAtMs) },
    ],
  };
}
