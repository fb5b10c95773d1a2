import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createPublicClient, http, verifyMessage } from 'viem';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser, openPage } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../integration/nodes/evm';
import { eventually } from '../support/eventually';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x000000000000000000000000000000000000bEEF';

let app: ScratchApp;
let browser: Browser;
let server: StaticServer;
let node: EvmNode;

beforeAll(async () => {
  node = await startEvm({ chainId: 1 });
  browser = await openBrowser();
  app = await makeScratchApp('elements');
  await app.run('npx --no vite build');
  server = await startStaticServer({ folder: join(app.folder, 'dist') });
}, 300_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  await node.stop();
  app.remove();
});

describe.each(['vue', 'svelte'])('an app in %s with the elements', (framework) => {
  it('connects, signs, sends, and is connected again after a reload', async () => {
    const address = `${server.url}/${framework}.html?rpc=${encodeURIComponent(node.url)}`;
    const { page, mishaps, close } = await openPage(browser, address);
    await page.getByText('Hello, guest').waitFor();
    await page.getByRole('button', { name: 'Connect Wallet', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cleat Test Wallet/ })
      .click();
    await page.getByText(`Hello, ${ALICE}`).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Ethereum' }).count()).toBe(2);

    await page.getByRole('button', { name: 'Sign' }).click();
    const answer = page.locator('output');
    await answer.filter({ hasText: /^0x[0-9a-f]{130}$/ }).waitFor();
    const signature = (await answer.textContent()) as `0x${string}`;
    expect(await verifyMessage({ address: ALICE, message: { raw: '0x68690a' }, signature })).toBe(
      true,
    );

    const chain = createPublicClient({ transport: http(node.url), cacheTime: 0 });
    const before = await chain.getBalance({ address: BOB });
    await page.getByRole('button', { name: 'Send' }).click();
    await eventually(
      async () => expect((await chain.getBalance({ address: BOB })) - before).toBe(7n),
      10_000,
    );

    await page.reload();
    await page.getByText(`Hello, ${ALICE}`).waitFor();
    await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    expect(mishaps).toEqual([]);
    await close();
  });
});
