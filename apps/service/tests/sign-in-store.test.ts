import { afterAll, beforeAll, describe } from '@jest/globals';
import { databaseStore, databaseTable } from '../../../infrastructure/sign-in-server';
import { storedSessions } from '../../../infrastructure/sign-in-server/kept-sessions';
import {
  describeKeptSessions,
  describeSignInStore,
} from '../../../tests/contract/sign-in-store.contract';
import type { Database } from '../src/adapters/sql/database';
import { databaseKinds, type StartedDatabase } from './databases';

describe.each(databaseKinds.filter(({ isAvailable }) => isAvailable))(
  'the sign-ins of `cleatkit/server` over $name',
  (kind) => {
    let started: StartedDatabase;
    let database: Database;
    let ms = Date.UTC(2026, 0, 1);
    const nowMs = (): number => ms;
    const passTime = (by: number): void => {
      ms += by;
    };
    beforeAll(async () => {
      started = await kind.start();
      database = await started.open();
      await database.rows(databaseTable);
    }, 60_000);
    afterAll(async () => {
      await database.close();
      started.stop();
    });
    const store = databaseStore(
      async (sql, values) => ({
        // The service's own way to name places.
        rows: await database.rows(sql.replaceAll(/\$\d/g, '?'), ...(values as readonly string[])),
      }),
      nowMs,
    );

    describeSignInStore('databaseStore', () => ({ store, passTime }));
    describeKeptSessions('storedSessions', () => {
      return { nowMs, passTime, sessions: storedSessions(store, nowMs), canEnd: true };
    });
  },
);
