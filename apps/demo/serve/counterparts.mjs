import { otherChains, referenceOf, startEvmChain } from '../../chains/nodes/demo-chains.mjs';
import { importSource } from '../../../scripts/import-source.mjs';
import { startRelay } from '../../chains/nodes/relay.mjs';
import { startAllowance } from './allowance.mjs';
import { prepareContracts } from './contracts.mjs';
import { docs } from './docs.mjs';
import { startGuestBook } from './guest-book.mjs';
import { plannedContracts, shownContracts } from './planned-contracts.mjs';
import { pricesOf } from './prices.mjs';
import { shownWallet, startEmbeddedWallet } from './embedded-wallet.mjs';
import { startSandbox } from './sandbox.mjs';
import { serveDemo } from './serve-demo.mjs';
import { sponsoredPostcards } from './sponsored.mjs';
import { walletNetworks } from './wallet-networks.mjs';

/** @typedef {import('../../chains/nodes/demo-chains.mjs').OtherNamespace} OtherNamespace */

/**
 * Everything that the demo talks to: a step for each. The page opens with the EVM chains; what needs longer joins it, at an
 * address that the page knows from its first moment. A further counterpart is one more step, and in `ports.mjs` one more
 * port.
 *
 * @param {object} machine
 * @param {import('./steps.mjs').Steps} machine.steps
 * @param {Readonly<Record<import('./ports.mjs').PlaceName, number>>} machine.ports
 * @param {Promise<unknown>} machine.chainPackages Settles once `apps/chains` is installed.
 * @param {Promise<unknown>} machine.walletPackages The same for service and frame of the embedded wallet.
 */
export async function startCounterparts({ steps, ports, chainPackages, walletPackages }) {
  const chainAt = (/** @type {string} */ name, /** @type {number} */ chainId, port = 0) => ({
    name,
    chainId,
    port,
    url: `http://127.0.0.1:${port}`,
  });
  const ethereum = chainAt('Ethereum', 1, ports.ethereum);
  const evm = [ethereum, chainAt('Arbitrum One', 42161, ports.arbitrum)];
  const others = Object.entries(otherChains).map(([namespace, { genesis, name, start }]) => {
    const place = { port: ports[/** @type {OtherNamespace} */ (namespace)], genesis: genesis() };
    return {
      chain: {
        namespace: /** @type {OtherNamespace} */ (namespace),
        name,
        reference: referenceOf(place.genesis),
        url: `http://127.0.0.1:${place.port}`,
      },
      start: () => start(place),
    };
  });
  const url = `http://127.0.0.1:${ports.demo}`;
  const domains = [`127.0.0.1:${ports.demo}`, `localhost:${ports.demo}`];

  const evmStarts = evm.map((chain) =>
    steps.run(
      chain.name,
      () => startEvmChain(chain),
      () => `${chain.name} runs at ${chain.url}`,
    ),
  );
  const relay = steps.run('The relay', () => startRelay({ port: ports.relay }));
  // What the options of the page's widget name has to be there before the page.
  const guestBook = steps.run('The guest book', () =>
    startGuestBook({
      domains,
      rpc: Object.fromEntries(evm.map(({ chainId, url: rpc }) => [`eip155:${chainId}`, rpc])),
    }),
  );
  const allowance = steps.run('The shop’s account', () => startAllowance({ domains, chains: evm }));
  /** The running chains, by their CAIP-2 ids. @type {Map<string, import('../../chains/nodes/demo-chains.mjs').RunningChain>} */
  const running = new Map();
  const fund = async (/** @type {string} */ network, /** @type {string} */ address) => {
    const chain = running.get(network);
    if (!chain) throw new Error(`There is no chain ${network}`);
    await chain.fund(address);
  };
  const page = await steps.run(
    'The demo',
    async () => {
      const [served] = await Promise.all([
        serveDemo({
          port: ports.demo,
          evm: evm.map(({ chainId, url: rpcUrl }) => ({ chainId, url: rpcUrl })),
          others: others.map(({ chain }) => ({ ...chain, isStarting: true })),
          relayUrl: `ws://127.0.0.1:${ports.relay}`,
          authFrameUrl: `http://localhost:${ports.frame}`,
          hasPhone: chainPackages,
          isGrowing: true,
          counterparts: [
            docs,
            await guestBook,
            await allowance,
            shownWallet(ports),
            pricesOf({ tokens: plannedContracts.prices }),
            shownContracts(evm),
            startSandbox({ domains, fund }),
          ],
          fund,
        }),
        relay,
        ...evmStarts,
      ]);
      return Object.assign(served, { stop: () => served.close() });
    },
    () => `The demo is at ${url}`,
  );
  for (const [index, chain] of (await Promise.all(evmStarts)).entries()) {
    running.set(`eip155:${evm[index]?.chainId}`, chain);
  }

  const late = [
    steps.join(
      'The phone',
      () => page.phone,
      () => `The phone, a wallet that scans the QR codes of the demo, is at ${url}/phone.html`,
    ),
    steps.join(
      'Uniswap, ENS and the NFTs',
      async () => {
        await chainPackages;
        const contracts = await prepareContracts(evm);
        const { startBundler } = await importSource('apps/chains/testing/bundler.ts');
        const bundler = await startBundler(ethereum.url, ethereum.chainId, ports.bundler);
        return { contracts, stop: bundler.stop };
      },
      () => 'Uniswap, ENS, NFTs and smart accounts are on the EVM chains',
    ),
    ...others.map(async ({ chain, start }) => {
      const started = await steps.join(
        chain.name,
        async () => {
          await chainPackages;
          return start();
        },
        () => `${chain.name} runs at ${chain.url}`,
      );
      if (started) running.set(`${chain.namespace}:${chain.reference}`, started);
      const known = page.settings.others ?? [];
      page.change({
        others: known.flatMap((each) => {
          if (each.namespace !== chain.namespace) return [each];
          return started ? [chain] : [];
        }),
      });
    }),
    steps.join(
      'The embedded wallet',
      () =>
        startEmbeddedWallet({
          packages: Promise.all([chainPackages, walletPackages]),
          isKept: true,
          sites: domains.map((domain) => `http://${domain}`),
          networks: walletNetworks({ evm, others: others.map(({ chain }) => chain), ports }),
          ports,
          farcasterChain: ethereum.url,
          sponsored: sponsoredPostcards(ethereum.url),
        }),
      ({ mailboxUrl }) =>
        `The embedded wallet runs. Log in by e-mail with any address you invent: the mail is at ${mailboxUrl}`,
    ),
  ];
  await Promise.all(late);
  page.complete();
  steps.say('Everything is there. Ctrl-C ends all of it.');
}
