import { afterEach, describe, expect, it } from '@jest/globals';
import { languages } from '../../../../domain/language/language';
import { languageFiles } from '../../src/adapters/browser/language-files';
import { actOf } from '../../src/domain/readings/act/act-of';
import { saidValue } from '../../src/domain/readings/act/said-value';
import type { Fact, Reading } from '../../src/domain/readings/reading';
import { speak } from '../../src/domain/texts/spoken';
import { englishTexts } from './english-texts';

/** What no text has by itself: the values of a text in their order. */
const MARKS = ['⟦1⟧', '⟦2⟧', '⟦3⟧'];

/** Texts whose first value is a count. */
const counts =
  /^(?:first\.code\.resendIn|first\.problems\.(?:wrong|wait)|words\.(?:which|wrong)|approval\.waiting|act\.titles\.several|act\.more)$/;
const MANY = 77;

/** Each text by its name, with marks for its values. */
function textsOf(table: object, before = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, text] of Object.entries(table) as [string, unknown][]) {
    const path = before + name;
    if (typeof text === 'string') found.set(path, text);
    else if (typeof text === 'function') {
      const say = text as (...values: readonly (number | string)[]) => string;
      found.set(path, say(...(counts.test(path) ? [MANY, ...MARKS.slice(1)] : MARKS)));
    } else for (const inner of textsOf(text as object, `${path}.`)) found.set(...inner);
  }
  return found;
}

