import { readFileSync, statSync } from 'node:fs';
import { type Language, languages } from '../../../../domain/language/language';
import { placesIn, textsByName } from '../domain/mail-texts/mail-texts';
import { mailTexts } from '../domain/mail-texts/mails-by-language';
import { ConfigError } from './config-error';
import type { VariableReader } from './read-variables';

/** The operator's words for mails, by their language and the name of the text. */
export type OwnMailTexts = ReadonlyMap<Language, ReadonlyMap<string, string>>;

const VARIABLE = 'MAIL_TEMPLATES';
const MAX_BYTES = 262_144;
const MAX_SUBJECT = 100;
const MAX_TEXT = 1000;

/** Longer names are no names of ours, and not worth a line of a terminal. */
const MAX_SHOWN = 60;

/** What breaks a line or a header, and what turns the writing of what follows. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** What mail clients make a link of, also where it is none: a stranger's mail looks the same but for its links. */
const LINK = /:\/\/|@|[\p{L}\p{N}-]\.\p{L}{2}/u;

const english = textsByName(mailTexts.en);

/**
 * The operator's own words for mails, in a file of JSON: `{"de": {"code.login.subject": "…"}}`.
 *
 * @throws {@link ConfigError} with all that is wrong in it, one sentence each.
 */
export function parseMailTemplates(read: VariableReader): OwnMailTexts {
  const path = read.text(VARIABLE);
  if (path === '') return new Map();
  const entries = Object.entries(recordIn(path));
  const problems = entries.flatMap(([tag, texts]) => problemsIn(tag, texts));
  const [first, ...others] = problems;
  if (first !== undefined) throw new ConfigError(VARIABLE, first, others);
  // Each is checked.
  return new Map(entries.map(([tag, texts]) => [tag as Language, textsByName(texts as object)]));
}

function recordIn(path: string): Readonly<Record<string, unknown>> {
  let read: unknown;
  try {
    if (statSync(path).size > MAX_BYTES) {
      throw new ConfigError(VARIABLE, `names a file of more than ${MAX_BYTES} bytes`);
    }
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      VARIABLE,
      error instanceof SyntaxError
        ? 'names a file that is no JSON'
        : 'names a file that cannot be read',
    );
  }
  if (isRecord(read)) return read;
  throw new ConfigError(VARIABLE, 'names a file whose JSON is no object of languages');
}

function problemsIn(tag: string, texts: unknown): readonly string[] {
  if (!languages.some((each) => each === tag)) {
    return [`has the language ${shown(tag)}, and there are ${languages.join(', ')}`];
  }
  if (!isRecord(texts)) return [`has no object of texts for ${tag}`];
  return Object.entries(texts).flatMap(([name, text]) => {
    const problem = problemOf(name, text);
    return problem === undefined ? [] : [`has ${shown(name)} of ${tag}, ${problem}`];
  });
}

/** What is wrong with a text, or nothing. */
function problemOf(name: string, text: unknown): string | undefined {
  const ours = english.get(name);
  if (ours === undefined) return 'which is the name of no text';
  if (typeof text !== 'string' || text.trim() === '') return 'which is no text';
  const max = name.endsWith('.subject') ? MAX_SUBJECT : MAX_TEXT;
  if (text.length > max) return `which is longer than ${max} characters`;
  if (CONTROL.test(text)) return 'which has a control character or a new line';
  const places = placesIn(text);
  const lacking = placesIn(ours).find((place) => !places.includes(place));
  if (lacking !== undefined) return `which lacks {${lacking}}`;
  const unknown = places.find((place) => !placesIn(ours).includes(place));
  if (unknown !== undefined) return `where {${shown(unknown)}} stands for nothing`;
  const words = text.replaceAll(/\{\w+\}/g, ' ');
  if (/[{}]/.test(words)) return 'which has a brace that stands for nothing';
  if (LINK.test(words)) return 'which has what mail clients make a link of';
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name of the file, for a line of a terminal. */
function shown(name: string): string {
  return name.slice(0, MAX_SHOWN).replaceAll(new RegExp(CONTROL, 'gu'), '?');
}
