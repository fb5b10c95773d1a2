import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { root } from '../../../../scripts/command.mjs';
import { languageTags } from '../../../../scripts/entries.mjs';
import { rowsOfCsv } from '../../../../scripts/csv.mjs';
import { tableOf } from '../../../../scripts/language-table.mjs';
import { missingTexts, readLanguages } from '../../../../scripts/read-languages.mjs';

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
  if (path === 'waysToOpen' || path === 'tokensCounted') return [MANY, 78];
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

/** The values that a text shows. A count may be in the language's own digits. */
function valuesIn(text: string): readonly string[] {
  const plain = text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
  return [...new Set(plain.match(/[\uE000-\uE002]|7[78]/g) ?? [])].sort();
}

/** The texts of `own` that show other values than English does, by name. */
function textsWithOtherValues(own: ReadonlyMap<string, string>): readonly string[] {
  return [...own].flatMap(([path, text]) => {
    const wanted = english.get(path);
    if (wanted === undefined) return [];
    return valuesIn(text).join('') === valuesIn(wanted).join('') ? [] : [path];
  });
}

/** The form of address that the wallets and banks of a language do not use: the familiar one, or the formal one. */
const familiar: Readonly<Record<string, RegExp>> = {
  de: /\b(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)\b/iu,
  fa: /(?<!\p{L})تو(?!\p{L})/u,
  fr: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})/iu,
  hi: /(?<!\p{L})(?:तू|तुम|तेर\p{L}*|तुझ\p{L}*)/u,
  id: /\b(?:kamu|kau|engkau)\b/iu,
  it: /(?<!\p{L})(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  ms: /\b(?:awak|kamu|kau|engkau)\b/iu,
  nl: /(?<![\p{L}\\])(?:u|uw|uzelf)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:[Pp]an|[Pp]ani|[Pp]ana|[Pp]aństwo|[Pp]aństwa|tw[oó]j\p{L}*)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:ты|тебя|тебе|тобой|твой|твоя|твое|твои|твоего|твоей|твоих)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:sen|sana|seni|senin|sende|senden)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ти|тебе|тобі|тобою|твій|твоя|твоє|твої|твого|твоєї|твоїх)(?!\p{L})/iu,
  vi: /(?<!\p{L})(?:mày|cậu|ngươi)(?!\p{L})/iu,
  'zh-TW': /[你妳]/u,
};

/** What every glossary has. */
const terms = [
  'seed phrase',
  'gas',
  'approve',
  'swap',
  'slippage',
  'network fee',
  'allowance',
  'recovery words',
  'passkey',
  'smart account',
  'offline kit',
];

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

describe('a language whose text has another value than English', () => {
  it('is found, also where it says a value twice for two, or the name of one', () => {
    const wrong = {
      connectOn: (chain: string) => `Wallet für ${chain}`,
      disconnectFrom: (wallet: string, _chain: string) => `${wallet} von ${wallet} trennen`,
      switchTo: (_wallet: string, chain: string) => `{wallet} auf ${chain} verwenden`,
      tokensFound: () => 'Token',
      close: `Schließen ${MARKS[0]}`,
    };

    expect(textsWithOtherValues(spoken({ ...textsIn('de'), ...wrong }))).toEqual(
      expect.arrayContaining(['disconnectFrom', 'switchTo', 'tokensFound', 'close']),
    );
    expect(textsWithOtherValues(spoken({ ...textsIn('de'), ...wrong }))).toHaveLength(4);
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
    expect(textsWithOtherValues(spoken(textsIn(tag)))).toEqual([]);
  });

  it('is polite to the visitor', () => {
    const form = familiar[tag] ?? /(?!)/;
    const wrong = [...spoken(textsIn(tag)).values()].filter((text) => form.test(text));

    expect(wrong).toEqual([]);
  });

  it('has no English text left, but for words that both have', () => {
    const allowed = new Set([...(equalIn['all'] ?? []), ...(equalIn[tag] ?? [])]);
    const equal = [...spoken(textsIn(tag))].filter(([path, text]) => english.get(path) === text);
    const texts = [...new Set(equal.map(([, text]) => text))].filter((text) => !allowed.has(text));

    expect(texts).toEqual([]);
  });

  it('uses the words of its glossary in the widget, the wallet’s page and the mails', async () => {
    const glossary: Readonly<Record<string, readonly string[]>> = JSON.parse(
      readFileSync(`${root}presentation-react/languages/${tag}/glossary.json`, 'utf8'),
    );
    const [, ...rows] = rowsOfCsv(await tableOf(tag)).map(({ cells }) => cells);
    const saying = (term: string) =>
      rows.filter(([, , text = '']) => new RegExp(`\\b${term}\\b`, 'i').test(text));
    const wrong = Object.entries(glossary).flatMap(([term, words]) =>
      saying(term).filter(([, , , translation = '']) => {
        const lower = translation.toLocaleLowerCase(tag);
        return !words.some((word) => lower.includes(word.toLocaleLowerCase(tag)));
      }),
    );

    expect(Object.keys(glossary)).toEqual(terms);
    // A term that no text says yet is there for the texts to come.
    expect(terms.filter((term) => saying(term).length === 0)).toEqual(['seed phrase']);
    expect(wrong).toEqual([]);
  });

  it('says of itself that no native speaker has read it', () => {
    expect(read.languages.find(({ lang }) => lang === tag)?.isReviewed).toBe(false);
  });
});
