import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import { root } from '../../../scripts/command.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { endWithUs } from '../../../scripts/run-program.mjs';
import { codeIn } from '../service/mailbox.mjs';
import { spawnBenchService } from '../service/spawn-bench-service.mjs';

/**
 * @typedef {'database' | 'mail' | 'node' | 'service'} PartName
 *
 * @typedef {object} Part
 * @property {PartName} name
 * @property {() => void} kill Ends it as a machine ends that loses its power.
 * @property {() => Promise<void>} start Starts it at its place, and waits until it answers.
 */

/** The name under which visitors get theirs. */
export const PARENT = 'kills.eth';

/** The parts of an operator's set-up, each in processes of its own: two services, PostgreSQL, a mail server, a node. */
export async function startParts() {
  const server = await startPostgres();
  const mailbox = await startMailSink();
  const node = await startProcess('stand-in-node.mjs', () => undefined);
  /** @type {Awaited<ReturnType<typeof startService>>[]} */
  const services = [];
  for (let n = 0; n < 2; n += 1) {
    services.push(await startService(server.url, mailbox.url, `http://127.0.0.1:${node.port}`));
  }
  /** @type {readonly [Part, ...Part[]]} */
  const parts = [
    { name: 'database', kill: () => server.signal('SIGQUIT'), start: server.startAgain },
    { name: 'database', kill: () => server.signal('SIGKILL'), start: server.startAgain },
    { name: 'mail', kill: mailbox.kill, start: mailbox.start },
    { name: 'node', kill: node.kill, start: node.start },
    ...services.map(({ kill, start }) => ({ name: /** @type {const} */ ('service'), kill, start })),
  ];
  return {
    parts,
    mailbox,
    databaseUrl: server.url,
    urls: services.map(({ url }) => url),

    /** What the services have logged but for their answers: each line once. */
    logged: () => [...new Set(services.flatMap(({ lines }) => [...lines]))],

    /** How often a service has ended that was not killed. */
    crashes: () => services.reduce((sum, { crashes }) => sum + crashes(), 0),
    stop: async () => {
      for (const { stop } of services) await stop();
      mailbox.kill();
      node.kill();
      server.stop();
    },
  };
}

/** Keeps what has arrived, and the newest code for each visitor. */
async function startMailSink() {
  /** @type {Map<string, string>} */
  const codes = new Map();
  /** @type {Map<string, number>} How many mails to an address say that a device is new. */
  const notices = new Map();
  const sink = await startProcess('mail-sink.mjs', (said, child) => {
    const { mail, number } = /** @type {{ mail: { to: string, text: string }, number: number }} */ (
      said
    );
    const code = codeIn(mail.text);
    if (code === undefined) notices.set(mail.to, (notices.get(mail.to) ?? 0) + 1);
    else codes.set(mail.to, code);
    child.send(number);
  });
  return {
    ...sink,
    url: `smtp://127.0.0.1:${sink.port}`,
    /** The newest code: it is there before the service answers. @param {string} address */
    codeOf: (address) => codes.get(address) ?? '',
    /** @param {string} address */
    noticesTo: (address) => notices.get(address) ?? 0,
  };
}

/**
 * @param {string} file
 * @param {(said: unknown, child: import('node:child_process').ChildProcess) => void} onSaid
 */
async function startProcess(file, onSaid) {
  const port = await freePort();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    const started = endWithUs(fork(join(root, 'apps/bench/kills', file), [String(port)]));
    child = started;
    await once(started, 'message');
    started.on('message', (said) => {
      if (started.connected) onSaid(said, started);
    });
  };
  await start();
  return { port, start, kill: () => void child?.kill('SIGKILL') };
}

/** @param {string} databaseUrl @param {string} smtpUrl @param {string} nodeUrl */
async function startService(databaseUrl, smtpUrl, nodeUrl) {
  const port = await freePort();
  /** @type {Set<string>} */
  const lines = new Set();
  /** @type {Awaited<ReturnType<typeof spawnBenchService>>['service'] | undefined} */
  let child;
  let crashes = 0;
  let isEnding = false;
  const start = async () => {
    for (;;) {
      const { service } = await spawnBenchService(
        { databaseUrl, smtpUrl },
        {
          PORT: String(port),
          LOG_LEVEL: 'warn',
          NAMES_PARENT: PARENT,
          NAMES_RPC_URLS: `eip155:1=${nodeUrl}`,
          LIMIT_CODE_SITE: '100000',
          LIMIT_CODE_HOUR: '20',
          LIMIT_CODE_RANGE_MAILBOX: '10',
        },
      );
      child = service;
      service.stdout.on('data', (text) => {
        for (const line of String(text).split('\n')) if (line !== '') lines.add(saidIn(line));
      });
      // Where the database is away it ends, and what watches it starts it again.
      const listens = once(service.stdout, 'data').then(() => true);
      if (await Promise.race([listens, once(service, 'exit').then(() => false)])) {
        service.once('exit', (_, signal) => {
          if (!isEnding && signal !== 'SIGKILL') crashes += 1;
        });
        return;
      }
    }
  };
  const kill = () => void child?.kill('SIGKILL');
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    lines,
    crashes: () => crashes,
    start,
    kill,
    stop: async () => {
      isEnding = true;
      const ended = child && once(child, 'exit');
      child?.kill('SIGTERM');
      await ended;
    },
  };
}

/** What is the same in all lines that say the same. @param {string} line */
function saidIn(line) {
  const { kind = '', level, message } = JSON.parse(line);
  return `${level} ${message} ${kind}`;
}
