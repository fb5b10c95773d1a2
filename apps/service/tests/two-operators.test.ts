import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService, spawnService } from '../start.mjs';
import { eventually } from '../../../tests/support/eventually';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { openDatabase } from '../src/adapters/sql/open-database';
import { AccountHolds } from '../src/use-cases/login/account-holds';
import { deviceKey } from '../src/domain/device-key';
import { type Device, newDevice } from './stand-ins/device';
import { SITE } from './support';
import { FRAME, type Visitor, Visitors } from './visitors';

const TOKEN = 't'.repeat(40);

/** The operator who keeps keyShares, as a process of its own, and the one who checks logins in this process. */
describe('key shares that another operator keeps', () => {
  let folder: string;
  let keeper: ReturnType<typeof spawnService>;
  let keeperUrl: string;
  let said = '';
  let visitors: Visitors;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cleat-halves-'));
    await buildService();
    keeper = spawnService({
      PORT: '0',
      SMTP_URL: '',
      HALVES_TOKEN: TOKEN,
      FRAME_ORIGIN: FRAME,
      SERVICE_SECRET: 'k'.repeat(40),
      DATABASE_URL: `file:${join(folder, 'halves.db')}`,
      LOG_LEVEL: 'info',
    });
    keeperUrl = await new Promise<string>((resolve, reject) => {
      keeper.stdout.once('data', (line) => resolve(JSON.parse(String(line)).url));
      keeper.once('exit', () => reject(new Error('The keeper ended')));
    });
    keeper.stdout.on('data', (data) => (said += String(data)));
    const database = await openDatabase('file::memory:', () => undefined);
    const environment = { HALVES_URL: keeperUrl, HALVES_TOKEN: TOKEN };
    visitors = await Visitors.over(database, environment);
    visitors.clock = Date.now(); // The other process has the clock of the machine.
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => keeper.once('exit', resolve));
    keeper.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const passOn = async (path: string, body: unknown, token = TOKEN) => {
    const answer = await fetch(`${keeperUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  it('make and open a wallet, and are in the database of the other alone', async () => {
    const visitor = await visitors.logIn('ada@example.test');
    const id = await visitors.addSlot(visitor, 'device', true);
    const { half } = await visitors.ask(visitor, '/slots/release', { id });
    expect(half).toMatch(/^[\w-]{43}$/);
    await visitors.addSlot(visitor, 'passkey');
    const { slots } = await visitors.ask(visitor, '/slots/list');
    expect(slots).toHaveLength(2);
    const [own] = await visitors.service.database.rows('select count(*) as n from slot');
    expect(own?.['n']).toBe(0);
  });

  it('are asked for with the id of the press, and with one of a stranger never', async () => {
    const visitor = await visitors.logIn('gil@example.test');
    const id = await visitors.addSlot(visitor, 'device', true);
    await visitors.ask(visitor, '/slots/release', { id });
    const idsOf = (lines: readonly string[]): readonly unknown[] =>
      lines
        .filter((line) => line.includes('"/slots/release"'))
        .map((line) => (JSON.parse(line) as { readonly trace: unknown }).trace);
    const [own] = idsOf(visitors.service.lines).slice(-1);
    expect(own).toMatch(/^[\da-f]{32}$/);
    await eventually(() => expect(idsOf(said.split('\n'))).toContain(own));

    const stranger = '0af7651916cd43dd8448eb211c80319c';
    await fetch(`${keeperUrl}/slots/release`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${'u'.repeat(40)}`,
        traceparent: `00-${stranger}-b7ad6b7169203331-01`,
      },
      body: '{}',
    });
    await eventually(() => expect(idsOf(said.split('\n')).length).toBeGreaterThan(1));
    expect(said).not.toContain(stranger);
  });

  it('are not released to take the wallet away after a change of the address', async () => {
    const visitor = await visitors.logIn('eve@example.test');
    const id = await visitors.addSlot(visitor, 'device', true);
    const store = sqlStore(visitors.service.database);
    await new AccountHolds(store, () => visitors.clock).addressChanged(visitor.user, store);
    const asked = { id, use: 'export' };
    expect(await visitors.ask(visitor, '/slots/release', asked)).toMatchObject({ error: 'held' });
    expect((await visitors.ask(visitor, '/slots/release', { id })).status).toBe(200);
  });

  it('of words go to no device that came after a change, and to those from before', async () => {
    const email = 'dan@example.test';
    const owner = await visitors.logIn(email);
    const own = await visitors.addSlot(owner, 'device', true);
    const words = await visitors.addSlot(owner, 'phrase');
    visitors.clock += 1;
    const store = sqlStore(visitors.service.database);
    await new AccountHolds(store, () => visitors.clock).loginChanged(owner.user, store);
    const thief = await visitors.logIn(email);
    for (const use of [{}, { use: 'daily' }]) {
      const asked = { id: words, ...use };
      expect(await visitors.ask(thief, '/slots/release', asked)).toMatchObject({
        status: 429,
        error: 'held_device',
      });
    }
    for (const id of [own, words]) {
      expect((await visitors.ask(owner, '/slots/release', { id })).status).toBe(200);
    }
  });

  it('end with the sessions of their device, and open it to the sites of the others', async () => {
    const email = 'fay@example.test';
    const owner = await visitors.logIn(email);
    await visitors.addSlot(owner, 'device', true);
    const lost = await visitors.logIn(email);
    const slot = await visitors.addSlot(lost, 'device');
    const { devices } = await visitors.ask(lost, '/devices/list');
    expect(devices).toMatchObject([{ sites: [SITE] }, { sites: [SITE] }]);

    expect((await visitors.revokeSlot(owner, slot)).status).toBe(200);

    for (const path of ['/slots/list', '/session/resume']) {
      expect(await visitors.ask(lost, path)).toEqual({ status: 401, error: 'session' });
    }
    expect((await visitors.ask(owner, '/slots/list')).status).toBe(200);
  });

  it('are released to the device that signed, whatever the operator of the logins says', async () => {
    const visitor = await visitors.logIn('bob@example.test');
    const id = await visitors.addSlot(visitor, 'device', true);
    const request = await visitors.proofOf(visitor, '/slots/release', { id });
    const thief: Device = await newDevice();
    const device = deviceKey(thief.jwk);
    const account = visitor.user;
    // With a signature of another device, and with the visitor's own request under another device.
    const forged: Visitor = { ...visitor, sign: thief.sign };
    const asThief = await visitors.proofOf(forged, '/slots/release', { id });
    expect(
      await passOn('/slots/release', { account, device, held: 0, knownSince: 0, request: asThief }),
    ).toMatchObject({
      status: 404,
    });
    expect(
      await passOn('/slots/release', { account, device, held: 0, knownSince: 0, request }),
    ).toMatchObject({
      status: 401,
    });
  });

  it('are for the operator with the token, and no request counts twice', async () => {
    const body = { account: 'a', device: '{}', request: {} };
    expect(await passOn('/slots/list', body, 'x'.repeat(40))).toMatchObject({ error: 'token' });
    expect(await passOn('/slots/list', body)).toMatchObject({ error: 'device' });

    const device = await newDevice();
    const visitor = { session: 'h'.repeat(22), user: '', sign: device.sign };
    const request = await visitors.proofOf(visitor, '/slots/list', {}, Date.now());
    const asked = {
      account: randomUUID(),
      device: deviceKey(device.jwk),
      held: 0,
      knownSince: 0,
      request,
    };
    expect(await passOn('/slots/list', asked)).toMatchObject({ status: 200, slots: [] });
    expect(await passOn('/slots/list', asked)).toMatchObject({ status: 401, error: 'session' });
  });

  it('that cannot be reached are one clear error', async () => {
    const database = await openDatabase('file::memory:', () => undefined);
    const gone = { HALVES_URL: 'http://127.0.0.1:1', HALVES_TOKEN: TOKEN };
    const alone = await Visitors.over(database, gone);
    const visitor = await alone.logIn('cyd@example.test');
    expect(await alone.ask(visitor, '/slots/list')).toMatchObject({ status: 503, error: 'halves' });
  });
});
