import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { describeOverDatabases } from './databases';
import { createHash, randomUUID } from 'node:crypto';
import type { WalletAct } from '../src/domain/wallet-act';
import { type Device, newDevice } from './stand-ins/device';
import { SocialPeers } from './stand-ins/social-peers';
import { type Answer, FRAME, MINUTE, PUBLIC, SocialVisits } from './stand-ins/social-visits';
import { WalletKey } from './stand-ins/wallet-key';
import { worked } from './stand-ins/worked';
import { SITE, START } from './support';

const DAY = 24 * 60 * MINUTE;

describeOverDatabases('a new device that has proved a login at a provider', (database) => {
  let peers: SocialPeers;
  let visits: SocialVisits;
  let clock = START;
  let known: { readonly device: Device; readonly session: unknown };
  let fresh: Device;

  beforeAll(async () => {
    peers = await SocialPeers.start(PUBLIC);
  });
  afterAll(() => peers.stop());
  beforeEach(async () => {
    clock += 2 * DAY;
    for (const table of ['account_name', 'account_login', 'known_device', 'counter']) {
      await database().rows(`delete from ${table}`);
    }
    const environment = { DEVICE_APPROVAL: 'on' };
    visits = await SocialVisits.over(database(), peers, clock, { environment });
    const first = await visits.logIn('google');
    known = { device: visits.device, session: first['session'] };
    expect(first['state']).toBe('done'); // It makes the account.
    visits.clock += MINUTE;
    fresh = await newDevice();
    visits.device = fresh;
  });

  const enter = async (flow: unknown, by = fresh, site = SITE): Promise<Answer> => {
    const signature = await by.sign(`${String(flow)}:${site}`);
    return visits.ask('/device/enter', { flow, origin: site, signature });
  };
  const token = (): string => visits.deviceMails.at(-1)?.page.split('#device.')[1] ?? '';
  const asKnown = async (path: string, payload: object = {}): Promise<Answer> => {
    visits.device = known.device;
    return visits.proven(path, known.session, payload);
  };
  const waitingOf = async (): Promise<readonly { id: string }[]> =>
    (await asKnown('/devices/list'))['waiting'] as readonly { id: string }[];

  it('gets no session before a press in the mail, and one afterwards, once', async () => {
    const asked = await visits.logIn('google');
    expect(asked).toMatchObject({ state: 'device', provider: 'google', profile: { name: 'Ada' } });
    expect(asked).not.toHaveProperty('session');
    expect(visits.deviceMails).toMatchObject([{ to: 'ada@example.test', site: SITE }]);
    expect(await enter(asked['flow'])).toEqual({ status: 200, state: 'waiting' });

    expect((await visits.ask('/device/approve', { token: token() })).status).toBe(200);

    const answers = await Promise.all([1, 2, 3].map(() => enter(asked['flow'])));
    expect(answers.filter(({ state }) => state === 'over')).toHaveLength(2);
    const done = answers.find(({ state }) => state === 'done');
    expect((await visits.proven('/logins/list', done?.['session'])).status).toBe(200);
    expect(visits.newDeviceMails).toMatchObject([{ to: 'ada@example.test' }]);
    expect(await visits.logIn('google')).toMatchObject({ state: 'done' }); // It is known now.
  });

  it('is let in by a press on a device that is known', async () => {
    const asked = await visits.logIn('google');
    const [waiting, ...more] = await waitingOf();
    expect(more).toEqual([]);
    expect(waiting).toEqual({ id: asked['flow'], site: SITE, sinceMs: visits.clock });

    expect((await asKnown('/devices/allow', { id: waiting?.id })).status).toBe(200);

    expect((await asKnown('/devices/allow', { id: waiting?.id })).status).toBe(404);
    expect(await enter(asked['flow'])).toMatchObject({ state: 'done' });
  });

  it('is let in by itself, another new device or another account never', async () => {
    const { flow } = await visits.logIn('google');
    const before = visits.device;
    const stranger = await newDevice();
    visits.device = stranger;
    const other = await visits.logIn('github');
    expect(await visits.proven('/devices/list', other['session'])).toMatchObject({ waiting: [] });
    const allowed = await visits.proven('/devices/allow', other['session'], { id: flow });
    expect(allowed.status).toBe(404);
    visits.device = before;
    // A device that was let in afterwards does not speak for one that waited before.
    const second = await newDevice();
    visits.device = second;
    visits.clock += MINUTE;
    const { flow: later } = await visits.logIn('google');
    await visits.ask('/device/approve', { token: token() });
    const done = await enter(later, second);
    expect(done['state']).toBe('done');
    const refused = await visits.proven('/devices/allow', done['session'], { id: flow });
    expect(refused.status).toBe(404);
    expect(await enter(flow)).toMatchObject({ state: 'waiting' });
  });

  it('is the one that has asked, on its site, within ten minutes', async () => {
    const { flow } = await visits.logIn('google');
    await visits.ask('/device/approve', { token: token() });
    expect(await enter(flow, await newDevice())).toMatchObject({ state: 'over' });
    expect(await enter(flow, fresh, 'https://other.test')).toMatchObject({ state: 'over' });
    // A login that is proved is no login by e-mail that waits for its code.
    const asEmail = { flow, email: 'ada@example.test' };
    expect((await visits.ask('/device/look', asEmail)).status).toBe(401);
    visits.clock += 10 * MINUTE;
    expect(await enter(flow)).toMatchObject({ state: 'over' });
  });

  it('works for a mail to a mailbox that had many, and may be let in by a known device without', async () => {
    let flow: unknown;
    for (let n = 0; n < 5; n += 1) {
      visits.device = await newDevice();
      ({ flow } = await visits.logIn('google'));
    }
    expect(visits.deviceMails).toHaveLength(3); // Of one range.
    const last = visits.device;
    const asked = await enter(flow, last);
    expect(asked).toMatchObject({ status: 429, error: 'work', level: 1 });
    expect(await enter(flow)).toMatchObject({ state: 'over' }); // No device works for another one.

    const signature = await last.sign(`${String(flow)}:${SITE}`);
    const working = { flow, origin: SITE, signature, ...worked(asked) };
    const answers = await Promise.all([1, 2].map(() => visits.ask('/device/enter', working)));
    expect(answers).toContainEqual({ status: 200, state: 'waiting' });
    expect(visits.deviceMails).toHaveLength(4);
    expect(await enter(flow, last)).toMatchObject({ state: 'waiting' });
    await visits.ask('/device/approve', { token: token() });
    expect(await enter(flow, last)).toMatchObject({ state: 'done' });

    visits.device = await newDevice();
    const later = visits.device;
    ({ flow } = await visits.logIn('google'));
    expect(visits.deviceMails).toHaveLength(4);
    expect((await asKnown('/devices/allow', { id: flow })).status).toBe(200);
    expect(await enter(flow, later)).toMatchObject({ state: 'done' });
  });

  describe('of an account without an address', () => {
    const key = new WalletKey();
    let owner: unknown;

    const signed = async (session: unknown, path: string, payload: object, act: WalletAct) => {
      const { nonce, until } = await visits.proven('/slots/nonce', session);
      const given = { nonce: String(nonce), until: Number(until) };
      const proof = {
        nonce,
        signature: key.sign(act, { service: FRAME, account: user, ...given }),
      };
      return visits.proven(path, session, { ...payload, proof });
    };
    const hash = createHash('sha256').update('').digest('base64url');
    let user = '';

    /** Makes a device's slot, which the wallet's key keeps. */
    const addSlot = async (session: unknown, isFirst: boolean): Promise<Answer> => {
      const id = randomUUID();
      await visits.proven('/slots/create', session, { id, kind: 'device', isFirst });
      const act: WalletAct = isFirst
        ? { act: 'wallet.begin', subject: [id, hash, key.publicKey] }
        : { act: 'slot.keep', subject: [id, hash] };
      const own = isFirst && { key: key.publicKey };
      return signed(session, '/slots/keep', { id, ...own }, act);
    };

    beforeEach(async () => {
      for (const table of ['slot', 'wallet']) await database().rows(`delete from ${table}`);
      visits.device = known.device;
      const first = await visits.logIn('facebook');
      owner = first['session'];
      user = String(first['user']);
      expect((await addSlot(owner, true))['kept']).toBe(true);
      visits.clock += MINUTE;
      visits.device = fresh;
    });

    it('may open the wallet and nothing else, and comes in by the wallet’s key', async () => {
      const { session, state } = await visits.logIn('facebook');
      expect(state).toBe('done');
      expect(visits.deviceMails).toEqual([]);
      for (const path of ['/logins/list', '/devices/list', '/devices/end-others']) {
        expect(await visits.proven(path, session)).toMatchObject({ error: 'device_waits' });
      }
      const id = randomUUID();
      expect((await visits.proven('/devices/allow', session, { id })).status).toBe(403);
      expect((await visits.proven('/slots/list', session)).status).toBe(200);
      const again = await visits.logIn('facebook'); // Which does not let it in either.
      expect((await visits.proven('/logins/list', again['session'])).status).toBe(403);

      expect((await addSlot(session, false))['kept']).toBe(true);

      expect((await visits.proven('/logins/list', session)).status).toBe(200);
    });

    it('is let in by a device that has opened the wallet', async () => {
      const { session } = await visits.logIn('facebook');
      visits.device = known.device;
      const { devices, waiting } = await visits.proven('/devices/list', owner);
      expect(devices).toMatchObject([{ isHere: true, sites: [SITE] }]);
      const [{ id }] = waiting as readonly [{ readonly id: string }];
      expect(waiting).toEqual([{ id, site: SITE, sinceMs: visits.clock }]);

      expect((await visits.proven('/devices/allow', owner, { id })).status).toBe(200);

      visits.device = fresh;
      const listed = await visits.proven('/devices/list', session);
      expect(listed['devices']).toHaveLength(2);
      // Which sites another device is on, it learns when it has opened the wallet.
      expect(JSON.stringify(listed)).not.toContain(SITE);
      const refused = await visits.proven('/devices/allow', session, { id });
      expect(refused).toMatchObject({ status: 403, error: 'wallet_key' });
    });
  });

  describe('and its list of devices', () => {
    it('has each with its times, and ends younger ones alone', async () => {
      const { flow } = await visits.logIn('google');
      await visits.ask('/device/approve', { token: token() });
      const { session } = await enter(flow);
      const { devices } = await visits.proven('/devices/list', session);
      const [own, other] = devices as readonly Record<string, unknown>[];
      expect(own).toMatchObject({ isHere: true, sinceMs: visits.clock });
      expect(other).toMatchObject({ isHere: false, sinceMs: visits.clock - MINUTE });

      const refused = await visits.proven('/devices/end', session, { id: other?.['id'] });
      expect(refused).toMatchObject({ status: 403, error: 'wallet_key' });
      const others = await visits.proven('/devices/end-others', session);
      expect(others).toMatchObject({ status: 403, error: 'wallet_key' });
      expect((await asKnown('/devices/end', { id: own?.['id'] })).status).toBe(200);

      visits.device = fresh;
      expect((await visits.proven('/devices/list', session)).status).toBe(401);
      expect(((await asKnown('/devices/list'))['devices'] as unknown[]).length).toBe(1);
      expect((await asKnown('/devices/end', { id: other?.['id'] })).status).toBe(200);
      expect((await asKnown('/devices/list')).status).toBe(401);
    });
  });
});
