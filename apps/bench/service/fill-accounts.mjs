import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

/** Of a device's public key, a sealed half, the hash of a session, and what a login says of itself, as the service stores them. */
const LENGTHS = { device: 125, half: 80, sealer: 11, sealed: 420, login: 190 };

const x = (/** @type {number} */ n) => `repeat('x', ${n})`;
const hash = (/** @type {string} */ of) =>
  `translate(rtrim(encode(sha256((${of})::text::bytea), 'base64'), '='), '+/', '-_')`;

/** Of each account a wallet that opens in two ways, a device and its session. */
const ofAccounts = [
  `insert into wallet (account, device, slots, until, key, begun, made)
     select ${hash("'a' || n")}, ${x(LENGTHS.device)}, 2, 0, ${hash("'k' || n")}, n, n from generate_series($1::bigint, $2::bigint) n`,
  `insert into slot (id, account, kind, device, half, sealer, sealed, first, kept, opened, created)
     select gen_random_uuid(), ${hash("'a' || n")}, 'device', ${x(LENGTHS.device)}, ${x(LENGTHS.half)}, ${x(LENGTHS.sealer)}, '', 1, 1, 1, n
       from generate_series($1::bigint, $2::bigint) n
     union all
     select gen_random_uuid(), ${hash("'a' || n")}, 'passkey', ${x(LENGTHS.device)}, ${x(LENGTHS.half)}, ${x(LENGTHS.sealer)},
       ${x(LENGTHS.sealed)}, 0, 1, 1, n from generate_series($1::bigint, $2::bigint) n`,
  `insert into known_device (id, account, device, browser, system, since, used, approved, opened)
     select 'd' || n, ${hash("'a' || n")}, ${hash("'d' || n")} || ${x(LENGTHS.device - 43)}, 'Chrome', 'Windows', n, n, 1, 1
       from generate_series($1::bigint, $2::bigint) n`,
  `insert into login_session (handle, account, device, site, login, known, begun, until, ends, replaced)
     select encode(sha256(('s' || n)::bytea), 'hex'), ${hash("'a' || n")}, ${hash("'d' || n")} || ${x(LENGTHS.device - 43)},
       'https://site.example', ${hash("'a' || n")}, 'd' || n, n, 9e15::bigint, 9e15::bigint, 0
       from generate_series($1::bigint, $2::bigint) n`,
];
const ofLogins = `insert into account_login (name, account, sealed, created)
  select ${hash("'a' || n")}, ${hash("'a' || n")}, ${x(LENGTHS.login)}, n from generate_series($1::bigint, $2::bigint) n`;

const CHUNK = 50_000;

/** @param {number} accounts @param {(from: number, to: number) => Promise<void>} work */
async function inChunks(accounts, work) {
  for (let from = 1; from <= accounts; from += CHUNK) {
    await work(from, Math.min(accounts, from + CHUNK - 1));
  }
}

/**
 * Adds accounts, each with all of its rows: evenly to the databases of accounts, where there are any.
 *
 * @param {string} first
 * @param {readonly string[]} others
 * @param {number} accounts
 */
export async function fillPostgres(first, others, accounts) {
  const places = others.length > 0 ? others : [first];
  const fill = (
    /** @type {string} */ url,
    /** @type {readonly string[]} */ statements,
    /** @type {number} */ n,
  ) =>
    over(url, async (client) => {
      await client.query('set synchronous_commit = off');
      await inChunks(n, async (from, to) => {
        for (const text of statements) await client.query({ text, values: [from, to] });
      });
      await client.query('vacuum analyze');
    });
  await fill(first, [ofLogins], accounts);
  for (const url of places) await fill(url, ofAccounts, Math.ceil(accounts / places.length));
}

