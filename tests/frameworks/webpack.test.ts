import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../../apps/chains/testing/evm';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { expectJourney } from '../support/site-journey';

describe('a webpack app that installed the package as the README says', () => {
  let browser: Browser;
  let app: ScratchApp;
  let server: StaticServer;
  let node: EvmNode;
  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    browser = await openBrowser();
    app = await makeScratchApp('webpack');
    await app.writeComponent('app.jsx', 'automatic');
    await app.borrow('vite', 'main.jsx', 'site.jsx', 'site.test.jsx', 'vitest.config.js');
    await app.run(
      'npx --no -- webpack --mode production --entry ./main.jsx --output-public-path /dist/',
    );
    server = await startStaticServer({ folder: app.folder });
  }, 300_000);
  afterAll(async () => {
    await server.close();
    await browser.close();
    await node.stop();
    app.remove();
  });

  it('builds, connects, signs, sends, and is connected again after a reload', async () => {
    await expectJourney({ browser, node, url: `${server.url}/` });
  });

  it('passes its starter test', async () => {
    expect(await app.run('npm test')).toContain('1 passed');
  }, 60_000);
});
