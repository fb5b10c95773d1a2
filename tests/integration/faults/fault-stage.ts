import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../browser/browser';
import { type Lab, startLab } from '../browser/lab';
import { emptiedPage, leavePage } from '../browser/reused-page';
import { installGauges } from './fault-gauges';
import { FaultVisitor } from './fault-visitor';

/** How a page is visited. */
export interface FaultVisit {
  readonly page?: string;
  readonly request?: Parameters<Lab['url']>[1];

  /** Runs in the page before anything of its own: the fault, where the page is born with it. */
  readonly sabotage?: () => void;

  /** Works on the browser before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;

  /** Another browser than the file's own. */
  readonly browser?: Browser;

  /** Leaves the page as it opens. Absent: everything that it may need is downloaded. */
  readonly isRaw?: true;
}

/** What a test file of faults works on. */
export interface FaultStage {
  readonly lab: Lab;
  visit(visit?: FaultVisit): Promise<FaultVisitor>;

  /** One more tab of the same browser, at the same page. */
  tabOf(visitor: FaultVisitor): Promise<FaultVisitor>;
}

/**
 * Gives a test file one browser, started with `more` arguments, two chains and the test pages.
 */
export function useFaults(more: readonly string[] = []): FaultStage {
  let browser: Browser | undefined;
  let lab: Lab | undefined;
  let leaves: (() => Promise<void>)[] = [];
  let violations: string[] = [];

  beforeAll(async () => {
    [browser, lab] = await Promise.all([openBrowser(more), startLab()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await lab?.stop();
  });
  afterEach(async () => {
    const open = leaves;
    leaves = [];
    for (const leave of open) await leave();
    const mishaps = violations;
    violations = [];
    expect(mishaps).toEqual([]);
  });

  const started = (): { readonly browser: Browser; readonly lab: Lab } => {
    if (!browser || !lab) throw new Error('the stage is not there before the tests begin');
    return { browser, lab };
  };

  /** A page in a profile that has nothing yet: the first one of a test is the page of the test before. */
  const pageIn = async (visited: Browser): Promise<Page> => {
    // Without animations, so that an element to press is in place at once.
    const options = { reducedMotion: 'reduce' } as const;
    if (leaves.length === 0 && visited === started().browser) {
      const page = await emptiedPage(visited, options);
      leaves.push(() => leavePage(visited, page));
      return page;
    }
    const context = await visited.newContext(options);
    leaves.push(() => context.close());
    return context.newPage();
  };

  const open = async (page: Page, url: string): Promise<FaultVisitor> => {
    const visitor = new FaultVisitor(page);
    page.on('pageerror', ({ message }) => violations.push(`error: ${message}`));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
    });
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (!/^(?:127\.0\.0\.1|localhost)$/.test(hostname) && !/^(?:data|blob):$/.test(protocol)) {
        violations.push(`foreign request: ${request.url()}`);
      }
    });
    await page.goto(url);
    await page.waitForFunction(() => window.cleatPage !== undefined);
    return visitor;
  };

  return {
    get lab() {
      return started().lab;
    },
    visit: async ({
      page = 'one-widget',
      request,
      sabotage,
      prepare,
      isRaw,
      browser: visited = started().browser,
    } = {}) => {
      const shown = await pageIn(visited);
      const context = shown.context();
      await context.addInitScript(installGauges);
      if (sabotage) await context.addInitScript(sabotage);
      await prepare?.(context);
      const visitor = await open(shown, started().lab.url(page, request));
      if (!isRaw) await visitor.settle();
      return visitor;
    },
    tabOf: async ({ page }) => open(await page.context().newPage(), page.url()),
  };
}
