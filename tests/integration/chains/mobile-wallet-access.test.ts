import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startSolana, type SolanaNode } from '../../../apps/chains/testing/solana';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { Android } from '../../support/phone-app/android';
import { PhoneApp } from '../../support/phone-app/phone-app';
import { openBrowser, openPage, type WatchedPage } from '../browser/browser';
import { onPhone } from '../browser/phones';
import './pages/mobile-wallet-handles';
import { ALICE } from './solana-stage';

const folder = join(import.meta.dirname ?? '', '../../../dist/test-pages/mobile-wallet-access');

/** The browser takes the page for one of the internet, so that its own rules for connections to this machine hold. */
describe("a Solana wallet app, under Chrome's Local Network Access", () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof startStaticServer>>;
  let node: SolanaNode;

  beforeAll(async () => {
    await bundlePages({ from: join(import.meta.dirname ?? '', 'pages'), to: folder });
    [server, node] = await Promise.all([startStaticServer({ folder }), startSolana()]);
    const { host } = new URL(server.url);
    browser = await openBrowser([`--ip-address-space-overrides=${host}=public`]);
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    await node.stop();
  });

  it('says what to do where the visitor has refused it, and opens no app', async () => {
    const { android, app, watched } = await visit([]);

    const dialog = watched.page.getByRole('dialog');
    await dialog.getByText('This browser keeps the site from apps on this device.').waitFor();
    await dialog.getByText('Allow it for this site in the settings of the browser').waitFor();

    expect(android.links).toEqual([]);
    expect(app.requests).toEqual([]);
    await watched.close();
  });

  it('connects where the visitor has allowed it', async () => {
    const { android, watched } = await visit(['local-network-access']);

    const short = `${ALICE.slice(0, 6)}…${ALICE.slice(-4)}`;
    await watched.page.getByRole('button', { name: short }).first().waitFor();

    await android.leaveApp();
    await watched.close();
  });

  /** Presses the row, in a browser that has given `permissions` to the page. */
  async function visit(
    permissions: string[],
  ): Promise<{ android: Android; app: PhoneApp; watched: WatchedPage }> {
    const request = encodeURIComponent(JSON.stringify({ networks: [node.network] }));
    const url = `${server.url}/mobile-wallet.html?request=${request}`;
    const watched = await openPage(browser, url, { ...onPhone('Android Chrome'), permissions });
    const app = new PhoneApp();
    const android = await Android.around(watched.page, app);
    await watched.page.getByRole('button', { name: 'Connect Wallet' }).tap();
    await watched.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Solana wallet app/ })
      .tap();
    return { android, app, watched };
  }
});
