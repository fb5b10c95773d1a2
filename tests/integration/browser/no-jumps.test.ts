import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { exhibits } from '../../../apps/gallery/exhibits';
import { viewStories } from '../../../apps/gallery/stories';
import { storyUrl } from '../../../apps/gallery/story-request';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import { viewRegistry } from '../../../presentation-react/views/view-registry';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { openBrowser } from './browser';

/** By how much a card may change at once, in pixels. */
const STEP = 8;

/** How slow everything moves, so that each step of it is a frame. */
const RATE = 0.2;

/** How late each file of a view comes. */
const LATE_MS = 60;

/** One state of each view: the first one. */
const ids = Object.keys(viewStories).flatMap((view) => {
  const first = exhibits.find(({ group }) => group === view);
  return first ? [first.id] : [];
});

/** Those that are another card where there is room for two panes. */
const inPanes = ids.filter((id) => {
  const view = Object.entries(viewRegistry).find(([name]) => id.startsWith(`${name}/`));
  return view?.[1].pane !== undefined;
});

let gallery: StaticServer;
let browser: Browser;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/no-jumps' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

/** Notes each change of the card's size that no animation of it covers, from its first frame on. */
function watchCard(step: number): void {
  const jumps: string[] = [];
  let frames = 0;
  const QUIET = 20;
  let first: number | undefined;
  Object.assign(window, {
    jumps: () => (frames > QUIET ? jumps : undefined),
    growth: () => (last?.height ?? 0) - (first ?? 0),
  });
  const isMoving = (card: Element): boolean =>
    [card, card.querySelector('.clip')].some((one) =>
      one?.getAnimations().some(({ playState }) => playState === 'running'),
    );
  let watched: Element | undefined;
  let last: DOMRect | undefined;
  let sizes: ResizeObserver | undefined;

  /** Where what moves leads to, in the frame before and in this one. On a busy machine a move may end between two frames. */
  let ends: readonly [before: number | undefined, now: number | undefined] = [undefined, undefined];
  const endOf = (card: Element): number | undefined =>
    isMoving(card)
      ? Number.parseFloat(card.querySelector<HTMLElement>('.clip')?.style.height ?? '')
      : undefined;
  const hasArrived = (height: number): boolean =>
    ends[0] !== undefined && !(Math.abs(height - ends[0]) > step);
  const note = (): void => {
    if (!watched) return;
    frames = 0;
    const now = watched.getBoundingClientRect();
    const [wider, higher] = last ? [now.width - last.width, now.height - last.height] : [0, 0];
    if (
      Math.max(Math.abs(wider), Math.abs(higher)) > step &&
      !isMoving(watched) &&
      !hasArrived(now.height)
    )
      jumps.push(`by ${Math.round(wider)} x ${Math.round(higher)}`);
    first ??= now.height;
    last = now;
  };
  const look = (): void => {
    frames += 1;
    ends = [ends[1], watched && endOf(watched)];
    const shadow = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
    const card = shadow?.querySelector('.card:not(.waiting)') ?? undefined;
    if (card !== watched) {
      sizes?.disconnect();
      [watched, last, frames] = [card, undefined, 0];
      // Younger than that of the shell, which may have the card follow slowly, it hears of a size later, and before the paint.
      sizes = new ResizeObserver(note);
      if (card) sizes.observe(card);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The jumps, once the card is at rest. */
function jumpsOf(): Promise<unknown> {
  return new Promise((resolve) => {
    const look = (): void => {
      const jumps = (window as unknown as { jumps: () => unknown }).jumps();
      if (jumps) resolve(jumps);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** A page in which files come late and things move slowly. */
async function open(width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.addInitScript(watchCard, STEP);
  await page.route(/\.(?:js|svg|png|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => undefined); // The page may have gone on.
  });
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: RATE });
  return page;
}

describe.each([
  { width: 1280, height: 800, shown: inPanes },
  { width: 390, height: 844, shown: ids },
])('the card at $width x $height', ({ width, height, shown }) => {
  let page: Page;
  beforeAll(async () => {
    page = await open(width, height);
  });
  afterAll(() => page?.context().close());

  it.each(shown)('[R9.14] of %s never jumps while the view comes', async (id) => {
    await page.goto(gallery.url + storyUrl({ id, theme: 'light', dir: 'ltr' }));
    await page.locator('.card:not(.waiting) .view > *').first().waitFor();
    await page.locator('.view > .stack[aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await page.evaluate(jumpsOf)).toEqual([]);
  });
});

it('[R9.14] the sheet opens as high as it stays, also where logins come late', async () => {
  const page = await open(390, 844);
  const id = 'Connect/six wallets, then seven providers';
  await page.goto(gallery.url + storyUrl({ id, theme: 'light', dir: 'ltr' }));
  await page.locator('.email-field').waitFor();
  await page.locator('.socials').waitFor();
  expect(await page.evaluate(jumpsOf)).toEqual([]);

  expect(Math.abs(Number(await page.evaluate('growth()')))).toBeLessThanOrEqual(STEP);
  await page.context().close();
});
