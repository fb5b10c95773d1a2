import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { exhibits } from '../../../apps/gallery/exhibits';
import { PSEUDO_TAG } from '../../../apps/gallery/pseudo-language';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { openBrowser, openPage, type WatchedPage } from './browser';
import { cutTexts } from './cut-texts';
import { showStory } from './show-story';

jest.setTimeout(300_000);

let gallery: StaticServer;
let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/pseudo-language' }),
    openBrowser(),
  ]);
  watched = await openPage(browser, gallery.url, { reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

it.each([320, 1280])(
  'texts 40 %% longer than in English are cut in no view, and none overflows, at %i px',
  async (width) => {
    const { page } = watched;
    await page.setViewportSize({ width, height: 800 });
    const cut: Record<string, readonly string[]> = {};
    for (const { id } of exhibits) {
      await showStory(page, gallery.url, { id, lang: PSEUDO_TAG, theme: 'light', dir: 'ltr' });
      await page.locator('.card:not(.waiting) .view > *, .snackbar, .button').first().waitFor();
      // Names and amounts stand in no brackets: they end in an ellipsis where there is no room for them.
      const found = (await cutTexts(page)).filter((text) => text.includes(': ['));
      if (found.length > 0) cut[id] = found;
    }

    expect(cut).toEqual({});
  },
);
