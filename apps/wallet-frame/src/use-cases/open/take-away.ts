import type { Keys } from '../../ports/keys';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import { problemOf } from '../../domain/refusals/problem-of';

export interface TakeAwayDeps {
  readonly keys: Keys;
  readonly screens: Screens;

  /** Saves the file of an offline kit to the visitor's disk. */
  readonly saveKit: (kit: object) => Promise<void>;
}

/** Lets the visitor read the wallet's own words, and make an offline kit. Resolves when that is done. */
export function takeAway({ keys, saveKit, screens }: TakeAwayDeps): Promise<void> {
  return new Promise((resolve) => {
    const show = (problem?: Problem, isBusy = false): void =>
      screens.show({
        kind: 'export',
        ...(problem && { problem }),
        isBusy,
        reveal: () => keys.reveal(),
        fail: (error) => show(problemOf(error)),
        makeKit: () => void makeKit(),
        done: () => {
          screens.clear();
          resolve();
        },
      });
    const makeKit = async (): Promise<void> => {
      show(undefined, true);
      try {
        const { kit, words } = await keys.makeKit();
        await saveKit(kit);
        screens.show({ kind: 'words', purpose: 'kit', words, done: () => show() });
      } catch (error) {
        show(problemOf(error));
      }
    };
    show();
  });
}
