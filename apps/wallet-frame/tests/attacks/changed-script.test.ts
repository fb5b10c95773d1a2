import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { buildWalletFrame } from '../../build/frame-files.mjs';
import { serveFiles } from '../../build/serve.mjs';
import { openBrowser } from '../../../../tests/integration/browser/browser';
import { isBrowserThere } from '../browser/frame-world';

jest.setTimeout(60_000);

/** What the changed worker says to its page. */
const TELL = "if (!globalThis.document) postMessage('stolen');";

/** A script of the same origin that the page does not name. */
const OLDER = '/assets/older-AAAAAAAA.js';

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
  let part = '';
  let hasMap = true;
  let served: Awaited<ReturnType<typeof serveFiles>>;

  beforeAll(async () => {
    const service = 'https://service.test';
    const { files, headers } = await buildWalletFrame({ service, sites: [], networks: [] });
    const page = files.get('/') ?? '';
    [, script] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
    [, worker = ''] = /"worker":"([^"]+)"/.exec(page) ?? [];
    part = [...files.keys()].find((path) => path.startsWith('/assets/keys-view-')) ?? '';
    const map = /<script type="importmap">[^<]+<\/script>/;
    changed = script;
    const more = new Map([...files, [OLDER, 'globalThis.isStolen = true;']]);
    served = await serveFiles(Promise.resolve({ files: more, headers }));
    server = createServer(({ url = '/' }, response) => {
      const file = files.get(url);
      const text = hasMap ? file : file?.replace(map, '');
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
    await served.close();
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

  /** Whether the page runs the part that it loads later, which is changed. */
  async function hasRunPart(): Promise<boolean> {
    changed = part;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const has = await page.evaluate<boolean>(
      `import(${JSON.stringify(part)}).then(() => globalThis.isStolen === true, () => false)`,
    );
    await page.close();
    changed = script;
    return has;
  }

  it('[E9.c] has no changed part run that the page loads later', async () => {
    hasMap = true;
    expect(part).not.toBe('');
    expect(await hasRunPart()).toBe(false);
  });

  it('[E9.c control] has it run where the page does not name its hash', async () => {
    hasMap = false;
    expect(await hasRunPart()).toBe(true);
    hasMap = true;
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

  /** Whether the page as it is served runs a script that it does not name, in a browser that says this of itself. */
  async function runsOlder(brands?: string): Promise<boolean> {
    const headers = brands === undefined ? {} : { 'sec-ch-ua': brands };
    const page = await browser.newPage({ extraHTTPHeaders: headers });
    await page.goto(served.url);
    const has = await page.evaluate<boolean>(
      `import(${JSON.stringify(OLDER)}).then(() => globalThis.isStolen === true, () => false)`,
    );
    await page.close();
    return has;
  }

  it('[E9.d] has no script run that the page names no hash of', async () => {
    expect(await runsOlder()).toBe(false);
  });

  it('[E9.d control] has it run where no hash is demanded', async () => {
    expect(await runsOlder('"Other";v="1"')).toBe(true);
  });

  it('[E9.b control] has it run where the page does not name its hash', async () => {
    isChecked = false;
    hasMap = false;
    expect(await hasRun()).toBe(true);
    hasMap = true;
  });
});
