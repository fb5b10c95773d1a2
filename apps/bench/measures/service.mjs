import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService } from '../../service/start.mjs';
import { CommandError, root, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { startMailbox } from '../service/mailbox.mjs';
import { residentMiB, workedMs } from '../service/process-time.mjs';
import { spawnBenchService } from '../service/spawn-bench-service.mjs';
import { newVisitor } from '../service/visitor.mjs';
import { medianIn, quantile } from './quantile.mjs';

const ACCOUNTS = 100_000;

/** From a right code to the half of the first signature, and one more half, as the issue limits them for one visitor. */
const LOGIN_MS = 400;
const SIGNATURE_MS = 60;

/** How much slower a login may be among many accounts: more would be a search through them. */
const GROWTH = 2;

const fromService = createRequire(join(root, 'apps/service/package.json'));

/**
 * @typedef {object} Times
 * @property {number} mail From the address to the mail with the code.
 * @property {number} login From the code to the slot of a new wallet, sealed.
 * @property {number} sign The half for one signature.
 */

/**
 * `npm run bench -- service`: logins at the service on one core, with the embedded database and a mail server in this
 * process: one visitor, 50 and 500 in parallel, and one again with 100,000 accounts in the database.
 */
export async function bench() {
  await installFor(['repository', 'service']);
  await buildService();
  const folder = mkdtempSync(join(tmpdir(), 'cleat-bench-'));
  const file = join(folder, 'service.db');
  const mailbox = await startMailbox();
  const { service, url } = await spawnBenchService({
    databaseUrl: `file:${file}`,
    smtpUrl: mailbox.url,
  });
  const pinned = spawnSync('/usr/bin/taskset', ['-a', '-c', '-p', '0', String(service.pid)]);
  try {
    await new Promise((resolve) => {
      service.stdout.once('data', resolve);
    });
    const visit = visitorsOf(url, mailbox);
    say(
      pinned.status === 0 ? 'The service runs on one core.' : 'taskset is missing: no core is set.',
    );
    const memory = () => residentMiB(service.pid ?? 0);
    say(`Memory at the start: ${memory()} MiB`);
    await visit(); // Warm.
    const few = await inTurn(visit, 20);
    print('one visitor', few, memory());
    for (const count of [50, 500]) {
      const start = performance.now();
      const worked = workedMs(service.pid ?? 0);
      const ends = await Promise.allSettled(Array.from({ length: count }, visit));
      const times = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
      const refused = ends.find((end) => end.status === 'rejected');
      if (refused) say(`  ${count - times.length} were refused: ${refused.reason}`);
      print(`${count} at once`, times, memory(), (performance.now() - start) / 1000);
      const each = (workedMs(service.pid ?? 0) - worked) / count;
      say(
        `  The service worked ${each.toFixed(1)} ms a login: ${(1000 / each).toFixed(0)} a second on a core of its own.`,
      );
    }
    const before = statSync(file).size;
    fill(file);
    const bytes = (statSync(file).size - before) / ACCOUNTS;
    const many = await inTurn(visit, 20);
    print(`one, ${ACCOUNTS.toLocaleString('en')} accounts`, many, memory());
    say(`The database grows by ${Math.round(bytes)} bytes an account.`);
    const [alone, among] = [few, many].map((times) => medianIn(times.map(({ login }) => login)));
    const sign = medianIn(few.map((each) => each.sign));
    const failures = [
      (alone ?? 0) > LOGIN_MS && `A login takes over ${LOGIN_MS} ms.`,
      sign > SIGNATURE_MS && `A half takes over ${SIGNATURE_MS} ms.`,
      (among ?? 0) > (alone ?? 0) * GROWTH && 'Logins slow down as accounts are added.',
    ].filter((text) => text !== false);
    if (failures.length > 0) throw new CommandError(failures.join(' '));
  } finally {
    service.kill('SIGTERM');
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Visitors who log in, begin a wallet and sign once, as the frame does, each request over a connection of its own.
 *
 * @param {string} url
 * @param {Awaited<ReturnType<typeof startMailbox>>} mailbox
 * @returns {() => Promise<Times>}
 */
function visitorsOf(url, mailbox) {
  let count = 0;
  return async () => {
    count += 1;
    const visitor = await newVisitor(count, { url: () => url, mailbox });
    const start = performance.now();
    const sent = await visitor.askForCode();
    const mailed = performance.now();
    await visitor.typeCode(sent);
    await visitor.beginWallet();
    const loggedIn = performance.now();
    await visitor.release();
    return { mail: mailed - start, login: loggedIn - mailed, sign: performance.now() - loggedIn };
  };
}

/**
 * @param {() => Promise<Times>} visit
 * @param {number} count
 */
async function inTurn(visit, count) {
  /** @type {Times[]} */
  const times = [];
  for (let n = 0; n < count; n += 1) times.push(await visit());
  return times;
}

/**
 * Adds accounts with a device's slot and a passkey's each, as the service stores them.
 *
 * @param {string} file
 */
function fill(file) {
  const Libsql = fromService('libsql');
  const database = new Libsql(file);
  database.exec('pragma busy_timeout = 5000');
  const wallet = database.prepare(
    'insert into wallet (account, device, slots, until, key) values (?, ?, 2, 0, ?)',
  );
  const slot = database.prepare(
    `insert into slot (id, account, kind, device, half, sealer, sealed, first, kept, opened, created)
     values (?, ?, ?, ?, ?, ?, ?, ?, 1, 1, ?)`,
  );
  const text = (/** @type {number} */ length) => 'x'.repeat(length);
  database.exec('begin immediate');
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const account = `account-${n}`.padEnd(43, '-');
    wallet.run(account, text(125), account);
    slot.run(randomUUID(), account, 'device', text(125), text(80), text(11), '', 1, n);
    slot.run(randomUUID(), account, 'passkey', text(125), text(80), text(11), text(420), 0, n);
  }
  database.exec('commit');
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

/**
 * @param {string} what
 * @param {readonly Times[]} times
 * @param {number} memory
 * @param {number} [seconds]
 */
function print(what, times, memory, seconds) {
  const part = (/** @type {keyof Times} */ name) => {
    const values = times.map((each) => each[name]);
    return `${name} ${medianIn(values).toFixed(0)}, p99 ${quantile(values, 0.99).toFixed(0)} ms`;
  };
  const rate = seconds === undefined ? '' : `${(times.length / seconds).toFixed(0)} logins/s; `;
  say(
    `${what.padEnd(22)} ${rate}${part('mail')}; ${part('login')}; ${part('sign')}; ${memory} MiB`,
  );
}
