import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../src/config/config';
import { openDatabases } from '../src/adapters/sql/open-databases';
import { openDatabase } from '../src/adapters/sql/open-database';
import { sqlStore } from '../src/adapters/sql/sql-store';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-places-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const urlOf = (name: string) => `file:${join(folder, name)}`;

/** Files do for databases here: variables allow PostgreSQL alone. */
async function start(first: string, ...accounts: readonly string[]): Promise<void> {
  const urls = { databaseUrl: urlOf(first), accountUrls: accounts.map(urlOf) };
  const database = await openDatabases(urls, { onError: () => undefined });
  await database.close();
}

async function withWallet(name: string): Promise<void> {
  const database = await openDatabase(urlOf(name), () => undefined);
  await sqlStore(database).wallets.claim({ account: 'ada', device: 'a' }, 0, 1);
  await database.close();
}

it('starts again with the databases that it had, and with no other ones', async () => {
  await start('first', 'a', 'b', 'c');
  await start('first', 'a', 'b', 'c');
  const must = 'must name the databases that it has named before';
  await expect(start('first', 'b', 'a', 'c')).rejects.toThrow(must);
  await expect(start('first', 'a', 'b')).rejects.toThrow(must);
  await expect(start('first', 'a', 'b', 'c', 'd')).rejects.toThrow(must);
  await expect(start('first')).rejects.toThrow(must);
  await expect(start('a')).rejects.toThrow(must);
  await expect(start('a', 'b', 'c', 'first')).rejects.toThrow(must);
  await start('first', 'a', 'b', 'c');
});

it('takes no database of another service, also at the same place', async () => {
  await start('first', 'a', 'b');
  await start('other first', 'other a', 'other b');
  await expect(start('first', 'a', 'other b')).rejects.toThrow('that of place 2 is of place 2');
  await expect(start('other first', 'a', 'b')).rejects.toThrow('place 1');
});

it.each(['first', 'b'])('takes no database with wallets of one alone, as %s', async (name) => {
  await withWallet(name);
  await expect(start('first', 'a', 'b')).rejects.toThrow('has wallets already');
});

it('leaves one database alone as it is', async () => {
  await withWallet('alone');
  await start('alone');
  await start('alone');
  const database = await openDatabase(urlOf('alone'), () => undefined);
  expect(await database.rows('select id from own_place')).toEqual([]);
  await database.close();
});

it.each([
  ['postgres://db/a', 'must name 2 to 64 databases'],
  ['postgres://db/a file:b', 'needs postgres:// for each'],
  ['postgres://db/a postgres://db/a', 'must name each database once'],
  ['postgres://db/a postgres://db/first', 'must name each database once'],
  ['postgres://db/a nothing', 'needs postgres:// for each'],
])('refuses DATABASE_ACCOUNT_URLS %s', (urls, says) => {
  const environment = { DATABASE_URL: 'postgres://db/first', DATABASE_ACCOUNT_URLS: urls };
  expect(() => parseConfig(environment)).toThrow(says);
});

it('refuses databases of accounts beside a file', () => {
  const environment = { DATABASE_ACCOUNT_URLS: 'postgres://db/a postgres://db/b' };
  expect(() => parseConfig(environment)).toThrow('and for DATABASE_URL');
});
