import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../domain/language/language';
import { htmlBody } from '../src/adapters/mail/html-body';
import type { MailContent } from '../src/adapters/mail/mail-content';
import {
  codeMail,
  deviceMail,
  loginMail,
  newAddressMail,
  newDeviceMail,
  walletMail,
} from '../src/adapters/mail/mail-words';
import { textBody } from '../src/adapters/mail/text-body';
import { parseConfig } from '../src/config/config';
import type { MailBrand } from '../src/config/mail-brand';
import { smtpMailer } from '../src/adapters/mail/smtp-mailer';
import { Mailbox } from './stand-ins/mailbox';

const to = 'ada@example.test';
const site = 'https://site.test';
const sentAtMs = Date.UTC(2026, 0, 1);
const page = 'https://wallet.test/#device.abcdefghijklmnopqrstuv';
const mail = { to, site, sentAtMs };
const brand: MailBrand = {
  name: 'Ada & Söhne',
  color: '#0b5bd3',
  logoUrl: 'https://wallet.test/logo.png',
  note: 'Ada & Söhne, 1 Example Street. Questions: help.wallet.test',
};
const bare: MailBrand = { color: '#0b5bd3' };

const mails: readonly (readonly [string, MailContent])[] = [
  ['a code', codeMail({ ...mail, code: '012345' })],
  [
    'a code for the old address',
    codeMail({ ...mail, code: '012345', purpose: 'emailFrom', newAddress: to }),
  ],
  ['a code for the new address', codeMail({ ...mail, code: '012345', purpose: 'emailTo' })],
  ['a new browser that asks', deviceMail({ ...mail, page })],
  ['a new address', newAddressMail({ ...mail, newAddress: to })],
  ['an added login', loginMail({ ...mail, change: 'added', login: 'google' })],
  ['a removed login', loginMail({ ...mail, change: 'removed', login: 'google' })],
  ['a new browser', newDeviceMail({ ...mail, name: { browser: 'Firefox' } })],
  ...(['replaced', 'restored', 'kept', 'staying'] as const).map(
    (kind) => [`a wallet that is ${kind}`, walletMail({ to, sentAtMs, kind })] as const,
  ),
  ['a wallet that is asked for', walletMail({ to, sentAtMs, kind: 'asked', readyAtMs: sentAtMs })],
  ['an account that is ending', walletMail({ to, sentAtMs, kind: 'ending', goesAtMs: sentAtMs })],
  [
    'a wallet that is discarded',
    walletMail({ to, sentAtMs, kind: 'discarded', goesAtMs: sentAtMs }),
  ],
];

