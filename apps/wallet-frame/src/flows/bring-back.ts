import type { Confirm } from '../elsewhere/change';
import type { Problem, Screens } from '../page/screens';
import { problemUnlessLeft } from './problem-of';

/** Lets the visitor bring back the wallet that was set aside, by `restore`. Resolves with whether it has its place back. */
export async function bringBack(
  screens: Screens,
  restore: () => Promise<void>,
  confirm: Confirm,
): Promise<boolean> {
  const isBack = await new Promise<boolean>((resolve) => {
    const show = (problem?: Problem, isBusy = false): void =>
      screens.show({
        kind: 'renewal',
        step: 'aside',
        ...(problem && { problem }),
        isBusy,
        confirm: () => {
          show(undefined, true);
          confirm({ kind: 'bringBack', facts: [] })
            .then(restore)
            .then(
              () => resolve(true),
              (error: unknown) => show(problemUnlessLeft(error)),
            );
        },
        leave: () => resolve(false),
      });
    show();
  });
  screens.clear();
  return isBack;
}
