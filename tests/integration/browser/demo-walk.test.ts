import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  blake2AsHex,
  decodeAddress,
  xxhashAsHex,
} from '../../../apps/chains/clients/polkadot-crypto';
import { startDemoChains } from '../../../apps/chains/nodes/demo-chains.mjs';
import { callNode } from '../../../apps/chains/nodes/evm.mjs';
import { prepareContracts } from '../../../apps/demo/serve/contracts.mjs';
import { docs } from '../../../apps/demo/serve/docs.mjs';
import { startGuestBook } from '../../../apps/demo/serve/guest-book.mjs';
import { plannedContracts, shownContracts } from '../../../apps/demo/serve/planned-contracts.mjs';
import { pricesOf } from '../../../apps/demo/serve/prices.mjs';
import { startSandbox } from '../../../apps/demo/serve/sandbox.mjs';
import { serveDemo } from '../../../apps/demo/serve/serve-demo.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { openBrowser, openReusedPage, type WatchedPage } from './browser';
import { Visitor } from './visitor';

let browser: Browser;
let chains: Awaited<ReturnType<typeof startDemoChains>>;
let contracts: Awaited<ReturnType<typeof prepareContracts>>;
let demo: Awaited<ReturnType<typeof serveDemo>>;
let watched: WatchedPage;
let visitor: Visitor;

beforeAll(async () => {
  const evmChains = [
    { name: 'Ethereum', chainId: 1, port: 0 },
    { name: 'Arbitrum One', chainId: 42161, port: 0 },
  ];
  [browser, chains] = await Promise.all([openBrowser(), startDemoChains(evmChains)]);
  const { evm, fund, others } = chains;
  contracts = await prepareContracts(evm);
  const port = await freePort();
  demo = await serveDemo({
    port,
    evm,
    others,
    fund,
    counterparts: [
      docs,
      await startGuestBook({ domains: [`127.0.0.1:${port}`] }),
      pricesOf({ tokens: plannedContracts.prices }),
      shownContracts(evm),
      startSandbox({ domains: [`127.0.0.1:${port}`], fund }),
    ],
  });
});
afterAll(async () => {
  await browser?.close();
  await demo?.close();
  await chains?.stop();
});
beforeEach(async () => {
  watched = await openReusedPage(browser, demo.url, { reducedMotion: 'reduce' });
  visitor = new Visitor(watched.page);
  // Esplora's answer about a payment that it does not know yet.
  visitor.expectMishap(/status of 404/);
});
afterEach(async () => {
  await watched.close();
  expect(watched.mishaps.filter((mishap) => !visitor.isExpected(mishap))).toEqual([]);
});

/** Approves in the window of the test wallet. */
async function approve(): Promise<void> {
  await visitor.page.getByRole('button', { name: 'Approve', exact: true }).click();
}

/** The wallet of each namespace, and what its row says where it has several. */
const wallets = {
  Ethereum: 'Cleat Test Wallet',
  Solana: 'Cleat Test Wallet',
  Bitcoin: 'Bitcoin Test Wallet',
  Polkadot: 'Polkadot Test Wallet',
} as const;

/** Connects the wallet of a namespace, and signs in. */
async function comeAboard(chain: keyof typeof wallets): Promise<void> {
  const wallet = wallets[chain];
  await visitor.openModal();
  // The row of a wallet on two namespaces asks for one of them once the wallets of all namespaces are there.
  for (const each of Object.values(wallets)) await visitor.wallet(each).first().waitFor();
  await visitor.wallet(wallet).first().click();
  if (wallet === 'Cleat Test Wallet') await visitor.wallet(chain).click();
  await approve();
  await visitor.heading('Sign In').waitFor();
  await visitor.dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await approve();
  await visitor.dialog.waitFor({ state: 'detached' });
}

async function openAccount(): Promise<void> {
  await visitor.page.locator('.shop-top [aria-haspopup="dialog"]').last().click();
  await visitor.heading('Account').waitFor();
}

/** What its account is worth before it pays, and what a print costs. */
const worth = {
  Ethereum: /\$\d\d,\d{3},\d{3}/,
  Solana: '$15,000.00',
  Bitcoin: '$90,000.00',
  Polkadot: '$50,000.00',
} as const;
const paid = {
  Ethereum: '−0.035 ETH',
  Solana: '−0.700 SOL',
  Bitcoin: '−0.001 BTC',
  Polkadot: '−15.000 DOT',
} as const;

describe.each(Object.keys(wallets) as (keyof typeof wallets)[])(
  'a visitor of the demo with a wallet on %s',
  (chain) => {
    it('signs in, writes a line, and sees what the account is worth', async () => {
      await comeAboard(chain);
      await visitor.page.getByLabel('Your line').fill(`Ahoy from ${chain}`);
      await visitor.button('Write in the guest book').click();
      await visitor.page.getByText('Your line is in the book.').waitFor();
      await visitor.page.getByText(`Ahoy from ${chain}`).waitFor();

      await openAccount();
      // Only rows in sight are priced.
      await visitor.dialog.getByText('Edit list').scrollIntoViewIfNeeded();
      await visitor.dialog.getByText(worth[chain]).first().waitFor();
    });

    it('buys a print, and finds the payment in the activity', async () => {
      await comeAboard(chain);
      await visitor.button('Buy Low tide').click();
      await visitor.page.getByRole('button', { name: /^Pay / }).click();
      await visitor.dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await approve();
      await visitor.page.getByText(/The print is yours/).waitFor();
      await visitor.page.keyboard.press('Escape');
      await visitor.dialog.waitFor({ state: 'detached' });

      await openAccount();
      await visitor.dialog.getByRole('tab', { name: 'Activity' }).click();
      await visitor.dialog.getByText('Sent').first().waitFor();
      await visitor.dialog.getByText(paid[chain]).first().waitFor();
    });

    it('buys for no money, and receives test money', async () => {
      await comeAboard(chain);
      await openAccount();
      await visitor.dialog.getByRole('button', { name: 'Buy', exact: true }).click();
      const opening = visitor.page.context().waitForEvent('page');
      await visitor.button(/^Sandbox, no money moves/).click();
      const shopWindow = await opening;
      await shopWindow.getByRole('heading', { name: 'Sandbox, no money moves' }).waitFor();
      await visitor.dialog.getByText('Buying with Sandbox, no money moves').waitFor();
      const address = await visitor.page.locator('.facts code').first().innerText();
      const before = await heldBy(chain, address);
      await shopWindow.getByRole('button', { name: 'Buy test money' }).click();
      await shopWindow.getByText('the test money is in the account').waitFor();
      await shopWindow.close();

      await visitor.dialog.getByText('Your tokens have arrived').waitFor();
      // The page reads a balance again after half a minute, so the chain is asked.
      expect(await heldBy(chain, address)).toBeGreaterThan(before);
    });
  },
);

