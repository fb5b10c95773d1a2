import type { StorageRecord } from '../../domain/devtools/record';
import { shownKey } from '../../domain/devtools/shown';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { Tap } from './tap';
import { withReplaced } from './with-replaced';

/** A {@link KeyValueStorage} that tells of each use: the words of the key, and how long the value is. */
export function recordedStorage(
  inner: KeyValueStorage,
  tap: Pick<Tap, 'note'>,
  place: StorageRecord['place'] = 'browser',
): KeyValueStorage {
  const tell = (verb: StorageRecord['verb'], key: string, value?: string): void => {
    tap.note('storage', {
      verb,
      key: shownKey(key),
      place,
      ...(value !== undefined && { length: value.length }),
    });
  };
  const { changes$, tab } = inner;
  return withReplaced(inner, {
    get: (key) => {
      const value = inner.get(key);
      tell('get', key, value);
      return value;
    },
    set: (key, value) => {
      tell('set', key, value);
      inner.set(key, value);
    },
    remove: (key) => {
      tell('remove', key);
      inner.remove(key);
    },
    ...(changes$ && {
      changes$: {
        subscribe: (next) =>
          changes$.subscribe((key) => {
            tell('changed', key);
            next(key);
          }),
      },
    }),
    ...(tab && { tab: recordedStorage(tab, tap, 'tab') }),
  });
}
