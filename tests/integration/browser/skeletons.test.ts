import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { eventually } from '../../support/eventually';
import { openBrowser, openPage, type WatchedPage } from './browser';
import { showStory } from './show-story';

let gallery: StaticServer;
let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/skeletons' }),
    openBrowser(),
  ]);
  watched = await openPage(browser, gallery.url, { reducedMotion: 'reduce' });
  // Nothing of a view is outside of the window.
  await watched.page.setViewportSize({ width: 390, height: 1200 });
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

/** Shows a story, and measures what `selector` matches. */
async function measured(id: string, selector: string): Promise<{ top: number; height: number }> {
  const { page } = watched;
  await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
  const shown = page.locator(selector).first();
  await shown.waitFor();
  return shown.evaluate((element) => {
    const card = element.closest('.card')?.getBoundingClientRect();
    const { top, height } = element.getBoundingClientRect();
    return { top: top - (card?.top ?? 0), height };
  });
}

describe('a view that waits is as high as it will be, within 8 px', () => {
  it.each([
    ['TokenDetails', 'a token', '.details', '.choices'],
    ['NftDetails', 'with a picture', '.nft-details', '.nft-details .details'],
    ['TransactionDetails', 'received', '.details'],
  ])('%s', async (view, loaded, ...parts) => {
    for (const part of ['.view', parts[0] ?? '']) {
      // The code of the view may come a moment later.
      await eventually(async () => {
        const coming = await measured(`${view}/loading`, `.card:has(.waiting-head) ${part}`);
        const there = await measured(`${view}/${loaded}`, `.card:not(:has([aria-busy])) ${part}`);
        expect(Math.abs(there.top - coming.top)).toBeLessThanOrEqual(8);
        expect(Math.abs(there.height - coming.height)).toBeLessThanOrEqual(8);
      });
    }
  });
});

describe('the first row that comes is where its skeleton is, and as high', () => {
  it.each([
    {
      what: 'tokens',
      coming: 'Account/with tokens loading',
      row: '[aria-busy] .waiting-row',
      loaded: 'Account/with tokens',
      there: '.tokens li',
    },
    {
      what: 'NFTs',
      coming: 'Account/with NFTs loading',
      row: '[aria-busy] .nft-picture',
      loaded: 'Account/with NFTs',
      there: '.nfts .nft .nft-picture:has(img)',
    },
    {
      what: 'activity',
      coming: 'Transactions/loading',
      row: '[aria-busy] .waiting-row',
      loaded: 'Transactions/some',
      there: '.activity .entry',
    },
    {
      what: 'wallets',
      coming: 'AllWallets/loading',
      row: '[aria-busy] .emblem',
      loaded: 'AllWallets/some wallets',
      there: '.wallets button .emblem',
    },
  ])('$what', async ({ coming, row, loaded, there }) => {
    // What stands above them may come a moment later.
    await eventually(async () => {
      const before = await measured(coming, row);
      const after = await measured(loaded, there);

      expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(8);
      expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(8);
    });
  });
});

it('does not move where the visitor wants less motion, and says what it is for', async () => {
  const { page } = watched;
  for (const id of ['Account/with tokens loading', 'TokenDetails/loading', 'AllWallets/loading']) {
    await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
    await page.locator('[aria-busy] .skeleton').first().waitFor();

    // The sheet of a view that has just been downloaded may come a moment after it.
    await eventually(async () => expect(await movingIn(page)).toEqual([]));
    expect(await page.locator('[aria-busy] > .visually-hidden').first().innerText()).not.toBe('');
  }
});

/** The skeletons that move. */
const movingIn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.skeleton')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).animationName !== 'none')
        .map(({ className }) => className),
    );
