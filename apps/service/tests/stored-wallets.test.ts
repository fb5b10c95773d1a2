import { beforeEach, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import type { Store } from '../src/ports/store';
import { describeOverDatabases } from './databases';

const NOW = 1_000_000;
const LATER = NOW + 1000;

/** The contract of what is stored of wallets and their slots, which each database keeps. */
describeOverDatabases('the store of wallets', (database) => {
  let store: Store;
  let account: string;
  let count = 0;

  beforeEach(() => {
    store = sqlStore(database());
    account = `account ${(count += 1)}`;
  });

  const owner = (device = 'a') => ({ account, device });
  const wallet = (key = 'key') => ({ key, begunMs: NOW, madeMs: NOW, slots: 0 });
  const addSlot = (id: string, kind = 'device'): Promise<boolean> => {
    const sealed = { half: `half of ${id}`, sealer: `sealer of ${account}` };
    return store.slots.add({ ...owner(), ...sealed, id, kind, isFirst: false, createdMs: NOW });
  };

  it('makes one wallet of an account, for the device with the claim', async () => {
    const { wallets } = store;
    expect(await wallets.claim(owner(), NOW, LATER)).toBe(true);
    expect(await wallets.claim(owner('b'), NOW, LATER)).toBe(false);
    expect(await wallets.claim(owner(), NOW, LATER)).toBe(true);
    expect(await wallets.find(account)).toBeUndefined();
    expect(await wallets.make(owner('b'), 'key', NOW)).toBe(false);
    expect(await wallets.make(owner(), 'key', NOW)).toBe(true);
    expect(await wallets.make(owner(), 'other key', NOW)).toBe(false);
    expect(await wallets.claim(owner(), NOW, LATER)).toBe(false);
    await wallets.addSlot(account);
    expect(await wallets.removeSlot(account)).toBe(false);
    await wallets.addSlot(account);
    expect(await wallets.removeSlot(account)).toBe(true);
    await wallets.use(account, LATER);
    await wallets.sweep(LATER);
    expect(await wallets.find(account)).toEqual({ ...wallet(), slots: 1 });
  });

  it('keeps a slot, opens it once, and ends it', async () => {
    const { slots } = store;
    const [id, other] = [`${account} 1`, `${account} 2`];
    expect(await addSlot(id)).toBe(true);
    expect(await addSlot(id)).toBe(false);
    expect(await slots.find(owner(), id)).toEqual({ isFirst: false, isKept: false });
    await slots.keep(account, id, 'sealed', 'hash');
    await slots.keep(account, id, 'sealed again', 'another hash');
    expect(await slots.hashOf(owner(), id)).toBe('hash');
    expect(await slots.isOpened(account, id)).toBe(false);
    expect(await slots.open(owner(), id, 'another hash')).toBeUndefined();
    expect(await slots.open(owner(), id, 'hash')).toEqual({ kind: 'device' });
    expect(await slots.open(owner(), id, 'hash')).toBeUndefined();

    const half = { half: `half of ${id}`, sealer: `sealer of ${account}`, sealed: 'sealed' };
    const state = { isFirst: false, isKept: true, isOpened: true, aside: '' };
    expect(await slots.release(owner(), id)).toEqual({
      ...half,
      ...state,
      kind: 'device',
      ways: 1,
    });
    expect(await slots.release(owner('b'), id)).toBeUndefined();
    expect(await slots.deviceOf(account, id)).toBe('a');
    const listed = { id, kind: 'device', createdMs: NOW, sealed: 'sealed', aside: '' };
    const times = { asideSinceMs: undefined, asideEndsMs: undefined };
    expect(await slots.list(account)).toEqual([{ ...listed, ...times }]);

    await addSlot(other, 'passkey');
    await slots.keep(account, other, 'sealed', 'hash');
    expect(await slots.release(owner('b'), other)).toMatchObject({ half: `half of ${other}` });
    await slots.sweepUnopened(NOW);
    expect(await slots.release(owner('b'), other)).toBeUndefined();
    expect(await slots.end('another', id)).toBeUndefined();
    expect(await slots.end(account, id)).toEqual({ kind: 'device', device: 'a' });
  });

  it('seals a key share anew, unless it has changed', async () => {
    const { slots } = store;
    const id = `${account} 1`;
    await addSlot(id);
    const seal = { id, account, half: `half of ${id}`, sealer: `sealer of ${account}` };
    const { next, rows } = await slots.sealedOtherwise('sealer', id.slice(0, -1), 1);
    const [stored = seal] = rows;
    expect(stored).toEqual(seal);
    expect(next).toBe(id);
    expect((await slots.sealedOtherwise('sealer', id.slice(0, -1), 1000)).next).toBeUndefined();
    await slots.sealAnew({ ...stored, half: 'another' }, 'lost', 'sealer');
    await slots.sealAnew(stored, 'anew', 'sealer');
    expect(await slots.release(owner(), id)).toMatchObject({ half: 'anew', sealer: 'sealer' });
  });

  it('sets a wallet aside with its slots, and gives it its place back', async () => {
    const { aside, slots, wallets } = store;
    const [id, other] = [`${account} 1`, `${account} 2`];
    expect(await aside.count(account)).toBeUndefined();
    await wallets.claim(owner(), NOW, LATER);
    await wallets.make(owner(), 'older key', NOW);
    for (const slot of [id, other]) {
      await addSlot(slot, 'passkey');
      await slots.keep(account, slot, 'sealed', 'hash');
      await slots.open(owner(), slot, 'hash');
    }
    await aside.add(account, account, NOW + 5, LATER);
    await slots.setAside(account, account, other);
    await wallets.renew(owner(), 'younger key', NOW + 5);

    expect(await aside.count(account)).toBe(1);
    expect(await aside.keyOf(account, account)).toBe('older key');
    expect(await aside.olderKeys(account)).toEqual(['older key']);
    expect(await aside.youngerSince(account, account)).toBeUndefined();
    expect(await slots.list(account)).toMatchObject([
      { id, aside: account, asideSinceMs: NOW + 5, asideEndsMs: LATER },
      { id: other, aside: '', asideSinceMs: undefined },
    ]);
    expect(await aside.discard(account, account, NOW + 50)).toBe(NOW + 50);
    expect(await aside.discard(account, account, NOW + 99)).toBe(NOW + 50);
    expect(await aside.keep(account, account, NOW + 50, 1)).toBe(false);
    expect(await aside.keep(account, account, NOW, 20)).toBe(true);
    const older = { key: 'older key', madeMs: NOW, slots: 0 };
    expect(await aside.take(account, account)).toEqual(older);
    await slots.restore(account, account);
    await wallets.restore(account, older, NOW + 9);
    expect(await slots.release(owner('b'), id)).toMatchObject({ kind: 'passkey', aside: '' });
    expect(await wallets.find(account)).toMatchObject({ key: 'older key', madeMs: NOW });

    await aside.add(account, `${account} 3`, NOW, LATER);
    await slots.setAside(account, `${account} 3`, '');
    await slots.sweepAside(LATER);
    await aside.sweep(LATER);
    expect(await slots.list(account)).toEqual([]);
    expect(await aside.keyOf(account, `${account} 3`)).toBeUndefined();
  });

  it('lets a device wait once since its login, and take its turn', async () => {
    const { devices, renewals } = store;
    const device = { ...owner(), knownSinceMs: NOW };
    expect(await renewals.begin(device, NOW, LATER)).toBe(true);
    expect(await renewals.begin(device, NOW + 1, LATER + 1)).toBe(false);
    const renewal = { device: 'a', knownSinceMs: NOW, begunMs: NOW, readyMs: LATER };
    expect(await renewals.list(account)).toEqual([{ ...renewal, deviceSinceMs: undefined }]);
    const name = { browser: '', system: '' };
    await devices.know({ ...owner(), ...name, id: account, isApproved: true, sinceMs: NOW });
    expect(await renewals.list(account)).toEqual([{ ...renewal, deviceSinceMs: NOW }]);
    expect(await renewals.begin({ ...device, knownSinceMs: NOW + 1 }, NOW, LATER)).toBe(true);
    expect(await renewals.take(device, LATER)).toBe(false);
    expect(await renewals.take({ ...device, knownSinceMs: NOW + 1 }, NOW)).toBe(false);
    expect(await renewals.take({ ...device, knownSinceMs: NOW + 1 }, LATER)).toBe(true);
    await renewals.begin(device, NOW, LATER);
    await renewals.end(account);
    expect(await renewals.list(account)).toEqual([]);
  });

  it('takes a nonce once, of its account', async () => {
    const { nonces } = store;
    await nonces.add(account, account, LATER);
    expect(await nonces.take(account, 'another', NOW)).toBeUndefined();
    expect(await nonces.take(account, account, LATER)).toBeUndefined();
    expect(await nonces.take(account, account, NOW)).toBe(LATER);
    expect(await nonces.take(account, account, NOW)).toBeUndefined();
    await nonces.sweep(LATER);
  });

  it('notes a slot that ends elsewhere until it is answered', async () => {
    const { endings } = store;
    const slot = { id: account, ...owner() };
    await endings.note(slot, LATER);
    await endings.note(slot, NOW);
    expect(await endings.unanswered(NOW - 1)).toEqual([]);
    expect(await endings.unanswered(NOW)).toEqual([slot]);
    await endings.forget(account);
    expect(await endings.unanswered(LATER)).toEqual([]);
  });
});
