import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { buildService, spawnService } from '../start.mjs';
import type { Database } from '../src/adapters/sql/database';
import { openDatabase } from '../src/adapters/sql/open-database';
import type { WalletAct } from '../src/domain/wallet-act';
import { newDevice } from './stand-ins/device';
import { WalletKey } from './stand-ins/wallet-key';
import { Mailbox } from './stand-ins/mailbox';
import { type Answer, FRAME, proofBy, SECRET, signedBy, Visitors } from './visitors';
import { posted, SITE, START } from './support';

describe('a disk that is full', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cleat-full-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['a file', () => `file:${join(folder, 'service.db')}`],
    ['memory', () => 'file::memory:'],
  ])(
    'of a database in %s is 503 and one sentence of the log, and nothing is lost',
    async (_, at) => {
      const database = await openDatabase(at(), () => undefined);
      const visitors = await Visitors.over(database);
      const visitor = await visitors.logIn('ada@example.test');
      const id = await visitors.addSlot(visitor, 'device', true);
      // Some statements are one with others, and some are not.
      const rooms: Database['rows'][] = [database.rows];
      await database.atOnce(async (rows) => void rooms.push(rows));
      const limit = async (pages: number): Promise<void> => {
        for (const rows of rooms) await rows(`pragma max_page_count = ${pages}`);
      };
      const [{ page_count: pages } = { page_count: 0 }] = await database.rows('pragma page_count');
      await limit(Number(pages));

      const told: Answer[] = [];
      for (let n = 0; n < 400 && told.length < 40; n += 1) {
        visitors.moveOn();
        const { jwk: device, sign } = await newDevice();
        const asked = { email: `v${n}@example.test`, device, origin: SITE };
        const answer = await visitors.send('/otp', asked);
        if (answer.status !== 200) {
          told.push(answer);
          continue;
        }
        const code = visitors.mails.at(-1)?.code ?? '';
        const typed = await signedBy(sign, { flow: String(answer['flow']), code });
        const right = await visitors.send('/otp/verify', typed);
        if (right.status !== 200) told.push(right);
      }
      expect(told).toHaveLength(40);
      for (const answer of told) {
        expect(answer).toEqual({ status: 503, error: 'database', seconds: 2 });
      }
      const many = database.atOnce(async (rows) => {
        for (let n = 0; n < 1000; n += 1) {
          const waits = [randomUUID(), 'x'.repeat(1000), START + n];
          await rows('insert into wallet_nonce (nonce, account, until) values (?, ?, ?)', ...waits);
        }
      });
      await expect(many).rejects.toMatchObject({ name: 'DatabaseAway', isFull: true });
      const lines = visitors.service.lines.filter((line) => line.includes('"error"'));
      expect(lines).not.toEqual([]);
      for (const line of lines) {
        expect(line).toContain('the disk of the database is full: visitors wait');
      }

      await limit(1_000_000);
      expect((await visitors.ask(visitor, '/slots/release', { id })).status).toBe(200);
      visitors.moveOn();
      expect((await visitors.logIn('ada@example.test')).user).toBe(visitor.user);
      await database.close();
    },
  );
});

describe('a part that is away', () => {
  it('is 503 with the seconds to wait, whichever it is', async () => {
    const database = await openDatabase('file::memory:', () => undefined);
    const gone = { HALVES_URL: 'http://127.0.0.1:1', HALVES_TOKEN: 't'.repeat(32) };
    const visitors = await Visitors.over(database, gone);
    const visitor = await visitors.logIn('ada@example.test');
    const headersOf = async (path: string, body: unknown) => {
      const { headers, ...rest } = posted(body);
      const asked = { ...rest, headers: { ...(headers as object), origin: FRAME } };
      const answer = await visitors.service.ask(path, asked);
      return [answer.status, answer.headers.get('retry-after')];
    };
    visitors.isMailDown = true;
    const { jwk: device } = await newDevice();
    const login = { email: 'eve@example.test', device, origin: SITE };
    expect(await headersOf('/otp', login)).toEqual([503, '2']);
    const list = await visitors.proofOf(visitor, '/slots/list');
    expect(await headersOf('/slots/list', list)).toEqual([503, '2']);
    await database.close();
  });
});

