import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

  it('imports the files of the package, which are no link to the repository', async () => {
    const entry = pathToFileURL(join(realpathSync(app.installed), 'esm/index.js')).href;
    const ask = `node --input-type=module -e "console.log(import.meta.resolve('cleatkit'))"`;

    expect(lstatSync(app.installed).isSymbolicLink()).toBe(false);
    expect((await app.run(ask)).trim()).toBe(entry);
  });

  it('builds, connects, signs, sends, and is connected again after a reload', async () => {
    await expectJourney({ browser, node, url: `${server.url}/` });
  });
});
