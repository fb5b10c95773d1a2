import { KeyError } from '../../domain/bytes/key-error';
import { KeyRefusal } from '../../domain/refusals/key-refusal';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import type { OfferedKit } from '../../domain/vault/kit';
import { problemUnlessLeft } from '../../domain/refusals/problem-of';

/** The page of a kit has some 400 kB. */
const MAX_BYTES = 4_000_000;

/** Where the page of a kit has the kit itself, which `save-kit.ts` has put there. */
const KIT_SCRIPT = /<script type="application\/json" id="kit">([^<]+)<\/script>/;

export interface AskForKitDeps {
  readonly screens: Screens;

  /** Whether the visitor's login may lead to another account afterwards. */
  readonly mayLead: boolean;
  readonly open: (kit: OfferedKit) => Promise<void>;
}

/** Has the visitor give an offline kit, until one was opened. `false` where the visitor leaves. */
export function askForKit({ mayLead, open, screens }: AskForKitDeps): Promise<boolean> {
  return new Promise((resolve) => {
    const take = async (file: File, words: string): Promise<void> => {
      show(undefined, true);
      try {
        await open({ file: await kitIn(file), words });
        resolve(true);
      } catch (error) {
        show(kitProblem(error));
      }
    };
    const show = (problem?: Problem, isBusy = false): void =>
      screens.show({
        kind: 'kit',
        mayLead,
        ...(problem && { problem }),
        isBusy,
        open: (file, words) => void take(file, words),
        leave: () => resolve(false),
      });
    show();
  });
}

/** What is in the file of a kit. @throws {@link KeyError} `slot` where it is no kit. */
async function kitIn(file: File): Promise<unknown> {
  if (file.size > MAX_BYTES) throw new KeyError('slot', 'size');
  const [, text = ''] = KIT_SCRIPT.exec(await file.text()) ?? [];
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new KeyError('slot', 'kit');
  }
}

function kitProblem(error: unknown): Problem | undefined {
  const code = error instanceof KeyError || error instanceof KeyRefusal ? error.code : '';
  if (code === 'slot') return { code: 'kitFile' };
  if (code === 'wallet_key') return { code: 'kitOther' };
  return code === 'locked' || code === 'words' ? { code: 'words' } : problemUnlessLeft(error);
}
