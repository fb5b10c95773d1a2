import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { Mailbox } from '../stand-ins/mailbox';
import { newDevice } from '../stand-ins/device';
import { posted, SITE, testService } from '../support';
import { FRAME, SECRET } from '../visitors';

type Create = typeof import('../../src/create-service').createService;

const entry = 'apps/service/src/create-service.ts';
const VICTIM = 'ada@example.test';
const THIEF = 'eve@thief.test';
const TEXT = 'Call this number';

/** What a caller puts in the place of an address. */
const addresses = [
  `${VICTIM}\r\nBcc: ${THIEF}`,
  `${VICTIM}\nSubject: ${TEXT}`,
  `${VICTIM}\r\n\r\n${TEXT}`,
  `${VICTIM}>\r\nRCPT TO:<${THIEF}`,
  `${VICTIM},${THIEF}`,
  `${VICTIM};${THIEF}`,
  `${VICTIM} ${THIEF}`,
  `${TEXT} <${VICTIM}>`,
  `"${TEXT}" <${VICTIM}>`,
  `"a\r\nBcc: ${THIEF}"@example.test`,
  `"${TEXT}"@example.test`,
  `(${TEXT})${VICTIM}`,
  `${VICTIM}(${TEXT})`,
  `ada@[127.0.0.1]`,
  `ada%thief.test@example.test`,
  `thief.test!ada@example.test`,
  `@thief.test:${VICTIM}`,
  `${VICTIM}\u0000${THIEF}`,
  `${VICTIM}\u2028Bcc: ${THIEF}`,
  `=?utf-8?q?${TEXT.replaceAll(' ', '_')}?=@example.test`,
] as const;

describe('a caller who writes into the service’s mails', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await new Mailbox().start();
  });
  afterEach(() => mailbox.stop());

  /** The addresses that have led to a mail, of those that are none. */
  async function mailed(create?: Create): Promise<readonly string[]> {
    const service = await testService(
      {
        ORIGINS: SITE,
        SERVICE_SECRET: SECRET,
        FRAME_ORIGIN: FRAME,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'login@wallet.test',
      },
      undefined,
      create ? { create } : {},
    );
    const found: string[] = [];
    const { jwk } = await newDevice();
    const ask = async (email: string, origin = SITE): Promise<number> => {
      const before = mailbox.mails.length;
      const body = { email, origin, device: jwk };
      const headers = { 'content-type': 'application/json', origin: FRAME };
      await service.ask('/otp', { ...posted(body), headers });
      service.later(31_000); // The wait for the next code.
      return mailbox.mails.length - before;
    };
    // The means are there: an address that is one gets its mail.
    expect(await ask(VICTIM)).toBe(1);
    for (const address of addresses) if ((await ask(address)) > 0) found.push(address);
    expect(await ask(VICTIM, `${SITE}\r\nBcc: ${THIEF}`)).toBe(0);
    return found;
  }

  it('[E14.p] has no mail sent to anything but one plain address', async () => {
    expect(await mailed()).toEqual([]);
  });

  it('[E14.p control] has mails sent by way of other hosts, and its text shown, where every text is an address', async () => {
    const { createService } = await withoutDefence<{ createService: Create }>(entry, {
      file: 'apps/service/src/domain/email-address.ts',
      find: 'readEmailAddress(',
      put: '((text: string, _url: unknown) => text)(',
    });
    // The mail server's client refuses line breaks itself; these it takes.
    expect(await mailed(createService)).toEqual(
      addresses.filter((address) => /^ada@\[|^ada%|!|^=\?/.test(address)),
    );
  });
});
