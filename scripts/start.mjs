import { runAsCommand, say } from './command.mjs';
import { installMissing } from './install-missing.mjs';
import { startAnvil } from './nodes/evm.mjs';

const DEMO_PORT = 5173;
const chains = [
  { name: 'Ethereum', chainId: 1, port: 8545 },
  { name: 'Arbitrum One', chainId: 42161, port: 8546 },
];

/** `npm start`: from a fresh clone to a demo in the browser over two chains of this machine. */
async function start() {
  installMissing();
  const [{ build }, { serveDemo }] = await imported();
  await build();

  const nodes = await Promise.all(chains.map(startAnvil));
  const evm = nodes.map(({ chainId, url }) => ({ chainId, url }));
  const demo = await serveDemo({ port: DEMO_PORT, evm });

  say(`
The demo is at ${demo.url}

${nodes.map(({ url }, i) => `  ${chains[i]?.name} (a local test chain): ${url}`).join('\n')}

What to try: press Connect and choose the test wallet, approve or decline in its window; see the
address and the balance; switch the network; copy the address; reload; disconnect. A wallet
extension of this browser is listed too. Everything here is a test: no money moves.

Ctrl-C ends the demo and both chains.`);

  await interrupted();
  await Promise.allSettled([demo.close(), ...nodes.map(({ stop }) => stop())]);
  process.exit(0);
}

/** What needs the packages, which are there only now. */
function imported() {
  return Promise.all([import('./build.mjs'), import('./serve-demo.mjs')]);
}

/** @returns {Promise<unknown>} */
function interrupted() {
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  return new Promise((resolve) => signals.forEach((signal) => process.once(signal, resolve)));
}

await runAsCommand(import.meta.url, start);
