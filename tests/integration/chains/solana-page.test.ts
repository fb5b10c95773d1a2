import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Network } from '../../../domain/network/network';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { strictPolicy } from '../../../apps/demo/serve/serve-demo.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { openBrowser, openPage, type WatchedPage } from '../browser/browser';
import { startSolana, type SolanaNode } from '../../../apps/chains/testing/solana';
import type { TestMint } from '../../../apps/chains/testing/solana-control';
import './pages/solana-handles';
import { ALICE, BOB } from './solana-stage';
import { eventually } from '../../support/eventually';

const SOL = 10n ** 9n;
const SHORT_ALICE = `${ALICE.slice(0, 6)}…${ALICE.slice(-4)}`;
const SHORT_BOB = `${BOB.slice(0, 6)}…${BOB.slice(-4)}`;
const folder = join(import.meta.dirname ?? '', '../../../dist/test-pages/solana');

describe('Solana in a browser, under a strict policy', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof startStaticServer>>;
  let node: SolanaNode;
  let other: SolanaNode;
  let mint: TestMint;
  let watched: WatchedPage;
  let page: Page;
  const requested: string[] = [];

  beforeAll(async () => {
    [browser, node, other] = await Promise.all([openBrowser(), startSolana(), startSolana()]);
    await bundlePages({ from: join(import.meta.dirname ?? '', 'pages'), to: folder });
    server = await startStaticServer({
      folder,
      headers: { 'content-security-policy': strictPolicy([node.url, other.url]) },
      onRequest: (path) => requested.push(path),
    });
    await node.control.airdrop(ALICE, 50n * SOL);
    await other.control.airdrop(ALICE, 7n * SOL);
    await node.control.airdrop(BOB, 3n * SOL);
    mint = await node.control.createMint(6, { name: 'Boat Coin', symbol: 'BOAT' });
    await node.control.giveTokens(mint, ALICE, 9_000_000n);
  });

  beforeEach(async () => {
    const networks: readonly Network[] = [
      node.network,
      { ...other.network, name: 'Another Solana' },
    ];
    const request = encodeURIComponent(JSON.stringify({ networks }));
    watched = await openPage(browser, `${server.url}/solana.html?request=${request}`);
    page = watched.page;
  });

  afterEach(async () => {
    await watched.close();
    expect(watched.mishaps).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    await Promise.all([node.stop(), other.stop()]);
  });

  it('[R1.2] [R1.9] [R4.2] connects, signs, sends, comes back, moves and leaves', async () => {
    await openModal();
    await shoot('connect');
    await walletRow().click();
    await accountButton(SHORT_ALICE).filter({ hasText: '50' }).waitFor();

    const signature = await page.evaluate(async () => window.solanaPage?.sign('A message'));
    const message = new TextEncoder().encode('A message');
    expect(ed25519.verify(base58.decode(signature ?? ''), message, base58.decode(ALICE))).toBe(
      true,
    );

    const fee = await send('1.5', BOB, 'SOL');
    expect(await node.control.balanceOf(BOB)).toBe(3n * SOL + (3n * SOL) / 2n);
    expect(await node.control.balanceOf(ALICE)).toBe(50n * SOL - (3n * SOL) / 2n - fee);

    await accountButton(SHORT_ALICE).filter({ hasText: '48.' }).waitFor(); // Once it is confirmed.

    const before = await node.control.balanceOf(ALICE);
    const tokenFee = await send('2.25', BOB, 'BOAT');
    expect(await node.control.tokensOf(mint, BOB)).toBe(2_250_000n);
    expect(before - (await node.control.balanceOf(ALICE))).toBe(tokenFee);

    await page.reload();
    await accountButton(SHORT_ALICE).waitFor();
    await accountButton(SHORT_ALICE).click();
    await page.getByRole('heading', { name: 'Account' }).waitFor();
    await shoot('account');
    await page.keyboard.press('Escape');

    await page.evaluate((bob) => window.solanaPage?.wallet.setAccounts([bob]), BOB);
    await accountButton(SHORT_BOB).filter({ hasText: '4.5' }).waitFor();
    await page.evaluate((alice) => window.solanaPage?.wallet.setAccounts([alice]), ALICE);
    await accountButton(SHORT_ALICE).waitFor();

    await page.evaluate(
      (id) => window.solanaPage?.widget.switchNetwork(id),
      other.network.caipNetworkId,
    );
    await accountButton(SHORT_ALICE).filter({ hasText: '7' }).waitFor();
    await page.reload();
    await accountButton(SHORT_ALICE).filter({ hasText: '7' }).waitFor();

    await page.evaluate(() => window.solanaPage?.widget.disconnect());
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor();
  });

  it('loads the code for Solana, and none for sending before something is sent', async () => {
    const own = (): readonly string[] => requested.filter((path) => /solana-|ed25519/.test(path));
    requested.length = 0;
    await page.reload();
    await openModal();
    await walletRow().click();
    await accountButton(SHORT_ALICE).waitFor();

    // The adapter is downloaded once the address is painted.
    await eventually(() =>
      expect(own().join()).toMatch(/solana-wallet-catalogue.*solana-chain-adapter/),
    );
    expect(own().join()).not.toMatch(/solana-transfers|solana-tokens/);
  });

  function accountButton(text: string): Locator {
    return page.getByRole('button', { name: new RegExp(text) }).first();
  }

  function walletRow(): Locator {
    return page.getByRole('dialog').getByRole('button', { name: /^Pier Wallet/ });
  }

  async function openModal(): Promise<void> {
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('heading', { name: 'Connect wallet' }).waitFor();
    await walletRow().waitFor();
  }

  /** Sends through the widget like a view; returns the fee that was shown. */
  async function send(amount: string, to: string, symbol: string): Promise<bigint> {
    const sent = await page.evaluate(
      async (transfer) => {
        const widget = window.solanaPage?.widget;
        if (!widget) throw new Error('the page has no widget');
        const tokens = await widget.feature('tokens');
        await tokens.refresh();
        const held = widget.getSnapshot().features.tokens?.tokens;
        const token = held?.find((each) => each.symbol === transfer.symbol);
        if (!token) throw new Error('the token is not there');
        const feature = await widget.feature('send');
        await feature.chooseToken(token);
        feature.typeAmount(transfer.amount);
        await feature.typeReceiver(transfer.to);
        await feature.review();
        const flow = widget.getSnapshot().features.send?.flow;
        const fee = flow?.status === 'reviewed' ? flow.review.feeUnits : undefined;
        return { hash: await feature.confirm(), fee: String(fee) };
      },
      { amount, to, symbol },
    );
    expect(sent.hash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
    return BigInt(sent.fee);
  }

  /** Kept for inspection, in both themes and at both widths, where SCREENSHOTS names a folder. */
  async function shoot(name: string): Promise<void> {
    const to = process.env['SCREENSHOTS'];
    if (to === undefined) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(to, `solana-${name}-${colorScheme}-${width}.png`) });
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
