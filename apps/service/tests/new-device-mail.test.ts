import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { smtpMailer } from '../src/adapters/mail/smtp-mailer';
import { Mailbox } from './stand-ins/mailbox';

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await new Mailbox().start();
});
afterAll(() => mailbox.stop());

it('the mail about a new browser has site, time, what the browser says, and how to end it', async () => {
  const mailer = smtpMailer({
    smtpUrls: [mailbox.url],
    mailFrom: 'login@wallet.test',
    brand: { color: '#0b5bd3' },
    approvesDevices: false,
    mailLanguage: 'en',
    ownMailTexts: new Map(),
    codeOrigins: [],
    frameOrigin: 'https://wallet.test',
  });
  await mailer.notifyDevice({
    to: 'ada@example.test',
    site: 'https://site.test',
    sentAtMs: Date.UTC(2026, 0, 1),
    name: { browser: 'Firefox', system: 'Linux' },
  });
  const [mail] = mailbox.mails;
  expect(mail?.to).toBe('ada@example.test');
  const text = mail?.text.replaceAll(/=\r?\n/g, '') ?? '';
  for (const part of [
    'https://site.test',
    'Thu, 01 Jan 2026',
    'Firefox on Linux',
    '"Signed-in browsers"',
  ]) {
    expect(text).toContain(part);
  }
});
