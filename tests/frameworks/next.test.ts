import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '../../scripts/free-port.mjs';
import { innerEnvironment } from '../../scripts/npm.mjs';
import { openBrowser } from '../integration/browser/browser';
import { expectButtonThatConnects } from '../support/connect-in-page';
import { eventually } from '../support/eventually';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

describe('a Next app (App Router) that installed the package as the README says', () => {
  let browser: Browser;
  let app: ScratchApp;
  let server: ChildProcess;
  let url = '';
  beforeAll(async () => {
    browser = await openBrowser();
    app = await makeScratchApp('next');
    await app.writeComponent('app/app.jsx', 'preserve', "'use client';\n");
    await app.run('npx --no next build');
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    server = spawn(
      process.execPath,
      [join(app.folder, 'node_modules/next/dist/bin/next'), 'start', '--port', String(port)],
      { cwd: app.folder, stdio: 'ignore', env: innerEnvironment() },
    );
    await eventually(async () => expect((await fetch(url)).status).toBe(200), 30_000);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    app.remove();
  });

  it('renders the component on the server', async () => {
    const html = await (await fetch(url)).text();

    expect(html).toContain('<p>Hello, guest</p>');
  });

  it('hydrates, and has a button that connects a wallet', async () => {
    await expectButtonThatConnects(browser, url);
  });
});
