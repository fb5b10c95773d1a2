import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { smtpMailer } from '../src/adapters/mail/smtp-mailer';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { createLogger } from '../src/observe/logger';
import { Metrics } from '../src/observe/metrics';
import type { NoticeMail } from '../src/ports/mailer';
import { QueuedMailer } from '../src/use-cases/mail/queued-mailer';
import { describeOverDatabases } from './databases';
import { Mailbox } from './stand-ins/mailbox';
import { START } from './support';
import { SECRET } from './visitors';

const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 24 * 60;
const site = 'https://site.test';
const notice = { to: 'ada@example.test', site, sentAtMs: START, newAddress: 'eve@example.test' };

/** Nothing listens there. */
const CLOSED = 'smtp://127.0.0.1:1024';

describeOverDatabases('mails that wait for a mail server', (database) => {
  let mailbox: Mailbox;
  let nowMs: number;
  let metrics: Metrics;
  let lines: string[];
  let givenUp: string[] = [];

  beforeEach(async () => {
    mailbox = await new Mailbox().start();
    nowMs = START;
    metrics = new Metrics();
    lines = [];
    givenUp = [];
    await database().rows('delete from waiting_mail');
  });
  afterEach(() => mailbox.stop());

  /** An instance of the service over the database. */
  function instance(smtpUrls: readonly string[], secrets = [SECRET]): QueuedMailer {
    const [secret = SECRET, ...secretsBefore] = secrets;
    const mailer = smtpMailer({
      smtpUrls,
      mailFrom: 'login@wallet.test',
      brand: { color: '#0b5bd3' },
      approvesDevices: false,
      mailLanguage: 'en',
      ownMailTexts: new Map(),
      codeOrigins: [],
      frameOrigin: 'https://wallet.test',
    });
    const logger = createLogger('info', (line) => lines.push(line));
    const store = sqlStore(database());
    return new QueuedMailer({
      mailer,
      store,
      secret,
      secretsBefore,
      logger,
      metrics,
      now: () => nowMs,
      onGivenUp: (kind) => givenUp.push(kind),
    });
  }

  /** Keeps a mail, and has it leave. */
  const kept = async (mailer: QueuedMailer, mail: NoticeMail): Promise<void> =>
    (await mailer.keep({ kind: 'notify', mail }))();

  const waiting = () => database().rows('select * from waiting_mail');
  const later = (ms: number): void => {
    nowMs += ms;
  };

  it('leave at once where a server takes them, and leave nothing behind', async () => {
    await kept(instance([mailbox.url]), notice);

    expect(mailbox.mails.map(({ to }) => to)).toEqual([notice.to]);
    expect(await waiting()).toEqual([]);
    expect(metrics.text()).toContain('service_mails_total{outcome="sent"} 1');
  });

  it('use one connection after the other’s, and another one where the server has ended that', async () => {
    const mailer = instance([mailbox.url]);
    for (let n = 0; n < 3; n += 1) await kept(mailer, notice);
    expect(mailbox.connections).toBe(1);

    const { port } = new URL(mailbox.url);
    await mailbox.stop();
    mailbox = await new Mailbox().start(Number(port));
    await kept(mailer, notice);
    expect(mailbox.mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('are taken by the second server where the first one does not answer', async () => {
    const both = instance([CLOSED, mailbox.url]);
    await kept(both, notice);
    await both.send({ to: notice.to, code: '012345', site, sentAtMs: START });

    expect(mailbox.mails).toHaveLength(2);
    expect(mailbox.code).toBe('012345');
  });

  it('wait, over a restart and a new secret, and are tried again by any instance', async () => {
    await kept(instance([CLOSED]), notice);
    expect(await waiting()).toHaveLength(1);
    expect(JSON.stringify([await waiting(), lines])).not.toMatch(/ada@|eve@|site\.test/);
    const restarted = instance([mailbox.url], ['another secret '.repeat(3), SECRET]);

    await restarted.sweep();
    expect(mailbox.mails).toEqual([]);
    later(MINUTE_MS);
    await restarted.sweep();

    expect(mailbox.mails.map(({ to }) => to)).toEqual([notice.to]);
    expect(mailbox.mails[0]?.text).toContain('Thu, 01 Jan 2026 00:00:00 GMT'); // When it happened.
    expect(await waiting()).toEqual([]);
  });

  it('are in the language of the login that caused them, when another instance sends them', async () => {
    await kept(instance([CLOSED]), { ...notice, language: 'de' });
    await kept(instance([CLOSED]), notice);
    later(MINUTE_MS);
    await instance([mailbox.url]).sweep();

    const spoken = mailbox.mails.map(({ text }) => /<html lang=3D"(\S+)"/.exec(text)?.[1]);
    expect(spoken.sort((a = '', b = '') => a.localeCompare(b))).toEqual(['de', 'en']);
  });

  it('are sent once by two instances that look at the same time', async () => {
    const down = instance([CLOSED]);
    for (let n = 0; n < 20; n += 1) await kept(down, notice);
    later(MINUTE_MS);

    await Promise.all([instance([mailbox.url]).sweep(), instance([mailbox.url]).sweep()]);

    expect(mailbox.mails).toHaveLength(20);
  });

  it('leave also where an instance ends while it sends them', async () => {
    await kept(instance([CLOSED]), notice);
    later(MINUTE_MS);
    // It has taken the mail, and never says what became of it.
    await sqlStore(database()).mails.take(nowMs, nowMs + 2 * MINUTE_MS, 50);

    await instance([mailbox.url]).sweep();
    expect(mailbox.mails).toEqual([]);
    later(2 * MINUTE_MS);
    await instance([mailbox.url]).sweep();

    expect(mailbox.mails).toHaveLength(1);
  });

  it('are tried less and less often for three days, and then given up', async () => {
    const down = instance([CLOSED]);
    await kept(down, notice);
    const tried: number[] = [0];
    for (let minute = 1; minute <= 4 * MINUTES_OF_DAY; minute += 1) {
      later(MINUTE_MS);
      const before = lines.length;
      await down.sweep();
      if (lines.length > before) tried.push(minute);
    }

    expect(tried.slice(0, 8)).toEqual([0, 1, 6, 21, 81, 261, 621, 981]);
    expect(tried.at(-1)).toBeLessThanOrEqual(3 * MINUTES_OF_DAY);
    expect(await waiting()).toEqual([]);
    expect(lines.at(-1)).toContain('a mail is given up');
    expect(metrics.text()).toContain('service_mails_total{outcome="given_up"} 1');
  });

  it('are given up where no secret opens them, and where a server refuses them for good', async () => {
    await kept(instance([CLOSED]), notice);
    later(MINUTE_MS);
    await instance([mailbox.url], ['another secret '.repeat(3)]).sweep();
    expect(await waiting()).toEqual([]);

    mailbox.refusal = { message: 'No such mailbox', responseCode: 550 };
    await kept(instance([mailbox.url]), notice);
    expect(await waiting()).toEqual([]);

    mailbox.refusal = { message: 'Greylisted', responseCode: 450 };
    await kept(instance([mailbox.url]), notice);
    expect(await waiting()).toHaveLength(1);
    expect(mailbox.mails).toEqual([]);
  });

  it('are no codes and no questions: their visitors wait for these', async () => {
    const down = instance([CLOSED]);
    const mail = { to: notice.to, site, sentAtMs: START };

    await expect(down.send({ ...mail, code: '012345' })).rejects.toThrow('ECONNREFUSED');
    await expect(
      down.askForDevice({ ...mail, page: 'https://wallet.test/#device.a' }),
    ).rejects.toThrow('ECONNREFUSED');
    expect(await waiting()).toEqual([]);
  });
});
