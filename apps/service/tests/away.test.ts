import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import type { Database } from '../src/adapters/sql/database';
import { openDatabase } from '../src/adapters/sql/open-database';
import { DatabaseAway } from '../src/ports/database-away';
import { whyAway } from '../src/adapters/sql/away';
import { type Visitor, Visitors } from './visitors';

const isSkipped =
  process.env['TEST_DATABASES'] === 'libsql' ||
  process.env['TEST_POSTGRES_URL'] !== undefined ||
  postgresPrograms() === undefined;

describe('an error of the database', () => {
  const withCode = (code: string) => Object.assign(new Error('It failed'), { code });

  it('is that it is away, or another one', () => {
    const codes = ['ECONNREFUSED', 'EPIPE', '08006', '57P01', '57P03', '25006', '40001'];
    for (const code of [...codes, '53100', 'SQLITE_FULL']) {
      expect(whyAway(withCode(code))).toBe(code);
    }
    expect(whyAway(new Error('Connection terminated unexpectedly'))).toBe('terminated');
    expect(whyAway(new Error('Query read timeout'))).toBe('terminated');
    for (const code of ['23505', '42P01', 'SQLITE_CONSTRAINT']) {
      expect(whyAway(withCode(code))).toBeUndefined();
    }
    expect(whyAway(new TypeError('A column has no text'))).toBeUndefined();
    expect(whyAway(undefined)).toBeUndefined();
  });
});

(isSkipped ? describe.skip : describe)('PostgreSQL that is killed', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  let visitors: Visitors;
  let visitor: Visitor;
  let slot: string;

  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase(server.url, () => undefined);
    visitors = await Visitors.over(database);
    visitor = await visitors.logIn('ada@example.test');
    slot = await visitors.addSlot(visitor, 'device', true);
  });
  afterAll(async () => {
    await database.close();
    server.stop();
  });

  async function untilBack(): Promise<number> {
    const start = Date.now();
    while ((await visitors.service.ask('/ready')).status !== 200) {
      if (Date.now() - start > 20_000) throw new Error('It does not come back');
      await sleep(100);
    }
    return Date.now() - start;
  }

  it('is 503 with the seconds to wait, also to the balancer, and every half is there afterwards', async () => {
    const { half } = await visitors.ask(visitor, '/slots/release', { id: slot });
    server.kill();
    const answer = await visitors.service.ask('/ready');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    // More than there are connections: none of them fails a request once the server is back.
    for (let n = 0; n < 20; n += 1) {
      expect(await visitors.ask(visitor, '/slots/release', { id: slot })).toEqual({
        status: 503,
        error: 'database',
        seconds: 2,
      });
    }
    server.start();
    await untilBack();
    for (let n = 0; n < 20; n += 1) {
      expect(await visitors.ask(visitor, '/slots/release', { id: slot })).toMatchObject({
        status: 200,
        half,
      });
    }
  });

  it('leaves the connections of the server that has ended one, each before it fails a request', async () => {
    // All connections are in use at once, so that the pool has ten.
    await Promise.all(Array.from({ length: 10 }, () => database.rows('select pg_sleep(0.2)')));
    server.kill();
    server.start();
    let failed = 0;
    for (let n = 0; n < 10; n += 1) {
      await database.rows('select 1 as one').catch(() => (failed += 1));
    }
    expect(failed).toBeLessThanOrEqual(1);
  });

  it('ends a transaction that is open with the same error, and the service goes on', async () => {
    const open = database.atOnce(async (rows) => {
      await rows('select 1 as one');
      server.kill();
      await sleep(300); // The connection ends while no statement is on its way.
      server.start();
      await rows('select 1 as one');
    });
    await expect(open).rejects.toBeInstanceOf(DatabaseAway);
    await untilBack();
    expect((await visitors.logIn('eve@example.test')).session).not.toBe('undefined');
  });
});
