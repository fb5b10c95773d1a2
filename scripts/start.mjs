import { runAsCommand, say } from './command.mjs';
import { installMissing } from './install-missing.mjs';

const DEMO_PORT = 5173;
const evmChains = [
  { name: 'Ethereum', chainId: 1, port: 8545 },
  { name: 'Arbitrum One', chainId: 42161, port: 8546 },
];

/** `npm start`: from a fresh clone to a demo in the browser over chains of this machine. */
async function start() {
  installMissing();
  const [{ build }, { serveDemo }, { startDemoChains }] = await imported();
  await build();

  const { evm, others, skipped, stop } = await startDemoChains(evmChains);
  const demo = await serveDemo({ port: DEMO_PORT, evm, others });

  say(`
The demo is at ${demo.url}

${[...evm, ...others].map(({ name, url }) => `  ${name} (a local test chain): ${url}`).join('\n')}
${skipped.map((sentence) => `  ${sentence}\n`).join('')}
What to try: press Connect and choose a test wallet, approve or decline in its window; see the
address and the balance; switch the network; connect a wallet of another namespace beside it; reload;
disconnect one. A wallet extension of this browser is listed too. Everything here is a test: no money
moves.

Ctrl-C ends the demo and all chains.`);

  await interrupted();
  await Promise.allSettled([demo.close(), stop()]);
  process.exit(0);
}

/** What needs the packages, which are there only now. */
function imported() {
  return Promise.all([
    import('./build.mjs'),
    import('./serve-demo.mjs'),
    import('./nodes/demo-chains.mjs'),
  ]);
}

/** @returns {Promise<unknown>} */
function interrupted() {
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  return new Promise((resolve) => signals.forEach((signal) => process.once(signal, resolve)));
}

await runAsCommand(import.meta.url, start);
