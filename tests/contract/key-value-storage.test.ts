import { describe, expect, it, jest } from '@jest/globals';
import { InMemoryStorage } from '../../infrastructure/storage/in-memory-storage';
import { WebStorage } from '../../infrastructure/storage/web-storage';
import { pageStorage } from '../../infrastructure/storage/page-storage';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { describeKeyValueStorage } from './key-value-storage.contract';

describeKeyValueStorage('InMemoryStorage', () => new InMemoryStorage());

describeKeyValueStorage('WebStorage', () => {
  localStorage.clear();
  localStorage.setItem('belongs to the page', 'x');
  return new WebStorage(localStorage);
});

describeKeyValueStorage('The storage of a page', () => {
  localStorage.clear();
  return pageStorage();
});

describeKeyValueStorage('The storage of a page that is not allowed any', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  return pageStorage();
});

describe('the storage of a tab', () => {
  it('lasts when the page is loaded again, and is apart from what other tabs read', () => {
    localStorage.clear();
    sessionStorage.clear();

    pageStorage().tab?.set('k', 'of this tab');

    expect(pageStorage().tab?.get('k')).toBe('of this tab');
    expect(pageStorage().get('k')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    pageStorage().tab?.remove('k');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is absent where the storage lasts no longer than the page', () => {
    const storage: KeyValueStorage = new InMemoryStorage();

    expect(storage.tab).toBeUndefined();
  });
});

describe('a browser that refuses', () => {
  it('makes WebStorage keep a write for the page only, and no older value after that', () => {
    localStorage.clear();
    const storage = new WebStorage(localStorage);
    storage.set('k', 'old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

    storage.set('k', 'new');

    expect(storage.get('k')).toBe('new');
    expect(storage.keys('k')).toEqual(['k']);
    expect(new WebStorage(localStorage).get('k')).toBeUndefined();
  });

  it('does not delete what an earlier page has stored, and forgets it on request', () => {
    localStorage.clear();
    localStorage.setItem('k', 'earlier');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const storage = pageStorage();
    expect(storage.get('k')).toBe('earlier');
    expect(storage.changes$).toBeDefined();

    storage.remove('k');

    expect(storage.get('k')).toBeUndefined();
    expect(localStorage.getItem('k')).toBeNull();
  });

  it('keeps for the page no value that another page has written since', () => {
    localStorage.clear();
    const storage = new WebStorage(localStorage);
    const { unsubscribe } = storage.changes$.subscribe(() => {});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
    storage.set('k', 'ours');

    localStorage.setItem('k', 'theirs');
    window.dispatchEvent(new StorageEvent('storage', { key: 'k', storageArea: localStorage }));

    expect(storage.get('k')).toBe('theirs');
    unsubscribe();
  });

  it.each(['getItem', 'setItem', 'removeItem', 'key'] as const)(
    'never makes WebStorage throw, not even in %s',
    (method) => {
      const storage: KeyValueStorage = new WebStorage(localStorage);
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);

      expect(() => {
        storage.set('k', 'v');
        storage.get('k');
        storage.remove('k');
        storage.keys('');
      }).not.toThrow();
    },
  );
});

describe('the changes that other pages make to localStorage', () => {
  it('are reported by key, until the last listener leaves', () => {
    const keys: string[] = [];
    const subscription = new WebStorage(localStorage).changes$.subscribe((key) => keys.push(key));

    tell({ key: 'one', storageArea: localStorage });
    tell({ key: 'two', storageArea: localStorage });
    subscription.unsubscribe();
    subscription.unsubscribe();
    tell({ key: 'three', storageArea: localStorage });

    expect(keys).toEqual(['one', 'two']);
  });

  it('are not reported for a wipe, another storage, or this page itself', () => {
    const keys: string[] = [];
    const storage = new WebStorage(localStorage);
    const subscription = storage.changes$.subscribe((key) => keys.push(key));

    tell({ key: null, storageArea: localStorage });
    tell({ key: 'one', storageArea: sessionStorage });
    storage.set('own', 'v');
    storage.remove('own');
    subscription.unsubscribe();

    expect(keys).toEqual([]);
  });

  function tell(init: StorageEventInit): void {
    window.dispatchEvent(new StorageEvent('storage', init));
  }
});

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}
