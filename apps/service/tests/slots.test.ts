import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { describeOverDatabases } from './databases';
import type { WalletAct } from '../src/domain/wallet-act';
import { WalletKey } from './stand-ins/wallet-key';
import { SITE, type TestService } from './support';
import { type Answer, FRAME, SEALED, type Visitor, Visitors } from './visitors';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describeOverDatabases('a session and its slots', (database) => {
  let visitors: Visitors;
  let service: TestService;
  let logins = 0;
  let email = '';

  beforeAll(async () => {
    visitors = await Visitors.over(database());
    ({ service } = visitors);
  });
  beforeEach(() => {
    visitors.clock += 40 * DAY;
    visitors.moveOn();
    email = `visitor${(logins += 1)}@example.test`;
  });
  afterEach(() => service.sweep());

  const send = (path: string, body: unknown, origin?: string): Promise<Answer> =>
    visitors.send(path, body, origin);
  const logIn = (address = email): Promise<Visitor> => visitors.logIn(address);
  const ask = (visitor: Visitor, path: string, payload?: object): Promise<Answer> =>
    visitors.ask(visitor, path, payload);
  const revoke = (visitor: Visitor, id: string): Promise<Answer> =>
    visitors.revokeSlot(visitor, id);
  const addSlot = (visitor: Visitor, kind: string, isFirst?: boolean): Promise<string> =>
    visitors.addSlot(visitor, kind, isFirst);

  describe('a session', () => {
    it('is resumed with a new token, and the old one ends a minute later', async () => {
      const visitor = await logIn();
      const old = visitor.session;

      const resumed = await ask(visitor, '/session/resume');

      expect(resumed).toMatchObject({ status: 200, user: visitor.user, site: SITE });
      const next = { ...visitor, session: String(resumed['session']) };
      expect(next.session).not.toBe(old);
      expect((await ask(visitor, '/slots/list')).status).toBe(200); // Another tab still has the old.
      visitors.clock += 30_000;
      await ask(visitor, '/session/resume'); // Which does not keep it alive.
      visitors.clock += 30_000;
      expect(await ask(visitor, '/slots/list')).toEqual({ status: 401, error: 'session' });
      expect((await ask(next, '/slots/list')).status).toBe(200);
    });

    it('ends after a day without use, and after 30 days', async () => {
      const idle = await logIn();
      visitors.clock += DAY;
      expect((await ask(idle, '/session/resume')).status).toBe(401);

      const visitor = await logIn();
      for (let day = 0; day < 29; day += 1) {
        visitors.clock += DAY - MINUTE;
        const resumed = await ask(visitor, '/session/resume');
        expect(resumed.status).toBe(200);
        visitor.session = String(resumed['session']);
      }
      visitors.clock += DAY + HOUR - MINUTE;
      expect((await ask(visitor, '/session/resume')).status).toBe(401);
    });

    it('is worth nothing without the device, twice, or for another request', async () => {
      const visitor = await logIn();
      const thief = { ...visitor, sign: (await logIn(`x${email}`)).sign };
      expect((await ask(thief, '/session/resume')).status).toBe(401);

      const proof = await visitors.proofOf(visitor, '/slots/list');
      expect((await send('/session/resume', proof)).status).toBe(401);
      expect((await send('/slots/list', { ...proof, payload: '{"a":1}' })).status).toBe(401);
      expect((await send('/slots/list', proof)).status).toBe(200);
      expect((await send('/slots/list', proof)).status).toBe(401);
      const [one, other] = await Promise.all(
        [1, 2].map(async () => visitors.proofOf(visitor, '/slots/list')),
      );
      const parallel = await Promise.all([one, one, one, other].map((p) => send('/slots/list', p)));
      expect(parallel.filter(({ status }) => status === 200)).toHaveLength(2);
    });

    it('allows a clock that is five minutes wrong, and no more', async () => {
      const visitor = await logIn();
      const at = async (time: unknown): Promise<number> => {
        const proof = await visitors.proofOf(visitor, '/slots/list', {}, time as number);
        return (await send('/slots/list', proof)).status;
      };

      expect(await at(visitors.clock - 300_000)).toBe(200);
      expect(await at(visitors.clock + 300_000)).toBe(200);
      expect(await at(visitors.clock - 300_001)).toBe(401);
      expect(await at(visitors.clock + 300_001)).toBe(401);
      expect(await at(String(visitors.clock))).toBe(401);
      expect(await at(null)).toBe(401);
    });

    it('ends at a log out on that device, and on no other', async () => {
      const phone = await logIn();
      const laptop = await logIn();

      expect((await ask(phone, '/session/end')).status).toBe(200);

      expect((await ask(phone, '/slots/list')).status).toBe(401);
      expect((await ask(laptop, '/slots/list')).status).toBe(200);
    });

    it.each<readonly [string, unknown]>([
      ['nothing', {}],
      ['a list', []],
      ['texts that are none', { session: 1, nonce: 2, time: 3, payload: 4, signature: 5 }],
    ])('is not opened by %s', async (_, body) => {
      expect(await send('/session/resume', body)).toEqual({ status: 401, error: 'session' });
    });

    it('is for the frame alone', async () => {
      const visitor = await logIn();
      const paths = ['/session/resume', '/session/end', '/slots/list', '/slots/release'];

      for (const path of paths) {
        expect((await send(path, await visitors.proofOf(visitor, path), SITE)).status).toBe(403);
      }
    });
  });

  describe('a wallet', () => {
    it('has a slot for each way, and releases key shares to its visitor', async () => {
      const visitor = await logIn();
      const device = await addSlot(visitor, 'device', true);
      const passkey = await addSlot(visitor, 'passkey');

      const { slots } = await ask(visitor, '/slots/list');

      expect(slots).toEqual(
        [
          { id: device, kind: 'device', createdAtMs: visitors.clock },
          { id: passkey, kind: 'passkey', createdAtMs: visitors.clock, sealed: SEALED },
        ].sort((one, other) => (one.id < other.id ? -1 : 1)),
      );
      const shares = await Promise.all(
        [device, passkey, device].map((id) => ask(visitor, '/slots/release', { id })),
      );
      expect(shares[0]?.['half']).toBe(shares[2]?.['half']);
      expect(shares[0]?.['half']).not.toBe(shares[1]?.['half']);
    });

    it('begins in three requests: each answers with what the next one needs', async () => {
      const ada = await logIn();
      const key = new WalletKey();
      const id = randomUUID();
      const none = createHash('sha256').digest('base64url');
      const proofOf = (act: WalletAct, { nonce, until }: Answer) => {
        const bounds = { service: FRAME, account: ada.user, nonce: String(nonce) };
        return { nonce, signature: key.sign(act, { ...bounds, until: Number(until) }) };
      };
      const made = await ask(ada, '/slots/create', { id, kind: 'device', isFirst: true });
      const begin = { act: 'wallet.begin', subject: [id, none, key.publicKey] } as const;
      const asked = { id, key: key.publicKey, proof: proofOf(begin, made) };
      const kept = await ask(ada, '/slots/keep', asked);
      expect(kept).toMatchObject({ half: made['half'], state: 'kept', sealed: '' });
      const open = { act: 'slot.open', subject: [id, none] } as const;
      const proof = proofOf(open, kept);
      expect(await ask(ada, '/slots/open', { id, proof })).toMatchObject({ isOpen: true });
      expect(await ask(ada, '/slots/release', { id })).toMatchObject({ state: 'open' });
    });

    it('is begun once, however many devices begin it', async () => {
      const visitors = [await logIn(), await logIn(), await logIn()];
      const begun = await Promise.all(
        visitors.map((visitor) => {
          const slot = { id: randomUUID(), kind: 'device', isFirst: true };
          return ask(visitor, '/slots/create', slot);
        }),
      );

      expect(begun.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(begun.filter(({ error }) => error === 'wallet_exists')).toHaveLength(2);
    });

    it('may be begun elsewhere ten minutes later, and then not confirmed by the first', async () => {
      const [phone, laptop] = [await logIn(), await logIn()];
      const id = randomUUID();
      await ask(phone, '/slots/create', { id, kind: 'device', isFirst: true });
      visitors.clock += 9 * MINUTE;
      const slot = { kind: 'device', isFirst: true };
      const early = await ask(laptop, '/slots/create', { ...slot, id: randomUUID() });
      expect(early).toMatchObject({ error: 'wallet_exists' });
      visitors.clock += MINUTE;

      await addSlot(laptop, 'device', true);

      expect((await visitors.keepSlot(phone, id, '', true)).status).toBe(404);
      await service.sweep();
      expect((await ask(phone, '/slots/release', { id })).status).toBe(404);
    });

    it('may be begun again by the device whose first attempt was cut off', async () => {
      const visitor = await logIn();
      const slot = { kind: 'device', isFirst: true };
      await ask(visitor, '/slots/create', { ...slot, id: randomUUID() });

      const id = await addSlot(visitor, 'device', true);

      // Again: no harm.
      expect((await visitors.openSlot(visitor, id, '')).status).toBe(200);
      const { slots } = await ask(visitor, '/slots/list');
      expect(slots).toHaveLength(1);
    });

    it('releases the key share of a passkey only when the slot is confirmed', async () => {
      const visitor = await logIn();
      await addSlot(visitor, 'device', true);
      const id = randomUUID();
      await ask(visitor, '/slots/create', { id, kind: 'passkey', isFirst: false });
      const laptop = await logIn();

      expect((await ask(laptop, '/slots/release', { id })).status).toBe(404);
      expect(await ask(visitor, '/slots/release', { id })).toMatchObject({ state: 'made' });
    });

    it('has no way that was not opened: it is not listed, and the last one stays', async () => {
      const visitor = await logIn();
      const device = await addSlot(visitor, 'device', true);
      const id = randomUUID();
      await ask(visitor, '/slots/create', { id, kind: 'passkey', isFirst: false });
      await visitors.keepSlot(visitor, id, SEALED, false);

      expect((await ask(visitor, '/slots/list'))['slots']).toMatchObject([{ id: device }]);
      expect(await revoke(visitor, device)).toMatchObject({ error: 'last_slot' });
      const kept = await ask(visitor, '/slots/release', { id });
      expect(kept).toMatchObject({ state: 'kept', sealed: SEALED });

      expect((await visitors.openSlot(visitor, id, SEALED)).status).toBe(200);
      expect((await ask(visitor, '/slots/list'))['slots']).toHaveLength(2);
      expect((await revoke(visitor, device)).status).toBe(200);
    });

    it("releases a device's key share to that device, and the others to each", async () => {
      const phone = await logIn();
      const device = await addSlot(phone, 'device', true);
      const passkey = await addSlot(phone, 'passkey');
      const laptop = await logIn();

      expect((await ask(laptop, '/slots/release', { id: device })).status).toBe(404);
      expect((await ask(laptop, '/slots/release', { id: passkey })).status).toBe(200);
      const own = await addSlot(laptop, 'device');
      expect((await ask(laptop, '/slots/release', { id: own })).status).toBe(200);
    });

    it('is unknown to other visitors', async () => {
      const visitor = await logIn();
      const id = await addSlot(visitor, 'device', true);
      const passkey = await addSlot(visitor, 'passkey');
      const stranger = await logIn(`stranger-${email}`);

      await addSlot(stranger, 'device', true);
      expect((await ask(stranger, '/slots/release', { id: passkey })).status).toBe(404);
      expect((await ask(stranger, '/slots/open', { id: passkey })).status).toBe(404);
      expect((await revoke(stranger, passkey)).status).toBe(404);
      expect((await visitors.keepSlot(stranger, passkey, SEALED, false)).status).toBe(404);
      const taken = await ask(stranger, '/slots/create', { id, kind: 'device', isFirst: false });
      expect(taken).toMatchObject({ status: 400, error: 'slot' });
      expect((await ask(stranger, '/slots/list'))['slots']).toHaveLength(1);
    });

    it('has no way beside the wallet', async () => {
      const visitor = await logIn();
      const slot = { id: randomUUID(), kind: 'passkey', isFirst: false };

      expect(await ask(visitor, '/slots/create', slot)).toMatchObject({ error: 'no_wallet' });
      const first = { ...slot, isFirst: true };
      expect(await ask(visitor, '/slots/create', first)).toMatchObject({ error: 'kind' });
    });

    it('has each way revoked, but never the last', async () => {
      const phone = await logIn();
      const device = await addSlot(phone, 'device', true);
      const passkey = await addSlot(phone, 'passkey');
      const visitor = await logIn();

      const revoked = await Promise.all([device, passkey].map((id) => revoke(visitor, id)));

      expect(revoked.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(revoked.filter(({ error }) => error === 'last_slot')).toHaveLength(1);
      const { slots } = await ask(visitor, '/slots/list');
      expect(slots).toHaveLength(1);
      const [left] = slots as readonly { readonly id: string }[];
      const gone = left?.id === device ? passkey : device;
      expect((await ask(visitor, '/slots/release', { id: gone })).status).toBe(404);
      expect((await revoke(visitor, gone)).status).toBe(404);
    });

    it('is revoked once by parallel requests, and can still lose the other ways', async () => {
      const visitor = await logIn();
      await addSlot(visitor, 'device', true);
      const [one, other] = [await addSlot(visitor, 'passkey'), await addSlot(visitor, 'phrase')];

      const parallel = await Promise.all([one, one, one].map((id) => revoke(visitor, id)));

      expect(parallel.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await revoke(visitor, other)).status).toBe(200);
    });
  });

  describe('limits', () => {
    it('release ten key shares of phrases an hour to an account', async () => {
      const visitor = await logIn();
      await addSlot(visitor, 'device', true);
      const id = await addSlot(visitor, 'phrase');

      const released: Answer[] = [];
      for (let n = 0; n < 11; n += 1) released.push(await ask(visitor, '/slots/release', { id }));

      expect(released.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(released.at(-1)).toMatchObject({ status: 429, error: 'too_many' });
      visitors.clock += HOUR;
      expect((await ask(visitor, '/slots/release', { id })).status).toBe(200);
    });

    it('release 100 key shares a day while the wallet has one slot', async () => {
      const visitor = await logIn();
      const id = await addSlot(visitor, 'device', true);
      const release = (): Promise<Answer> => ask(visitor, '/slots/release', { id });

      const released: Answer[] = [];
      for (let n = 0; n < 101; n += 1) released.push(await release());
      expect(released.filter(({ status }) => status === 200)).toHaveLength(100);
      expect(released.at(-1)).toMatchObject({ status: 429, error: 'one_slot' });

      await addSlot(visitor, 'passkey');
      expect((await release()).status).toBe(200);
    });

    it('make 20 slots a day', async () => {
      const visitor = await logIn();
      await addSlot(visitor, 'device', true);
      for (let n = 1; n < 20; n += 1) await addSlot(visitor, 'passkey');
      const slot = { id: randomUUID(), kind: 'passkey', isFirst: false };

      expect((await ask(visitor, '/slots/create', slot)).status).toBe(429);
      visitors.clock += DAY;
      const later = await logIn();
      expect(await ask(later, '/slots/create', { ...slot, id: randomUUID() })).toMatchObject({
        error: 'too_many_slots',
      });
    });

    it.each<readonly [string, object, string]>([
      ['/slots/create', { id: 'x', kind: 'device', isFirst: true }, 'id'],
      ['/slots/create', { id: randomUUID(), kind: 'assisted', isFirst: true }, 'kind'],
      ['/slots/keep', { id: randomUUID(), sealed: 'x'.repeat(4097) }, 'sealed'],
      ['/slots/keep', { id: randomUUID(), sealed: 1 }, 'sealed'],
      ['/slots/release', {}, 'slot'],
    ])('refuse %s of %j', async (path, payload, error) => {
      const expected = path === '/slots/release' ? 'id' : error;
      expect(await ask(await logIn(), path, payload)).toEqual({ status: 400, error: expected });
    });
  });

  it('keeps key shares and session tokens out of the database and the log', async () => {
    const visitor = await logIn();
    const id = await addSlot(visitor, 'device', true);
    const { half } = await ask(visitor, '/slots/release', { id });
    const tables = ['login_session', 'wallet', 'slot', 'counter'];
    const stored = await Promise.all(
      tables.map((table) => database().rows(`select * from ${table}`)),
    );
    const kept = `${service.lines.join('')}${JSON.stringify(stored)}`;

    expect(String(half)).toHaveLength(43);
    for (const secret of [String(half), visitor.session, email]) expect(kept).not.toContain(secret);
  });

  it('moves no key share into the row of another slot', async () => {
    const visitor = await logIn();
    const id = await addSlot(visitor, 'device', true);
    const passkey = await addSlot(visitor, 'passkey');
    await database().rows(
      'update slot set half = (select half from slot where id = ?) where id = ?',
      id,
      passkey,
    );

    expect((await ask(visitor, '/slots/release', { id: passkey })).status).toBe(500);
  });

  it('is the same for a second instance over the same database', async () => {
    const visitor = await logIn();
    const id = await addSlot(visitor, 'device', true);
    const first = await ask(visitor, '/slots/release', { id });

    const { clock } = visitors;
    visitors = await Visitors.over(database());
    visitors.clock = clock;
    ({ service } = visitors);

    expect(await ask(visitor, '/slots/release', { id })).toEqual(first);
  });
});
