import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Browser } from 'playwright-core';
import { root } from '../../scripts/command.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { innerEnvironment } from '../../scripts/npm.mjs';
import { openBrowser } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../integration/nodes/evm';
import { expectButtonThatConnects } from '../support/connect-in-page';
import { eventually } from '../support/eventually';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { expectRememberedByServer } from '../support/site-journey';
import { CookieJar, httpAccount, signInOverHttp } from '../support/sign-in-over-http';

describe('a Next app (App Router) that installed the package as the README says', () => {
  let browser: Browser;
  let app: ScratchApp;
  let server: ChildProcess | undefined;
  let url = '';
  let node: EvmNode;
  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    browser = await openBrowser();
    app = await makeScratchApp('next');
    await app.writeComponent('app/app.jsx', 'preserve', "'use client';\n");
    // The component of the page on servers, without its types.
    const [, documented = ''] =
      /^```tsx\n([\s\S]*?)^```/m.exec(readFileSync(join(root, 'docs/servers.md'), 'utf8')) ?? [];
    const { code } = await transform(documented, { loader: 'tsx', jsx: 'preserve' });
    writeFileSync(join(app.folder, 'app/snapshot/wallet.jsx'), code);
    await app.run('npx --no next build');
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    server = spawn(
      process.execPath,
      [join(app.folder, 'node_modules/next/dist/bin/next'), 'start', '--port', String(port)],
      {
        cwd: app.folder,
        stdio: 'ignore',
        env: {
          ...innerEnvironment(),
          SITE_DOMAIN: `127.0.0.1:${port}`,
          NEXTAUTH_URL: url,
          NEXTAUTH_SECRET: 'a secret of this test, which is long enough',
        },
      },
    );
    await eventually(async () => expect((await fetch(url)).status).toBe(200), 30_000);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    if (server) {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    await node.stop();
    app.remove();
  });

  it('renders the component on the server', async () => {
    const html = await (await fetch(url)).text();

    expect(html).toContain('<p>Hello, guest</p>');
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

    expect(await (await ask('session')).json()).toMatchObject({
      account: `${httpAccount.chainId}:${httpAccount.accountAddress}`,
    });
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
    await expectRememberedByServer({ browser, node, url: `${url}snapshot` });
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

  it('hydrates, and has a button that connects a wallet', async () => {
    await expectButtonThatConnects(browser, url);
  });
});
