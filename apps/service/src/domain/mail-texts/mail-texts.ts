import { directionOf, type Language } from '../../../../../domain/language/language';
import type { texts as en } from './languages/en';

const PLACE = /\{(\w+)\}/g;

/** Every text of a mail, in one language, with the places of its values as in `{site}`. One that lacks a text does not compile. */
export type MailTexts = typeof en;

/** The texts by their names, as in `code.login.subject`. */
export function textsByName(texts: object, before = ''): ReadonlyMap<string, string> {
  const found = Object.entries(texts).map(([name, text]: [string, string | object]) =>
    typeof text === 'string'
      ? ([[`${before}${name}`, text]] as const)
      : [...textsByName(text, `${before}${name}.`)],
  );
  return new Map(found.flat());
}

/** The texts, with `own` in the place of those that they name. */
export function withOwnTexts<Texts extends object>(
  texts: Texts,
  own: ReadonlyMap<string, string>,
  before = '',
): Texts {
  const replaced = Object.entries(texts).map(([name, text]: [string, string | object]) => [
    name,
    typeof text === 'string'
      ? (own.get(`${before}${name}`) ?? text)
      : withOwnTexts(text, own, `${before}${name}.`),
  ]);
  return Object.fromEntries(replaced) as Texts; // Its names are those of `texts`.
}

/** The places of a text. */
export function placesIn(text: string): readonly string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name);
}

/** A text with its values, which are never read as places. From right to left, none turns what stands around it. */
export function filled(
  language: Language,
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  const isolates = directionOf(language) === 'rtl';
  return text.replaceAll(PLACE, (_, name: string) => {
    const value = values[name] ?? '';
    return isolates ? `\u2068${value}\u2069` : value;
  });
}
