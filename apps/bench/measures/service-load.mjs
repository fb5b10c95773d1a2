import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import { buildService } from '../../service/start.mjs';
import { CommandError, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { fillSqlite } from '../service/fill-accounts.mjs';
import { fillPostgres, SETTINGS_TO_FILL } from '../service/fill-postgres.mjs';
import { newDatabase, sizeOfPostgres } from '../service/postgres-figures.mjs';
import { measureRates } from '../service/rates.mjs';
import { spawnBenchService } from '../service/spawn-bench-service.mjs';

const SHARDS = 4;
const NAMES = ['sqlite', 'postgres', 'shards'];

/**
 * `npm run bench -- load`: logins (the code and its mail) and halves at fixed rates, over SQLite, one PostgreSQL, and a first one with four for
 * accounts, which are full of accounts before. On Linux the service and its database have one core, and the sender with its mail
 * server another one.
 *
 * `--on postgres` leaves the others out; `--accounts 1000000`; `--logins 20,40,60` and `--halves 200,400` are the rates in a second, one after the
 * other, for `--seconds 10` each. It stops at the first that is not carried. `--break` raises them further, each by a quarter, until something
 * breaks, says what, and measures once more at 60 % of the last rate that was carried. `--warm 3000` is how many log in before. It says how often a
 * login and a half ask PostgreSQL, and what with `--statements`.
 */
export async function bench() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      on: { type: 'string', default: NAMES.join(',') },
      accounts: { type: 'string', default: '20000' },
      logins: { type: 'string', default: '20,40' },
      halves: { type: 'string', default: '100,200' },
      seconds: { type: 'string', default: '5' },
      warm: { type: 'string', default: '3000' },
      break: { type: 'boolean', default: false },
      statements: { type: 'boolean', default: false },
    },
  });
  const numbers = (/** @type {string} */ text) => text.split(',').map(Number);
  const [accounts = 0, seconds = 0, warm = 0] = [values.accounts, values.seconds, values.warm].map(
    Number,
  );
  const rates = { logins: numbers(values.logins), halves: numbers(values.halves) };
  const chosen = values.on.split(',');
  if (chosen.some((name) => !NAMES.includes(name))) {
    throw new CommandError(`--on names ${NAMES.join(', ')}.`);
  }
  if (
    ![accounts, seconds, warm, ...rates.logins, ...rates.halves].every(
      (n) => Number.isInteger(n) && n > 0,
    )
  ) {
    throw new CommandError('Accounts, seconds, rates and logins before are whole numbers above 0.');
  }
  await installFor(['repository', 'service', 'servicePostgres']);
  await buildService();
  for (const name of chosen) {
    if (name !== 'sqlite' && postgresPrograms() === undefined)
      say(`${name}: PostgreSQL is missing.`);
    else {
      const order = {
        breaks: values.break,
        rates,
        seconds,
        showsStatements: values.statements,
        warm,
      };
      await measureOn(name, { accounts, ...order });
    }
  }
}

/** @typedef {import('../service/rates.mjs').Order & { readonly accounts: number }} Sizes */

/** @param {string} name @param {Sizes} sizes */
async function measureOn(name, { accounts, ...order }) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-bench-'));
  const file = join(folder, 'service.db');
  const server =
    name === 'sqlite' ? undefined : await startPostgres({ settings: SETTINGS_TO_FILL });
  try {
    /** @type {string[]} */
    const others = [];
    if (server && name === 'shards') {
      for (let n = 1; n <= SHARDS; n += 1) {
        others.push(await newDatabase(server.url, `accounts${n}`));
      }
    }
    const over = { databaseUrl: server?.url ?? `file:${file}`, others, server };
    await makeTables(over);
    const size = async () =>
      server
        ? sizeOfPostgres([server.url, ...others])
        : { tables: statSync(file).size, indexes: 0 };
    const before = await size();
    const start = performance.now();
    if (server) await fillPostgres(server.url, others, accounts);
    else fillSqlite(file, accounts);
    const full = await size();
    const each = (/** @type {'tables' | 'indexes'} */ of) =>
      Math.round((full[of] - before[of]) / accounts);
    say(
      `${name}, ${accounts.toLocaleString('en')} accounts, filled in ${Math.round((performance.now() - start) / 1000)} s: ` +
        `${each('tables')} bytes of tables ${server ? `and ${each('indexes')} of indexes ` : 'and indexes '}an account`,
    );
    if (server && others.length > 0) {
      const { indexes, tables } = await sizeOfPostgres([server.url]);
      say(`  of which the first has ${Math.round((tables + indexes) / accounts)}`);
    }
    server?.restartWith([]);
    spawnSync('sync'); // What is written now is not part of what follows.
    await measureRates(over, order);
  } finally {
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A service makes them at its start. @param {import('../service/rates.mjs').Over} over */
async function makeTables({ databaseUrl, others }) {
  const { service } = await spawnBenchService(
    { databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' },
    { DATABASE_ACCOUNT_URLS: others.join(' ') },
  );
  await new Promise((resolve) => service.stdout.once('data', resolve));
  const ended = new Promise((resolve) => service.once('exit', resolve));
  service.kill('SIGTERM');
  await ended;
}
