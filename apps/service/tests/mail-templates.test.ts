import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '../../../domain/language/language';
import { smtpMailer } from '../src/adapters/mail/smtp-mailer';
import { checkService } from '../src/check/check-service';
import { configErrors, parseConfig } from '../src/config/config';
import { placesIn, textsByName } from '../src/domain/mail-texts/mail-texts';
import { mailTexts } from '../src/domain/mail-texts/mails-by-language';
import { Mailbox } from './stand-ins/mailbox';
import { START } from './support';

const MAX_BYTES = 262_144;

let folder: string;
let mailbox: Mailbox;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-templates-'));
  mailbox = await new Mailbox().start();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mailbox.stop();
});

/** What the operator sets, with a file that has this. */
function environment(content: string) {
  const path = join(folder, 'mails.json');
  writeFileSync(path, content);
  return {
    ORIGINS: 'https://site.test',
    SERVICE_SECRET: 's'.repeat(40),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'login@wallet.test',
    FRAME_ORIGIN: 'https://wallet.test',
    MAIL_TEMPLATES: path,
  };
}

const wrongIn = (content: string): readonly string[] =>
  configErrors(environment(content)).map(({ message }) => message);

const wrongText = (name: string, text: unknown): readonly string[] =>
  wrongIn(JSON.stringify({ de: { [name]: text } }));

describe('the operator’s own words for mails', () => {
  const mail = { to: 'ada@example.test', site: 'https://site.test', sentAtMs: START } as const;

  /** The mail that leaves, as its reader gets it. */
  async function sent(own: object, by: (mailer: ReturnType<typeof smtpMailer>) => Promise<void>) {
    const { login } = parseConfig(environment(JSON.stringify(own)));
    if (!login) throw new Error('There is no mail server.');
    await by(smtpMailer(login));
    return mailbox.mails.at(-1)?.text.replaceAll(/=\r?\n/g, '') ?? '';
  }

  it('take the place of those that they name, in their language alone', async () => {
    const own = { de: { 'code.login.subject': 'Willkommen', 'code.label': 'Code' } };
    const german = await sent(own, (by) => by.send({ ...mail, code: '012345', language: 'de' }));
    expect(german).toContain('Subject: Willkommen\r\n');
    expect(german).toContain('Code: 012345');
    expect(german).toContain('Er gilt 10 Minuten');

    const english = await sent(own, (by) => by.send({ ...mail, code: '012345' }));
    expect(english).toContain('Subject: Your sign-in code');
  });

  it('are text, whatever stands in them; a value is no place of another one', async () => {
    const text = '<img src=x onerror=alert(1)> $& {site} {time} {name}';
    const site = 'https://{time}.test';
    const name = { browser: '{site}<b>' };
    const html = await sent({ en: { 'newDevice.text': text } }, (by) =>
      by.notifyDevice({ ...mail, site, name }),
    );
    expect(html).toContain(
      '&#60;img src=3Dx onerror=3Dalert(1)&#62; $&#38; https://{time}.test Thu',
    );
    expect(html).toContain('{site}&#60;b&#62;');
    expect(html.slice(html.indexOf('<html'))).not.toContain('<img');
  });

  it('may be each text that there is, in each language', () => {
    const all = languages.map((tag) => [tag, Object.fromEntries(textsByName(mailTexts[tag]))]);
    expect(wrongIn(JSON.stringify(Object.fromEntries(all)))).toEqual([]);
  });
});

it.each(languages)('%s has the texts of English, with their places', (tag) => {
  const placesOf = (texts: object) =>
    [...textsByName(texts)].map(([name, text]) => [name, [...placesIn(text)].sort()]);
  expect(placesOf(mailTexts[tag])).toEqual(placesOf(mailTexts.en));
});

