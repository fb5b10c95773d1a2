import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { exhibits } from '../../../apps/gallery/exhibits';
import { addressStories } from '../../../apps/gallery/stories/money';
import { storyUrl } from '../../../apps/gallery/story-request';
import { serveGallery } from '../../../scripts/gallery.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { axeFindingsInBothThemes } from './axe';
import { openBrowser, openPage, type WatchedPage } from './browser';

let gallery: StaticServer;
let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/gallery' }),
    openBrowser(),
  ]);
  watched = await openPage(browser, gallery.url, { reducedMotion: 'reduce' });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

describe('in both themes, from the right, at 320 px', () => {
  it.each(exhibits.map(({ id }) => id))('%s shows, fits and passes axe', async (id) => {
    const { page, mishaps } = watched;
    const before = mishaps.length;
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(gallery.url + storyUrl({ id, theme: 'system', dir: 'rtl' }));
    await page.locator('.card:not(.waiting) .view > *, .snackbar, .button').first().waitFor();

    expect(await axeFindingsInBothThemes(watched)).toEqual([]);
    expect(await overflowOf(watched)).toBe(0);
    expect(mishaps.slice(before)).toEqual([]);
  });
});

it.each(addressStories.map(({ name }) => name))(
  'a whole address of %s is copied without blanks, and is read aloud in groups',
  async (name) => {
    const { page } = watched;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(
      gallery.url + storyUrl({ id: `Whole addresses/${name}`, theme: 'light', dir: 'ltr' }),
    );
    const address = page.locator('.whole-address');
    const aloud = await address.locator('.visually-hidden').innerText();

    await address.locator('[aria-hidden] > span').first().click({ clickCount: 3 });
    await page.keyboard.press('Control+c');

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(aloud).toMatch(/^\S{4,6}( \S{1,4}){9,}$/);
    expect(copied.trim()).toBe(aloud.replaceAll(' ', ''));
  },
);

it('the gallery lists every story', async () => {
  const { page, mishaps } = watched;
  const before = mishaps.length;

  await page.goto(gallery.url);

  await page.getByText(`${exhibits.length} stories`).waitFor();
  expect(await page.locator('iframe').count()).toBe(exhibits.length);
  expect(mishaps.slice(before)).toEqual([]);
});

/** By how many pixels the page, and the card in it, are wider than there is room for. */
function overflowOf({ page }: WatchedPage): Promise<number> {
  return page.evaluate(() => {
    const shadows = [...document.querySelectorAll('[data-cleat]')].map((host) => host.shadowRoot);
    const clips = shadows.flatMap((shadow) => [...(shadow?.querySelectorAll('.clip') ?? [])]);
    const boxes = [document.documentElement, ...clips];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}