/** The values that a text shows. A count may be in the language's own digits. */
function valuesIn(text: string): readonly string[] {
  const plain = text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
  return [...new Set(plain.match(/⟦\d⟧|77|\\u\{200b\}/g) ?? [])];
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

/** Texts that are names, or words that a language shares with English. */
const SHARED =
  /^(?:[\s\p{P}]|⟦\d⟧|NFT|Token|Salt|Version|Passkey|Wallet|Account|Site|Browser|Name|Program|Kit|Type|Contract|Collection|Item|Message|Code|E-?mail|Nonce|Function|Data|Tip|Not|Source|of)+$/u;

/** Buttons have one line, also at 320 px. */
const LONGEST_BUTTON = 20;
const LONGEST_SHARE = 1.9;
const SHORT = 12;

const english$ = textsOf(englishTexts);
const others = languages.filter((one) => one !== 'en');

afterEach(() => speak('en'));

describe.each(others)('the language %s', (tag) => {
  const load = async () => (await languageFiles[tag]()).texts;

  it('has each text, with each of its values once and no other', async () => {
    const own = textsOf(await load());
    expect([...own.keys()].sort()).toEqual([...english$.keys()].sort());
    const wrong = [...own].filter(
      ([path, text]) =>
        [...valuesIn(text)].sort().join() !==
          [...valuesIn(english$.get(path) ?? '')].sort().join() || text.trim() === '',
    );
    expect(wrong).toEqual([]);
  });

  it('has no English text left, and is polite', async () => {
    const own = textsOf(await load());
    const left = [...own].filter(
      ([path, text]) => text === english$.get(path) && text.length > 2 && !SHARED.test(text),
    );
    expect(left).toEqual([]);
    const form = familiar[tag] ?? /(?!)/;
    expect([...own.values()].filter((text) => form.test(text))).toEqual([]);
  });

  it('says nothing at such a length that a view has no room for it', async () => {
    const own = textsOf(await load());
    const long = [...own].filter(([path, text]) => {
      const { length } = english$.get(path) ?? '';
      return length > SHORT * 2 && text.length > length * LONGEST_SHARE;
    });
    expect(long).toEqual([]);
    const { confirm, decline } = (await load()).approval;
    expect(Math.max(confirm.length, decline.length)).toBeLessThan(LONGEST_BUTTON);
    expect(confirm).not.toBe(decline);
  });
});

const account = '0x1111111111111111111111111111111111111111';
const other = '0x2222222222222222222222222222222222222222';
const token = '0x3333333333333333333333333333333333333333';

const sent: Reading = {
  steps: [
    {
      title: 'send',
      facts: [
        { label: 'amount', value: '1234567.25 ETH' },
        { label: 'to', value: other },
        { label: 'fee', value: '0.002 ETH' },
      ],
    },
  ],
  warnings: [],
  isUnderstood: true,
  raw: '',
};

describe('an approval in another language', () => {
  it('says each thing as often as in English', async () => {
    const shape = () => {
      const { fees, lines, steps } = actOf(sent, account);
      return { fees: fees.length, lines: lines.length, steps: steps.map(({ facts }) => facts) };
    };
    const before = shape();
    for (const tag of others) {
      speak(tag, (await languageFiles[tag]()).texts);
      expect(shape()).toEqual(before);
    }
  });

  it('has numbers in its form, and every digit', async () => {
    speak('de', (await languageFiles.de()).texts);
    const { lines, title } = actOf(sent, account);
    expect(title).toBe('1.234.567,25 ETH senden');
    expect(lines.map(({ text }) => text)).toEqual(['−1.234.567,25 ETH']);
    expect(saidValue({ label: 'fee', value: '0.002 ETH' })).toBe('0,002 ETH');
    expect(
      saidValue({ label: 'amount', value: `At least 5000.000000000000000001 USDC (${token})` }),
    ).toBe(`Mindestens 5.000,000000000000000001 USDC (${token})`);
  });

  it.each([
    ['amount', 'Unlimited USDC', 'Unbegrenzt USDC'],
    ['expires', 'No end', 'Ohne Ende'],
    ['expires', 'Thu, 01 Jan 2026 00:00:00 GMT', 'Donnerstag, 1. Januar 2026 um 00:00:00 UTC'],
    ['mayMove', `Unlimited (${token}), by ${other}`, `Unbegrenzt (${token}), durch ${other}`],
    ['mayMove', `Every item of ${token}, by ${other}`, `Jedes Objekt von ${token}, durch ${other}`],
    ['leaves', `2 × Item 5 (${token})`, `2 × Objekt 5 (${token})`],
    ['rest', '1200 more bytes', 'Weitere Bytes: 1200'],
    [
      'source',
      'The description that the wallet’s node gives',
      'Die Beschreibung, die der Knoten der Wallet gibt',
    ],
  ] as const)('says the words of a value: %s %s', async (label, value, said) => {
    speak('de', (await languageFiles.de()).texts);
    expect(saidValue({ label, value })).toBe(said);
  });

  it('has a moment in the order of parts that Persian has', async () => {
    speak('fa', (await languageFiles.fa()).texts);
    const value = 'Thu, 01 Jan 2026 00:00:00 GMT';
    expect(saidValue({ label: 'expires', value })).toBe('۱۱ دی ۱۴۰۴ ساعت ۰:۰۰:۰۰ (UTC)');
  });

  it('has the numbers of typed data in its form, and every digit', async () => {
    const facts: readonly Fact[] = [
      { label: 'field', name: 'price', value: '35000000000000001', holds: 'amount' },
      { label: 'field', name: 'validTo', value: '1900000000', holds: 'moment' },
    ];
    const said = (): readonly string[] => facts.map(saidValue);
    expect(said()).toEqual([
      '35,000,000,000,000,001',
      '1900000000 (Sun, 17 Mar 2030 17:46:40 GMT)',
    ]);
    speak('de', (await languageFiles.de()).texts);
    expect(said()).toEqual([
      '35.000.000.000.000.001',
      '1900000000 (Sonntag, 17. März 2030 um 17:46:40 UTC)',
    ]);
    speak('ar', (await languageFiles.ar()).texts);
    expect(said()[0]?.replaceAll(/\D/g, '')).toBe('35000000000000001');
  });

  it.each([
    ['message', 'Unlimited', undefined],
    ['field', 'No end', 'note'],
    ['field', '5000.5 ETH', 'offer'],
    ['to', other, undefined],
    ['call', 'Item number 5', undefined],
  ] as const)('changes nothing that a request says itself: %s', async (label, value, name) => {
    speak('de', (await languageFiles.de()).texts);
    expect(saidValue({ label, value, ...(name !== undefined && { name }) })).toBe(value);
  });
});
