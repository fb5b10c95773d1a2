import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from '../../../scripts/command.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { inPath, startNodeProcess } from './node-process.mjs';

/**
 * A running EVM chain on loopback.
 *
 * @typedef {object} EvmNode
 * @property {string} url
 * @property {number} chainId
 * @property {number} pid
 * @property {Promise<string>} ended How the process ended.
 * @property {() => Promise<void>} stop Ends the process; stopping twice does nothing.
 */

/**
 * The mnemonic that every EVM tool uses for tests. Its keys are public: never send anything of value there.
 */
export const TEST_MNEMONIC = 'test test test test test test test test test test test junk';

const ATTEMPTS = 3;

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
      // Another process may have taken the port since the check.
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
    '--host',
    host,
    '--port',
    String(port),
    '--chain-id',
    String(chainId),
    '--mnemonic',
    TEST_MNEMONIC,
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
    signal: AbortSignal.timeout(30_000), // Four nodes that start may share two cores.
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
  const url = `http://127.0.0.1:${port}`;
  const { pid, ended, stop } = await startNodeProcess({
    name: 'anvil',
    command: [binary, ...args],
    isReady: () => answers(url, chainId),
  });
  return { url, chainId, pid, ended, stop };
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
export function findAnvil() {
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
    return undefined; // An optional package: npm does not install it on other platforms.
  }
}
