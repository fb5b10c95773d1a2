import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError, root } from './command.mjs';
import { csvOf, rowsOfCsv } from './csv.mjs';
import { readEnglish } from './english-texts.mjs';
import { missingTexts, readLanguages } from './read-languages.mjs';
import { textsInSource, usesOfConstants, withNewText, withText } from './texts-in-source.mjs';

const heading = ['key', 'where it is seen', 'English', 'translation'];

const rightToLeft = ['ar', 'fa'];

/** Longer than any text of ours. */
const MAX_TEXT = 1000;

/** What breaks a line, and what turns the writing of what follows. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066\u2067]/u;

/**
 * A text of a language: a row of its table, and its place in the sources.
 *
 * @typedef {object} Entry
 * @property {string} key
 * @property {string} seen
 * @property {string} english
 * @property {readonly string[]} paths The file that has it, or those that may, of one that the language lacks.
 * @property {string} ownKey
 * @property {string} text Empty for one that the language lacks.
 * @property {readonly string[]} values Of one that it lacks.
 */

/**
 * The table of a language: every text of the widget, the wallet's page and the mails, with its key, where it is seen, and its English.
 * One that the language lacks has no translation.
 *
 * @param {string} tag
 */
export async function tableOf(tag) {
  const entries = await entriesOf(tag);
  return csvOf([
    heading,
    ...entries.map(({ key, seen, english, text }) => [key, seen, english, text]),
  ]);
}

/**
 * The sources of a language with the translations of a table in them.
 *
 * @param {string} tag
 * @param {string} table As {@link tableOf} writes it, with other translations.
 * @returns {Promise<ReadonlyMap<string, string>>} The text of each file that changes, by its path.
 * @throws {CommandError} with all that is wrong in it, one sentence for each line.
 */
export async function sourcesWith(tag, table) {
  const entries = new Map((await entriesOf(tag)).map((entry) => [entry.key, entry]));
  const [first, ...rows] = rowsOfCsv(table);
  if (first?.cells.join() !== heading.join()) {
    throw new CommandError(`Line 1: the columns are not ${heading.join(', ')}`);
  }
  const faults = [];
  const changed = new Map();
  const read = new Set();
  for (const { line, cells } of rows) {
    const [key = '', , english = '', text = ''] = cells;
    const entry = entries.get(key);
    const fault = read.has(key) ? 'is there twice' : faultOf(entry, english, text, cells.length);
    read.add(key);
    if (fault !== undefined) faults.push(`Line ${line}: ${shown(key)} ${fault}`);
    else if (entry && entry.text !== text) {
      const [path, source] = written(tag, entry, text, (path) => {
        return changed.get(path) ?? readFileSync(join(root, path), 'utf8');
      });
      changed.set(path, source);
    }
  }
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  return changed;
}

/**
 * The source of a text, with another translation.
 *
 * @param {string} tag
 * @param {Entry} entry
 * @param {string} text
 * @param {(path: string) => string} read
 * @returns {readonly [path: string, source: string]}
 */
function written(tag, { key, ownKey, paths, text: before, values }, text, read) {
  const sources = paths.map((path) => /** @type {const} */ ([path, read(path)]));
  if (before === '') {
    const isIsolated = rightToLeft.includes(tag);
    const [place] = sources
      .flatMap(([path, source]) => {
        const found = withNewText(source, ownKey, text, { values, isIsolated });
        return found ? [{ path, ...found }] : [];
      })
      .sort((one, other) => other.depth - one.depth);
    if (!place) throw new CommandError(`${key} has no place in ${paths.join(', ')}`);
    return [place.path, place.source];
  }
  for (const [path, source] of sources) {
    const old = textsInSource(source).find((one) => one.key === ownKey);
    if (old) return [path, withText(source, old, text)];
  }
  throw new CommandError(`${key} is gone`);
}

/**
 * @param {Entry | undefined} entry
 * @param {string} english
 * @param {string} text
 * @param {number} columns
 */
