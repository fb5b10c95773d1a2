import { afterAll, beforeAll, describe, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser } from '../integration/browser/browser';
import { expectButtonThatConnects } from '../support/connect-in-page';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

describe('a webpack app that installed the package as the README says', () => {
  let browser: Browser;
  let app: ScratchApp;
  let server: StaticServer;
  beforeAll(async () => {
    browser = await openBrowser();
    app = await makeScratchApp('webpack');
    await app.writeComponent('app.js', 'automatic');
    await app.run(
      'npx --no -- webpack --mode production --entry ./main.js --output-public-path /dist/',
    );
    server = await startStaticServer({ folder: app.folder });
  }, 300_000);
  afterAll(async () => {
    await server.close();
    await browser.close();
    app.remove();
  });

  it('builds, and has a button that connects a wallet', async () => {
    await expectButtonThatConnects(browser, `${server.url}/`);
  });
});
