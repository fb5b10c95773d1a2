import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../../scripts/command.mjs';
import { callBefore, versionBefore } from '../../../../scripts/version-before.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { FRAME, newVisitor, SITE } from '../../../bench/service/visitor.mjs';
import { postgresPrograms, startPostgres } from '../../../chains/stand-ins/postgres-server.mjs';
import { buildService } from '../../start.mjs';
import { Mailbox } from '../stand-ins/mailbox';
import { Receiver, webhookSecret } from '../stand-ins/receiver';
import { type Program, startProgram } from './program';

jest.setTimeout(240_000);

/** Both sweep every minute, and look for mails and events every two seconds. */
const SWEPT_MS = 65_000;
const DELIVERED_MS = 8_000;

/** Longer than the other version waits until it looks for events. */
const ANSWERED_MS = 3_000;

const kinds = [
  {
    name: 'SQLite file',
    isThere: true,
    start: () => {
      const folder = mkdtempSync(join(tmpdir(), 'cleat-versions-'));
      return Promise.resolve({
        url: `file:${join(folder, 'service.db')}`,
        stop: () => rmSync(folder, { recursive: true, force: true }),
      });
    },
  },
  { name: 'PostgreSQL', isThere: postgresPrograms() !== undefined, start: () => startPostgres() },
];

describe.each(kinds)('the version before and this one over one $name', ({ isThere, start }) => {
  if (!isThere) {
    it.todo('run where PostgreSQL is installed');
    return;
  }

  const before = versionBefore();
  let mailbox: Mailbox;
  let receiver: Receiver;
  let database: Awaited<ReturnType<typeof start>>;
  let old: Program;
  let now: Program;
  let count = 0;

  const startOf = (folder: string): Promise<Program> =>
    startProgram(folder, {
      ORIGINS: SITE,
      FRAME_ORIGIN: FRAME,
      SERVICE_SECRET: 's'.repeat(40),
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'login@wallet.test',
      TRUSTED_PROXIES: '1',
      WEBHOOKS: JSON.stringify([receiver.setUp()]),
      WEBHOOKS_LOOPBACK: 'on',
    });

  const mailsTo = (email: string, pattern: RegExp): number =>
    mailbox.mails.filter(({ text, to }) => to === email && pattern.test(text)).length;

  /** The newest code that was sent to an address: it is there before the service answers. */
  const codeOf = (email: string): string =>
    mailbox.mails
      .flatMap(({ text, to }) =>
        to === email ? (/Your code: (\d{6})/.exec(text)?.slice(1) ?? []) : [],
      )
      .at(-1) ?? '';

  /** A visitor on a new device, whose requests go to these in turn. */
  const visitor = (programs: readonly Program[], number = (count += 1)) => {
    let turn = 0;
    let url = (): string => programs[(turn += 1) % programs.length]?.url ?? '';
    const made = newVisitor(number, { url: () => url(), mailbox: { codeOf } });
    return {
      made,
      goTo: (program: Program) => {
        url = () => program.url;
      },
    };
  };

  beforeAll(async () => {
    callBefore(before, 'apps/service/start.mjs', 'buildService');
    await buildService();
    mailbox = await new Mailbox().start();
    receiver = await new Receiver(webhookSecret(7)).start();
    database = await start();
    old = await startOf(before);
  });
  afterAll(async () => {
    await old.stop();
    await now.stop();
    database.stop();
    await receiver.stop();
    await mailbox.stop();
  });

  it('open the wallets that each has begun, also while the tables change', async () => {
    const first = visitor([old]);
    const ada = await first.made;
    await ada.typeCode(await ada.askForCode());
    const half = await ada.beginWallet();

    now = await startOf(root);
    expect(await ada.release()).toBe(half);
    first.goTo(now);
    expect(await ada.release()).toBe(half);

    const second = visitor([now]);
    const bob = await second.made;
    await bob.typeCode(await bob.askForCode());
    const other = await bob.beginWallet();
    second.goTo(old);
    expect(await bob.release()).toBe(other);
  });

  it('take turns within a login and a wallet', async () => {
    for (const programs of [
      [old, now],
      [now, old],
    ]) {
      const { goTo, made } = visitor(programs);
      const one = await made;
      const sent = await one.askForCode();
      const wrong = { ...sent, code: sent.code === '000000' ? '000001' : '000000' };
      await expect(one.typeCode(wrong)).rejects.toMatchObject({ left: 4 });
      await expect(one.typeCode(wrong)).rejects.toMatchObject({ left: 3 });
      await one.typeCode(sent);
      await expect(one.typeCode(sent)).rejects.toMatchObject({ path: '/otp/verify' });
      const half = await one.beginWallet();
      for (const program of programs) {
        goTo(program);
        expect(await one.release()).toBe(half);
      }
    }
  });

  it('send each mail and each event once', async () => {
    const emails: string[] = [];
    // Those that are taken with the first ones wait meanwhile, and are not for the other version.
    let slow = 2;
    receiver.answer = (response) => {
      slow -= 1;
      setTimeout(() => response.writeHead(204).end(), slow < 0 ? 0 : ANSWERED_MS);
    };
    for (let n = 0; n < 6; n += 1) {
      const own = await visitor([old, now]).made;
      await own.typeCode(await own.askForCode());
      await own.beginWallet();
      // The same account on another device, by the other one first.
      const again = await visitor([now, old], count).made;
      await again.typeCode(await again.askForCode());
      emails.push(own.email);
    }
    const newBrowser = /new (?:browser|device)/i;
    await eventually(() => {
      for (const email of emails) expect(mailsTo(email, newBrowser)).toBeGreaterThan(0);
    });
    await sleep(DELIVERED_MS);
    expect(emails.map((email) => mailsTo(email, newBrowser))).toEqual(emails.map(() => 1));
    const ids = receiver.events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const logins = receiver.events.filter(({ type }) => type === 'login.done');
    // Those of this test, and the four of those above.
    expect(logins).toHaveLength(12 + 4);
    expect(receiver.events.filter(({ type }) => type === 'wallet.made')).toHaveLength(6 + 4);
  });

  it('sweep side by side, and keep what is in use', async () => {
    const { goTo, made } = visitor([now]);
    const one = await made;
    await one.typeCode(await one.askForCode());
    const half = await one.beginWallet();
    await sleep(SWEPT_MS);
    for (const program of [old, now]) {
      goTo(program);
      expect(await one.release()).toBe(half);
    }
    expect([...old.warnings, ...now.warnings]).toEqual([]);
  });

  it('cannot go back: the version before does not start with the newest tables, and this one does', async () => {
    const { goTo, made } = visitor([now]);
    const one = await made;
    await one.typeCode(await one.askForCode());
    const half = await one.beginWallet();
    await old.stop();
    await expect(startOf(before)).rejects.toThrow('The service ended');
    await now.stop();
    now = await startOf(root);
    goTo(now);
    expect(await one.release()).toBe(half);
  });
});
