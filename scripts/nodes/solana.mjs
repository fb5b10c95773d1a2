import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { listen } from '../free-port.mjs';
import { SolanaLedger } from './solana/ledger.mjs';
import { createRpcServer } from './solana/rpc-server.mjs';
import { rpcMethods } from './solana/rpc-methods.mjs';

/**
 * A Solana chain on loopback: the real runtime in this process, behind a JSON-RPC of our own. It checks
 * transactions as a validator does; it says nothing about how a validator's own RPC behaves.
 *
 * @typedef {object} SolanaNode
 * @property {string} url
 * @property {string} genesisHash
 * @property {SolanaLedger} ledger
 * @property {() => Promise<void>} stop Ends the server; stopping twice does nothing.
 */

/** How long a validator's slots take, and how long until others agree, roughly, in milliseconds. */
const usualPace = { slotMs: 400, confirmMs: 400, finalizeMs: 2000 };

/**
 * Starts an empty Solana chain, on `port` where that is free, else on any.
 *
 * @param {{ readonly port?: number, readonly pace?: Partial<typeof usualPace> }} [options]
 * @returns {Promise<SolanaNode>}
 */
export async function startSolana({ port = 0, pace } = {}) {
  const genesisHash = base58.encode(randomBytes(32));
  const ledger = new SolanaLedger({ ...usualPace, ...pace });
  const server = createRpcServer(rpcMethods(ledger, genesisHash));
  const taken = await listen(server, port);
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
