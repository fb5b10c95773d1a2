import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgresPrograms } from '../../chains/stand-ins/postgres-server.mjs';
import type { Database } from '../src/adapters/sql/database';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { databaseKinds, type StartedDatabase } from './databases';

/** Tables that stay small whatever visitors do: of the operator, one row each day, or of what another operator has to end. */
const small = new Set([
  'account_deletion',
  'closed_receiver',
  'console_head',
  'ending_slot',
  'migration',
  'site',
  'site_version',
  'sponsor_call',
  'sponsor_rule',
  'tally',
]);

/** What operators ask, now and then, of tables whose rows last minutes or a day, or to count all that there is. */
const ofOperators: Readonly<Record<string, readonly string[]>> = {
  'deletions.deleteAll': [
    'allowed_join',
    'name_ticket',
    'login_flow',
    'login_lock',
    'wallet_nonce',
  ],
  'lockouts.free': ['login_lock'],
  'lockouts.lockedUntilAny': ['login_lock'],
  'reads.counts': ['account_login', 'login_session', 'wallet', 'known_device', 'wallet_aside'],
  'reads.sites': ['login_session'],
  'reads.waitingMails': ['waiting_mail'],
  'restored.forget': [
    'account_deletion',
    'allowed_join',
    'device_request',
    'known_device',
    'login_flow',
    'login_session',
    'operator_session',
    'social_flow',
    'wallet_nonce',
    'wallet_renewal',
  ],
  'slots.countSealed': ['slot'],
  // Of the last days, which are few.
  'spending.ofSites': ['sponsor_spending'],
};

/** As many rows as `npm run test:plans` asks for. Then the planner chooses freely, as over a real database. */
const asked = Number(process.env['TEST_ROWS'] ?? 0);
const ROWS = asked || 3000;

/** It reads nothing. */
const isInsert = /^insert into \w+ \([^)]*\) values \([?, ]*\)/;

const postgres = databaseKinds.find(({ name }) => name === 'PostgreSQL');
const isSkipped =
  postgresPrograms() === undefined || postgres?.isAvailable !== true || !postgres.hasInstances;

/** Stands for every argument of every method: an object of any shape, a list of two, a text. */
function anything(): unknown {
  return new Proxy([1, 2], {
    get: (list, name) => {
      if (name === Symbol.toPrimitive) return () => '1';
      if (name === 'toJSON') return () => 'text';
      if (name === 'join') return () => 'text';
      return name in list ? Reflect.get(list, name) : anything();
    },
  });
}

/** Each method of what is stored, with the statements that it sends. */
async function statementsByMethod(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const sent = new Map<string, Set<string>>();
  let method = '';
  const rows: Database['rows'] = async (sql) => {
    sent.get(method)?.add(sql);
    return [];
  };
  const database = { rows } as unknown as Database;
  const store = sqlStore(database);
  for (const [table, stored] of Object.entries(store)) {
    if (typeof stored !== 'object') continue;
    for (const [name, act] of Object.entries(stored as object)) {
      method = `${table}.${name}`;
      sent.set(method, new Set());
      const args = Array.from({ length: 6 }, anything);
      // Where it reads a row, it finds none.
      await Promise.resolve((act as (...given: unknown[]) => unknown)(...args)).catch(
        () => undefined,
      );
    }
  }
  return sent;
}

/** Rows in each table that grows, so that the planner tells them apart. */
async function fill(database: Database): Promise<void> {
  const columns = await database.rows(
    `select table_name as t, column_name as c, data_type as d from information_schema.columns
     where table_schema = current_schema() and table_name <> 'migration' order by ordinal_position`,
  );
  for (const table of new Set(columns.map(({ t }) => String(t)))) {
    const own = columns.filter(({ t }) => t === table);
    const names = own.map(({ c }) => String(c)).join(', ');
    const values = own.map(({ c, d }) => valueOf(String(c), d === 'bigint')).join(', ');
    const count = table === 'wallet_aside' ? ROWS / 100 : ROWS; // Few visitors lose every way in.
    if (small.has(table)) continue;
    await database.rows(`delete from ${table}`);
    await database.rows(
      `insert into ${table} (${names}) select ${values} from generate_series(1, ${count}) as n`,
    );
  }
  await database.rows('analyze');
}

