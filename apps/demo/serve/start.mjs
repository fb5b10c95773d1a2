import { runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor, installMissing } from '../../../scripts/install-missing.mjs';

const DEMO_PORT = 5173;
const RELAY_PORT = 5175;
const WALLET_PORTS = { service: 8787, frame: 8788, mailbox: 8789, testId: 8790, farcaster: 8791 };
const ether = { symbol: 'ETH', decimals: 18 };

/** The currencies of the other chains, as the demo names them. */
const coins = {
  bip122: { symbol: 'BTC', decimals: 8 },
  polkadot: { symbol: 'DOT', decimals: 12 },
  solana: { symbol: 'SOL', decimals: 9 },
};
const evmChains = [
  { name: 'Ethereum', chainId: 1, port: 8545 },
  { name: 'Arbitrum One', chainId: 42161, port: 8546 },
];

/** `npm start`: from a fresh clone to a demo in the browser over chains of this machine. */
async function start() {
  installMissing();
  installFor('chains');
  const [{ build }, { serveDemo }, { startDemoChains }, { startRelay }, ...more] = await imported();
  const [{ freePort }, { startEmbeddedWallet }, { deployDemoTokens }, { deployAccountCode }] = more;
  const [{ startGuestBook }, { pricesOf }] = await counterpartModules();
  await build();

  const { evm, fund, others, skipped, stop } = await startDemoChains(evmChains);
  const tokens = await deployDemoTokens(evm);
  await Promise.all(evm.map(({ url }) => deployAccountCode(url)));
  const relay = await startRelay({ port: RELAY_PORT });
  const port = await freePort(DEMO_PORT);
  const wallet = await startEmbeddedWallet({
    sites: [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    networks: [
      ...evm.map(({ chainId, name, url }) => ({
        id: `eip155:${chainId}`,
        name,
        ...ether,
        rpcUrl: url,
        smartAccounts: {},
      })),
      ...others.map(({ name, namespace, reference, url }) => ({
        id: `${namespace}:${reference}`,
        name,
        ...coins[namespace],
        rpcUrl: url,
      })),
    ],
    ports: WALLET_PORTS,
    ...(evm[0] && { farcasterChain: evm[0].url }),
  });
  const counterparts = [
    await startGuestBook({
      domains: [`127.0.0.1:${port}`, `localhost:${port}`],
      rpc: Object.fromEntries(evm.map(({ chainId, url }) => [`eip155:${chainId}`, url])),
    }),
    pricesOf(),
  ];
  const demo = await serveDemo({
    port,
    evm,
    others,
    tokens,
    relayUrl: relay.url,
    authFrameUrl: wallet.url,
    fund,
    counterparts,
  });

  say(`
The demo is at ${demo.url}
The phone, a wallet that scans its QR codes, is at ${new URL('/phone.html', demo.url)}
Log in by e-mail with any address you invent: the mail is at ${wallet.mailboxUrl}
Or press "Continue with Test ID", which stands for Google and the like, and log in under any name
Or press "Continue with Farcaster", copy the link, and open it in another tab, which stands for the app on a phone
The account is empty then: press "Get test money" under the shop, on each network

${[...evm, ...others].map(({ name, url }) => `  ${name} (a local test chain): ${url}`).join('\n')}
${skipped.map((sentence) => `  ${sentence}\n`).join('')}
It is a shop with the widget in it, and a playground beside it: change networks, features, theme, language,
direction and layout, let the test wallet decline, be slow or locked, and copy the code for the result.
Its tab "What to try" lists the rest. Everything here is a test: no money moves.

Ctrl-C ends the demo, all chains and the relay.`);

  await interrupted();
  await Promise.allSettled([demo.close(), wallet.stop(), relay.stop(), stop()]);
  process.exit(0);
}

/** These modules need the packages, which are installed only now. */
function imported() {
  return Promise.all([
    import('../../../scripts/build.mjs'),
    import('./serve-demo.mjs'),
    import('../../chains/nodes/demo-chains.mjs'),
    import('../../chains/nodes/relay.mjs'),
    import('../../../scripts/free-port.mjs'),
    import('./embedded-wallet.mjs'),
    import('../../chains/nodes/demo-tokens.mjs'),
    import('../../chains/nodes/smart-accounts.mjs'),
  ]);
}

function counterpartModules() {
  return Promise.all([import('./guest-book.mjs'), import('./prices.mjs')]);
}

/** @returns {Promise<unknown>} */
function interrupted() {
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  return new Promise((resolve) => signals.forEach((signal) => process.once(signal, resolve)));
}

await runAsCommand(import.meta.url, start);
