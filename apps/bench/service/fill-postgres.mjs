import { LENGTHS } from './fill-accounts.mjs';
import { overPostgres } from './postgres-figures.mjs';
import { SEALER } from './spawn-bench-service.mjs';

/** What makes filling fast, for a server that is empty: what is written is in no log, and is lost if it ends meanwhile. */
export const SETTINGS_TO_FILL = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
  'fsync=off',
  'autovacuum=off',
  'jit=off',
  'work_mem=64MB',
  'maintenance_work_mem=1GB',
];

/** How full the pages of an index are that has grown in no order, in percent. One that is built at once has 90. */
const GROWN = 70;

const x = (/** @type {number} */ n) => `repeat('x', ${n})`;
const hash = (/** @type {string} */ of) =>
  `translate(rtrim(encode(sha256((${of})::text::bytea), 'base64'), '='), '+/', '-_')`;

/** What several tables have of an account. */
const who = `who as materialized (
  select n, ${hash("'a' || n")} as account, ${hash("'k' || n")} as key, ${hash("'d' || n")} || ${x(LENGTHS.device - 43)} as device
    from generate_series($1::bigint, $2::bigint) n)`;

/** Of each account a wallet that opens in two ways, a device and its session. */
const ofAccounts = {
  wallet: `insert into wallet (account, device, slots, until, key, begun, made)
    select account, ${x(LENGTHS.device)}, 2, 0, key, n, n from who`,
  slot: `insert into slot (id, account, kind, device, half, sealer, sealed, first, kept, opened, created)
    select gen_random_uuid(), account, kind, ${x(LENGTHS.device)}, ${x(LENGTHS.half)}, '${SEALER}', sealed, first, 1, 1, n
      from who, (values ('device', '', 1), ('passkey', ${x(LENGTHS.sealed)}, 0)) as way (kind, sealed, first)`,
  known_device: `insert into known_device (id, account, device, browser, system, since, used, approved, opened)
    select 'd' || n, account, device, 'Chrome', 'Windows', n, n, 1, 1 from who`,
  login_session: `insert into login_session (handle, account, device, site, login, known, begun, until, ends, replaced)
    select encode(sha256(('s' || n)::bytea), 'hex'), account, device, 'https://site.example', account, 'd' || n, n,
      9e15::bigint, 9e15::bigint, 0 from who`,
};
const ofLogins = {
  account_login: `insert into account_login (name, account, sealed, created)
    select account, account, ${x(LENGTHS.login)}, n from who`,
};

const CHUNK = 50_000;

/**
 * Puts accounts, each with all of its rows, in the place of what is in the tables: evenly to the databases of accounts, where there are any.
 * Indexes are built after the rows, as full as those that have grown. {@link SETTINGS_TO_FILL} make it fast.
 *
 * @param {string} first
 * @param {readonly string[]} others
 * @param {number} accounts
 */
export async function fillPostgres(first, others, accounts) {
  if (others.length === 0) return fill(first, { ...ofLogins, ...ofAccounts }, accounts);
  await fill(first, ofLogins, accounts);
  for (const url of others) await fill(url, ofAccounts, Math.ceil(accounts / others.length));
}

/**
 * @param {string} url
 * @param {Readonly<Record<string, string>>} inserts
 * @param {number} accounts
 */
async function fill(url, inserts, accounts) {
  const tables = Object.keys(inserts);
  const parts = Object.values(inserts).map((insert, n) => `filled_${n} as (${insert})`);
  const statement = `with ${[who, ...parts].join(', ')} select 1`;
  await overPostgres(url, async (client) => {
    // What is written to a table that was emptied in the same transaction needs no log at the level `minimal`.
    await client.query(`begin; truncate ${tables.join(', ')}`);
    const indexes = await indexesOf(client, tables);
    for (const { drop } of indexes) await client.query(drop);
    for (let from = 1; from <= accounts; from += CHUNK) {
      const values = [from, Math.min(accounts, from + CHUNK - 1)];
      await client.query({ text: statement, values });
    }
    await client.query('commit');
    for (const { create } of indexes) await client.query(create);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

/** @param {import('../../service/postgres/pg.mjs').PgClient} client @param {readonly string[]} tables */
async function indexesOf(client, tables) {
  const { rows } = await client.query({
    text: `select c.relname as name, pg_get_indexdef(i.indexrelid) as made, i.indrelid::regclass::text as of,
        coalesce(k.contype, '') as kind
      from pg_index i join pg_class c on c.oid = i.indexrelid left join pg_constraint k on k.conindid = i.indexrelid
      where i.indrelid::regclass::text = any($1)`,
    values: [tables],
  });
  return rows.map((row) => {
    const text = (/** @type {string} */ column) => String(row[column]);
    const [name, of, kind] = ['name', 'of', 'kind'].map(text);
    const [columns, where] = text('made').split(' WHERE ');
    const create = `${columns} with (fillfactor = ${GROWN})${where === undefined ? '' : ` where ${where}`}`;
    if (kind === '') return { drop: `drop index ${name}`, create };
    const added = `${name} ${kind === 'p' ? 'primary key' : 'unique'} using index ${name}`; // Both have one name.
    return {
      drop: `alter table ${of} drop constraint ${name}`,
      create: `${create}; alter table ${of} add constraint ${added}`,
    };
  });
}
