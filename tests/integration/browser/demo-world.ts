import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBundler } from '../../../apps/chains/testing/bundler';
import { startDemoChains } from '../../../apps/chains/nodes/demo-chains.mjs';
import { startRelay } from '../../../apps/chains/nodes/relay.mjs';
import { startAllowance } from '../../../apps/demo/serve/allowance.mjs';
import { prepareContracts } from '../../../apps/demo/serve/contracts.mjs';
import { docs } from '../../../apps/demo/serve/docs.mjs';
import { shownWallet, startEmbeddedWallet } from '../../../apps/demo/serve/embedded-wallet.mjs';
import { startGuestBook } from '../../../apps/demo/serve/guest-book.mjs';
import { plannedContracts, shownContracts } from '../../../apps/demo/serve/planned-contracts.mjs';
import { pricesOf } from '../../../apps/demo/serve/prices.mjs';
import { startSandbox } from '../../../apps/demo/serve/sandbox.mjs';
import { serveDemo } from '../../../apps/demo/serve/serve-demo.mjs';
import { sponsoredPostcards } from '../../../apps/demo/serve/sponsored.mjs';
import { walletNetworks } from '../../../apps/demo/serve/wallet-networks.mjs';
import { freePorts } from '../../../scripts/free-port.mjs';
import { openBrowser } from './browser';

/** The demo as `npm start` has it once everything is there, on any ports, and a browser. */
export interface DemoWorld {
  readonly browser: Browser;
  readonly chains: Awaited<ReturnType<typeof startDemoChains>>;
  readonly contracts: Awaited<ReturnType<typeof prepareContracts>>;

  /** At `localhost`: a private window refuses storage to a frame of another site. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startDemoWorld(): Promise<DemoWorld> {
  const evmChains = [
    { name: 'Ethereum', chainId: 1, port: 0 },
    { name: 'Arbitrum One', chainId: 42161, port: 0 },
  ];
  const ports = await freePorts({
    demo: 0,
    service: 0,
    frame: 0,
    mailbox: 0,
    testId: 0,
    farcaster: 0,
    bundler: 0,
  });
  const [browser, chains, relay] = await Promise.all([
    openBrowser(),
    startDemoChains(evmChains),
    startRelay(),
  ]);
  const { evm, fund, others } = chains;
  const contracts = await prepareContracts(evm);
  const domains = [`localhost:${ports.demo}`];
  const folder = mkdtempSync(join(tmpdir(), 'cleat-demo-'));
  const [ethereum] = evm;
  const [bundler, wallet, allowance, guestBook] = await Promise.all([
    startBundler(String(ethereum?.url), 1, ports.bundler),
    startEmbeddedWallet({
      sites: domains.map((domain) => `http://${domain}`),
      database: `file:${join(folder, 'service.db')}`,
      networks: walletNetworks({ evm, others, ports }),
      ports,
      sponsored: sponsoredPostcards(String(ethereum?.url)),
    }),
    startAllowance({ domains, chains: evm }),
    startGuestBook({ domains }),
  ]);
  const demo = await serveDemo({
    port: ports.demo,
    evm,
    others,
    fund,
    relayUrl: relay.url,
    authFrameUrl: wallet.url,
    counterparts: [
      docs,
      guestBook,
      allowance,
      shownWallet(ports),
      pricesOf({ tokens: plannedContracts.prices }),
      shownContracts(evm),
      startSandbox({ domains, fund }),
    ],
  });
  return {
    browser,
    chains,
    contracts,
    url: `http://localhost:${ports.demo}`,
    stop: async () => {
      await browser.close();
      await Promise.all([demo.close(), wallet.stop(), bundler.stop(), relay.stop()]);
      await chains.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