/** The balance of an account, as the node of its chain says. */
async function heldBy(chain: keyof typeof wallets, address: string): Promise<number> {
  const { url } = [...chains.evm, ...chains.others].find(({ name }) => name === chain) ?? {};
  const node = String(url);
  switch (chain) {
    case 'Ethereum':
      return Number(await callNode(node, 'eth_getBalance', [address, 'latest']));
    case 'Solana':
      return ((await callNode(node, 'getBalance', [address])) as { value: number }).value;
    case 'Bitcoin': {
      const answer = await fetch(`${node}/address/${address}`);
      const { chain_stats: stats } = (await answer.json()) as Esplora;
      return stats.funded_txo_sum - stats.spent_txo_sum;
    }
    case 'Polkadot': {
      const key = Buffer.from(decodeAddress(address));
      const place = ['System', 'Account'].map((part) => xxhashAsHex(part, 128).slice(2)).join('');
      const entry = `0x${place}${blake2AsHex(key, 128).slice(2)}${key.toString('hex')}`;
      const stored = String(await callNode(node, 'state_getStorage', [entry]));
      return Number(Buffer.from(stored.slice(2), 'hex').readBigUInt64LE(16));
    }
  }
}

interface Esplora {
  readonly chain_stats: { readonly funded_txo_sum: number; readonly spent_txo_sum: number };
}

describe('a visitor of the demo on Ethereum', () => {
  it('has a name, tokens with their worth, and a print on each chain', async () => {
    await comeAboard('Ethereum');
    await openAccount();
    const { dialog } = visitor;
    await dialog.getByText('mate.eth').first().waitFor();
    await dialog.getByText('First mate of the Tidemark').waitFor();
    await dialog.getByText('1,000.000 TUSD').scrollIntoViewIfNeeded();
    await dialog.getByText('$1,000.00').waitFor();
    await dialog.getByRole('tab', { name: 'NFTs' }).click();
    await dialog.getByText('Low tide, 1 of 50').waitFor();

    await dialog.getByRole('button', { name: /Network/ }).click();
    await dialog.getByRole('button', { name: /Arbitrum/ }).click();
    await approve();
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await approve();
    await dialog.waitFor({ state: 'detached' });
    await openAccount();
    await dialog.getByRole('tab', { name: 'NFTs' }).click();
    await dialog.getByText('Night watch, 1 of 50').waitFor();
  });

  it('swaps by the contracts of Uniswap', async () => {
    await comeAboard('Ethereum');
    await openAccount();
    const { dialog, page } = visitor;
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click();
    await pick('from', 'ETH');
    await pick('to', 'TOK');
    await dialog.getByRole('textbox', { name: /^Amount in / }).fill('1');
    await visitor.button('Review swap').click();
    await visitor.heading('Preview Swap').waitFor();
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click();
    await approve();
    await page.getByText('Transaction confirmed').first().waitFor();
  });
});

/** Chooses the token of a side of the swap. */
async function pick(side: 'from' | 'to', symbol: string): Promise<void> {
  const { dialog } = visitor;
  await dialog.locator(`[data-field="${side}"] .chip.token`).click();
  await visitor.heading('Select Token').waitFor();
  await dialog.getByRole('searchbox').fill(symbol);
  await dialog.locator('.tokens .row').first().click();
  await visitor.heading('Swap').waitFor();
}

it('the contracts are where the page expects them', () => {
  expect(contracts).toEqual([1, 42161].map((chainId) => ({ chainId, ...plannedContracts })));
});

it('the guest book takes no line without a sign-in, nor one of another site', async () => {
  const post = (origin: string): Promise<Response> =>
    fetch(`${demo.url}/guest-book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ text: 'I was never here' }),
    });

  expect((await post(demo.url)).status).toBe(401);
  expect((await post('https://other.example')).status).toBe(403);
  expect(await (await fetch(`${demo.url}/guest-book`)).text()).not.toContain('never here');
});

it('the first page says what Cleat is, how to install it, and leads to every page of the docs', async () => {
  const { page } = visitor;
  await page.getByText('is a wallet widget for web3 sites').waitFor();
  await page.getByText('npm install cleatkit').first().waitFor();
  await page.getByRole('link', { name: 'Documentation' }).click();
  await page.getByText('# All pages').waitFor();
  const links = await page
    .locator('pre a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  await page.getByRole('link', { name: 'In a React app' }).click();
  await page.getByText('# In a React app').waitFor();
});