/** Flags are set in every second row, and every second wallet is only begun. */
function valueOf(column: string, isNumber: boolean): string {
  if (flags.has(column)) return 'n % 2';
  if (column === 'key') return "case n % 2 when 0 then '' else 'key ' || n end";
  return isNumber ? 'n' : "'text ' || n";
}

const flags = new Set(['approved', 'dead', 'first', 'kept', 'opened', 'replaced']);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** The tables that grow of which a plan reads all, or a whole index. */
function wholeReads(plan: Plan, relation = '', isFirst = false): readonly string[] {
  const table = plan['Relation Name'] ?? relation;
  const kind = plan['Node Type'];
  const isWhole =
    kind === 'Seq Scan' ||
    (/^(?:Index|Bitmap Index)/.test(kind) && plan['Index Cond'] === undefined);
  const own = isWhole && !isFirst && !small.has(table) ? [table] : [];
  // The first rows of an index are no whole read of it.
  const isLimited = kind === 'Limit';
  return [...own, ...(plan.Plans ?? []).flatMap((each) => wholeReads(each, table, isLimited))];
}

(isSkipped ? describe.skip : describe)('every statement of the service', () => {
  let started: StartedDatabase;
  let database: Database;
  let statements: ReadonlyMap<string, ReadonlySet<string>>;

  beforeAll(async () => {
    const { migrate } = await import('../src/adapters/sql/migrate');
    started = await (postgres as NonNullable<typeof postgres>).start();
    database = await started.open();
    await migrate(database);
    await fill(database);
    statements = await statementsByMethod();
  }, 600_000);
  afterAll(async () => {
    await database.close();
    started.stop();
  });

  /** The plan for any values. Over few rows PostgreSQL reads a whole table only if there is no other way. */
  function planOf(sql: string): Promise<Plan> {
    let count = 0;
    const numbered = sql.replaceAll('?', () => `$${(count += 1)}`);
    // Over real rows for what is over just now, of an account among many.
    const values = Array.from({ length: count }, () => (asked === 0 ? 'null' : "'1'")).join(', ');
    return database.atOnce(async (rows) => {
      if (asked === 0) await rows('set local enable_seqscan = off');
      await rows(`set local plan_cache_mode = force_${asked === 0 ? 'generic' : 'custom'}_plan`);
      await rows(`prepare explained as ${numbered}`);
      try {
        const [row] = await rows(
          `explain (format json) execute explained${count > 0 ? `(${values})` : ''}`,
        );
        const [{ Plan: plan }] = JSON.parse(String(row?.['QUERY PLAN'])) as [{ Plan: Plan }];
        return plan;
      } finally {
        await rows('deallocate explained').catch(() => undefined);
      }
    });
  }

  it('is known, of every method', () => {
    const silent = [...statements].filter(([, sent]) => sent.size === 0).map(([method]) => method);
    expect(silent).toEqual([]);
    expect(statements.size).toBeGreaterThan(100);
  });

  it('reads no whole table that grows, and no whole index', async () => {
    const slow: string[] = [];
    const unread: string[] = [];
    for (const [method, sent] of statements) {
      for (const sql of sent) {
        if (isInsert.test(sql)) continue;
        const plan = await planOf(sql).catch((error: Error) => `${method}: ${error.message}`);
        if (typeof plan === 'string') unread.push(plan);
        else {
          const whole = wholeReads(plan).filter((table) => !ofOperators[method]?.includes(table));
          slow.push(...whole.map((table) => `${method}: ${table}`));
        }
      }
    }
    expect({ slow, unread }).toEqual({ slow: [], unread: [] });
  }, 120_000);

  it('would be refused where an index is missing', async () => {
    const plan = await planOf('select id from slot where kind = ?');
    expect(wholeReads(plan)).toEqual(['slot']);
  });
});
