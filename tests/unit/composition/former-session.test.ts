import { afterEach, describe, expect, it } from '@jest/globals';
import { takeOverSession } from '../../../composition/ways/former-session';

const wagmi = (id: string): string =>
  JSON.stringify({
    state: {
      connections: { __type: 'Map', value: [['uid', { connector: { id } }]] },
      current: 'uid',
    },
  });

/** A browser's storage, and how often each key was read. */
class PageStorage {
  readonly reads: string[] = [];
  readonly values: Map<string, string>;
  isFull = false;

  constructor(values: Readonly<Record<string, string>>) {
    this.values = new Map(Object.entries(values));
  }

  getItem(key: string): string | null {
    this.reads.push(key);
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }

  /** What the widget has of its own. */
  get own(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.values].filter(([key]) => key.startsWith('@appkit/')));
  }
}

function pageWith<Storage extends PageStorage>(storage: Storage): Storage {
  const value = { configurable: true, value: storage };
  Object.defineProperties(globalThis, {
    localStorage: value,
    sessionStorage: { configurable: true, value: new PageStorage({}) },
  });
  return storage;
}

const METAMASK = { connectorId: 'io.metamask', namespace: 'eip155' };
const PHANTOM = { connectorId: 'wallet-standard:Phantom', namespace: 'solana' };

describe('takeOverSession', () => {
  afterEach(() => {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  });

  it('stores what the widget asks at its start, of both kits, and changes no record of theirs', () => {
    const records = { 'wagmi.store': wagmi('io.metamask'), walletName: '"Phantom"' };
    const storage = pageWith(new PageStorage(records));

    expect(takeOverSession()).toEqual([METAMASK, PHANTOM]);
    expect(Object.fromEntries(storage.values)).toEqual({
      ...records,
      '@appkit/connected_namespaces': 'eip155,solana',
      '@appkit/eip155:connected_connector_id': 'io.metamask',
      '@appkit/former_session': 'read',
      '@appkit/solana:connected_connector_id': 'wallet-standard:Phantom',
    });
  });

  it('takes nothing on a server', () => {
    expect(takeOverSession()).toEqual([]);
  });

  it('takes a record over once, whichever tab is first and whatever was written since', () => {
    const storage = pageWith(new PageStorage({ 'wagmi.store': wagmi('io.metamask') }));
    takeOverSession();
    storage.setItem('wagmi.store', wagmi('io.rabby'));
    storage.setItem('walletName', '"Phantom"');

    expect(takeOverSession()).toEqual([]);
    expect(storage.own).toMatchObject({
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/eip155:connected_connector_id': 'io.metamask',
    });
  });

  it('takes nothing later where there was nothing at first', () => {
    const storage = pageWith(new PageStorage({}));
    takeOverSession();
    storage.setItem('walletName', '"Phantom"');

    expect(takeOverSession()).toEqual([]);
  });

  it.each(['eip155', ''])('leaves a record of its own, such as "%s", as it is', (namespaces) => {
    const storage = pageWith(
      new PageStorage({
        '@appkit/connected_namespaces': namespaces,
        'wagmi.store': wagmi('io.metamask'),
        walletName: '"Phantom"',
      }),
    );

    expect(takeOverSession()).toEqual([]);
    expect(storage.own).toEqual({ '@appkit/connected_namespaces': namespaces });
    expect(storage.reads).not.toContain('wagmi.store');
  });

  it('reads each record once, so that one that changes meanwhile is whole', () => {
    class Changing extends PageStorage {
      override getItem(key: string): string | null {
        const text = super.getItem(key);
        if (key === 'wagmi.store') this.values.set(key, wagmi('io.rabby'));
        return text;
      }
    }
    const storage = pageWith(new Changing({ 'wagmi.store': wagmi('io.metamask') }));

    expect(takeOverSession()).toEqual([METAMASK]);
    expect(storage.reads.filter((key) => key === 'wagmi.store')).toHaveLength(1);
  });

  it('takes nothing where the browser cannot keep that it was taken: who leaves stays out', () => {
    const storage = pageWith(new PageStorage({ 'wagmi.store': wagmi('io.metamask') }));
    storage.isFull = true;

    expect(takeOverSession()).toEqual([]);
    expect(storage.own).toEqual({});
  });

  it('takes over for the widget with the id', () => {
    const storage = pageWith(new PageStorage({ walletName: '"Phantom"' }));

    expect(takeOverSession({ id: 'shop' })).toEqual([PHANTOM]);
    expect(storage.own).toMatchObject({ '@appkit/shop/connected_namespaces': 'solana' });
    expect(takeOverSession()).toEqual([PHANTOM]);
  });

  it.each([7, '', null, {}])('refuses the id %p', (id) => {
    expect(() => takeOverSession({ id: id as string })).toThrow(
      expect.objectContaining({ code: 'OPTION_INVALID' }),
    );
  });
});
