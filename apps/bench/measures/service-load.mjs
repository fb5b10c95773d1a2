import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import { buildService } from '../../service/start.mjs';
import { CommandError, root, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import {
  commitsOf,
  fillPostgres,
  fillSqlite,
  newDatabase,
  sizeOfPostgres,
} from '../service/fill-accounts.mjs';
import { residentMiB, workedMs } from '../service/process-time.mjs';
import { spawnBenchService } from '../service/spawn-bench-service.mjs';
import { medianIn, quantile } from './quantile.mjs';

/** A rate is carried where so much of it is answered in its time, nothing is refused, and one of a hundred waits no longer than this. */
const CARRIED = 0.9;
const LATE_MS = 1000;

/** So much of a core is all of it. */
const FULL = 0.85;
const PREPARED = 150;
const SHARDS = 4;
const NAMES = ['sqlite', 'postgres', 'shards'];

/** @typedef {'service' | 'database' | 'sender'} Part */
/** @typedef {{ readonly took: readonly number[], readonly failed: Readonly<Record<string, number>>, readonly seconds: number }} Sent */

/**
 * `npm run bench -- load`: logins (the code and its mail) and halves at fixed rates, over SQLite, one PostgreSQL, and a first one with four for
 * accounts, which are full of accounts before. On Linux the service and its database have one core, and the sender with its mail
 * server another one.
 *
 * `--on postgres` leaves the others out; `--accounts 1000000`; `--logins 20,40,60` and `--halves 200,400` are the rates in a second, one after the
 * other, for `--seconds 10` each. It stops at the first that is not carried. `--break` raises them further, each by a quarter, until something
 * breaks, says what, and measures once more at 60 % of the last rate that was carried.
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
      break: { type: 'boolean', default: false },
    },
  });
  const numbers = (/** @type {string} */ text) => text.split(',').map(Number);
  const [accounts = 0, seconds = 0] = [values.accounts, values.seconds].map(Number);
  const rates = { logins: numbers(values.logins), halves: numbers(values.halves) };
  const chosen = values.on.split(',');
  if (chosen.some((name) => !NAMES.includes(name))) {
    throw new CommandError(`--on names ${NAMES.join(', ')}.`);
  }
  if (
    ![accounts, seconds, ...rates.logins, ...rates.halves].every(
      (n) => Number.isInteger(n) && n > 0,
    )
  ) {
    throw new CommandError('Accounts, seconds and rates are whole numbers above 0.');
  }
  await installFor(['repository', 'service', 'servicePostgres']);
  await buildService();
  for (const name of chosen) {
    if (name !== 'sqlite' && postgresPrograms() === undefined)
      say(`${name}: PostgreSQL is missing.`);
    else await measureOn(name, { accounts, breaks: values.break, rates, seconds });
  }
}

/**
 * @typedef {object} Sizes
 * @property {number} accounts
 * @property {number} seconds
 * @property {boolean} breaks Whether rates are raised until something breaks.
 * @property {{ readonly logins: readonly number[], readonly halves: readonly number[] }} rates
 */

