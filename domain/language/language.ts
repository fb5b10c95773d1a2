/**
 * The languages of the widget's packs, the wallet's pages and the service's mails, as BCP 47 tags, by the alphabet. `npm run languages`
 * writes what follows from this list.
 */
export const languages = [
  'ar',
  'de',
  'en',
  'es',
  'fa',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Longer than any tag that a browser or a page has. */
const LONGEST_TAG = 35;

/** Chinese in traditional signs. A reader of one script does not get the other: where it is no language of ours, English is. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/;

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa'];

/** The language for a tag from outside: it, or the one of another region. `undefined` for what is none of ours, and for no tag. */
export function languageFor(tag: unknown): Language | undefined {
  if (typeof tag !== 'string' || tag.length > LONGEST_TAG) return undefined;
  const wanted = tag.toLowerCase();
  if (primaryOf(wanted) === 'zh') {
    const chinese: string = TRADITIONAL.test(wanted) ? 'zh-TW' : 'zh-CN';
    return languages.find((one) => one === chinese);
  }
  return languages.find((one) => primaryOf(one) === primaryOf(wanted));
}

/** The language for a reader of these, the most wanted first. English where none is ours. */
export function languageOf(tags: readonly unknown[]): Language {
  return tags.map(languageFor).find((one) => one !== undefined) ?? 'en';
}

/** How a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

function primaryOf(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
