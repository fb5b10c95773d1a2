import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  databaseStore,
  databaseTable,
  type SignInStore,
} from '../../../infrastructure/sign-in-server';
import type { Database } from '../src/database/database';
import { databaseKinds, type StartedDatabase } from './databases';

describe.each(databaseKinds.filter(({ isAvailable }) => isAvailable))(
  'the sign-ins of `cleatkit/server` in $name',
  (kind) => {
    let started: StartedDatabase;
    let database: Database;
    let store: SignInStore;
    let nowMs = 0;
    beforeAll(async () => {
      started = await kind.start();
      database = await started.open();
      store = databaseStore(
        async (sql, values) => ({
          // The service's own way to name places.
          rows: await database.rows(sql.replaceAll(/\$\d/g, '?'), ...(values as readonly string[])),
        }),
        () => nowMs,
      );
      await database.rows(databaseTable);
    }, 60_000);
    afterAll(async () => {
      await database.close();
      started.stop();
    });

    it('are kept for their time, and replaced', async () => {
      nowMs = Date.UTC(2026, 0, 1);
      await store.set('a', 'one', 1000);
      await store.set('a', 'two', 2000);
      expect(await store.get('a')).toBe('two');
      nowMs += 1999;
      expect(await store.get('a')).toBe('two');
      nowMs += 1;
      expect(await store.get('a')).toBeUndefined();
      expect(await store.remove('a')).toBe(false);
    });

    it('are removed for one of several callers only', async () => {
      await store.set('nonce', 'x', 1000);
      const removed = await Promise.all(Array.from({ length: 8 }, () => store.remove('nonce')));
      expect(removed.filter(Boolean)).toEqual([true]);
    });
  },
);
