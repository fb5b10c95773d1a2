import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { storyUrl } from '../../../apps/gallery/story-request';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { eventually } from '../../support/eventually';
import { openBrowser, openReusedPage } from './browser';

let gallery: StaticServer;
let browser: Browser;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/zoom' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

it.each([['ltr'], ['rtl']] as const)(
  'at 200 %% zoom the icon of the search stays in its field: %s',
  async (dir) => {
    const { page, close } = await openReusedPage(
      browser,
      gallery.url + storyUrl({ id: 'AllWallets/some wallets', theme: 'light', dir }),
      { viewport: { width: 640, height: 400 } },
    );
    await page.locator('.search input').waitFor();
    // Both are measured at rest.
    await page.locator('.card').evaluate(async (card) => {
      const moves = card.getAnimations({ subtree: true });
      await Promise.all(moves.map(({ finished }) => finished.catch(() => undefined)));
    });

    const icon = await page.locator('.search .icon').boundingBox();
    const field = await page.locator('.search input').boundingBox();
    if (!icon || !field) throw new Error('there is no search');
    expect(icon.x).toBeGreaterThan(field.x);
    expect(icon.x + icon.width).toBeLessThan(field.x + field.width);
    expect(icon.y).toBeGreaterThan(field.y);
    expect(icon.y + icon.height).toBeLessThan(field.y + field.height);
    await close();
  },
);

it.each([
  ['.action[data-kind="quiet"] [dir="auto"]', 'a question of another script than the page'],
  ['.row .tag', 'a number with a sign'],
])('from right to left, %s keeps its own order: %s', async (selector) => {
  const { page, close } = await openReusedPage(
    browser,
    gallery.url + storyUrl({ id: 'Connect/wallets and all of them', theme: 'light', dir: 'rtl' }),
    { viewport: { width: 390, height: 700 } },
  );
  const text = page.locator(selector).last();
  await text.waitFor();

  const [first, last] = await text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const at = (index: number): number => {
      const range = document.createRange();
      if (node) range.setStart(node, index);
      if (node) range.setEnd(node, index + 1);
      return range.getBoundingClientRect().x;
    };
    return [at(0), at((node?.nodeValue?.length ?? 1) - 1)];
  });
  expect(last).toBeGreaterThan(first);
  await close();
});

it.each([
  [1280, 800],
  [390, 700],
  [640, 400],
])('the end of "What is a wallet?" has room below it: %i × %i', async (width, height) => {
  const { page, close } = await openReusedPage(
    browser,
    gallery.url + storyUrl({ id: 'WhatIsAWallet/a visitor', theme: 'light', dir: 'ltr' }),
    { viewport: { width, height } },
  );
  const end = page.locator('.newcomer-scene > :last-child');
  await end.waitFor();
  await page
    .locator('.pane')
    .last()
    .evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));

  await eventually(async () => {
    const last = await end.boundingBox();
    const card = await page.locator('.card').boundingBox();
    if (!last || !card) throw new Error('there is no text');
    expect(card.y + card.height - (last.y + last.height)).toBeGreaterThanOrEqual(12);
  });
  await close();
});

it('the opened part of a disclosure is scrolled into view, in a card without room for it', async () => {
  const { page, close } = await openReusedPage(
    browser,
    gallery.url + storyUrl({ id: 'ProfileWallets/one wallet', theme: 'light', dir: 'ltr' }),
    { viewport: { width: 390, height: 220 } },
  );
  await page.getByRole('button', { name: 'more address' }).click();

  const last = page.locator('.disclosed > :last-child');
  await eventually(async () => {
    const { y, height } = (await last.boundingBox()) ?? { y: 0, height: 0 };
    expect(height).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(220);
  });
  await close();
});