function faultOf(entry, english, text, columns) {
  if (!entry) return 'is the key of no text';
  if (columns !== heading.length) return `has ${columns} columns and not ${heading.length}`;
  if (entry.english !== english) return 'has another English: write the table anew';
  if (text === entry.text) return undefined;
  if (text.trim() === '') return 'has no translation';
  if (text.length > MAX_TEXT) return `is longer than ${MAX_TEXT} characters`;
  if (CONTROL.test(text)) return 'has a new line or another control character';
  if (text.includes('${')) return 'has ${, which is no text';
  const own = placesIn(text);
  const wanted = placesIn(entry.text === '' ? entry.english : entry.text);
  const lacking = wanted.find((place) => !own.includes(place));
  if (lacking !== undefined) return `lacks ${lacking}`;
  const foreign = own.find((place) => !wanted.includes(place));
  if (foreign !== undefined) return `has ${shown(foreign)}, which stands for nothing`;
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return 'has a brace that stands for nothing';
  return undefined;
}

/** @param {string} text */
function placesIn(text) {
  return [...text.matchAll(/\{[^{}]*\}/g)].map(([place]) => place);
}

/** @param {string} text */
function shown(text) {
  return text.slice(0, 80).replaceAll(new RegExp(CONTROL, 'gu'), '?');
}

/**
 * @param {string} tag
 * @returns {Promise<readonly Entry[]>}
 */
async function entriesOf(tag) {
  const folders = {
    widget: `presentation-react/languages/${tag}`,
    wallet: `apps/wallet-frame/src/languages/${tag}`,
  };
  if (tag === '' || !existsSync(join(root, folders.widget, 'index.ts'))) {
    throw new CommandError(`There is no language ${shown(tag)}`);
  }
  const english = await readEnglish();
  const files = Object.entries(folders).flatMap(([area, folder]) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ area, path: `${folder}/${file}` })),
  );
  const mails = `apps/service/src/domain/mail-texts/languages/${tag.toLowerCase()}.ts`;
  /** @type {Entry[]} */
  const entries = [];
  for (const { area, path } of [...files, { area: 'mails', path: mails }]) {
    const source = readFileSync(join(root, path), 'utf8');
    const uses = usesOfConstants(source);
    for (const { key: ownKey, text } of textsInSource(source)) {
      const own = `${area}/${ownKey.replace(/#\d+$/, '')}`;
      const name = ownKey.split(/[.#]/, 1)[0] ?? '';
      const user = uses.get(name) ?? '';
      const key = [own, `${area}/${user}`, `${area}/${uses.get(user) ?? ''}`].find((one) =>
        english.has(one),
      );
      const known = english.get(key ?? '');
      entries.push({
        key: `${area}/${basename(path, '.ts')}/${ownKey}`,
        seen: known?.seen ?? area,
        english: known?.english ?? '',
        paths: [path],
        ownKey,
        text,
        values: [],
      });
    }
  }
  const lacked = (await lackedTexts()).get(tag) ?? [];
  for (const [key, { english: text, part, seen, values }] of english) {
    const ownKey = key.replace('widget/', '');
    if (!lacked.some((one) => ownKey === one || ownKey.startsWith(`${one}.`))) continue;
    const paths = files
      .filter(({ area, path }) => area === 'widget' && (!part || basename(path, '.ts') === part))
      .map(({ path }) => path);
    const row = `widget/${part || 'modal'}/${ownKey}`;
    entries.push({ key: row, seen, english: text, paths, ownKey, text: '', values });
  }
  return entries;
}

/** @type {Promise<ReadonlyMap<string, readonly string[]>> | undefined} */
let lackedOnce;

/** What the widget lacks in each language. The wallet's page and the mails do not compile where they lack a text. */
function lackedTexts() {
  return (lackedOnce ??= readLanguages().then(
    ({ english, languages }) =>
      new Map(languages.map(({ lang, texts }) => [lang, missingTexts(english, texts)])),
  ));
}
