import { failureCatalogue, nextStepTexts } from '../../domain/errors/failure-catalogue';
import type { LanguagePack, SpokenTexts } from '../../presentation-react/messages/language-pack';
import { snackbarTexts } from './stories/snackbar-texts';

/** The tag of the pseudo-language, which browsers take as English of no region. */
export const PSEUDO_TAG = 'en-XA';

/** How much longer a text is than in English, as a factor. */
export const PSEUDO_LENGTH = 1.4;

const plain = 'aeiouyAEIOUYcnsCNS';
const accented = 'åå éé îî öö ûû ýý ÅÅ ÉÉ ÎÎ ÖÖ ÛÛ ÝÝ ç ñ š Ç Ñ Š'.split(' ');

/** Names, signs and standards, which no language makes longer. */
const kept = ['chains', 'nftStandards', 'walletConnect'];

/**
 * English with accents, between brackets, each text 40 % longer than in English: a text without brackets is written nowhere to
 * be translated, and one that lacks its last bracket is cut.
 */
export const pseudoLanguage: LanguagePack = {
  lang: PSEUDO_TAG,
  isReviewed: true,
  buttons: { over: pseudoOver },
  load: () => Promise.resolve(spoken),
};

const spoken: SpokenTexts = { over: pseudoOver };
const translations = new WeakMap<object, object>();

/** What is not in a catalogue of English, whose texts come with the errors. */
const others = {
  snackbars: snackbarTexts,
  failures: Object.fromEntries(
    Object.entries(failureCatalogue).map(([name, { text }]) => [name, `${text}.`]),
  ),
  nextSteps: nextStepTexts,
};

function pseudoOver<Texts extends object>(english: Texts): Texts {
  const known = translations.get(english);
  if (known) return known as Texts;
  const entries = Object.entries({ ...english, ...('snackbars' in english && others) });
  const made = Object.fromEntries(
    entries.map(([name, text]) => [name, kept.includes(name) ? text : pseudo(text)]),
  );
  if ('lang' in english) made['lang'] = PSEUDO_TAG;
  translations.set(english, made);
  return made as Texts; // Its names are those of `english`.
}

/** A text, or what has texts, in the pseudo-language. */
export function pseudo(value: unknown, values: readonly string[] = []): unknown {
  if (typeof value === 'string') return pseudoText(value, values);
  if (typeof value === 'function') {
    return (...given: readonly unknown[]) =>
      pseudo(Reflect.apply(value, undefined, given), given.map(String));
  }
  if (Array.isArray(value)) return value.map((one) => pseudo(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, pseudo(one)]));
}

/** A text in the pseudo-language. The values in it stay as they are. */
export function pseudoText(english: string, values: readonly string[] = []): string {
  return `[${lengthened(english, values)}]`;
}

function lengthened(english: string, values: readonly string[]): string {
  const value = values.find((one) => one !== '' && english.includes(one));
  if (value !== undefined) {
    const parts = english.split(value).map((part) => lengthened(part, values));
    return parts.join(value);
  }
  const longer = english.replaceAll(/[a-z]/gi, (one) => accented[plain.indexOf(one)] ?? one);
  const lacking = Math.ceil(english.trim().length * PSEUDO_LENGTH) - longer.trim().length;
  return longer.replace(/\p{L}(?=\P{L}*$)/u, (last) => last + '~'.repeat(Math.max(0, lacking)));
}
