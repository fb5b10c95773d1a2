import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { openBrowser, openReusedPage, type WatchedPage } from './browser';

let browser: Browser;
let server: Server;
let url: string;
let open: WatchedPage | undefined;

beforeAll(async () => {
  browser = await openBrowser();
  server = createServer((request, response) => {
    const isScript = request.url === '/worker.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? 'onfetch = () => undefined;' : '<title>A site</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await open?.close();
  open = undefined;
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const visit = async (
  prepare?: Parameters<typeof openReusedPage>[3],
  options?: Parameters<typeof openReusedPage>[2],
): Promise<WatchedPage['page']> => {
  open = await openReusedPage(browser, url, options, prepare);
  return open.page;
};

/** What a site can keep in a browser, by kind. */
async function keptIn(page: WatchedPage['page']): Promise<object> {
  return await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
    history: history.state as unknown,
  }));
}

async function keepAll(page: WatchedPage['page']): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '1');
    document.cookie = 'a=1; max-age=1000';
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('a', 1);
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
    });
    await caches.open('a');
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
    window.name = 'a';
    history.replaceState({ a: 1 }, '');
  });
}

describe('a page that visits share', () => {
  it('has nothing of the visit before that its site has kept', async () => {
    const page = await visit();
    const empty = await keptIn(page);
    await keepAll(page);
    const full = await keptIn(page);
    await open?.close();

    expect(await keptIn(await visit())).toEqual(empty);
    expect(full).toEqual({
      local: 1,
      session: 1,
      cookies: 'a=1',
      databases: 1,
      caches: 1,
      workers: 1,
      name: 'a',
      history: { a: 1 },
    });
  });

  it('has no route, script, function, clock, size or permission of the test before', async () => {
    const asked = (): Promise<object> => {
      const page = open?.page;
      if (!page) throw new Error('no page is open');
      return page.evaluate(async () => ({
        route: (await (await fetch('/data')).text()).includes('from a route'),
        script: 'byScript' in window,
        bound: 'byTest' in window,
        isStill: Date.now() < 1_000_000,
        isDark: matchMedia('(prefers-color-scheme: dark)').matches,
        width: innerWidth,
        notifications: (await navigator.permissions.query({ name: 'notifications' })).state,
      }));
    };
    await visit();
    const fresh = await asked();
    await open?.close();
    const page = await visit(async (context) => {
      await context.route('**/data', (route) => route.fulfill({ body: 'from a route' }));
      await context.addInitScript(() => Object.assign(window, { byScript: true }));
      await context.exposeFunction('byTest', () => undefined);
      await context.grantPermissions(['notifications']);
      await context.clock.setFixedTime(0);
    });
    await page.setViewportSize({ width: 400, height: 400 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const altered = await asked();
    await open?.close();
    await visit();

    expect(await asked()).toEqual(fresh);
    expect(altered).toEqual({
      route: true,
      script: true,
      bound: true,
      isStill: true,
      isDark: true,
      width: 400,
      notifications: 'granted',
    });
  });

  it('is the same page, is alone, and ends with its visit', async () => {
    const first = await visit();
    await first.context().newPage();
    await first.evaluate(() => void setInterval(() => fetch('/again'), 10));
    await first.waitForRequest('**/again');
    await open?.close();
    let isAskedAgain = false;
    server.on('request', ({ url: path }) => {
      isAskedAgain ||= path === '/again';
    });
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(isAskedAgain).toBe(false);
    expect(browser.contexts()).toEqual([]);
    expect((await visit()).context().pages()).toHaveLength(1);
    expect(browser.contexts()).toHaveLength(1);
  });

  it('is another one after a test has closed it, and where the profile needs another one', async () => {
    await (await visit()).close();
    await open?.close();
    expect(await (await visit()).title()).toBe('A site');
    await open?.close();

    const onPhone = await visit(undefined, { hasTouch: true });

    expect(await onPhone.evaluate(() => navigator.maxTouchPoints)).toBeGreaterThan(0);
  });
});