/** The service as a process, which a signal ends without a chance to clean up. */
describe('a service that is killed', () => {
  const email = 'ada@example.test';
  let folder: string;
  let mailbox: Mailbox;
  let running: ReturnType<typeof spawnService>;
  let url = '';
  let port = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cleat-outage-'));
    mailbox = await new Mailbox().start();
    port = await freePort();
    await buildService();
    await start();
  });
  afterAll(async () => {
    await kill();
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(smtpUrl = mailbox.url): Promise<void> {
    running = spawnService({
      PORT: String(port),
      ORIGINS: SITE,
      FRAME_ORIGIN: FRAME,
      SERVICE_SECRET: SECRET,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'login@wallet.test',
      DATABASE_URL: `file:${join(folder, 'service.db')}`,
      LOG_LEVEL: 'silent',
    });
    url = await new Promise<string>((resolve, reject) => {
      running.stdout.once('data', (line) => resolve(JSON.parse(String(line)).url));
      running.once('exit', () => reject(new Error('The service ended')));
    });
  }

  function kill(): Promise<unknown> {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    return ended;
  }

  async function again(): Promise<void> {
    await kill();
    await start();
  }

  async function send(path: string, body: object): Promise<Answer> {
    const { headers, ...rest } = posted(body);
    const answer = await fetch(`${url}${path}`, {
      ...rest,
      headers: { ...(headers as object), origin: FRAME },
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  it('goes on after a restart in each step of a login', async () => {
    const { jwk: device, sign } = await newDevice();
    const { flow } = await send('/otp', { email, device, origin: SITE });
    await again();

    const { code } = mailbox;
    const signature = await sign(`${String(flow)}:${code}:${SITE}`);
    const right = await send('/otp/verify', { flow, code, origin: SITE, signature });
    expect(right).toMatchObject({ status: 200 });
    await again();

    const spent = await send('/otp/verify', { flow, code, origin: SITE, signature });
    expect(spent).toMatchObject({ status: 401, error: 'expired' });
    const visitor = { session: String(right['session']), user: String(right['user']), sign };
    const ask = async (path: string, payload: object = {}): Promise<Answer> =>
      send(path, await proofBy(visitor, path, payload, Date.now()));
    const id = randomUUID();
    const made = await ask('/slots/create', { id, kind: 'device', isFirst: true });
    expect(made.status).toBe(200);
    await again();

    const key = new WalletKey();
    const hash = createHash('sha256').update('').digest('base64url');
    const proofOf = async (act: WalletAct) => {
      const { nonce, until } = await ask('/slots/nonce');
      await again();
      const given = { nonce: String(nonce), until: Number(until) };
      const bounds = { service: FRAME, account: visitor.user, ...given };
      return { nonce, signature: key.sign(act, bounds) };
    };
    const { publicKey } = key;
    const begin = { act: 'wallet.begin', subject: [id, hash, publicKey] } as const;
    const kept = await ask('/slots/keep', { id, key: publicKey, proof: await proofOf(begin) });
    expect(kept).toMatchObject({ kept: true });
    await again();
    const open = { act: 'slot.open', subject: [id, hash] } as const;
    expect(await ask('/slots/open', { id, proof: await proofOf(open) })).toMatchObject({
      isOpen: true,
    });
    await again();
    expect(await ask('/slots/release', { id })).toMatchObject({ half: made['half'] });
    expect(await ask('/session/resume')).toMatchObject({ status: 200, user: visitor.user });
  });

  it('says that the mail server is down, and loses nothing', async () => {
    await kill();
    await start('smtp://127.0.0.1:1');
    const { jwk: device, sign } = await newDevice();
    const other = 'bob@example.test';
    const asked = { email: other, device, origin: SITE };
    expect(await send('/otp', asked)).toEqual({ status: 503, error: 'mail' });
    expect(await send('/otp', asked)).toEqual({ status: 503, error: 'mail' });
    const health = await fetch(`${url}/ready`);
    expect(health.status).toBe(200);

    await again();
    const { flow } = await send('/otp', asked);
    const { code } = mailbox;
    const signature = await sign(`${String(flow)}:${code}:${SITE}`);
    const right = await send('/otp/verify', { flow, code, origin: SITE, signature });
    expect(right).toMatchObject({ status: 200 });
  });
});
