import { freePorts } from '../../../scripts/free-port.mjs';

/** The names, in sentences, of what listens, with the port of each. */
const wished = {
  demo: ['The demo', 5173],
  relay: ['The relay', 5175],
  ethereum: ['Ethereum', 8545],
  arbitrum: ['Arbitrum One', 8546],
  solana: ['Solana', 8899],
  bip122: ['Bitcoin', 3002],
  polkadot: ['Polkadot', 9944],
  service: ["The embedded wallet's service", 8787],
  frame: ['The embedded wallet', 8788],
  mailbox: ['The mailbox', 8789],
  testId: ['Test ID', 8790],
  farcaster: ['Farcaster', 8791],
  bundler: ['The bundler', 8792],
};

/** @typedef {keyof typeof wished} PlaceName */

/**
 * A port for everything that listens, before it starts, because the page's policy names them. Where the usual port of one
 * is taken, it gets another, and a sentence says so.
 *
 * @param {(sentence: string) => void} say
 * @returns {Promise<Readonly<Record<PlaceName, number>>>}
 */
export async function choosePorts(say) {
  const entries = /** @type {[PlaceName, [string, number]][]} */ (Object.entries(wished));
  const usual = /** @type {Record<PlaceName, number>} */ (
    Object.fromEntries(entries.map(([place, [, port]]) => [place, port]))
  );
  const ports = await freePorts(usual);
  for (const [place, [name, port]] of entries) {
    if (ports[place] !== port) {
      say(`Port ${port} is taken by another program: ${name} has port ${ports[place]}.`);
    }
  }
  return ports;
}
