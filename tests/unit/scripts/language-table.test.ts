import { beforeAll, describe, expect, it } from '@jest/globals';
import { csvOf, rowsOfCsv } from '../../../scripts/csv.mjs';
import { languageTags } from '../../../scripts/entries.mjs';
import { sourcesWith, tableOf } from '../../../scripts/language-table.mjs';
import { textsInSource, withText } from '../../../scripts/texts-in-source.mjs';

const KEY = 'widget/account/copyAddress';

/** The table with other cells in the row of a text. */
function edited(
  table: string,
  key: string,
  change: (cells: readonly string[]) => readonly string[],
): string {
  return csvOf(rowsOfCsv(table).map(({ cells }) => (cells[0] === key ? change(cells) : cells)));
}

const withTranslation = (text: string) => (cells: readonly string[]) => [
  ...cells.slice(0, 3),
  text,
];

describe.each(languageTags)('the table of %s', (tag) => {
  it('has every text once, each with its English, and changes nothing when it is read', async () => {
    const table = await tableOf(tag);
    const [, ...rows] = rowsOfCsv(table);

    expect(rows.length).toBeGreaterThan(1300);
    expect(new Set(rows.map(({ cells }) => cells[0])).size).toBe(rows.length);
    expect(rows.filter(({ cells }) => cells[2] === '').map(({ cells }) => cells[0])).toEqual([]);
    expect(await sourcesWith(tag, `\uFEFF${table}`)).toEqual(new Map());
  });
});

describe('a table that a native speaker corrected', () => {
  let table: string;
  let arabic: string;
  beforeAll(async () => {
    [table, arabic] = await Promise.all([tableOf('de'), tableOf('ar')]);
  });

  it.each([
    [KEY, 'Die Adresse {address} kopieren'],
    ['widget/account/tokensFound#2', 'Tokens'],
    ['widget/index/connectWallet', `It's a "wallet" \\ of \`$money\``],
    ['wallet/requests/request.warnings.recap', 'Nichts'],
    ['mails/de/code.login.text', '{time}: {site}'],
  ])('changes that text and no other: %s', async (key, text) => {
    const changed = await sourcesWith('de', edited(table, key, withTranslation(text)));
    const path = [...changed.keys()].join();
    const source = [...changed.values()].join();
    const texts = textsInSource(source);

    expect(changed.size).toBe(1);
    expect(path).toContain(key.split('/')[1]);
    expect(texts.filter((one) => one.text === text)).toHaveLength(1);
    const [, ...before] = rowsOfCsv(table).filter(
      ({ cells }) => cells[0]?.split('/')[1] === key.split('/')[1],
    );
    expect(texts.length).toBeGreaterThanOrEqual(before.length);
  });

  it('keeps values isolated from the writing around them', async () => {
    const corrected = edited(arabic, KEY, withTranslation('{address} نسخ'));
    const [source = ''] = [...(await sourcesWith('ar', corrected)).values()];

    expect(source).toContain('copyAddress: (address) => `\\u2068${address}\\u2069 نسخ`');
  });

  it.each([
    ['code', '${process.exit()}', 'has ${, which is no text'],
    ['code behind a value', '{address} ${address}', 'has ${, which is no text'],
    ['no value', 'Kopieren', 'lacks {address}'],
    ['another value', '{address} {wallet}', 'has {wallet}, which stands for nothing'],
    [
      'code as a value',
      '{address} {process.exit()}',
      'has {process.exit()}, which stands for nothing',
    ],
    ['half a value', '{address} {', 'has a brace that stands for nothing'],
    ['a new line', '{address}\nKopieren', 'has a new line or another control character'],
    ['another direction', '\u202E{address}', 'has a new line or another control character'],
    ['nothing', ' ', 'has no translation'],
    ['a megabyte', `{address}${'x'.repeat(1_000_000)}`, 'is longer than 1000 characters'],
  ])('is refused with its line where a cell has %s', async (_, text, fault) => {
    const line = rowsOfCsv(table).find(({ cells }) => cells[0] === KEY)?.line;
    const wrong = sourcesWith('de', edited(table, KEY, withTranslation(text)));

    await expect(wrong).rejects.toThrow(`Line ${line}: ${KEY} ${fault}`);
  });

  it('is refused as a whole, with every line that is wrong', async () => {
    const twice =
      table +
      csvOf([
        [KEY, '', '', ''],
        ['widget/x', '', '', ''],
      ]);
    const stale = edited(twice, 'widget/index/tryAgain', ([key = '']) => [key, '', 'Again', 'Neu']);

    await expect(sourcesWith('de', stale)).rejects.toThrow(
      /^Line \d+: widget\/index\/tryAgain has another English: write the table anew\nLine \d+: widget\/account\/copyAddress is there twice\nLine \d+: widget\/x is the key of no text$/,
    );
    await expect(sourcesWith('de', 'key;English\r\n')).rejects.toThrow(
      'Line 1: the columns are not',
    );
    await expect(sourcesWith('de', table.replace('"key"', '"key'))).rejects.toThrow('Line 1');
    await expect(sourcesWith('../de', table)).rejects.toThrow('There is no language ../de');
  });
});

describe('a text in the sources', () => {
  it('keeps its quotes, backslashes and marks of templates as text', () => {
    const source = "export const texts = { a: (n: string) => `x ${n}`, b: 'y' };";
    const [a, b] = textsInSource(source);
    const said = `'"\\\` $ z {n}`;
    if (!a || !b) throw new Error('There are two texts');

    expect(textsInSource(withText(source, a, said))[0]?.text).toBe(said);
    expect(textsInSource(withText(source, b, `'"\\\` $ n`))[1]?.text).toBe(`'"\\\` $ n`);
  });

  it('is none where it only chooses between texts', () => {
    const source = `
      const rules = new Intl.PluralRules('de');
      export const texts = { a: (n: number) => (rules.select(n) === 'one' ? 'ein' : \`\${n} viele\`) } satisfies X<'y'>;`;

    expect(textsInSource(source).map(({ key, text }) => [key, text])).toEqual([
      ['a#1', 'ein'],
      ['a#2', '{n} viele'],
    ]);
  });
});
