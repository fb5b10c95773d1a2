import type { Confirm } from '../../domain/screens/change';
import type { RenewalStep, Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import { problemUnlessLeft } from '../../domain/refusals/problem-of';

/** What the key of a wallet that was set aside does with it. */
export interface AsideActs {
  readonly restore: () => Promise<void>;
  readonly discard: () => Promise<{ readonly goesAtMs: number }>;
  readonly keep: () => Promise<void>;
  readonly confirm: Confirm;

  /** When it goes, where the visitor has said so before. */
  readonly goesAtMs?: number | undefined;
}

/**
 * Lets the visitor bring back the wallet that was set aside, have it go, or keep it after all. Resolves with whether it has
 * its place back.
 */
export async function bringBack(screens: Screens, acts: AsideActs): Promise<boolean> {
  const isBack = await new Promise<boolean>((resolve) => {
    const leave = (): void => resolve(false);
    /** Does `work`, which goes on by itself or shows the step again. */
    const doing = (
      step: RenewalStep,
      atMs: number | undefined,
      work: () => Promise<void>,
    ): void => {
      const busy = {
        kind: 'renewal',
        step,
        isBusy: true,
        confirm: () => undefined,
        leave,
      } as const;
      screens.show({ ...busy, ...dated(atMs) });
      work().catch((error: unknown) => show(atMs, problemUnlessLeft(error)));
    };
    const restore = async (): Promise<void> => {
      await acts.confirm({ kind: 'bringBack', facts: [] });
      await acts.restore();
      resolve(true);
    };
    const show = (goesAtMs: number | undefined, problem?: Problem): void => {
      const step = goesAtMs === undefined ? 'aside' : 'going';
      screens.show({
        kind: 'renewal',
        step,
        isBusy: false,
        leave,
        ...dated(goesAtMs),
        ...(problem && { problem }),
        confirm: () => doing(step, goesAtMs, restore),
        other: () => {
          if (goesAtMs === undefined) return ask();
          return doing(step, goesAtMs, async () => {
            await acts.confirm({ kind: 'keepAside', facts: [] });
            await acts.keep();
            show(undefined);
          });
        },
      });
    };
    const ask = (): void =>
      screens.show({
        kind: 'renewal',
        step: 'discard',
        isBusy: false,
        confirm: () =>
          doing('discard', undefined, async () => {
            await acts.confirm({ kind: 'discard', facts: [] });
            const { goesAtMs } = await acts.discard();
            show(goesAtMs);
          }),
        leave: () => show(undefined),
      });
    show(acts.goesAtMs);
  });
  screens.clear();
  return isBack;
}

function dated(atMs: number | undefined): { readonly atMs?: number } {
  return atMs === undefined ? {} : { atMs };
}
