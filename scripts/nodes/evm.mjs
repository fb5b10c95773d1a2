import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../command.mjs';
import { freePort } from '../free-port.mjs';

/**
 * A running EVM chain on loopback.
 *
 * @typedef {object} EvmNode
 * @property {string} url
 * @property {number} chainId
 * @property {number} pid
 * @property {() => Promise<void>} stop Ends the process; stopping twice does nothing.
 */

/** The mnemonic every EVM tool uses for tests. Its keys are public: never send anything real there. */
export const TEST_MNEMONIC = 'test test test test test test test test test test test junk';

const READY_WITHIN_MS = 20_000;
const ATTEMPTS = 3;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts an empty anvil chain, on `port` where that is free, else on any.
 *
 * @param {{ readonly chainId: number, readonly port?: number }} options
 * @returns {Promise<EvmNode>}
 */
export async function startAnvil({ chainId, port = 0 }) {
  const binary = findAnvil();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(binary, chainId, await freePort(port));
    } catch (error) {
      // Between looking for a free port and taking it, somebody else may have come.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** The arguments of an anvil that serves `chainId` on `host:port`. */
export function anvilArguments(
  /** @type {{ readonly chainId: number, readonly host: string, readonly port: number }} */
  { chainId, host, port },
) {
  return [
    ...['--host', host],
    ...['--port', String(port)],
    ...['--chain-id', String(chainId)],
    ...['--mnemonic', TEST_MNEMONIC],
  ];
}

/**
 * Calls `method` of the node at `url`.
 *
 * @param {string} url
 * @param {string} method
 * @param {readonly unknown[]} [params]
 * @returns {Promise<unknown>}
 */
export async function callNode(url, method, params = []) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(10_000),
  });
  /** @type {{ result?: unknown, error?: { message: string } }} */
  const { result, error } = JSON.parse(await response.text());
  if (error) throw new Error(`${method} failed: ${error.message}`);
  return result;
}

/**
 * @param {string} binary
 * @param {number} chainId
 * @param {number} port
 * @returns {Promise<EvmNode>}
 */
async function start(binary, chainId, port) {
  const args = ['--silent', ...anvilArguments({ chainId, host: '127.0.0.1', port })];
  const [command = binary, ...rest] = boundToUs([binary, ...args]);
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(child);

  let complaint = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text) => (complaint = (complaint + text).slice(-500)));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(void (complaint += error.message)));
    child.once('exit', () => resolve());
  });
  void ended.then(() => running.delete(child));

  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGKILL'); // Nothing of a test chain is worth an orderly end.
    await ended;
  };
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await answers(url, chainId))) {
    if (!running.has(child)) throw new Error(`anvil ended before it was ready: ${complaint}`);
    if (Date.now() > until) {
      await stop();
      throw new Error(`anvil did not answer within ${READY_WITHIN_MS} ms. ${complaint}`);
    }
    await sleep(10);
  }
  // An answer alone may come from an older node on the same port: our own process must live too.
  if (!running.has(child)) throw new Error(`anvil ended before it was ready: ${complaint}`);
  return { url, chainId, pid: child.pid ?? 0, stop };
}

/**
 * @param {string} url
 * @param {number} chainId
 */
async function answers(url, chainId) {
  try {
    return Number(await callNode(url, 'eth_chainId')) === chainId;
  } catch {
    return false;
  }
}

/** `ANVIL_PATH`, else the binary that npm installed for this platform, else the one in `PATH`. */
function findAnvil() {
  const found = [process.env['ANVIL_PATH'], packagedAnvil(), ...inPath('anvil')].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found) return found;
  throw new CommandError(
    'No anvil was found for this platform: install Foundry, or set ANVIL_PATH to its anvil, then run the command again.',
  );
}

function packagedAnvil() {
  const require = createRequire(import.meta.url);
  try {
    return join(require.resolve('@foundry-rs/anvil-linux-amd64/package.json'), '../bin/anvil');
  } catch {
    return undefined; // An optional package: npm leaves it out on other platforms.
  }
}

/** @param {string} command */
function inPath(command) {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));
}

/**
 * Has Linux end the process when we end, however suddenly; elsewhere the exit listener must do.
 *
 * @param {readonly string[]} command
 */
function boundToUs(command) {
  const setpriv =
    process.platform === 'linux' && inPath('setpriv').find((path) => existsSync(path));
  return setpriv ? [setpriv, '--pdeathsig', 'KILL', '--', ...command] : command;
}
