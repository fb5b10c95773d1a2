import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newEntropy } from '../../src/domain/accounts/entropy';
import { base64url, fromBase64url } from '../../src/domain/bytes/base64url';
import type { Slot } from '../../src/domain/vault/slot';
import { openKit } from '../../src/domain/vault/kit';
import { Vault } from '../../src/use-cases/vault/vault';
import type { UnlockMethod } from '../../src/domain/vault/unlock-method';
import { ABANDON, toHex } from '../vectors';
import { FakeService, FakeSlotStore, ORIGIN } from './fake-service';
import { addNewWords } from './phrase-of';

// Words are stretched, which takes seconds on a busy machine.
jest.setTimeout(30_000);

const USER = 'dmlzaXRvci1vbmUtb2YtdGVzdHM';
const OTHER = 'dmlzaXRvci10d28tb2YtdGVzdHM';
const DEVICE: UnlockMethod = { kind: 'device' };

let service: FakeService;
let store: FakeSlotStore;
let vault: Vault;
let entropy: string;

const read = (bytes: Uint8Array): string => toHex(bytes);
const open = (method: UnlockMethod, by = vault): Promise<string> => by.open(method, read);
const newest = (): string => [...service.kept.keys()].at(-1) ?? '';
const vaultOf = (user = USER, own = store): Vault =>
  new Vault({
    shares: service,
    nonces: service,
    origin: ORIGIN,
    store: own,
    user,
    stretch: 'pbkdf2-sha256',
  });

beforeEach(async () => {
  service = new FakeService(USER);
  store = new FakeSlotStore();
  vault = vaultOf();
  entropy = await vault.begin((bytes) => Promise.resolve(read(bytes)));
});

/** A passkey of this test, whose PRF output is always the same. */
function newPasskey() {
  const prf = newEntropy();
  const credential = base64url(newEntropy());
  const salt = base64url(newEntropy());
  return { added: { credential, salt, prf: prf.slice() }, prf: () => prf.slice() };
}

async function passkeyMethod() {
  const passkey = newPasskey();
  await vault.addPasskey(DEVICE, passkey.added);
  const id = newest();
  return { id, method: (): UnlockMethod => ({ kind: 'passkey', id, prf: passkey.prf() }) };
}

