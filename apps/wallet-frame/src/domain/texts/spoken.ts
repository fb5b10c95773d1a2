import type { Language } from '../../../../../domain/language/language';

/** A table of texts in any language: the same names, and the same values in each text. */
export type Words<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Words<English[Name]> };

interface Table {
  readonly english: object;
  readonly said: Record<string, unknown>;
}

const tables = new Map<string, Table>();
const listeners = new Set<() => void>();
let language: Language = 'en';
let translation: object = {};
let isInEnglish = false;

/**
 * A table of texts in the language that the page speaks, which is one for all of it: a page shows one wallet. Another language
 * takes the place of its texts, so they are read when they are said, and never kept.
 */
export function spoken<English extends object>(name: string, english: English): Words<English> {
  const table: Table = { english, said: {} };
  tables.set(name, table);
  say(name, table);
  return table.said as Words<English>;
}

/** The English of a table, whatever the page speaks. */
export function inEnglish<Said extends object>(said: Said): Said {
  const table = [...tables.values()].find((one) => one.said === said);
  return (table?.english ?? said) as Said;
}

/** Says every text in `next` from now on. A text that its tables, `texts` by their names, lack is said in English. */
export function speak(next: Language, texts: object = {}): void {
  language = next;
  translation = texts;
  sayAll();
}

/** Says every text in English, or in the language of the page again: the visitor's own choice, which no site changes. */
export function showInEnglish(isWanted: boolean): void {
  isInEnglish = isWanted;
  sayAll();
}

/** Whether the visitor reads the page in English instead of its language. */
export function isShownInEnglish(): boolean {
  return isInEnglish;
}

/** The language of the page, whatever the visitor reads it in. */
export function ownLanguage(): Language {
  return language;
}

/** The language in which the page is read. */
export function spokenLanguage(): Language {
  return isInEnglish ? 'en' : language;
}

/** Tells of every change of the language. Returns how to end that. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts of a language are files of this page, which were compiled against the English ones. */
type Group = Record<string, unknown>;

function sayAll(): void {
  for (const [name, table] of tables) say(name, table);
  for (const listener of listeners) listener();
}

function say(name: string, { english, said }: Table): void {
  const own = isInEnglish ? undefined : (translation as Group)[name];
  fill(said, english as Group, own as Group | undefined);
}

function fill(said: Group, english: Group, own: Group | undefined): void {
  for (const [name, text] of Object.entries(english)) {
    const translated = own?.[name];
    if (typeof text === 'object') {
      fill((said[name] ??= {}) as Group, text as Group, translated as Group | undefined);
    } else said[name] = translated ?? text;
  }
}
