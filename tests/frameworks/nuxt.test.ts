import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../../apps/chains/testing/evm';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { expectRememberedByServer } from '../support/site-journey';
import { type SiteServer, startSiteServer } from '../support/site-server';

describe('a Nuxt app with the elements and the snapshot', () => {
  let browser: Browser;
  let app: ScratchApp;
  let node: EvmNode;
  let server: SiteServer | undefined;
  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    browser = await openBrowser();
    app = await makeScratchApp('nuxt');
    await app.run('npx --no nuxt build');
    server = await startSiteServer({
      folder: app.folder,
      command: () => 'node .output/server/index.mjs',
      environment: () => ({ NODE_ENV: 'production' }),
    });
  }, 600_000);
  afterAll(async () => {
    await browser.close();
    await server?.stop();
    await node.stop();
    app.remove();
  });

  it('shows the account of the visit before in its HTML, from a cookie, without a mismatch', async () => {
    await expectRememberedByServer({ browser, node, url: server?.url ?? '' });
  }, 60_000);

  it('passes its starter test', async () => {
    expect(await app.run('npm test')).toContain('1 passed');
  }, 60_000);
});