describe('a wallet', () => {
  it('opens on the browser that began it, again and again', async () => {
    expect(await vault.isOnDevice()).toBe(true);
    expect(await open(DEVICE)).toBe(entropy);
    expect(await open(DEVICE)).toBe(entropy);
  });

  it('is begun once', async () => {
    await expect(vaultOf(USER, new FakeSlotStore()).begin(() => Promise.resolve())).rejects.toThrow(
      'wallet',
    );
    expect(await open(DEVICE)).toBe(entropy);
  });

  it('is begun once by two tabs of one browser', async () => {
    service = new FakeService(USER);
    store = new FakeSlotStore();
    const begun = [vaultOf(), vaultOf()].map((tab) =>
      tab.begin((bytes) => Promise.resolve(read(bytes))),
    );
    const [first, second] = await Promise.allSettled(begun);

    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'refused' } });
    expect(first).toEqual({ status: 'fulfilled', value: await open(DEVICE, vaultOf()) });
  });

  it('is not lost where the browser closes before the service has confirmed it', async () => {
    service = new FakeService(USER);
    store = new FakeSlotStore();
    service.isKeepLost = true;
    const seen: string[] = [];
    const begun = vaultOf().begin((bytes) => Promise.resolve(void seen.push(read(bytes))));
    await expect(begun).rejects.toThrow('offline');
    expect(seen).toEqual([]); // No account is shown before.
    await expect(open(DEVICE, vaultOf())).rejects.toThrow('offline');

    service.isKeepLost = false;

    expect(await open(DEVICE, vaultOf())).toBe(await open(DEVICE, vaultOf()));
    expect((await vaultOf().list()).slots).toHaveLength(1);
  });

  it('wipes the entropy after the work, also where the work fails', async () => {
    const seen: Uint8Array[] = [];
    await vault.open(DEVICE, (bytes) => void seen.push(bytes));
    const failed = vault.open(DEVICE, (bytes) => {
      seen.push(bytes);
      throw new Error('refused');
    });

    await expect(failed).rejects.toThrow('refused');
    expect(seen.map((bytes) => bytes.some((byte) => byte !== 0))).toEqual([false, false]);
  });

  it('opens on a new device by a passkey, which then has a slot of its own', async () => {
    const { method } = await passkeyMethod();
    const elsewhere = new FakeSlotStore();
    const other = vaultOf(USER, elsewhere);
    expect(await other.isOnDevice()).toBe(false);

    expect(await open(method(), other)).toBe(entropy);
    await other.addDevice(method());

    expect(await open(DEVICE, other)).toBe(entropy);
    expect(await open(DEVICE)).toBe(entropy);
    expect((await vault.list()).slots.map(({ kind }) => kind)).toEqual([
      'device',
      'passkey',
      'device',
    ]);
  });

  it('opens by twelve words and the service', async () => {
    const words = await addNewWords(vault, DEVICE);
    const id = newest();
    await addNewWords(vault, DEVICE);

    expect(words.split(' ')).toHaveLength(12);
    const method = { kind: 'phrase', id, words } as const;
    expect(await open(method, vaultOf(USER, new FakeSlotStore()))).toBe(entropy);
    await expect(open({ ...method, id: newest() })).rejects.toMatchObject({ code: 'locked' });
  });

  it('opens from a kit when the service is gone', async () => {
    const { kit, words } = await vault.makeKit(DEVICE);
    const file: unknown = JSON.parse(JSON.stringify(kit));
    service.shares.clear();

    expect(await openKit(file, words, read)).toBe(entropy);
    expect((await vault.list()).slots.map(({ kind }) => kind)).toEqual(['device']);
  });

  it('forgets this browser, and no other slot', async () => {
    const { method } = await passkeyMethod();

    await vault.forget();

    await expect(open(DEVICE)).rejects.toMatchObject({ code: 'locked' });
    expect(await open(method())).toBe(entropy);
  });

  it('has each slot revoked alone', async () => {
    const { id, method } = await passkeyMethod();
    await vault.revoke(DEVICE, id);
    await expect(open(method())).rejects.toMatchObject({ code: 'slot' });
    expect(await open(DEVICE)).toBe(entropy);

    const { slots } = await vault.list();
    const [device] = slots;
    await vault.revoke(DEVICE, device?.id ?? '');
    expect(store.stored).toBeUndefined();
  });
});

