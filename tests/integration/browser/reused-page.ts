import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/**
 * What Playwright's own component tests reuse a page by. Its types do not have it; the version of the package is exact.
 *
 * BEGIN gives a context whose first page is at `about:blank`, and which has nothing of the visit before: no items,
 * databases, cookies, routes, scripts, clock or further pages. Where the options need another context, it is new. END
 * closes the page's object; the page itself waits for the next visit.
 */
const BEGIN = '_newContextForReuse';
const END = '_disconnectFromReusedContext';

interface ReusingBrowser {
  [BEGIN](options: BrowserContextOptions): Promise<BrowserContext>;
  [END](reason: string): Promise<void>;
}

/** Playwright's own, where a profile names none. */
const usualSize = { width: 1280, height: 720 };

/** The one page of `browser` that visits one after the other share: at `about:blank`, in an emptied profile. */
export async function emptiedPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await reusing(browser)[BEGIN](options);
  await context.clearPermissions();
  if (options.permissions) await context.grantPermissions(options.permissions);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize(options.viewport ?? usualSize);
  return page;
}

/** Leaves that page. What it does ends here, and its profile waits for the next visit. */
export async function leavePage(browser: Browser, page: Page): Promise<void> {
  page.removeAllListeners();
  // A page that the test has closed, or whose process has ended, has nothing to forget.
  await forget(page).catch(() => undefined);
  await reusing(browser)[END]('The visit is over.');
}

/** Ends the page's document, and clears what Playwright's own emptying leaves: caches, and the name of the window. */
async function forget(page: Page): Promise<void> {
  const origins = new Set(page.frames().map((frame) => new URL(frame.url()).origin));
  await page.evaluate(() => {
    window.name = '';
  });
  await page.goto('about:blank');
  const tools = await page.context().newCDPSession(page);
  for (const origin of origins) {
    await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await tools.detach();
}

function reusing(browser: Browser): ReusingBrowser {
  if (!(BEGIN in browser && END in browser)) {
    throw new Error('This version of Playwright reuses no page: see reused-page.ts.');
  }
  return browser as Browser & ReusingBrowser;
}
