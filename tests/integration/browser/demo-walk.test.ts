import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startDemoChains } from '../../../apps/chains/nodes/demo-chains.mjs';
import { startGuestBook } from '../../../apps/demo/serve/guest-book.mjs';
import { pricesOf } from '../../../apps/demo/serve/prices.mjs';
import { serveDemo } from '../../../apps/demo/serve/serve-demo.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { openBrowser, openReusedPage, type WatchedPage } from './browser';
import { Visitor } from './visitor';

let browser: Browser;
let chains: Awaited<ReturnType<typeof startDemoChains>>;
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
  const port = await freePort();
  demo = await serveDemo({
    port,
    evm,
    others,
    fund,
    counterparts: [await startGuestBook({ domains: [`127.0.0.1:${port}`] }), pricesOf()],
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
});
afterEach(async () => {
  await watched.close();
  expect(watched.mishaps).toEqual([]);
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

const worth = {
  Ethereum: /\$20,000,000|\$19,9/,
  Solana: '$15,000.00',
  Bitcoin: '$90,000.00',
  Polkadot: '$50,000.00',
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
      await visitor.dialog.getByText(worth[chain]).first().waitFor();
    });
  },
);

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