describe('a file of words is refused, in a sentence', () => {
  const of = (name: string): string => `MAIL_TEMPLATES has ${name} of de, `;
  const { text } = mailTexts.de.code.login;

  it.each<[string, string, unknown, string]>([
    ['no name of ours', 'code.login.subjekt', 'x', 'which is the name of no text'],
    ['a part of a name', 'code.login', { subject: 'x' }, 'which is the name of no text'],
    ['a property of each object', 'constructor', 'x', 'which is the name of no text'],
    ['no text', 'code.label', 7, 'which is no text'],
    ['an empty text', 'code.label', ' ', 'which is no text'],
    ['no site', 'code.login.text', 'Code ({time}).', 'which lacks {site}'],
    ['the code in its subject', 'code.login.subject', '{code}', 'where {code} stands for nothing'],
    ['half a place', 'code.login.text', `${text} {`, 'which has a brace that stands for nothing'],
    [
      'a second header',
      'code.login.subject',
      'Code\r\nBcc: eve@evil.test',
      'which has a control character or a new line',
    ],
    [
      'what turns the writing',
      'code.login.subject',
      'Code \u202Eedoc',
      'which has a control character or a new line',
    ],
    [
      'half a sign',
      'code.login.subject',
      'Code \uD800',
      'which has a control character or a new line',
    ],
    [
      'a long subject',
      'code.login.subject',
      'x'.repeat(101),
      'which is longer than 100 characters',
    ],
    ['a long text', 'code.never', 'x'.repeat(1001), 'which is longer than 1000 characters'],
    [
      'a link',
      'code.never',
      'Oder https://evil.test',
      'which has what mail clients make a link of',
    ],
    [
      'a host alone',
      'code.never',
      'Oder wallet.test',
      'which has what mail clients make a link of',
    ],
    ['an address', 'code.never', 'An eve@localhost', 'which has what mail clients make a link of'],
    [
      'a host of other letters',
      'code.never',
      'Или кошелек.рф',
      'which has what mail clients make a link of',
    ],
  ])('where a text has %s', (_, name, own, says) => {
    expect(wrongText(name, own)).toEqual([`${of(name)}${says}`]);
  });

  it.each([
    ['no JSON', '{', 'MAIL_TEMPLATES names a file that is no JSON'],
    ['a list', '[]', 'MAIL_TEMPLATES names a file whose JSON is no object of languages'],
    ['nothing', 'null', 'MAIL_TEMPLATES names a file whose JSON is no object of languages'],
    ['texts that are none', '{"de": "x"}', 'MAIL_TEMPLATES has no object of texts for de'],
    [
      'more than mails need',
      JSON.stringify('x'.repeat(MAX_BYTES)),
      `MAIL_TEMPLATES names a file of more than ${MAX_BYTES} bytes`,
    ],
  ])('where it has %s', (_, content, says) => {
    expect(wrongIn(content)).toEqual([says]);
  });

  it.each(['xx', '__proto__', 'DE', '\u001B[31m'])('where it has the language %j', (tag) => {
    const [says = ''] = wrongIn(`{${JSON.stringify(tag)}: {}}`);
    expect(says).toMatch(/^MAIL_TEMPLATES has the language \S+, and there are ar, de, en, /);
    expect(says).not.toContain('\u001B');
  });

  it('where it cannot be read', () => {
    const missing = { ...environment('{}'), MAIL_TEMPLATES: join(folder, 'missing.json') };
    expect(() => parseConfig(missing)).toThrow('MAIL_TEMPLATES names a file that cannot be read');
    const none = { ...environment('{}'), MAIL_TEMPLATES: folder };
    expect(() => parseConfig(none)).toThrow('MAIL_TEMPLATES names a file that cannot be read');
  });

  it('by the start, which says the first, and by `check`, which says each', async () => {
    const own = JSON.stringify({
      de: { 'code.label': '', 'code.login.text': 'Code' },
      xx: {},
    });
    expect(() => parseConfig(environment(own))).toThrow(`${of('code.label')}which is no text`);
    const found = await checkService(environment(own));
    expect(found.map(({ about, is, says }) => [about, is, says.slice(0, 70)])).toEqual([
      ['MAIL_TEMPLATES', 'wrong', `${of('code.label')}which is no text.`.slice(0, 70)],
      ['MAIL_TEMPLATES', 'wrong', `${of('code.login.text')}which lacks {site}.`.slice(0, 70)],
      ['MAIL_TEMPLATES', 'wrong', expect.stringContaining('has the language xx, and there')],
    ]);
  });
});