describe('alone opens nothing:', () => {
  it('the device', async () => {
    service.shares.clear();

    await expect(open(DEVICE)).rejects.toThrow('slot');
    const share = store.stored?.half as CryptoKey;
    expect(share.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', share)).rejects.toThrow(/not extractable/);
  });

  it('the service, with everything that it stores, and any key share of its own', async () => {
    const { id } = await passkeyMethod();
    await addNewWords(vault, DEVICE);
    const thief = vaultOf(USER, new FakeSlotStore());

    for (let n = 0; n < 3; n += 1) {
      const method = { kind: 'passkey', id, prf: newEntropy() } as const;
      await expect(open(method, thief)).rejects.toMatchObject({ code: 'locked' });
    }
    const method = { kind: 'phrase', id: newest(), words: ABANDON } as const;
    await expect(open(method, thief)).rejects.toMatchObject({ code: 'locked' });
    const stored = JSON.stringify([...service.kept, ...[...service.shares.values()].map(toHex)]);
    expect(stored).not.toContain(entropy);
    expect(stored).not.toContain(base64url(Uint8Array.from(Buffer.from(entropy, 'hex'))));
  });

  it('a passkey, where the service gives another key share', async () => {
    const { id, method } = await passkeyMethod();
    service.shares.set(id, newEntropy());

    await expect(open(method())).rejects.toMatchObject({ code: 'locked' });
  });

  it("another visitor's slot, even with both key shares", async () => {
    const { method } = await passkeyMethod();

    await expect(open(method(), vaultOf(OTHER))).rejects.toMatchObject({ code: 'locked' });
    await expect(open(DEVICE, vaultOf(OTHER))).rejects.toMatchObject({ code: 'locked' });
    expect(await vaultOf(OTHER).isOnDevice()).toBe(false);
  });

  it('a kit with other words', async () => {
    const { kit } = await vault.makeKit(DEVICE);
    const { words } = await vault.makeKit(DEVICE);

    await expect(openKit(kit, words, read)).rejects.toMatchObject({ code: 'locked' });
    await expect(openKit(kit, 'no words', read)).rejects.toMatchObject({ code: 'words' });
    await expect(openKit(store.stored?.slot, words, read)).rejects.toMatchObject({ code: 'slot' });
  });

  it('a PRF output of another length', async () => {
    const { id } = await passkeyMethod();
    const method = { kind: 'passkey', id, prf: new Uint8Array(16) } as const;

    await expect(open(method)).rejects.toMatchObject({ code: 'locked' });
  });
});

describe('a slot', () => {
  async function deviceSlot(): Promise<Slot> {
    return (await store.read())?.slot as Slot;
  }

  it('is authenticated: each changed bit of it is an error', async () => {
    const slot = await deviceSlot();
    const share = store.stored?.half as CryptoKey;
    const sealed = fromBase64url(slot.sealed);

    for (let bit = 0; bit < sealed.length * 8; bit += 13) {
      const changed = sealed.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      store.stored = { half: share, slot: { ...slot, sealed: base64url(changed) } };
      await expect(open(DEVICE)).rejects.toMatchObject({ code: 'locked' });
    }
  });

  it('is of one id, even where the service gives the same key share for another', async () => {
    const slot = await deviceSlot();
    const share = store.stored?.half as CryptoKey;
    const id = crypto.randomUUID();
    service.shares.set(id, (await service.release(slot.id)).share);
    service.kept.set(id, '');
    service.opened.add(id);
    store.stored = { half: share, slot: { ...slot, id } };

    await expect(open(DEVICE)).rejects.toMatchObject({ code: 'locked' });
  });

  it('has its own nonce each time', async () => {
    const first = await vault.makeKit(DEVICE);
    const second = await vault.makeKit(DEVICE);

    expect(first.kit.sealed.slice(0, 16)).not.toBe(second.kit.sealed.slice(0, 16));
  });
});

describe('a slot whose place another one takes', () => {
  const shareOf = (): readonly [string, Uint8Array] => {
    const [first] = service.shares;
    if (!first) throw new Error('There is no slot');
    return first;
  };

  /** The service says that this browser's slot has ended, and lets it begin a new wallet. */
  async function begunAnew() {
    const before = shareOf();
    const { key } = service;
    service.shares.clear();
    service.key = '';
    const fresh = await vault.begin((bytes) => Promise.resolve(read(bytes)));
    return { before, fresh, key };
  }

  it('is not overwritten, and opens again where the service has its key share after all', async () => {
    const { before, fresh, key } = await begunAnew();
    expect(fresh).not.toBe(entropy);
    expect(await open(DEVICE)).toBe(fresh);

    service.shares.clear();
    service.shares.set(...before);
    service.key = key;
    expect(await open(DEVICE)).toBe(entropy);
    expect(await vault.ownSlot()).toBe(before[0]);
    expect(store.putAside).toHaveLength(1);
  });

  it('keeps its place where it still opens, or where the service refuses the new one', async () => {
    await expect(vault.begin(() => Promise.resolve())).rejects.toMatchObject({ code: 'refused' });
    const before = store.stored;
    const { method } = await passkeyMethod();
    service.isKeepLost = true;
    await expect(vault.addDevice(method())).rejects.toThrow('offline');
    expect(store.stored).toEqual(before);
    expect(await open(DEVICE)).toBe(entropy);
  });

  it('is not taken for one of the wallet where the service cannot be asked', async () => {
    const release = service.release.bind(service);
    service.release = () => Promise.reject(new Error('offline'));
    await expect(vault.begin(() => Promise.resolve())).rejects.toThrow('offline');
    service.release = release;
    expect(await open(DEVICE)).toBe(entropy);
  });
});
