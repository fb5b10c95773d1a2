import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';
import { emptiedPage, leavePage } from './reused-page';

/** A page that records every error, because nothing may go wrong unnoticed. */
export interface WatchedPage {
  readonly page: Page;

  /** Errors, refused content and requests to any host but this machine, in order. */
  readonly mishaps: readonly string[];
  close(): Promise<void>;
}

/** Starts the Chromium of this machine, with `more` arguments and without those of Playwright that `less` names. */
export async function openBrowser(
  more: readonly string[] = [],
  less: readonly string[] = [],
): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found: run "npm test", which installs or names it.');
  }
  return chromium.launch({
    executablePath,
    args: [...chromiumArguments, ...more],
    ignoreDefaultArgs: [...less],
  });
}

/** Opens `url` in a profile of its own. `prepare` works on the profile before. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  await prepare?.(context);
  const page = await context.newPage();
  const mishaps = await visited(page, url);
  return { page, mishaps, close: () => context.close() };
}

/** Opens `url` as {@link openPage} does, in the page that the visits before had, after everything of theirs is gone. */
export async function openReusedPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<WatchedPage> {
  const page = await emptiedPage(browser, options);
  await prepare?.(page.context());
  const mishaps = await visited(page, url);
  return { page, mishaps, close: () => leavePage(browser, page) };
}

/** Goes to `url`, and records from then on what goes wrong in `page`. */
async function visited(page: Page, url: string): Promise<readonly string[]> {
  const mishaps: string[] = [];
  page.on('pageerror', (error) => mishaps.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') mishaps.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isLocal = hostname === '127.0.0.1' || hostname === 'localhost' || protocol === 'data:';
    if (!isLocal) mishaps.push(`foreign request: ${request.url()}`);
  });
  await page.exposeFunction('reportMishap', (text: string) => mishaps.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportMishap: (text: string) => void }).reportMishap;
      report(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(url);
  return mishaps;
}
