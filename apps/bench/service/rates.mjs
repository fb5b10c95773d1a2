import { fork, spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root, say } from '../../../scripts/command.mjs';
import { medianIn, quantile } from '../measures/quantile.mjs';
import { loggedStatements } from './logged-statements.mjs';
import { commitsOf } from './postgres-figures.mjs';
import { residentMiB, workedMs } from './process-time.mjs';
import { spawnBenchService } from './spawn-bench-service.mjs';

/** A rate is carried where so much of it is answered in its time, nothing is refused, and one of a hundred waits no longer than this. */
const CARRIED = 0.9;
const LATE_MS = 1000;

/** So much of a core is all of it. */
const FULL = 0.85;
const PREPARED = 150;

/** @typedef {'service' | 'database' | 'sender'} Part */
/** @typedef {{ readonly took: readonly number[], readonly failed: Readonly<Record<string, number>>, readonly seconds: number }} Sent */

/**
 * @typedef {object} Over What the service is started over.
 * @property {string} databaseUrl
 * @property {readonly string[]} others The databases of accounts, where there are any.
 * @property {Awaited<ReturnType<typeof import('../../chains/stand-ins/postgres-server.mjs').startPostgres>> | undefined} server
 */

/**
 * @typedef {object} Order
 * @property {number} seconds Of each rate.
 * @property {number} warm Logins before: the first three thousand cost up to a third more.
 * @property {boolean} showsStatements Whether the statements of a login and a half are printed, besides how many they are.
 * @property {boolean} breaks Whether rates are raised until something breaks.
 * @property {{ readonly logins: readonly number[], readonly halves: readonly number[] }} rates
 */

/**
 * Logins and halves at each rate, of a service that it starts over databases which have tables.
 *
 * @param {Over} over
 * @param {Order} order
 */
export async function measureRates({ databaseUrl, others, server }, order) {
  const { breaks, rates, seconds, showsStatements, warm } = order;
  const sender = fork(join(root, 'apps/bench/service/sender.mjs'));
  const answered = () =>
    new Promise((/** @type {(message: any) => void} */ resolve) => sender.once('message', resolve));
  const { service, url } = await spawnBenchService(
    { databaseUrl, smtpUrl: await answered() },
    {
      DATABASE_ACCOUNT_URLS: others.join(' '),
      LIMIT_CODE_SITE: '100000',
      LIMIT_HALF_ALONE: '1000',
    },
  );
  try {
    await new Promise((resolve) => service.stdout.once('data', resolve));
    pin(0, service.pid, ...(server ? [server.pid()] : []));
    pin(1, sender.pid);
    /** @param {object} order @returns {Promise<Sent>} */
    const send = async (order) => {
      const done = answered();
      sender.send(order);
      return done;
    };
    await send({ what: 'prepare', url, visitors: PREPARED, warm });
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
      if (server) {
        const one = () => send({ what, rate: 1, seconds: 1 });
        printStatements(what, await loggedStatements(server, one), showsStatements);
      }
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

/** @param {'logins' | 'halves'} what @param {readonly string[]} texts @param {boolean} isShown */
function printStatements(what, texts, isShown) {
  say(`  one of ${what} asks PostgreSQL ${texts.length} times`);
  if (isShown) for (const text of texts) say(`        ${text}`);
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
