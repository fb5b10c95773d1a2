import { setTimeout as sleep } from 'node:timers/promises';
import { buildService } from '../../service/start.mjs';
import { CommandError, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { startMailbox } from '../service/mailbox.mjs';
import { spawnBenchService } from '../service/spawn-bench-service.mjs';
import { newVisitor, Refused } from '../service/visitor.mjs';
import { requirePackages, startCluster } from './cluster.mjs';

const AT_ONCE = 6;
const BEFORE_MS = 10_000;
const AFTER_VISITS = 60;
const MOST_MS = 180_000;

/** Patroni's time without a word of the primary, the election, and what HAProxy needs to see it. */
const MOST_GAP_MS = 45_000;
const AGAIN = 20;

/**
 * `npm run test:ha`: two services over PostgreSQL under Patroni, visitors at once, and the primary killed. Every half that was
 * kept is there afterwards, byte for byte; a code counts once; no account is locked. It says how long visitors waited.
 */
async function test() {
  requirePackages();
  await installFor(['repository', 'service', 'servicePostgres']);
  await buildService();
  const mailbox = await startMailbox();
  const cluster = await startCluster();
  /** @type {Awaited<ReturnType<typeof startService>>[]} */
  const services = [];
  try {
    for (let n = 0; n < 2; n += 1) services.push(await startService(cluster.url, mailbox.url));
    await killed(cluster, services, mailbox);
  } finally {
    for (const { stop } of services) await stop();
    await cluster.stop();
    await mailbox.stop();
  }
}

/**
 * @param {Awaited<ReturnType<typeof startCluster>>} cluster
 * @param {readonly { readonly url: string }[]} services
 * @param {Awaited<ReturnType<typeof startMailbox>>} mailbox
 */
async function killed(cluster, services, mailbox) {
  /** @type {Map<string, number>} What visitors were answered instead. */
  const answers = new Map();
  let turn = 0;
  const way = {
    mailbox,
    url: () => services[(turn += 1) % services.length]?.url ?? '',
    /** @template Answer @param {() => Promise<Answer>} ask */
    repeat: (ask) => untilBack(ask, answers),
  };
  /** @type {{ readonly visitor: Awaited<ReturnType<typeof newVisitor>>, readonly half: string, readonly at: number }[]} */
  const done = [];
  /** @type {string[]} */
  const faults = [];
  let count = 0;
  const ending = new AbortController();
  const visit = async () => {
    count += 1;
    const visitor = await newVisitor(count, way);
    const sent = await visitor.askForCode();
    const wrong = { ...sent, code: sent.code === '000000' ? '000001' : '000000' };
    const left = await visitor.typeCode(wrong).then(
      () => undefined,
      (error) => error.left,
    );
    if (left !== 4) faults.push(`a wrong code left ${left} tries`);
    await visitor.typeCode(sent);
    done.push({ visitor, half: await visitor.beginWallet(), at: Date.now() });
  };
  const visiting = Array.from({ length: AT_ONCE }, async () => {
    while (!ending.signal.aborted)
      await visit().catch((error) => faults.push(String(error.message)));
  });
  await sleep(BEFORE_MS);
  const before = done.length;
  const startMs = Date.now();
  const name = await cluster.killPrimary();
  say(`${before} visitors have a wallet. The primary ${name} is killed.`);
  const isBack = () => done.filter(({ at }) => at > startMs + 5000).length >= AFTER_VISITS;
  while (!isBack() && Date.now() - startMs < MOST_MS) await sleep(500);
  ending.abort();
  await Promise.all(visiting);

  const times = done.map(({ at }) => at).sort((a, b) => a - b);
  const gaps = times.map((at, index) => at - (times[index - 1] ?? at));
  const gapMs = Math.max(...gaps);
  const lost = await differing(done);
  const locked = await lockedOf(done.slice(0, AGAIN));
  say(`The primary is ${await cluster.primary()} now. ${done.length} visitors have a wallet.`);
  say(`The longest time without a login: ${(gapMs / 1000).toFixed(1)} s`);
  say(`Halves that came back byte for byte: ${done.length - lost} of ${done.length}`);
  say(`Accounts that are locked: ${locked} of ${Math.min(AGAIN, done.length)}`);
  for (const [answer, times] of answers) say(`  ${answer}: ${times} times`);
  for (const fault of new Set(faults)) say(`  fault: ${fault}`);
  const failures = [
    before < 10 && 'Too few visitors were there before.',
    done.length - before < AFTER_VISITS && 'The service did not come back.',
    gapMs > MOST_GAP_MS && `No login for over ${MOST_GAP_MS / 1000} s.`,
    lost > 0 && `${lost} halves are lost.`,
    locked > 0 && `${locked} accounts are locked.`,
    faults.length > 0 && `${faults.length} visits ended otherwise.`,
  ].filter((text) => text !== false);
  if (failures.length > 0) throw new CommandError(failures.join(' '));
}

/** @param {readonly { readonly visitor: Awaited<ReturnType<typeof newVisitor>>, readonly half: string }[]} done */
async function differing(done) {
  let lost = 0;
  for (const { half, visitor } of done) {
    const released = await visitor.release().catch(() => undefined);
    if (released !== half) lost += 1;
  }
  return lost;
}

/** @param {readonly { readonly visitor: Awaited<ReturnType<typeof newVisitor>> }[]} done */
async function lockedOf(done) {
  let locked = 0;
  for (const { visitor } of done) {
    const { isLocked, ...sent } = await visitor.askForCode();
    if (isLocked) locked += 1;
    else await visitor.typeCode(sent);
  }
  return locked;
}

/**
 * As the wallet's frame: after the seconds that the service says, for longer than a visitor would.
 *
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {Map<string, number>} answers
 * @returns {Promise<Answer>}
 */
async function untilBack(ask, answers) {
  const endMs = Date.now() + 2 * MOST_GAP_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== 'wrong') {
        answers.set(error.message, (answers.get(error.message) ?? 0) + 1);
      }
      // `wait`: a mail was counted, and then its code could not be kept.
      const isAway = error.status === 503 && error.code === 'database';
      if (!(isAway || error.code === 'wait') || Date.now() > endMs) throw error;
      await sleep((error.seconds ?? 1) * 1000 * (1 + Math.random() / 2));
    }
  }
}

/** @param {string} databaseUrl @param {string} smtpUrl */
async function startService(databaseUrl, smtpUrl) {
  const { service, url } = await spawnBenchService(
    { databaseUrl, smtpUrl },
    { LIMIT_CODE_SITE: '100000' },
  );
  const ended = new Promise((resolve) => service.once('exit', resolve));
  await new Promise((resolve) => service.stdout.once('data', resolve));
  const stop = async () => {
    service.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

await runAsCommand(import.meta.url, test);
