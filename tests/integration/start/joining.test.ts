import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  otherChains,
  referenceOf,
  type RunningChain,
} from '../../../apps/chains/nodes/demo-chains.mjs';
import { startGuestBook } from '../../../apps/demo/serve/guest-book.mjs';
import { serveDemo } from '../../../apps/demo/serve/serve-demo.mjs';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { freePort } from '../../../scripts/free-port.mjs';
import { openBrowser, openPage, type WatchedPage } from '../browser/browser';
import { Visitor } from '../browser/visitor';

describe('a page of the demo that opened with the EVM chains', () => {
  let browser: Browser;
  let node: EvmNode;
  let solana: RunningChain;
  let demo: Awaited<ReturnType<typeof serveDemo>>;
  let watched: WatchedPage;
  let page: Page;
  let visitor: Visitor;

  beforeAll(async () => {
    [browser, node] = await Promise.all([openBrowser(), startEvm({ chainId: 1 })]);
    const { genesis, name, start } = otherChains.solana;
    const place = { port: await freePort(), genesis: genesis() };
    const reference = referenceOf(place.genesis);
    const url = `http://127.0.0.1:${place.port}`;
    const chain = { namespace: 'solana', name, reference, url } as const;
    demo = await serveDemo({
      evm: [{ chainId: 1, url: node.url }],
      others: [{ ...chain, isStarting: true }],
      isGrowing: true,
    });
    watched = await openPage(browser, demo.url);
    ({ page } = watched);
    visitor = new Visitor(page);
    await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
    await visitor.openModal();
    await visitor.wallet('Cleat Test Wallet').click();
    await approve();
    await visitor.accountButton.waitFor();

    solana = await start(place);
    demo.change({ others: [chain] });
  });
  afterAll(async () => {
    await watched?.close();
    await browser?.close();
    await demo?.close();
    await Promise.all([node?.stop(), solana?.stop()]);
  });

  const approve = (): Promise<void> =>
    page.getByRole('button', { name: 'Approve', exact: true }).click();
  const address = '0xf39F…2266';

  it('offers the network of a chain that has joined, and keeps the connection', async () => {
    await visitor.networkButton.click();
    await visitor.dialog.getByRole('button', { name: /^Solana/ }).waitFor();

    expect(await visitor.accountButton.innerText()).toContain(address);
    expect(await page.evaluate('isFirstLoad')).toBe(true);
    await page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
  });

  it('has what joins while a view is open as soon as the visitor has closed it', async () => {
    const guestBook = page.locator('h2', { hasText: 'Guest book' });
    await visitor.accountButton.click();
    await visitor.dialog.waitFor();
    demo.join(await startGuestBook({ domains: [new URL(demo.url).host] }));
    demo.complete();
    await page.waitForResponse(async (response) => {
      if (!response.url().endsWith('/config.json')) return false;
      return (await response.json()).hasSignIn === true;
    });
    await page.waitForTimeout(200);
    expect(await visitor.dialog.isVisible()).toBe(true);
    expect(await guestBook.count()).toBe(0);

    await page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    await guestBook.waitFor();
    await visitor.accountButton.waitFor();

    expect(await page.evaluate('isFirstLoad')).toBe(true);
    expect(watched.mishaps).toEqual([]);
  });
});