/** @param {string} name @param {Sizes} sizes */
async function measureOn(name, { accounts, breaks, rates, seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-bench-'));
  const file = join(folder, 'service.db');
  const server = name === 'sqlite' ? undefined : await startPostgres();
  const others = [];
  if (server && name === 'shards') {
    for (let n = 1; n <= SHARDS; n += 1) others.push(await newDatabase(server.url, `accounts${n}`));
  }
  const databases = server ? [server.url, ...others] : [];
  const sender = fork(join(root, 'apps/bench/service/sender.mjs'));
  const answered = () =>
    new Promise((/** @type {(message: any) => void} */ resolve) => sender.once('message', resolve));
  const smtpUrl = await answered();
  const { service, url } = await spawnBenchService(
    { databaseUrl: server?.url ?? `file:${file}`, smtpUrl },
    {
      DATABASE_ACCOUNT_URLS: others.join(' '),
      LIMIT_CODE_SITE: '100000',
      LIMIT_HALF_ALONE: '1000',
    },
  );
  try {
    await new Promise((resolve) => service.stdout.once('data', resolve));
    const size = async () =>
      server ? sizeOfPostgres(databases) : { tables: statSync(file).size, indexes: 0 };
    const before = await size();
    const start = performance.now();
    if (server) await fillPostgres(server.url, others, accounts);
    else fillSqlite(file, accounts);
    const full = await size();
    const each = (/** @type {'tables' | 'indexes'} */ of) =>
      Math.round((full[of] - before[of]) / accounts);
    say(
      `${name}, ${accounts.toLocaleString('en')} accounts, filled in ${seconded(start)} s: ` +
        `${each('tables')} bytes of tables ${server ? `and ${each('indexes')} of indexes ` : 'and indexes '}an account`,
    );
    if (server && others.length > 0) {
      const { indexes, tables } = await sizeOfPostgres([server.url]);
      say(`  of which the first has ${Math.round((tables + indexes) / accounts)}`);
    }
    pin(0, service.pid, ...(server ? [server.pid()] : []));
    pin(1, sender.pid);
    /** @param {object} order @returns {Promise<Sent>} */
    const send = async (order) => {
      const done = answered();
      sender.send(order);
      return done;
    };
    await send({ what: 'prepare', url, visitors: PREPARED });
    const spent = () => ({
      service: workedMs(service.pid ?? 0),
      database: server ? workedMs(server.pid()) : 0,
      sender: workedMs(sender.pid ?? 0),
    });
    /**
     * Whether the rate is carried.
     *
     * @param {'logins' | 'halves'} what
     * @param {number} rate
     */
    const measure = async (what, rate) => {
      const begun = server && (await commitsOf(server.url));
      const before = spent();
      const sent = await send({ what, rate, seconds });
      const after = spent();
      const confirmed = server && (await commitsOf(server.url));
      const worked = (/** @type {Part} */ of) => after[of] - before[of];
      const isCarried = print(what, rate, sent, (of) => worked(of) / (rate * seconds));
      if (begun && confirmed) printCommits(begun, confirmed, rate * seconds);
      if (!isCarried) say(`        ${brokenBy(worked, sent.seconds * 1000)}`);
      return isCarried;
    };
    for (const what of /** @type {const} */ (['logins', 'halves'])) {
      let carried = 0;
      for (const rate of breaks ? rising(rates[what]) : rates[what]) {
        if (!(await measure(what, rate))) break;
        carried = rate;
      }
      if (breaks && carried > 0) {
        say(`  60 % of ${carried}:`);
        await measure(what, Math.max(1, Math.round(carried * 0.6)));
      }
    }
    say(`  The service has ${residentMiB(service.pid ?? 0)} MiB.`);
  } finally {
    sender.kill();
    const ended = new Promise((resolve) => service.once('exit', resolve));
    service.kill('SIGTERM');
    await ended;
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Whether the rate is carried.
 *
 * @param {string} what
 * @param {number} rate
 * @param {Sent} sent
 * @param {(of: Part) => number} ms
 */
function print(what, rate, { failed, seconds, took }, ms) {
  const p99 = quantile(took, 0.99);
  const reasons = Object.entries(failed).map(([why, n]) => `${n} × ${why}`);
  const isCarried =
    reasons.length === 0 && took.length / seconds >= CARRIED * rate && p99 < LATE_MS;
  const why = `; not carried${reasons.map((reason) => `, ${reason}`).join('')}`;
  say(
    `  ${String(rate).padStart(5)} ${what} a second: ${(took.length / seconds).toFixed(0)} answered, p50 ${medianIn(took).toFixed(0)}, ` +
      `p99 ${p99.toFixed(0)} ms; each ${(ms('service') + ms('database')).toFixed(2)} ms of a core ` +
      `(service ${ms('service').toFixed(2)}, database ${ms('database').toFixed(2)}); load ${loadavg()[0]?.toFixed(1)}${isCarried ? '' : why}`,
  );
  return isCarried;
}

/**
 * The rates, and from then on each a quarter more than the one before.
 *
 * @param {readonly number[]} rates
 */
function* rising(rates) {
  yield* rates;
  for (let rate = rates.at(-1) ?? 1; ;) {
    rate = Math.ceil(rate * 1.25);
    yield rate;
  }
}

/**
 * What has broken. The service and its database share a core, and the sender has another one; other work takes a part of each.
 *
 * @param {(of: Part) => number} worked
 * @param {number} tookMs
 */
function brokenBy(worked, tookMs) {
  const used = (/** @type {Part} */ of) => worked(of) / tookMs;
  const percent = (/** @type {Part} */ of) => `${of} ${Math.round(used(of) * 100)} %`;
  const parts = `${percent('service')}, ${percent('database')} of their core, ${percent('sender')} of its own`;
  if (used('service') + used('database') >= FULL) {
    return `What breaks first: the core of the service and its database (${parts})`;
  }
  if (used('sender') >= FULL) return `The sender of the bench is full (${parts})`;
  return `What breaks first: no core of ours is full (${parts}): the disk, or other work on the machine`;
}

/**
 * How many transactions each took, in the first database and in those of accounts.
 *
 * @param {Readonly<Record<string, number>>} before
 * @param {Readonly<Record<string, number>>} after
 * @param {number} count
 */
function printCommits(before, after, count) {
  const each = (/** @type {(name: string) => boolean} */ isOne) =>
    Object.keys(after)
      .filter(isOne)
      .reduce((sum, name) => sum + ((after[name] ?? 0) - (before[name] ?? 0)) / count, 0);
  const [first, others] = [
    each((name) => name === 'postgres'),
    each((name) => name.startsWith('accounts')),
  ];
  say(
    `        transactions of each: ${first.toFixed(1)} in the first, ${others.toFixed(1)} in those of accounts`,
  );
}

/**
 * Leaves processes, and what they start from now on, one core.
 *
 * @param {number} core
 * @param {readonly (number | undefined)[]} pids
 */
function pin(core, ...pids) {
  for (const pid of pids) {
    const { status } = spawnSync('/usr/bin/taskset', ['-a', '-c', '-p', String(core), String(pid)]);
    if (status !== 0) say('  taskset is missing: no core is set.');
  }
}

const seconded = (/** @type {number} */ start) => Math.round((performance.now() - start) / 1000);
