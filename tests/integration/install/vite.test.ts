import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type StaticServer, startStaticServer } from '../../../scripts/static-server.mjs';
import { makeScratchApp, type ScratchApp } from '../../support/scratch-app';
import { expectJourney } from '../../support/site-journey';
import { openBrowser } from '../browser/browser';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';

describe('a Vite app that installed the package as the README says', () => {
  let browser: Browser;
  let app: ScratchApp;
  let server: StaticServer;
  let node: EvmNode;
  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    browser = await openBrowser();
    app = await makeScratchApp('vite');
    await app.writeComponent('app.jsx', 'preserve');
    await app.run('npx --no vite build');
    server = await startStaticServer({ folder: join(app.folder, 'dist') });
  }, 300_000);
  afterAll(async () => {
    await server.close();
    await browser.close();
    await node.stop();
    app.remove();
  });

  it('has the files of the package and no link to the repository', () => {
    expect(lstatSync(join(app.folder, 'node_modules/cleatkit')).isSymbolicLink()).toBe(false);
  });

  it('builds, connects, signs, sends, and is connected again after a reload', async () => {
    await expectJourney({ browser, node, url: `${server.url}/` });
  });
});
