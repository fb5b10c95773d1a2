import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { listen } from '../../../scripts/free-port.mjs';
import { SolanaLedger } from './solana/ledger.mjs';
import { createRpcServer } from './solana/rpc-server.mjs';
import { rpcMethods } from './solana/rpc-methods.mjs';
import { testMethods } from './solana/test-methods.mjs';

/**
 * A Solana chain on loopback: the real runtime in this process, behind a JSON-RPC of our own. It checks
 * transactions like a validator. A validator's own RPC may behave differently.
 *
 * @typedef {object} SolanaNode
 * @property {string} url
 * @property {string} genesisHash
 * @property {SolanaLedger} ledger
 * @property {() => Promise<void>} stop Ends the server; stopping twice does nothing.
 */

/**
 * The length of a validator's slots, and the times until other validators agree, roughly, in milliseconds.
 */
const usualPace = { slotMs: 400, confirmMs: 400, finalizeMs: 2000 };

/**
 * @typedef {object} SolanaOptions
 * @property {number} [port] Preferred port; any free one where it is taken.
 * @property {string} [host] Only a container listens on more than loopback.
 * @property {Partial<typeof usualPace>} [pace]
 * @property {string} [genesisHash] Any when absent.
 * @property {boolean} [isForTests] Serves the methods of `solana/test-methods.mjs` as well.
 */

/**
 * Starts an empty Solana chain.
 *
 * @param {SolanaOptions} [options]
 * @returns {Promise<SolanaNode>}
 */
export async function startSolana({
  port = 0,
  host,
  pace,
  genesisHash = base58.encode(randomBytes(32)),
  isForTests = false,
} = {}) {
  const ledger = new SolanaLedger({ ...usualPace, ...pace });
  const methods = rpcMethods(ledger, genesisHash);
  const server = createRpcServer(isForTests ? { ...methods, ...testMethods(ledger) } : methods);
  const taken = await listen(server, port, host);
  return {
    url: `http://127.0.0.1:${taken}`,
    genesisHash,
    ledger,
    stop: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
