import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser, openPage } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../integration/nodes/evm';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { ALICE, expectConnectSignSend } from '../support/site-journey';

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
    if (framework === 'svelte') await page.getByText('At first: none').waitFor();
    await expectConnectSignSend(page, node);
    expect(await page.getByRole('button', { name: 'Ethereum' }).count()).toBe(2);

    await page.reload();
    await page.getByText(`Hello, ${ALICE}`).waitFor();
    await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    expect(mishaps).toEqual([]);
    await close();
  });
});
