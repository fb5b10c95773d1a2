import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { openBrowser, openPage, openReusedPage, type WatchedPage } from './browser';
import { type Lab, startLab } from './lab';
import { Visitor } from './visitor';

/** The tools of a browser test file. */
export interface Stage {
  readonly lab: Lab;

  /**
   * Opens a test page as a visitor who has never been there, in the page of the test before, of which nothing is left.
   * `prepare` works on the profile before.
   */
  visit(
    page: string,
    request?: Parameters<Lab['url']>[1],
    options?: BrowserContextOptions,
    prepare?: (context: BrowserContext) => Promise<unknown>,
  ): Promise<Visitor>;
}

/**
 * Gives a test file one browser, two chains and the test pages. Any error in a page (an exception, refused
 * content, a request to another host) fails the test in which it happens. `others` is passed to {@link
 * startLab}.
 */
export function useStage(others?: () => Promise<readonly string[]>): Stage {
  let browser: Browser | undefined;
  let lab: Lab | undefined;
  let open: { readonly watched: WatchedPage; readonly visitor: Visitor }[] = [];

  beforeAll(async () => {
    [browser, lab] = await Promise.all([openBrowser(), startLab(others)]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await lab?.stop();
  });
  afterEach(async () => {
    const pages = open;
    open = [];
    for (const { watched } of pages) await watched.close();
    const mishaps = pages.flatMap(({ watched, visitor }) =>
      watched.mishaps.filter((mishap) => !visitor.isExpected(mishap)),
    );
    expect(mishaps).toEqual([]);
  });

  const started = (): Lab => {
    if (!lab) throw new Error('the lab is not there before the tests begin');
    return lab;
  };
  return {
    get lab() {
      return started();
    },
    visit: async (page, request, options, prepare) => {
      if (!browser) throw new Error('the browser is not there before the tests begin');
      const profile: BrowserContextOptions = {
        permissions: ['clipboard-read', 'clipboard-write'],
        ...options,
      };
      // A second visitor of the same test has a page of their own.
      const openHere = open.length === 0 ? openReusedPage : openPage;
      const watched = await openHere(browser, started().url(page, request), profile, prepare);
      const visitor = new Visitor(watched.page);
      open.push({ watched, visitor });
      return visitor;
    },
  };
}
