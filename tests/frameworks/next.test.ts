import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../scripts/command.mjs';
import { openBrowser, openPage } from '../integration/browser/browser';
import { answerZero } from '../support/answer-zero';
import { walletExtension } from '../support/wallet-extension';
import { type EvmNode, startEvm } from '../../apps/chains/testing/evm';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { devtoolsMarks, devtoolsMarksBelow, documentedTools } from '../support/devtools-marks';
import { expectJourney, expectRememberedByServer } from '../support/site-journey';
import { type SiteServer, startSiteServer } from '../support/site-server';
import { blocksOf, fileOf } from '../support/page-blocks';
import { CookieJar, httpAccount, signInOverHttp } from '../support/sign-in-over-http';

/** The versions that sites of `create-cleatkit` get. */
const versions = JSON.parse(
  readFileSync(join(root, 'apps/create-cleatkit/versions.json'), 'utf8'),
) as Readonly<Record<string, string>>;

const secret = 'a secret of this test, which is long enough';

const pageWithTools = `'use client';

import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { widget } from './widget';

export default function Page() {
  return (
    <WidgetProvider widget={widget}>
      <ConnectButton />
    </WidgetProvider>
  );
}
`;

describe('a Next app (App Router) that installed the package as the README says', () => {
  let browser: Browser;
  let app: ScratchApp;
  let server: SiteServer | undefined;
  let url = '';
  let node: EvmNode;
  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    browser = await openBrowser();
    app = await makeScratchApp('next');
    await app.writeComponent('app.jsx', 'preserve');
    await app.borrow('vite', 'site.jsx');
    // The files of the README, and below `snapshot` those of the page on servers, as they are printed.
    mkdirSync(join(app.folder, 'app/snapshot'), { recursive: true });
    for (const name of ['wallet.tsx', 'page.tsx']) {
      writeFileSync(join(app.folder, 'app', name), fileOf('README.md', `app/${name}`));
      const ofServers = fileOf('docs/servers.md', `app/${name}`);
      writeFileSync(join(app.folder, 'app/snapshot', name), ofServers);
    }
    // Those of the page on sites with a sign-in, whose own page is below `shop`.
    const ofSites = blocksOf('docs/sign-in-sites.md');
    app.writeFiles(
      ['Next (App Router)', 'next-auth']
        .flatMap((heading) => ofSites.get(heading) ?? [])
        .map(({ file, ...block }) => ({
          ...block,
          file: file?.replace(/^app\/(?=\w+\.tsx$)/, 'app/shop/'),
        })),
    );
    // The tools for developers, as their page imports them.
    mkdirSync(join(app.folder, 'app/tools'), { recursive: true });
    writeFileSync(join(app.folder, 'app/tools/widget.ts'), documentedTools);
    writeFileSync(join(app.folder, 'app/tools/page.tsx'), pageWithTools);
    // What create-next-app installs for a site with types; the build checks them.
    const compiler = ['typescript', '@types/react', '@types/node'].map(
      (name) => `${name}@${versions[name]}`,
    );
    await app.run(
      `npm install --no-save --prefer-offline --no-audit --no-fund ${compiler.join(' ')}`,
    );
    await app.run(`SITE_SECRET='${secret}' npx --no next build`);
    server = await startSiteServer({
      folder: app.folder,
      command: (port) => `npx --no -- next start --port ${port}`,
      environment: (address) => ({
        NEXTAUTH_URL: address,
        SITE_SECRET: secret,
      }),
    });
    ({ url } = server);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await server?.stop();
    await node.stop();
    app.remove();
  });

  it('has no byte of the tools for developers, for browsers nor on its server, where a page imports them as theirs says', async () => {
    expect(await (await fetch(`${url}tools`)).text()).toContain('data-cleat="connect-button"');
    expect(devtoolsMarksBelow(app.installed)).toEqual(devtoolsMarks);
    for (const folder of ['static', 'server'])
      expect([folder, devtoolsMarksBelow(join(app.folder, '.next', folder))]).toEqual([folder, []]);
  });

  it('renders the component on the server', async () => {
    const html = await (await fetch(`${url}journey`)).text();

    expect(html).toContain('<p>Hello, guest</p>');
  });

  it('connects on the page of the README, and is connected again after a reload', async () => {
    const opened = await openPage(browser, url, {}, async (context) => {
      await context.route((asked) => !asked.href.startsWith(url), answerZero);
      await context.addInitScript(await walletExtension());
    });
    const { page, mishaps } = opened;
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Cleat Test Wallet/ }).click();
    await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    await page.reload();

    await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    expect(mishaps.filter((mishap) => !mishap.startsWith('foreign request'))).toEqual([]);
    await opened.close();
  });

  it('has the account of the visit before in the HTML of the page on servers', async () => {
    const cookie = `cleat=eip155:1:${httpAccount.accountAddress}`;
    const html = await (await fetch(`${url}snapshot`, { headers: { cookie } })).text();

    const { accountAddress } = httpAccount;
    expect(html).toContain(`${accountAddress.slice(0, 6)}…${accountAddress.slice(-4)}`);
    const first = await (await fetch(`${url}snapshot`)).text();
    expect(first).toContain('data-cleat="connect-button"');
    expect(first).not.toContain(accountAddress.slice(0, 6));
  });

  it('signs an account in by its route, and next-auth takes that over', async () => {
    const jar = await signInOverHttp(new URL(url).origin);
    const ask = async (path: string, init: RequestInit = {}) =>
      jar.keep(
        await fetch(`${url}api/auth/${path}`, {
          ...init,
          redirect: 'manual',
          headers: { cookie: jar.header },
        }),
      );
    const { csrfToken } = (await (await ask('csrf')).json()) as { readonly csrfToken: string };

    const body = new URLSearchParams({ csrfToken, json: 'true' });
    await ask('callback/credentials', { method: 'POST', body });

    const name = `${httpAccount.chainId}:${httpAccount.accountAddress}`;
    expect(await (await ask('session')).json()).toMatchObject({ user: { name } });
    const invoices = await fetch(`${url}invoices`, { headers: { cookie: jar.header } });
    expect(await invoices.json()).toEqual({ invoices: [], of: name });
    expect((await fetch(`${url}invoices`)).status).toBe(401);
  });

  it('answers a route and renders a page only for the account that has signed in', async () => {
    const { header: cookie } = await signInOverHttp(new URL(url).origin);
    const { accountAddress: of } = httpAccount;

    const orders = await fetch(`${url}orders`, { headers: { cookie } });
    expect(await orders.json()).toEqual({ orders: [], of });
    expect((await fetch(`${url}orders`)).status).toBe(401);
    expect(await (await fetch(`${url}account`, { headers: { cookie } })).text()).toContain(of);
    expect(await (await fetch(`${url}account`)).text()).toContain('Sign in first');
  });

  it('lets no one in whose wallet has not signed', async () => {
    const jar = new CookieJar();
    const ask = async (path: string, init: RequestInit = {}) =>
      jar.keep(await fetch(`${url}api/auth/${path}`, { ...init, headers: { cookie: jar.header } }));
    const { csrfToken } = (await (await ask('csrf')).json()) as { readonly csrfToken: string };

    const body = new URLSearchParams({ csrfToken, json: 'true' });
    const { status } = await ask('callback/credentials', { method: 'POST', body });

    expect(status).toBe(401);
    expect(await (await ask('session')).json()).toEqual({});
  });

  it('shows the account of the visit before in its HTML, from a cookie, without a mismatch', async () => {
    await expectRememberedByServer({ browser, node, url: `${url}remembered` });
  }, 60_000);

  it('lets middleware decide by the session of the server, and not by the cookie of the looks', async () => {
    const ask = (cookie: string) =>
      fetch(`${url}members`, { redirect: 'manual', headers: { cookie } });
    const { header } = await signInOverHttp(new URL(url).origin);

    const forged = await ask(`cleat=eip155:1:${httpAccount.accountAddress}`);
    expect([forged.status, forged.headers.get('location')]).toEqual([307, '/snapshot']);
    const member = await ask(header);
    expect(member.status).toBe(200);
    expect(await member.text()).toContain('For members');
  });

  it('hydrates, connects, signs, sends, and is connected again after a reload', async () => {
    await expectJourney({ browser, node, url: `${url}journey` });
  });

  it('passes its starter test', async () => {
    expect(await app.run('npm test')).toContain('1 passed');
  }, 60_000);
});
