import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { requireBitcoind } from './bitcoin-program.mjs';
import { startEsplora } from './esplora/esplora-server.mjs';
import { startNodeProcess } from './node-process.mjs';

/**
 * Calls a method of a node's own JSON-RPC.
 *
 * @typedef {(method: string, params?: readonly unknown[]) => Promise<any>} BitcoinCall
 */

/**
 * A running Bitcoin chain on loopback.
 *
 * @typedef {object} BitcoinNode
 * @property {string} url The address of its Esplora API, without a trailing slash.
 * @property {BitcoinCall} call For tests only: mine, fund.
 * @property {string} chainReference The CAIP-2 reference of BIP-122: the start of the genesis hash.
 * @property {Promise<string>} [ended] How the process of the node ended, where it is one of ours.
 * @property {() => Promise<void>} stop Ends node and API; stopping twice does nothing.
 */

/** An error that the node returned, with its code. */
export class BitcoinRpcError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    /** @readonly */
    this.code = code;
  }
}

const REFERENCE_LENGTH = 32;

/**
 * Starts an empty chain in `regtest` mode with the Esplora API before it, on `port` where that is free,
 * else on any.
 *
 * @param {{ readonly port?: number }} [options]
 * @returns {Promise<BitcoinNode>}
 */
export async function startBitcoin({ port = 0 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-bitcoind-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  const rpcPort = await freePort();
  // The node writes its password into its own folder, so an older node on the same port refuses it.
  const password = () => readFileSync(join(folder, 'regtest/.cookie'), 'utf8');
  const call = bitcoinCaller(`http://127.0.0.1:${rpcPort}`, password);
  try {
    const args = [`-datadir=${folder}`, ...bitcoinArguments({ host: '127.0.0.1', port: rpcPort })];
    const node = await startNodeProcess({
      name: 'bitcoind',
      command: [...(await requireBitcoind()), ...args],
      isReady: () => answers(call),
    });
    const stop = async () => {
      await node.stop();
      forget();
    };
    return { ...(await serveBitcoin({ call, port, stop })), ended: node.ended };
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * Puts the Esplora API before the node behind `call`.
 *
 * @param {object} node
 * @param {BitcoinCall} node.call
 * @param {() => Promise<void>} node.stop
 * @param {number} [node.port]
 * @returns {Promise<BitcoinNode>}
 */
export async function serveBitcoin({ call, port = 0, stop }) {
  /** @type {string} */
  const genesisHash = await call('getblockhash', [0]);
  const esplora = await startEsplora({ call, port });
  return {
    url: esplora.url,
    call,
    chainReference: genesisHash.slice(0, REFERENCE_LENGTH),
    stop: async () => {
      await Promise.all([esplora.close(), stop()]);
    },
  };
}

/** The arguments of a bitcoind whose RPC listens on `host:port`. */
export function bitcoinArguments(
  /** @type {{ readonly host: string, readonly port: number }} */
  { host, port },
) {
  return [
    '-regtest',
    '-server=1',
    '-txindex=1',
    '-listen=0',
    '-dnsseed=0',
    '-fallbackfee=0.0002',
    `-rpcbind=${host}`,
    '-rpcallowip=0.0.0.0/0',
    `-rpcport=${port}`,
    '-printtoconsole=0',
    '-dbcache=16',
  ];
}

/**
 * Makes a function that calls the RPC of the node at `url`.
 *
 * @param {string} url
 * @param {() => string} password Name and password, as `name:password`.
 * @returns {BitcoinCall}
 */
export function bitcoinCaller(url, password) {
  return async (method, params = []) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(password()).toString('base64')}` },
      body: JSON.stringify({ jsonrpc: '1.0', id: 1, method, params }),
      signal: AbortSignal.timeout(20_000),
    });
    /** @type {{ result?: unknown, error?: { code: number, message: string } | null }} */
    const { result, error } = JSON.parse(await response.text());
    if (error) throw new BitcoinRpcError(error.code, error.message);
    return result;
  };
}

/** @param {BitcoinCall} call */
async function answers(call) {
  try {
    await call('getblockchaininfo');
    return true;
  } catch {
    return false;
  }
}