/** @param {readonly string[]} urls @returns {Promise<{ readonly tables: number, readonly indexes: number }>} bytes. */
export async function sizeOfPostgres(urls) {
  const size = { tables: 0, indexes: 0 };
  for (const url of urls) {
    await over(url, async (client) => {
      const { rows } = await client.query(
        `select sum(pg_table_size(oid)) as tables, sum(pg_indexes_size(oid)) as indexes
           from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      size.tables += Number(rows[0]?.['tables']);
      size.indexes += Number(rows[0]?.['indexes']);
    });
  }
  return size;
}

/** @param {string} url @returns {Promise<Readonly<Record<string, number>>>} How many transactions each database of the server has confirmed. */
export async function commitsOf(url) {
  const { rows } = await over(url, (client) =>
    client.query('select datname, xact_commit from pg_stat_database'),
  );
  return Object.fromEntries(rows.map((row) => [row['datname'], Number(row['xact_commit'])]));
}

/** @param {string} url @param {string} name @returns {Promise<string>} where it is. */
export async function newDatabase(url, name) {
  await over(url, (client) => client.query(`create database ${name}`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** @param {string} file @param {number} accounts */
export function fillSqlite(file, accounts) {
  const Libsql = createRequire(join(root, 'apps/service/package.json'))('libsql');
  const database = new Libsql(file);
  const text = (/** @type {number} */ length) => 'x'.repeat(length);
  const hashed = (/** @type {string} */ of, /** @type {'base64url' | 'hex'} */ as = 'base64url') =>
    createHash('sha256').update(of).digest(as);
  const put = (/** @type {string} */ table, /** @type {string} */ columns) =>
    database.prepare(
      `insert into ${table} (${columns}) values (${columns.replaceAll(/\w+/g, '?')})`,
    );
  const wallet = put('wallet', 'account, device, slots, until, key, begun, made');
  const slot = put(
    'slot',
    'id, account, kind, device, half, sealer, sealed, first, kept, opened, created',
  );
  const device = put(
    'known_device',
    'id, account, device, browser, system, since, used, approved, opened',
  );
  const session = put(
    'login_session',
    'handle, account, device, site, login, known, begun, until, ends, replaced',
  );
  const login = put('account_login', 'name, account, sealed, created');
  database.exec('pragma busy_timeout = 5000');
  for (let n = 1; n <= accounts; n += 1) {
    if (n % CHUNK === 1) database.exec('begin immediate');
    const account = hashed(`a${n}`);
    const key = `${hashed(`d${n}`)}${text(LENGTHS.device - 43)}`;
    const sealed = [text(LENGTHS.device), text(LENGTHS.half), text(LENGTHS.sealer)];
    wallet.run(account, text(LENGTHS.device), 2, 0, hashed(`k${n}`), n, n);
    slot.run(hashed(`1${n}`).slice(0, 36), account, 'device', ...sealed, '', 1, 1, 1, n);
    slot.run(
      hashed(`2${n}`).slice(0, 36),
      account,
      'passkey',
      ...sealed,
      text(LENGTHS.sealed),
      0,
      1,
      1,
      n,
    );
    device.run(`d${n}`, account, key, 'Chrome', 'Windows', n, n, 1, 1);
    session.run(
      hashed(`s${n}`, 'hex'),
      account,
      key,
      'https://site.example',
      account,
      `d${n}`,
      n,
      9e15,
      9e15,
      0,
    );
    login.run(account, account, text(LENGTHS.login), n);
    if (n % CHUNK === 0 || n === accounts) database.exec('commit');
  }
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

/**
 * @template Result
 * @param {string} url
 * @param {(client: import('../../service/postgres/pg.mjs').PgClient) => Promise<Result>} work
 */
async function over(url, work) {
  const { Pool } = await import('../../service/postgres/pg.mjs');
  const pool = new Pool({
    connectionString: url,
    application_name: 'cleat-bench',
    max: 1,
    connectionTimeoutMillis: 10_000,
    query_timeout: 600_000,
    keepAlive: true,
    pipeline: false,
    types: { getTypeParser: () => (value) => value },
  });
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
    await pool.end();
  }
}
