import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { buildWalletFrame } from '../../../../scripts/wallet-frame-files.mjs';
import { openBrowser } from '../../../../tests/integration/browser/browser';
import { isBrowserThere } from '../browser/frame-world';

jest.setTimeout(60_000);

/** What the changed worker says to its page. */
const TELL = "if (!globalThis.document) postMessage('stolen');";

describe('a CDN of the frame’s files, whose page is kept elsewhere,', () => {
  if (!isBrowserThere && process.env['CI'] !== 'true') {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let browser: Browser;
  let server: Server;
  let isChecked = true;
  let changed: string | undefined;
  let script: string | undefined;
  let worker = '';

  beforeAll(async () => {
    const service = 'https://service.test';
    const { files } = await buildWalletFrame({ service, sites: [], networks: [] });
    const page = files.get('/') ?? '';
    [, script] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
    [, worker = ''] = /"worker":"([^"]+)"/.exec(page) ?? [];
    changed = script;
    server = createServer(({ url = '/' }, response) => {
      const text = files.get(url);
      response.statusCode = text === undefined ? 404 : 200;
      const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : type);
      if (url === changed) return void response.end(`${text};globalThis.isStolen = true;${TELL}`);
      response.end(isChecked ? text : text?.replace(/ integrity="[^"]+"(?=><\/script>)/, ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** Whether the browser has run the changed script. */
  async function hasRun(): Promise<boolean> {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const has = await page.evaluate<boolean>('globalThis.isStolen === true');
    await page.close();
    return has;
  }

  it('[E9.b] has no changed script run in the page', async () => {
    isChecked = true;
    expect(await hasRun()).toBe(false);
  });

  it('[E9.au] has a changed worker run, whose hash no browser checks', async () => {
    changed = worker;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const said = await page.evaluate<string>(`new Promise((resolve) => {
      new Worker(${JSON.stringify(worker)}, { type: 'module' }).addEventListener('message', ({ data }) => resolve(data));
    })`);
    await page.close();
    changed = script;

    expect(said).toBe('stolen');
  });

  it('[E9.b control] has it run where the page does not name its hash', async () => {
    isChecked = false;
    expect(await hasRun()).toBe(true);
  });
});
