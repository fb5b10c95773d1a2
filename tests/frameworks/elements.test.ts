import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../../apps/chains/testing/evm';
import { eventually } from '../support/eventually';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { expectJourney } from '../support/site-journey';

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
    const url = `${server.url}/${framework}.html`;
    await expectJourney(
      { browser, node, url },
      {
        before: async (page) => {
          if (framework === 'svelte') await page.getByText('At first: none').waitFor();
        },
        after: async (page) => {
          const networks = page.getByRole('button', { name: 'Ethereum' });
          await eventually(async () => expect(await networks.count()).toBe(2));
        },
      },
    );
  });
});

it('passes the starter test of each', async () => {
  expect(await app.run('npm test')).toContain('2 passed');
}, 60_000);