describe.each(mails)('the mail about %s', (_, content) => {
  it('says the same in HTML and in text, also where pictures are not shown', () => {
    const shown = wordsIn(htmlBody(content, brand));

    expect(shown).toBe(
      [
        brand.name,
        content.subject,
        textBody(content, brand).replaceAll('\r\n\r\n', ' ').replace('code: ', 'code '),
      ].join(' '),
    );
    expect(wordsIn(htmlBody(content, bare))).toBe(
      [
        content.subject,
        textBody(content, bare).replaceAll('\r\n\r\n', ' ').replace('code: ', 'code '),
      ].join(' '),
    );
  });

  it('has only what mail clients show', () => {
    const html = htmlBody(content, brand);

    // Gmail cuts a message off behind 102 kB. Outlook draws by Word: no flex, no grid, no positions, no custom properties.
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    expect(html).not.toMatch(/<(?:style|link|script|form|svg|iframe|button|input|div)\b/i);
    expect(html).not.toMatch(
      /display:|position:|var\(|calc\(|url\(|@(?:media|import|font)|class=|\bon\w+=/i,
    );
    for (const [table = ''] of html.matchAll(/<table[^>]*>/g)) {
      expect(table).toContain('role="presentation"');
    }
    const images = [...html.matchAll(/<img[^>]*>/g)].map(([image = '']) => image);
    expect(images).toHaveLength(1);
    expect(images[0]).toMatch(/width="40" height="40" alt="Ada &#38; Söhne"/);
    expect(htmlBody(content, bare)).not.toMatch(/<img|https:\/\/wallet\.test\/logo/);
    // One link at most, and its text is where it leads.
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect(links.every(([, href, text]) => href === text)).toBe(true);
    expect(links).toHaveLength(content.parts.filter(({ kind }) => kind === 'page').length);
  });
});

describe.each(languages)('a mail in %s', (language) => {
  const all = [
    codeMail({ ...mail, code: '012345' }, language),
    deviceMail({ ...mail, page }, language),
    newAddressMail({ ...mail, newAddress: to }, language),
    loginMail({ ...mail, change: 'added', login: 'google' }, language),
    newDeviceMail({ ...mail, name: { browser: 'Firefox', system: 'Linux' } }, language),
    walletMail({ to, sentAtMs, kind: 'asked', readyAtMs: sentAtMs }, language),
    walletMail({ to, sentAtMs, kind: 'discarded', goesAtMs: sentAtMs }, language),
    walletMail({ to, sentAtMs, kind: 'ending', goesAtMs: sentAtMs }, language),
    walletMail({ to, sentAtMs, kind: 'staying' }, language),
  ];

  it('says its language and direction, and only what mail clients show', () => {
    const direction = ['ar', 'fa'].includes(language) ? 'rtl' : 'ltr';
    for (const content of all) {
      const html = htmlBody(content, brand);
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(html).toContain(`<td align="${direction === 'rtl' ? 'right' : 'left'}"`);
      expect(Buffer.byteLength(html)).toBeLessThan(20_000);
      expect(html).not.toMatch(/<(?:style|link|script)\b|display:|position:|undefined|\{\w+\}/);
    }
  });

  it('has the code as text, in the right order, and in no subject; a link in the mail that asks alone', () => {
    const [code, device, ...notices] = all;
    expect(code && textBody(code, bare)).toContain(': 012345');
    expect(code && htmlBody(code, bare)).toMatch(/<p dir="ltr"[^>]*>012345<\/p>/);
    expect(code?.subject).not.toMatch(/\d/);
    expect(device && htmlBody(device, bare)).toMatch(/<p dir="ltr"[^>]*><a href="[^"]*#device\./);
    for (const content of [code, ...notices]) {
      expect(content && htmlBody(content, bare)).not.toContain('<a ');
    }
  });

  it('is in no other language', () => {
    const texts = all.flatMap(({ parts, subject }) => [
      subject,
      ...parts.map((part) => (part.kind === 'text' ? part.text : part.label)),
    ]);
    const isEnglish = texts.some((text) => /\b(?:your|the|wallet that|browser that)\b/i.test(text));
    expect(isEnglish).toBe(language === 'en');
  });
});

it('has a day in the order of parts and the digits that Persian has', () => {
  const mail = walletMail({ to, sentAtMs, kind: 'asked', readyAtMs: sentAtMs }, 'fa');

  expect(textBody(mail, bare)).toContain('\u2068۱۱ دی ۱۴۰۴ ساعت ۰:۰۰:۰۰ (UTC)\u2069');
});

it('writes what a site, a browser or the operator is named as text', () => {
  const evil = `"><img src=x onerror=alert(1)>'&`;
  const content = newDeviceMail({ ...mail, site: evil, name: { browser: evil, system: evil } });
  const html = htmlBody(content, { ...brand, name: evil, note: evil, logoUrl: evil });

  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('onerror=alert(1)>');
  expect(wordsIn(html)).toContain(evil);
});

it('reads the operator’s name, picture, colour and words, and refuses what cannot be read', () => {
  const environment = {
    SERVICE_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtp://mail.test',
    MAIL_FROM: 'login@wallet.test',
    FRAME_ORIGIN: 'https://wallet.test',
  };
  const brandOf = (more: Record<string, string>) =>
    parseConfig({ ...environment, ...more }).login?.brand;

  expect(brandOf({})).toEqual(bare);
  expect(
    brandOf({
      MAIL_NAME: 'Ada & Söhne',
      MAIL_LOGO_URL: 'https://wallet.test/logo.png',
      MAIL_COLOR: '#0b5bd3',
      MAIL_NOTE: brand.note ?? '',
    }),
  ).toEqual(brand);
  for (const [variable, value] of [
    ['MAIL_COLOR', '#fff000'],
    ['MAIL_COLOR', 'red'],
    ['MAIL_NAME', 'a\nBcc: eve@thief.test'],
    ['MAIL_NAME', 'a'.repeat(61)],
    ['MAIL_NOTE', '\u202eabc'],
  ] as const) {
    expect(() => brandOf({ [variable]: value })).toThrow(`${variable} must be`);
  }
  const logo = { MAIL_LOGO_URL: 'http://wallet.test/logo.png', MAIL_NAME: 'Ada' };
  expect(() => brandOf(logo)).toThrow('MAIL_LOGO_URL must be');
  expect(() => brandOf({ MAIL_LOGO_URL: 'https://wallet.test/logo.png' })).toThrow(
    'MAIL_NAME must be',
  );
});

it('leaves with both bodies, text first, and asks for no automatic answer', async () => {
  const mailbox = await new Mailbox().start();
  const mailer = smtpMailer({
    smtpUrls: [mailbox.url],
    mailFrom: 'login@wallet.test',
    brand,
    approvesDevices: false,
    mailLanguage: 'en',
    ownMailTexts: new Map(),
    codeOrigins: [],
    frameOrigin: 'https://wallet.test',
  });
  await mailer.send({ ...mail, code: '012345' });
  await mailbox.stop();
  const [sent] = mailbox.mails;

  expect(sent?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(sent?.text).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/);
});

/** What a reader of HTML shows, pictures as their words. */
function wordsIn(html: string): string {
  const [, body = ''] = html.split(/<body[^>]*>/);
  return body
    .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();
}
