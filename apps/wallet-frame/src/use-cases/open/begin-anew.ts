import type { Confirm } from '../../domain/screens/change';
import type { Keys } from '../../ports/keys';
import type { RenewalStep, Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import { problemOf, problemUnlessLeft } from '../../domain/refusals/problem-of';

export interface BeginAnewDeps {
  readonly confirm: Confirm;
  readonly keys: Keys;
  readonly screens: Screens;
}

/**
 * For a visitor who has lost every way into the wallet: asks for a new one, or begins it when the time has come. Resolves with
 * whether it has begun.
 */
export function beginAnew({ confirm, keys, screens }: BeginAnewDeps): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = (): void => resolve(false);
    const show = (
      step: RenewalStep,
      more: {
        readonly confirm?: () => void;
        readonly isBusy?: boolean;
        readonly problem?: Problem;
        readonly atMs?: number;
      } = {},
    ): void => screens.show({ kind: 'renewal', step, isBusy: false, leave, ...more });
    const ask = (problem?: Problem): void =>
      show('ask', {
        ...(problem && { problem }),
        confirm: () => {
          show('ask', { isBusy: true });
          confirm({ kind: 'askForNew', facts: [] })
            .then(() => keys.askForNew())
            .then(
              ({ readyAtMs }) => show('wait', { atMs: readyAtMs }),
              (error: unknown) => ask(problemUnlessLeft(error)),
            );
        },
      });
    const begin = (problem?: Problem): void =>
      show('ready', {
        ...(problem && { problem }),
        confirm: () => {
          show('ready', { isBusy: true });
          confirm({ kind: 'beginNew', facts: [] })
            .then(() => keys.begin())
            .then(
              () => resolve(true),
              (error: unknown) => begin(problemUnlessLeft(error)),
            );
        },
      });
    const look = async (): Promise<void> => {
      const { renewal } = await keys.list();
      if (!renewal?.isOwn) return ask();
      return renewal.isReady ? begin() : show('wait', { atMs: renewal.readyAtMs });
    };
    look().catch((error: unknown) => ask(problemOf(error)));
  });
}

/** Says that an attempt to begin a new wallet is over, because this browser opens the one that is there. */
export async function sayStopped(screens: Screens, begunAtMs: number): Promise<void> {
  await new Promise<void>((resolve) =>
    screens.show({
      kind: 'renewal',
      step: 'stopped',
      atMs: begunAtMs,
      isBusy: false,
      leave: resolve,
    }),
  );
  screens.clear();
}
