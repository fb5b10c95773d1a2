import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { type StaticServer, startStaticServer } from '../../../scripts/static-server.mjs';
import { openBrowser, openPage, type WatchedPage } from '../browser/browser';
import { type FaultServer, startFaultServer } from '../../../apps/chains/testing/fault-server';
import type { PageCall, PageOutcome } from './pages/rpc';
import { echo } from './rpc-harness';

const here = import.meta.dirname ?? '';
const own = echo('eth_call', 'own');

let browser: Browser;
let pages: StaticServer;
let node: FaultServer;
let closed: FaultServer;
let watched: WatchedPage;

beforeAll(async () => {
  const folder = join(here, '../../../dist/test-pages/rpc');
  await bundlePages({ from: join(here, 'pages'), to: folder });
  [browser, pages, node, closed] = await Promise.all([
    openBrowser(),
    startStaticServer({ folder }),
    startFaultServer(),
    startFaultServer({ isOpenToPages: false }),
  ]);
  watched = await openPage(browser, `${pages.url}/rpc.html`);
});

afterAll(async () => {
  await watched.close();
  await Promise.all([browser.close(), pages.close(), node.stop(), closed.stop()]);
});

beforeEach(() => {
  node.set();
  closed.set();
});

/** Makes one call in the page, with a new client. */
function callInPage(call: PageCall): Promise<PageOutcome> {
  return watched.page.evaluate(async (request) => {
    const answer = await window.callRpc?.(request);
    if (!answer) throw new Error('The page is not ready.');
    return answer;
  }, call);
}

describe('in a real browser', () => {
  it('[R7.7] R17 has the value within 2 s where the first endpoint refuses pages', async () => {
    const { value, tookMs } = await callInPage({ urls: [closed.url, node.url] });
    expect(value).toEqual(own);
    expect(tookMs).toBeLessThan(2000);
    expect(closed.posts).toHaveLength(0);
  });

  it('[R7.8] asks the hosted endpoint without a preflight', async () => {
    const before = node.preflightCount();
    const { value } = await callInPage({ urls: [], hostedRpcUrl: node.url });
    expect(value).toEqual(own);
    expect(node.preflightCount()).toBe(before);
    expect(node.posts.map(({ path }) => path)).toEqual(['/?chainId=eip155%3A1&projectId=p']);
  });

  it('[R7.17] R06 reads Retry-After where the endpoint lets pages do so', async () => {
    node.set({ status: 429, retryAfter: 1, times: 1 });
    const { value, tookMs } = await callInPage({ urls: [node.url] });
    expect(value).toEqual(own);
    expect(tookMs).toBeGreaterThanOrEqual(980);
    expect(tookMs).toBeLessThan(1300);
  });

  it('R26 ends within 50 ms of its caller leaving, also while the body trickles', async () => {
    node.set({ trickleMs: 50 });
    const { code, tookMs } = await callInPage({ urls: [node.url], leaveAfterMs: 300 });
    expect(code).toBe('gone');
    expect(tookMs).toBeLessThan(50);
  });

  it('R28 sends nothing to another origin that it is redirected to', async () => {
    const elsewhere = await startFaultServer();
    node.set({ redirect: elsewhere.url });
    const { code } = await callInPage({ urls: [node.url] });
    const received = elsewhere.posts.length + elsewhere.preflightCount();
    await elsewhere.stop();
    expect(code).toBe('RPC_UNREACHABLE');
    expect(received).toBe(0);
  });

  it('R29 sends nothing while offline, and one post on return', async () => {
    const context = watched.page.context();
    await context.setOffline(true);
    const outcome = callInPage({ urls: [node.url] });
    await watched.page.waitForTimeout(1500);
    expect(node.posts).toHaveLength(0);

    await context.setOffline(false);
    expect(await outcome).toMatchObject({ value: own });
    expect(node.posts).toHaveLength(1);
  });

  it('leaves no unhandled rejection and asks no other host', () => {
    // A browser writes every failed request to the console. There must be no other entry.
    const other = watched.mishaps.filter(
      (mishap) => !/console: (?:Failed to load resource|Access to fetch)/.test(mishap),
    );
    expect(other).toEqual([]);
  });
});
