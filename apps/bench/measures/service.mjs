import { spawnSync } from 'node:child_process';
import {
  createHash,
  generateKeyPairSync,
  randomUUID,
  sign as signBytes,
  webcrypto,
} from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService, spawnService } from '../../service/start.mjs';
import { CommandError, root, say } from '../../../scripts/command.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { startMailServer } from '../../chains/stand-ins/mail-server.mjs';
import { medianIn, quantile } from './quantile.mjs';

const FRAME = 'https://wallet.test';
const SITE = 'https://site.test';
const ACCOUNTS = 100_000;

/** From a right code to the half of the first signature, and one more half, as the issue limits them for one visitor. */
const LOGIN_MS = 400;
const SIGNATURE_MS = 60;

/** How much slower a login may be among many accounts: more would be a search through them. */
const GROWTH = 2;

const ecdsa = { name: 'ECDSA', hash: 'SHA-256' };
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
  const port = await freePort();
  const service = spawnService({
    PORT: String(port),
    ORIGINS: SITE,
    FRAME_ORIGIN: FRAME,
    SERVICE_SECRET: 's'.repeat(40),
    DATABASE_URL: `file:${file}`,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'login@wallet.test',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
  });
  const pinned = spawnSync('/usr/bin/taskset', ['-a', '-c', '-p', '0', String(service.pid)]);
  try {
    await new Promise((resolve) => {
      service.stdout.once('data', resolve);
    });
    const visit = visitorsOf(`http://127.0.0.1:${port}`, mailbox);
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

/** A mail server that takes every mail, and hands each code to the visitor that waits for it. */
async function startMailbox() {
  /** @type {Map<string, (code: string) => void>} */
  const waiting = new Map();
  const { url, close } = await startMailServer(({ to, text }) =>
    waiting.get(to)?.(/Your code: (\d{6})/.exec(text)?.[1] ?? ''),
  );
  return {
    url,
    /** @param {string} address @returns {Promise<string>} */
    codeFor: (address) => new Promise((resolve) => waiting.set(address, resolve)),
    stop: close,
  };
}

/**
 * A visitor who logs in, begins a wallet and signs once, as the frame does.
 *
 * @param {string} url
 * @param {Awaited<ReturnType<typeof startMailbox>>} mailbox
 * @returns {() => Promise<Times>}
 */
function visitorsOf(url, mailbox) {
  let count = 0;
  return async () => {
    count += 1;
    const email = `visitor${count}@example.test`;
    const from = `10.${Math.floor(count / 250)}.${count % 250}.1`;
    const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'sign',
      'verify',
    ]);
    const device = await webcrypto.subtle.exportKey('jwk', keys.publicKey);
    const sign = async (/** @type {string} */ text) =>
      Buffer.from(await webcrypto.subtle.sign(ecdsa, keys.privateKey, Buffer.from(text))).toString(
        'base64url',
      );
    const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
      const headers = {
        'content-type': 'application/json',
        origin: FRAME,
        'x-forwarded-for': from,
      };
      const { read, status } = await posted(url + path, headers, JSON.stringify(body));
      if (status !== 200) throw new CommandError(`${path} answered ${status} ${read['error']}`);
      return read;
    };
    const start = performance.now();
    const mail = mailbox.codeFor(email);
    const { flow } = await post('/otp', { email, device, origin: SITE });
    const code = await mail;
    const mailed = performance.now();
    const signature = await sign(`${flow}:${code}:${SITE}`);
    const typed = { flow, code, origin: SITE, signature };
    const { session, user } = await post('/otp/verify', typed);
    const ask = async (/** @type {string} */ path, /** @type {object} */ payload) => {
      const text = JSON.stringify(payload);
      const [nonce, time] = [randomUUID(), Date.now()];
      const hash = createHash('sha256').update(text).digest('base64url');
      const signed = await sign(`${path}:${session}:${nonce}:${time}:${hash}`);
      return post(path, { session, nonce, time, payload: text, signature: signed });
    };
    const id = randomUUID();
    await ask('/slots/list', {});
    const made = await ask('/slots/create', { id, kind: 'device', isFirst: true });
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'jwk' }).x ?? '';
    const none = createHash('sha256').digest('base64url');
    /** @param {string[]} act @param {Record<string, string>} given */
    const proofOf = ([act, ...subject], { nonce, until }) => {
      const fields = ['cleat-wallet-key', 1, FRAME, user, act, subject, nonce, until];
      const text = Buffer.from(JSON.stringify(fields));
      return { nonce, signature: signBytes(null, text, privateKey).toString('base64url') };
    };
    const begin = proofOf(['wallet.begin', id, none, key], made);
    const kept = await ask('/slots/keep', { id, key, proof: begin });
    await ask('/slots/open', { id, proof: proofOf(['slot.open', id, none], kept) });
    const loggedIn = performance.now();
    await ask('/slots/release', { id });
    return { mail: mailed - start, login: loggedIn - mailed, sign: performance.now() - loggedIn };
  };
}

/**
 * Each over a connection of its own, and unlike `fetch` without a limit of time.
 *
 * @param {string} url
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @param {string} body
 * @returns {Promise<{ readonly status: number, readonly read: Record<string, string> }>}
 */
function posted(url, headers, body) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, read: JSON.parse(text) }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
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

/**
 * The processor's time of a process, which other work of the machine does not change.
 *
 * @param {number} pid
 */
function workedMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) * 10; // A tick of Linux is 10 ms.
}

/** @param {number} pid */
function residentMiB(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
