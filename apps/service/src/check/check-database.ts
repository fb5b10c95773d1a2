import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Config } from '../config/config';
import type { Database } from '../adapters/sql/database';
import { openLibsql } from '../adapters/sql/libsql-database';
import { migrations } from '../adapters/sql/migrations';
import { isOfOtherSecret, OTHER_SECRET } from '../adapters/sql/other-secret';
import { openPostgres } from '../adapters/sql/postgres-database';
import { type Finding, open, right, wrong } from './finding';
import { codesOf, whyNotReached } from '../domain/why-not-reached';

const ABOUT = 'DATABASE_URL';

/** What PostgreSQL refuses, by its code. */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'refuses this user',
  '28P01': 'refuses the user name or the password',
  '3D000': 'has no database of this name',
  '42501': 'does not let this user read the tables',
  '53300': 'has no connection left',
};

/** Whether each database answers, lets the service write, and is of a version that this service knows. Changes nothing in it. */
export function checkDatabase({
  accountUrls,
  databaseUrl,
  login,
  secret,
  secretsBefore,
}: Pick<
  Config,
  'accountUrls' | 'databaseUrl' | 'login' | 'secret' | 'secretsBefore'
>): readonly Promise<Finding>[] {
  const secrets = [secret, ...secretsBefore];
  const first = databaseUrl.startsWith('file:')
    ? checkFile(databaseUrl.slice('file:'.length), secrets, login !== undefined)
    : checkPostgres(databaseUrl, secrets);
  const others = accountUrls.map(async (url): Promise<Finding> => {
    const found = await checkPostgres(url, secrets);
    return found.about === ABOUT ? { ...found, about: 'DATABASE_ACCOUNT_URLS' } : found;
  });
  return [first, ...others];
}

async function checkFile(
  path: string,
  secrets: readonly string[],
  hasLogins: boolean,
): Promise<Finding> {
  if (path === ':memory:') {
    return hasLogins
      ? wrong(ABOUT, 'It is in memory: the wallets of visitors are lost when the service ends.')
      : right(ABOUT, 'It is in memory, and begins anew at each start.');
  }
  const isThere = existsSync(path);
  const place = isThere ? path : placeOf(dirname(resolve(path)));
  if (!isThere && !statSync(place).isDirectory()) return wrong(ABOUT, `${place} is no folder.`);
  if (!mayWrite(place) || !mayWrite(dirname(resolve(place)))) {
    return wrong(ABOUT, `This user may not write to ${place}.`);
  }
  if (!isThere) return open(ABOUT, `${path} is made at the first start.`);
  try {
    return await versionOf(await openLibsql(path), path, secrets);
  } catch {
    return wrong(ABOUT, `${path} is no database that the service can read.`);
  }
}

async function checkPostgres(url: string, secrets: readonly string[]): Promise<Finding> {
  if (!URL.canParse(url))
    return wrong(ABOUT, 'It is no URL: encode what is special in a password.');
  const { hostname, port, pathname } = new URL(url);
  const host = `${hostname}:${port || '5432'}`;
  try {
    const database = await openPostgres(url, () => undefined);
    return await versionOf(database, `PostgreSQL at ${host}${pathname}`, secrets);
  } catch (error) {
    const codes = codesOf(error);
    if (codes.includes('ERR_MODULE_NOT_FOUND')) {
      return wrong(ABOUT, 'The driver is missing: run npm ci in the folder postgres.');
    }
    const refusal = codes.map((code) => refusals[code]).find((each) => each !== undefined);
    return wrong(ABOUT, refusal ? `PostgreSQL at ${host} ${refusal}.` : whyNotReached(error, host));
  }
}

/** Closes the database. */
async function versionOf(
  database: Database,
  name: string,
  secrets: readonly string[],
): Promise<Finding> {
  try {
    const done = await doneIn(database);
    const ahead = migrations.length - done;
    if (ahead < 0) return wrong(ABOUT, `${name} is of a newer version of the service.`);
    if (done === 0) return open(ABOUT, `${name} answers; the first start makes its tables.`);
    if (ahead > 0)
      return open(ABOUT, `${name} answers; the next start changes its tables: back up.`);
    if (await isOfOtherSecret(database, secrets)) {
      return wrong('SERVICE_SECRET', `SERVICE_SECRET ${OTHER_SECRET}.`);
    }
    return right(ABOUT, `${name} answers.`);
  } finally {
    await database.close();
  }
}

/** How many migrations a database has. A new one has no table of them. */
async function doneIn(database: Database): Promise<number> {
  await database.rows('select 1 as answer');
  try {
    const [newest] = await database.rows('select max(version) as version from migration');
    return Number(newest?.['version'] ?? 0);
  } catch (error) {
    const isNew = codesOf(error).some((code) => code === '42P01' || code === 'SQLITE_ERROR');
    if (isNew) return 0;
    throw error;
  }
}

/** The nearest folder above that exists. */
function placeOf(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : placeOf(dirname(folder));
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
