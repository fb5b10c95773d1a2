import type { Keys } from '../../ports/keys';
import type { Passkeys } from '../../ports/passkeys';
import type { SafetyChoice, Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import { KeyError } from '../../domain/bytes/key-error';
import { addWords, type MakeWords, wordsProblem } from './add-words';
import { problemOf } from '../../domain/refusals/problem-of';

export interface SafetyOfferDeps {
  readonly keys: Keys;
  readonly passkeys: Pick<Passkeys, 'create'>;
  readonly screens: Screens;

  /** The visitor as people know them. */
  readonly name: string;

  /** Draws new words in the wallet's own window. */
  readonly makeWords: MakeWords;
}

/** Offers a second way to open a wallet that lives only in this browser. Resolves when the visitor has chosen. */
export function offerSafety({
  keys,
  makeWords,
  name,
  passkeys,
  screens,
}: SafetyOfferDeps): Promise<SafetyChoice> {
  return new Promise((resolve) => {
    const done = (choice: SafetyChoice): void => {
      screens.clear();
      resolve(choice);
    };
    const take = async (choice: SafetyChoice): Promise<void> => {
      if (choice === 'later') return done(choice);
      show(undefined, true);
      try {
        if (choice === 'passkey') {
          await keys.addPasskey(await passkeys.create(name));
          return done(choice);
        }
        await addWords(keys, makeWords);
        return done(choice);
      } catch (error) {
        const problem = choice === 'passkey' ? passkeyProblem(error) : wordsProblem(error);
        hasWords &&= problem?.code !== 'noWords';
        return show(problem);
      }
    };
    let hasWords = true;
    const show = (problem?: Problem, isBusy = false): void =>
      screens.show({
        kind: 'safety',
        hasWords,
        ...(problem && { problem }),
        isBusy,
        choose: (choice) => void take(choice),
      });
    show();
  });
}

/** The browser's own error says that the visitor declined. */
export function passkeyProblem(error: unknown): Problem {
  if (error instanceof KeyError) return { code: 'noPrf' };
  return error instanceof DOMException ? { code: 'passkey' } : problemOf(error);
}
