import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deviceKey } from '../src/domain/device-key';
import { describeOverDatabases } from './databases';
import { SITE } from './support';
import { type Answer, type Visitor, Visitors } from './visitors';

const DAY = 86_400_000;

describeOverDatabases('a session', (database) => {
  let visitors: Visitors;
  let owner: Visitor;
  let email = '';
  let count = 0;

  beforeAll(async () => {
    visitors = await Visitors.over(database());
  });
  beforeEach(async () => {
    visitors.clock += 2 * DAY;
    visitors.moveOn();
    email = `ada${(count += 1)}@example.test`;
    owner = await visitors.logIn(email);
    await visitors.addSlot(owner, 'device', true);
    visitors.newDeviceMails.length = 0;
  });

  const ask = (by: Visitor, path: string, payload?: object): Promise<Answer> =>
    visitors.ask(by, path, payload);

  it('ends with the slot of its device, and another login of the device is a new one', async () => {
    const passkey = await visitors.addSlot(owner, 'passkey');
    const lost = await visitors.logIn(email);
    const slot = await visitors.addSlot(lost, 'device');

    expect((await visitors.revokeSlot(owner, slot)).status).toBe(200);

    for (const path of ['/slots/list', '/session/resume', '/logins/list', '/session/end']) {
      expect(await ask(lost, path)).toEqual({ status: 401, error: 'session' });
    }
    expect((await ask(lost, '/slots/release', { id: passkey })).status).toBe(401);
    expect((await ask(owner, '/slots/list')).status).toBe(200);
    // The mailbox is still the visitor's, and so the device may log in again: what it had before stays over.
    const code = await visitors.codeFor(email, lost.device);
    const signature = await lost.sign(`${code.flow}:${code.code}:${SITE}`);
    const again = await visitors.send('/otp/verify', { ...code, origin: SITE, signature });
    expect((await ask({ ...lost, session: String(again['session']) }, '/slots/list')).status).toBe(
      200,
    );
    expect((await ask(lost, '/slots/list')).status).toBe(401);
  });

  it('is not left over where the device renews it while it is ended', async () => {
    await visitors.addSlot(owner, 'passkey');
    const lost = await visitors.logIn(email);
    const slot = await visitors.addSlot(lost, 'device');

    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => ask(lost, '/session/resume')),
      visitors.revokeSlot(owner, slot),
      ...Array.from({ length: 5 }, () => ask(lost, '/session/resume')),
    ]);

    const tokens = [lost.session, ...answers.flatMap(({ session }) => session ?? [])];
    for (const token of tokens) {
      const session = String(token);
      expect((await ask({ ...lost, session }, '/slots/list')).status).toBe(401);
    }
  });

  it('stays where a slot of words ends, or a revocation is refused', async () => {
    const words = await visitors.addSlot(owner, 'phrase');
    expect((await visitors.revokeSlot(owner, words)).status).toBe(200);
    const { slots } = await ask(owner, '/slots/list');
    const [own] = slots as readonly { readonly id: string }[];
    expect(await visitors.revokeSlot(owner, own?.id ?? '')).toMatchObject({
      error: 'last_slot',
    });
    expect((await ask(owner, '/session/resume')).status).toBe(200);
  });

  it('of a new device is mailed to every known address, and that of a known one is not', async () => {
    const joined = `second-${email}`;
    const code = await visitors.codeFor(joined, owner.device);
    await visitors.joinEmail(owner, joined, code);

    await visitors.logIn(email);

    const mails = [...visitors.newDeviceMails].sort((a, b) => (a.to < b.to ? -1 : 1));
    expect(mails).toEqual(
      [email, joined].map((to) => ({ to, site: SITE, sentAtMs: visitors.clock, name: {} })),
    );
    const again = await visitors.codeFor(email, owner.device);
    const signature = await owner.sign(`${again.flow}:${again.code}:${SITE}`);
    await visitors.send('/otp/verify', { ...again, origin: SITE, signature });
    expect(visitors.newDeviceMails).toHaveLength(2);
    await visitors.logIn(`other-${email}`); // The first login of an account makes it.
    expect(visitors.newDeviceMails).toHaveLength(2);
  });

  it('[R7.16] ends itself and younger ones, and all others by the key of the wallet', async () => {
    const younger = await visitors.logIn(email);
    await visitors.addSlot(younger, 'device');
    const act = (by: Visitor, path: string, id: string, signed = id): Promise<Answer> =>
      visitors.act(by, path, { id }, { act: 'sessions.end', subject: [signed] });
    const listed = (await ask(younger, '/devices/list'))['devices'] as readonly {
      readonly id: string;
      readonly isHere: boolean;
    }[];
    expect(listed).toMatchObject([
      { isHere: true, needsKey: false, sites: [SITE] },
      { isHere: false, needsKey: true, sites: [SITE] },
    ]);
    const [own, older] = listed.map(({ id }) => id) as [string, string];
    for (const path of ['/devices/end', '/devices/end-others']) {
      expect(await ask(younger, path, { id: older })).toMatchObject({ error: 'wallet_key' });
    }
    expect((await act(younger, '/devices/end', older, own)).status).toBe(403);
    expect((await act(younger, '/devices/end', older)).status).toBe(200);
    expect((await ask(owner, '/slots/list')).status).toBe(401);

    owner = await visitors.logIn(email);
    expect((await act(owner, '/devices/end-others', 'others')).status).toBe(200);
    expect((await ask(younger, '/slots/list')).status).toBe(401);
    expect((await ask(owner, '/devices/list'))['devices']).toHaveLength(1);
  });

  it('[R7.16] of another account is out of reach, also for the key', async () => {
    const stranger = await visitors.logIn(`stranger-${email}`);
    await visitors.addSlot(stranger, 'device', true);
    const { devices } = await ask(owner, '/devices/list');
    const [{ id }] = devices as [{ id: string }];
    const act = { act: 'sessions.end', subject: [id] } as const;
    expect((await visitors.act(stranger, '/devices/end', { id }, act)).status).toBe(404);
    expect((await ask(owner, '/slots/list')).status).toBe(200);
  });

  describe('during a hold', () => {
    const change = async (): Promise<void> => {
      const code = await visitors.codeFor(`joined-${email}`, owner.device);
      await visitors.joinEmail(owner, `joined-${email}`, code);
    };

    it.each(['passkey', 'phrase'])(
      'of a new device gets no key share of a %s for a day',
      async (kind) => {
        const id = await visitors.addSlot(owner, kind);
        const before = await visitors.logIn(email);
        await change();
        const after = await visitors.logIn(email);

        for (const use of [undefined, 'export', 'daily', 1]) {
          expect(await ask(after, '/slots/release', { id, ...(use && { use }) })).toMatchObject({
            status: 429,
            error: 'held_device',
          });
        }
        expect((await ask(before, '/slots/release', { id })).status).toBe(200);
        // A second change makes it no older.
        const code = await visitors.codeFor(`third-${email}`, owner.device);
        await visitors.joinEmail(owner, `third-${email}`, code);
        expect((await ask(after, '/slots/release', { id })).status).toBe(429);

        visitors.clock += DAY;
        const later = await visitors.logIn(email);
        expect((await ask(later, '/slots/release', { id })).status).toBe(200);
      },
    );

    it('of a device opens by its own slot, and adds a passkey', async () => {
      const device = await visitors.logIn(email);
      const id = await visitors.addSlot(device, 'device');
      await change();
      expect((await ask(device, '/slots/release', { id })).status).toBe(200);
      await expect(visitors.addSlot(device, 'passkey')).resolves.toMatch(/-/);
    });
  });

  it('of a removed login is a change too', async () => {
    const other = `other-${email}`;
    const code = await visitors.codeFor(other, owner.device);
    await visitors.joinEmail(owner, other, code);
    const id = await visitors.addSlot(owner, 'phrase');
    visitors.clock += DAY;
    owner = await visitors.logIn(email);
    const { logins } = await ask(owner, '/logins/list');
    const gone = (logins as { id: string; isHere: boolean }[]).find(({ isHere }) => !isHere)?.id;
    expect((await visitors.removeLogin(owner, gone ?? '')).status).toBe(200);
    visitors.clock += 1;
    const after = await visitors.logIn(email);
    expect(await ask(after, '/slots/release', { id })).toMatchObject({ error: 'held_device' });
  });

  it('shows the database no text of a device', async () => {
    const device = deviceKey(owner.device);
    const [row] = await database().rows(
      'select * from known_device where device = ?',
      device ?? '',
    );
    expect(row).toMatchObject({ browser: '', system: '' });
  });
});
