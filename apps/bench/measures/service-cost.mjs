import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import { buildService } from '../../service/start.mjs';
import { say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { startMailbox } from '../service/mailbox.mjs';
import { workedMs } from '../service/process-time.mjs';
import { spawnBenchService } from '../service/spawn-bench-service.mjs';
import { newVisitor } from '../service/visitor.mjs';

const VISITORS = 200;
const HALVES = 10;
const AT_ONCE = 8;

/**
 * `npm run bench -- cost`: the processor's time of the service and of its database, for each step of a visit: the mail with the
 * code, the login, the wallet, and a half. The requests come over kept connections, as from a proxy.
 */
export async function bench() {
  await installFor(['repository', 'service', 'servicePostgres']);
  await buildService();
  await costOver('SQLite', undefined);
  if (postgresPrograms() === undefined) {
    say('PostgreSQL is not installed: its figures are missing.');
    return;
  }
  const server = await startPostgres();
  try {
    await costOver('PostgreSQL', server);
  } finally {
    server.stop();
  }
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof startPostgres>> | undefined} server
 */
async function costOver(name, server) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-bench-'));
  const mailbox = await startMailbox();
  const databaseUrl = server?.url ?? `file:${join(folder, 'service.db')}`;
  const { service, url } = await spawnBenchService(
    { databaseUrl, smtpUrl: mailbox.url },
    { LIMIT_CODE_SITE: '100000' },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    await new Promise((resolve) => service.stdout.once('data', resolve));
    const way = { url: () => url, mailbox, agent };
    const visit = async (/** @type {number} */ number) => {
      const visitor = await newVisitor(number, way);
      await visitor.typeCode(await visitor.askForCode());
      await visitor.beginWallet();
      await visitor.release();
    };
    await inParallel(50, (n) => visit(n)); // Warm.

    const spent = () => ({
      service: workedMs(service.pid ?? 0),
      database: server ? workedMs(server.pid()) : 0,
    });
    /** @param {string} what @param {number} count @param {(n: number) => Promise<unknown>} work */
    const measured = async (what, count, work) => {
      const before = spent();
      const start = performance.now();
      await inParallel(count, work);
      const seconds = (performance.now() - start) / 1000;
      const after = spent();
      const each = (/** @type {keyof typeof before} */ of) => (after[of] - before[of]) / count;
      const all = each('service') + each('database');
      say(
        `  ${what.padEnd(10)} ${all.toFixed(2)} ms (service ${each('service').toFixed(2)}, database ` +
          `${each('database').toFixed(2)}); ${(count / seconds).toFixed(0)} a second here`,
      );
    };

    say(`${name}: processor time of each`);
    /** @type {Awaited<ReturnType<typeof newVisitor>>[]} */
    const visitors = [];
    for (let n = 0; n < VISITORS; n += 1) visitors.push(await newVisitor(1000 + n, way));
    const of = (/** @type {number} */ n) => {
      const visitor = visitors[n % VISITORS];
      if (!visitor) throw new RangeError('No visitor');
      return visitor;
    };
    /** @type {{ flow: string, code: string }[]} */
    const codes = [];
    await measured('mail', VISITORS, async (n) => (codes[n] = await of(n).askForCode()));
    await measured('code', VISITORS, (n) => of(n).typeCode(codes[n] ?? { flow: '', code: '' }));
    await measured('wallet', VISITORS, (n) => of(n).beginWallet());
    await measured('half', VISITORS * HALVES, (n) => of(n).release());
  } finally {
    agent.destroy();
    service.kill('SIGTERM');
    await new Promise((resolve) => service.once('exit', resolve));
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} count @param {(n: number) => Promise<unknown>} work */
async function inParallel(count, work) {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await work(next++);
    }),
  );
}
