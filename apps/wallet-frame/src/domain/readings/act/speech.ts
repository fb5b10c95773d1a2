import { actWords } from '../../texts/act-words';
import { drawnValues } from '../../texts/request-values';
import { requestWords } from '../../texts/request-words';
import { sayNumber } from '../../texts/say-number';
import { inEnglish } from '../../texts/spoken';
import { valueWords } from '../../texts/value-words';
import { grouped } from './said-amount';

/** The words and numbers by which an act is said. */
export interface Speech {
  readonly act: typeof actWords;
  readonly steps: typeof requestWords.steps;
  readonly values: typeof valueWords;

  /** A number of digits, with a point before its fraction. */
  readonly number: (number: string) => string;
}

/** In the visitor's language. */
export const visitorsSpeech: Speech = {
  act: actWords,
  steps: requestWords.steps,
  values: valueWords,
  number: sayNumber,
};

/** As readings are written: by this the wallet finds what it has said already. */
export const writtenSpeech: Speech = {
  act: inEnglish(actWords),
  steps: inEnglish(requestWords).steps,
  values: drawnValues,
  number: grouped,
};

/** So many decimals of an amount are drawn in large type. */
const MOST_DECIMALS = 8;

/** A number as large type has it: cut where it has more decimals than one reads. */
export function shortNumber(
  number: string,
  say: Speech['number'],
): { readonly text: string; readonly isWhole: boolean } {
  const [whole = '', fraction = ''] = number.split('.');
  if (fraction.length <= MOST_DECIMALS) return { text: say(number), isWhole: true };
  const seen = fraction.slice(0, MOST_DECIMALS);
  const isTooSmall = !/[1-9]/.test(whole + seen);
  const least = `0.${'0'.repeat(MOST_DECIMALS - 1)}1`;
  return { text: isTooSmall ? `<${say(least)}` : `${say(`${whole}.${seen}`)}…`, isWhole: false };
}
