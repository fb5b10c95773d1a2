import { beforeEach, describe, expect, it } from '@jest/globals';
import type { KeyValueStorage } from '../../ports/key-value-storage';

/** The contract of every {@link KeyValueStorage}. `create` returns an empty one. */
export function describeKeyValueStorage(name: string, create: () => KeyValueStorage): void {
  describe(`${name} keeps the KeyValueStorage contract`, () => {
    let storage: KeyValueStorage;

    beforeEach(() => {
      storage = create();
    });

    it('returns what was last written', () => {
      storage.set('k', 'first');
      storage.set('k', 'second');

      expect(storage.get('k')).toBe('second');
    });

    it('keeps the empty string apart from a missing key', () => {
      storage.set('empty', '');

      expect(storage.get('empty')).toBe('');
      expect(storage.get('missing')).toBeUndefined();
    });

    it.each(['constructor', '__proto__', 'length', 'getItem', 'a b/ü😀'])(
      'treats %j as a key like any other',
      (key) => {
        expect(storage.get(key)).toBeUndefined();
        storage.set(key, 'v');

        expect(storage.get(key)).toBe('v');
        expect(storage.keys('')).toContain(key);
      },
    );

    it('forgets a removed key and ignores an unknown one', () => {
      storage.set('k', 'v');
      storage.remove('k');
      storage.remove('never-set');

      expect(storage.get('k')).toBeUndefined();
      expect(storage.keys('k')).toEqual([]);
    });

    it('lists the keys under a prefix without changing their names', () => {
      storage.set('cache:a', '1');
      storage.set('cache:b', '2');
      storage.set('other', '3');

      expect(new Set(storage.keys('cache:'))).toEqual(new Set(['cache:a', 'cache:b']));
      expect(storage.keys('cache:')).toHaveLength(2);
    });
  });
}
