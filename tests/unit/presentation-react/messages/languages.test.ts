import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { root } from '../../../../scripts/command.mjs';
import { languageTags } from '../../../../scripts/entries.mjs';
import { missingTexts, readLanguages } from '../../../../scripts/languages.mjs';

type Texts = Readonly<Record<string, unknown>>;

/** Texts that are the same in a language and in English, because the language uses the word, or because it is a name. */
const equalIn: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(`${root}tests/unit/presentation-react/messages/equal-texts.json`, 'utf8'),
);

/** Each text by its name, as it is with the names of its values in the place of the values. */
function spoken(texts: Texts, prefix = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, text] of Object.entries(texts)) {
    const path = prefix + name;
    if (typeof text === 'string') found.set(path, text);
    else if (typeof text === 'function') found.set(path, wordsOf(text, path));
    else for (const inner of spoken(text as Texts, `${path}.`)) found.set(...inner);
  }
  return found;
}

/** What no text has by itself. */
const MARKS = ['\uE000', '\uE001', '\uE002'];

/** The kinds of values that are no text: counts, and the unit of a period. */
const counted =
  /(?:Found|LeftOut|moreAddresses|tokensAll|tokensHidden|Spam|activitySave|MoreMoved)$/;
const seconds = /^email(?:TooSoon|ResendIn)$/;
const MANY = 77;

function valuesFor(path: string, length: number): readonly unknown[] {
  if (path === 'permissionPerPeriod') return [MARKS[0], MANY, 'day'];
  if (path === 'permissionRate') return [MANY, 78, 'day'];
  if (path === 'permissionCallCount' || path === 'swapPermitMinutes') return [MANY];
  if (counted.test(path) || seconds.test(path)) return [MANY];
  return MARKS.slice(0, length);
}

function wordsOf(text: object, path: string): string {
  const said: unknown = Reflect.apply(
    text as (...values: unknown[]) => unknown,
    undefined,
    valuesFor(path, (text as { readonly length: number }).length),
  );
  return Array.isArray(said) ? said.join(' ') : String(said);
}

/** The values that a text shows. */
function valuesIn(text: string): readonly string[] {
  return [...new Set(text.match(/[\uE000-\uE002]|7[78]/g) ?? [])].sort();
}

let english: ReadonlyMap<string, string>;
let read: Awaited<ReturnType<typeof readLanguages>>;
beforeAll(async () => {
  read = await readLanguages();
  english = spoken(read.english);
});

function textsIn(tag: string): Texts {
  const found = read.languages.find(({ lang }) => lang === tag);
  if (!found) throw new Error(`There is no language ${tag}`);
  return found.texts;
}

describe('a language that lacks a text', () => {
  it('has it in the list, also where several stand under one name', () => {
    const texts = textsIn('de');
    const { back, ...without } = texts;
    const { signInFaults } = texts as { signInFaults: Readonly<Record<string, Texts>> };
    const { declined, ...faults } = signInFaults;
    const { hint, ...words } = signInFaults['expired'] ?? {};

    expect(back).toBeDefined();
    expect(hint).toBeDefined();
    expect(declined).toBeDefined();
    expect(
      missingTexts(read.english, { ...without, signInFaults: { ...faults, expired: words } }),
    ).toEqual(['back', 'signInFaults.declined', 'signInFaults.expired.hint']);
  });
});

describe.each(languageTags)('the language %s', (tag) => {
  // Texts that English gains are counted, and refused at a release.
  it('lacks only what the list of missing texts says', () => {
    process.stderr.write(`${tag} lacks ${missingTexts(read.english, textsIn(tag)).length} texts\n`);
    expect(english.size).toBeGreaterThan(700);
    expect(spoken(textsIn(tag)).size).toBeGreaterThan(700);
  });

  it('says every value that English says', () => {
    const own = spoken(textsIn(tag));
    const lost = [...own].filter(
      ([path, text]) =>
        english.has(path) && valuesIn(text).join('') !== valuesIn(english.get(path) ?? '').join(''),
    );

    expect(lost).toEqual([]);
  });

  it('has no English text left, but for words that both have', () => {
    const allowed = new Set([...(equalIn['all'] ?? []), ...(equalIn[tag] ?? [])]);
    const equal = [...spoken(textsIn(tag))].filter(([path, text]) => english.get(path) === text);
    const texts = [...new Set(equal.map(([, text]) => text))].filter((text) => !allowed.has(text));

    expect(texts).toEqual([]);
  });

  it('uses the words of its glossary', () => {
    const glossary: Readonly<Record<string, readonly string[]>> = JSON.parse(
      readFileSync(`${root}presentation-react/languages/${tag}/glossary.json`, 'utf8'),
    );
    const own = spoken(textsIn(tag));
    const wrong = Object.entries(glossary).flatMap(([term, words]) =>
      [...english].filter(([path, text]) => {
        const translation = own.get(path);
        if (translation === undefined || !new RegExp(`\\b${term}\\b`, 'i').test(text)) return false;
        const lower = translation.toLocaleLowerCase(tag);
        return !words.some((word) => lower.includes(word.toLocaleLowerCase(tag)));
      }),
    );

    expect(Object.keys(glossary)).toEqual(
      expect.arrayContaining(['seed phrase', 'gas', 'approve', 'swap', 'network fee', 'allowance']),
    );
    expect(wrong.map(([path, text]) => [path, text, own.get(path)])).toEqual([]);
  });

  it('says of itself that no native speaker has read it', () => {
    expect(read.languages.find(({ lang }) => lang === tag)?.isReviewed).toBe(false);
  });
});
