import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
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
 * @property {string} url Where its Esplora API is, without a trailing slash.
 * @property {BitcoinCall} call What only a test may do: mine, fund.
 * @property {string} chainReference The CAIP-2 reference of BIP-122: the start of the genesis hash.
 * @property {() => Promise<void>} stop Ends node and API; stopping twice does nothing.
 */

/** A failure that the node told, with its code. */
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
  const rpcPort = await freePort();
  const call = callerOf(`http://127.0.0.1:${rpcPort}`, join(folder, 'regtest/.cookie'));
  try {
    const node = await startNodeProcess({
      name: 'bitcoind',
      command: [...requireBitcoind(), ...argumentsOf(folder, rpcPort)],
      isReady: () => answers(call),
    });
    const genesisHash = await call('getblockhash', [0]);
    const esplora = await startEsplora({ call, port });
    return {
      url: esplora.url,
      call,
      chainReference: genesisHash.slice(0, REFERENCE_LENGTH),
      stop: async () => {
        await Promise.all([esplora.close(), node.stop()]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {number} rpcPort
 */
function argumentsOf(folder, rpcPort) {
  return [
    '-regtest',
    `-datadir=${folder}`,
    '-server=1',
    '-txindex=1',
    '-listen=0',
    '-dnsseed=0',
    '-fallbackfee=0.0002',
    '-rpcbind=127.0.0.1',
    '-rpcallowip=127.0.0.1',
    `-rpcport=${rpcPort}`,
    '-printtoconsole=0',
    '-dbcache=16',
  ];
}

/**
 * The node writes the password for its RPC into its own folder: an older node on the same port, which
 * does not know it, is never mistaken for it.
 *
 * @param {string} url
 * @param {string} cookieFile
 * @returns {BitcoinCall}
 */
function callerOf(url, cookieFile) {
  return async (method, params = []) => {
    const cookie = Buffer.from(readFileSync(cookieFile, 'utf8')).toString('base64');
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${cookie}` },
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
