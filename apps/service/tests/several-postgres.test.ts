import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import type { Database } from '../src/adapters/sql/database';
import { openDatabases } from '../src/adapters/sql/open-databases';
import { openPostgres } from '../src/adapters/sql/postgres-database';
import { migrations } from '../src/adapters/sql/migrations';
import { type Visitor, Visitors } from './visitors';

const isSkipped = process.env['TEST_DATABASES'] === 'libsql' || postgresPrograms() === undefined;
const names = ['first', 'a', 'b'];

(isSkipped ? describe.skip : describe)('a service over several PostgreSQL databases', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let administrator: Database;
  let database: Database;
  let visitors: Visitors;
  let config: { readonly databaseUrl: string; readonly accountUrls: readonly string[] };

  const urlOf = (name: string): string => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return url.href;
  };

  /** Ends every connection to one of them, and lets no other one begin. */
  const take = async (name: string): Promise<void> => {
    await administrator.rows(`alter database ${name} allow_connections false`);
    await administrator.rows(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = ?',
      name,
    );
  };
  const giveBack = (name: string) =>
    administrator.rows(`alter database ${name} allow_connections true`);

  beforeAll(async () => {
    server = await startPostgres({ settings: ['fsync=off'] });
    administrator = await openPostgres(server.url, () => undefined);
    for (const name of names) await administrator.rows(`create database ${name}`);
    config = { databaseUrl: urlOf('first'), accountUrls: ['a', 'b'].map(urlOf) };
    database = await openDatabases(config, { onError: () => undefined });
    visitors = await Visitors.over(database, { DEVICE_APPROVAL: 'off', LIMIT_CODE_SITE: '10000' });
  });
  afterAll(async () => {
    await database.close();
    await administrator.close();
    server.stop();
  });

  let count = 0;
  const placeOf = ({ user }: Visitor): number => database.accounts?.placeOf(user) ?? 0;

  /** One visitor with a wallet at each place. */
  async function visitorsOfBoth(): Promise<readonly [Visitor, Visitor]> {
    const found: Visitor[] = [];
    while (!found[0] || !found[1]) {
      visitors.moveOn();
      const visitor = await visitors.logIn(`visitor${(count += 1)}@example.test`);
      if (!found[placeOf(visitor)]) {
        await visitors.addSlot(visitor, 'device', true);
        found[placeOf(visitor)] = visitor;
      }
    }
    return [found[0], found[1]];
  }

  it('has migrated each of them at its start', async () => {
    for (const each of [database, ...(database.accounts?.all ?? [])]) {
      const [row] = await each.rows('select max(version) as version from migration');
      expect(row?.['version']).toBe(migrations.length);
    }
  });

  it('serves the others while one is away, and that one when it is back', async () => {
    const [inA, inB] = await visitorsOfBoth();
    await take('a');
    expect((await visitors.ask(inA, '/slots/list')).status).toBe(503);
    expect((await visitors.ask(inB, '/slots/list')).status).toBe(200);
    await giveBack('a');
    expect((await visitors.ask(inA, '/slots/list')).status).toBe(200);
  });

  it('starts while one is away, says which, and migrates it when it is back', async () => {
    const [inA, inB] = await visitorsOfBoth();
    await take('b');
    const away: number[] = [];
    const onAway = (place: number): void => void away.push(place);
    const second = await openDatabases(config, { onError: () => undefined, onAway });
    expect(away).toEqual([2]);
    const read = async (place: number): Promise<number> =>
      (await second.accounts?.all[place]?.rows('select account from wallet'))?.length ?? 0;
    expect(await read(0)).toBeGreaterThan(0);
    await expect(read(1)).rejects.toThrow('away');
    await giveBack('b');
    expect(await read(1)).toBeGreaterThan(0);
    await second.close();
    expect((await visitors.ask(inA, '/slots/list')).status).toBe(200);
    expect((await visitors.ask(inB, '/slots/list')).status).toBe(200);
  });

  it('lets go of every database with the first one’s close', async () => {
    const second = await openDatabases(config, { onError: () => undefined });
    await second.close();
    const all = second.accounts?.all ?? [];
    expect(all).toHaveLength(2);
    for (const each of all) await expect(each.rows('select 1 as one')).rejects.toThrow('away');
  });
});
