import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser, openPage, type WatchedPage } from '../integration/browser/browser';
import { startSolana, type SolanaNode } from '../../apps/chains/testing/solana';
import { eventually } from '../support/eventually';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const SHOP = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM';

describe('an app with @solana/wallet-adapter, over a wallet that Cleat connects', () => {
  let app: ScratchApp;
  let browser: Browser;
  let server: StaticServer;
  let node: SolanaNode;
  let watched: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    node = await startSolana();
    await node.control.airdrop(ALICE, 10n ** 9n);
    browser = await openBrowser();
    app = await makeScratchApp('wallet-adapter');
    await build({
      absWorkingDir: app.folder,
      bundle: true,
      define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
      entryPoints: { page: './main.jsx' },
      format: 'esm',
      jsx: 'automatic',
      outdir: app.folder,
      splitting: true,
    });
    server = await startStaticServer({ folder: app.folder });
    const network = encodeURIComponent(JSON.stringify(node.network));
    watched = await openPage(browser, `${server.url}/?network=${network}`);
    ({ page } = watched);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
    await node.stop();
    app.remove();
  });

  it('connects by the hooks of wallet-adapter, which lists the widget', async () => {
    await page.getByText('Hello, guest').waitFor();
    await page.getByRole('button', { name: 'Use My site' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cleat Solana Test Wallet/ })
      .click();

    await page.getByText(`Hello, ${ALICE}`).waitFor();
    await page.getByRole('button', { name: /AKnL4N…RSZ9/ }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('signs a message with the key of the wallet', async () => {
    await page.getByRole('button', { name: 'Sign' }).click();
    const answer = page.locator('output');
    await answer.filter({ hasText: /^Signed [0-9a-f]{128}$/ }).waitFor();

    const signature = Buffer.from(
      (await answer.textContent())?.slice('Signed '.length) ?? '',
      'hex',
    );
    const message = new TextEncoder().encode('Hello');
    expect(ed25519.verify(signature, message, base58.decode(ALICE))).toBe(true);
  });

  it('sends a transaction, to the lamport', async () => {
    const had = await node.control.balanceOf(SHOP);
    await page.getByRole('button', { name: 'Send' }).click();
    await page
      .locator('output')
      .filter({ hasText: /^Sent [1-9A-HJ-NP-Za-km-z]{80,90}$/ })
      .waitFor();

    await eventually(
      async () => expect((await node.control.balanceOf(SHOP)) - had).toBe(2_000_007n),
      10_000,
    );
  });

  it('is connected again after a reload, without a prompt, and leaves', async () => {
    await page.reload();
    await page.getByText(`Hello, ${ALICE}`).waitFor();
    await page.getByRole('button', { name: /AKnL4N…RSZ9/ }).waitFor();

    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByText('Hello, guest').waitFor();
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).waitFor();
    expect(watched.mishaps).toEqual([]);
  });

  it('passes its starter test', async () => {
    expect(await app.run('npm test')).toContain('1 passed');
  }, 60_000);
});
