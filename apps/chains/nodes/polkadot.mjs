import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../../../scripts/run-program.mjs';
import { endOf } from './node-process.mjs';

/**
 * A running Polkadot chain on loopback.
 *
 * @typedef {object} PolkadotNode
 * @property {string} url
 * @property {number} pid
 * @property {Promise<string>} ended How the process ended.
 * @property {() => Promise<void>} stop Ends the process; stopping twice does nothing.
 */

/**
 * The hash of the first block of the chain that {@link startChopsticks} serves: that of a runtime which is executed from its
 * genesis consists of the byte 0x45 only.
 */
export const POLKADOT_GENESIS = '45'.repeat(32);

/** The CAIP-2 reference of that chain. */
export const LOCAL_POLKADOT_REFERENCE = POLKADOT_GENESIS.slice(0, 32);

const READY_WITHIN_MS = 60_000;
const server = fileURLToPath(new URL('./polkadot-server.mjs', import.meta.url));

/**
 * Starts an Asset Hub runtime on `port` where that is free, else on any. The account of the public test
 * key `//Alice` holds 10,000 units of its currency, which has 12 decimals.
 *
 * @param {{ readonly port?: number }} [options]
 * @returns {Promise<PolkadotNode>}
 */
export async function startChopsticks({ port = 0 } = {}) {
  const env = { ...process.env, LOG_LEVEL: 'error' };
  const stdio = /** @type {const} */ (['ignore', 'ignore', 'pipe', 'ipc']);
  const child = endWithUs(
    fork(server, [String(port)], { env, stdio: [...stdio], execArgv: ['--no-warnings'] }),
  );
  let complaint = '';
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text) => (complaint = (complaint + text).slice(-500)));
  const ended = endOf(child);
  const stop = async () => {
    child.kill('SIGKILL'); // A test chain needs no orderly end.
    await ended;
  };
  /** @type {Promise<string>} */
  const ready = new Promise((resolve, reject) => {
    child.once('message', (/** @type {{ readonly url: string }} */ { url }) => resolve(url));
    child.once('error', reject);
    void ended.then(() => reject(new Error(`the Polkadot node ended early: ${complaint}`)));
  });
  const deadline = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS);
  try {
    return { url: await ready, pid: child.pid ?? 0, ended, stop };
  } finally {
    clearTimeout(deadline);
  }
}
