import { runAsCommand, say } from './command.mjs';
import { installMissing } from './install-missing.mjs';

const DEMO_PORT = 5173;
const RELAY_PORT = 5175;
const evmChains = [
  { name: 'Ethereum', chainId: 1, port: 8545 },
  { name: 'Arbitrum One', chainId: 42161, port: 8546 },
];

/** `npm start`: from a fresh clone to a demo in the browser over chains of this machine. */
async function start() {
  installMissing();
  const [{ build }, { serveDemo }, { startDemoChains }, { startRelay }] = await imported();
  await build();

  const { evm, others, skipped, stop } = await startDemoChains(evmChains);
  const relay = await startRelay({ port: RELAY_PORT });
  const demo = await serveDemo({ port: DEMO_PORT, evm, others, relayUrl: relay.url });

  say(`
The demo is at ${demo.url}
The phone, a wallet that scans its QR codes, is at ${new URL('/phone.html', demo.url)}

${[...evm, ...others].map(({ name, url }) => `  ${name} (a local test chain): ${url}`).join('\n')}
${skipped.map((sentence) => `  ${sentence}\n`).join('')}
It is a shop with the widget in it, and a playground beside it: change networks, features, theme, language,
direction and layout, let the test wallet decline, be slow or locked, and copy the code for the result.
Its tab "What to try" lists the rest. Everything here is a test: no money moves.

Ctrl-C ends the demo, all chains and the relay.`);

  await interrupted();
  await Promise.allSettled([demo.close(), relay.stop(), stop()]);
  process.exit(0);
}

/** These modules need the packages, which are installed only now. */
function imported() {
  return Promise.all([
    import('./build.mjs'),
    import('./serve-demo.mjs'),
    import('./nodes/demo-chains.mjs'),
    import('./nodes/relay.mjs'),
  ]);
}

/** @returns {Promise<unknown>} */
function interrupted() {
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  return new Promise((resolve) => signals.forEach((signal) => process.once(signal, resolve)));
}

await runAsCommand(import.meta.url, start);
