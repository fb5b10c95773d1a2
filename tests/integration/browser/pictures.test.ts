import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { storyUrl } from '../../../apps/gallery/story-request';
import * as builtIn from '../../../domain/network/built-in-networks';
import * as more from '../../../domain/network/more-networks';
import { firstWallets } from '../../../infrastructure/directory/embedded-wallets';
import { laterWallets } from '../../../infrastructure/directory/later-wallets';
import { firstWallets as firstPictures } from '../../../presentation-react/pictures/sprites/first-wallets';
import { moreWallets as morePictures } from '../../../presentation-react/pictures/sprites/more-wallets';
import { otherWallets as otherPictures } from '../../../presentation-react/pictures/sprites/other-wallets';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { root } from '../../../scripts/command.mjs';
import { strictPolicy } from '../../../apps/demo/serve/serve-demo.mjs';
import { startStaticServer, type StaticServer } from '../../../scripts/static-server.mjs';
import { openBrowser, openPage, type WatchedPage } from './browser';

const folder = `${root}dist/test-pages/pictures`;

/** The ids of the wallets that have a picture. */
const drawn = new Set(
  [...firstPictures, ...morePictures, ...otherPictures].flatMap(([ids]) => ids),
);

/** A page that loads no image. */
const policy = strictPolicy([]).replace(/img-src [^;]*/, "img-src 'none'");

let server: StaticServer;
let browser: Browser;
const opened: WatchedPage[] = [];

beforeAll(async () => {
  await bundlePages({ from: `${root}apps/gallery`, to: folder });
  [server, browser] = await Promise.all([
    startStaticServer({ folder, headers: { 'content-security-policy': policy } }),
    openBrowser(),
  ]);
});
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(colorScheme: 'light' | 'dark' = 'light'): Promise<WatchedPage> {
  const look = { colorScheme, reducedMotion: 'reduce' } as const;
  const watched = await openPage(browser, 'about:blank', look);
  // The gallery's own empty icon is an image as well.
  await watched.page.route(/story\.html/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<link rel="icon"[^>]*>/, '');
    await route.fulfill({ response, body });
  });
  opened.push(watched);
  return watched;
}

function show(page: Page, id: string): Promise<unknown> {
  return page.goto(server.url + storyUrl({ id, theme: 'system', dir: 'ltr' }));
}

describe.each(['light', 'dark'] as const)('a page of %s colours that allows no images', (theme) => {
  it('shows each wallet that has a picture by its own, and the others by their initials', async () => {
    const { page, mishaps } = await open(theme);
    await show(page, 'AllWallets/some wallets');
    const names: string[] = [];
    const shots: string[] = [];
    for (const [index, { id, name }] of [...firstWallets, ...laterWallets].entries()) {
      // Tiles far from view are left out.
      await page
        .locator('.wallets')
        .evaluate(
          (list, row) => list.closest('.pane')?.scrollTo(0, row * 104),
          Math.floor(index / 4),
        );
      const tile = page.getByRole('button', { name, exact: true });
      await tile.scrollIntoViewIfNeeded();
      if (drawn.has(id)) {
        await tile.locator('.emblem svg').waitFor();
        names.push(name);
        shots.push(await shotOf(tile.locator('.emblem')));
      } else {
        await tile
          .locator('.emblem')
          .getByText(/^\S{1,2}$/)
          .waitFor();
      }
    }
    const drawings = await drawingsIn(page, shots);
    expect(names.filter((_, index) => drawings[index]?.colours === 1)).toEqual([]);
    expect(drawings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(drawings.map(({ pixels }) => pixels)).size).toBe(drawings.length);

    // This page also refuses a wallet's own image, so its initials are shown.
    const own = page.locator('.wallet', { hasText: 'Shop' }).locator('.emblem');
    await own.getByText('S', { exact: true }).waitFor();
    expect(mishaps.filter((mishap) => !/img-src.*data|data:image/.test(mishap))).toEqual([]);
  });

  it('shows every built-in network by a picture', async () => {
    const { page, mishaps } = await open(theme);
    await show(page, 'Networks/every network of the package');
    const count = Object.keys({ ...builtIn, ...more }).length;
    await page
      .locator('.row .emblem svg')
      .nth(count - 1)
      .waitFor();

    const shots: string[] = [];
    for (const emblem of await page.locator('.row .emblem').all()) shots.push(await shotOf(emblem));
    const drawings = await drawingsIn(page, shots);
    expect(drawings.filter(({ colours }) => colours < 3)).toEqual([]);
    expect(drawings).toHaveLength(count);
    expect(mishaps).toEqual([]);
  });
});

describe('a picture that loads late', () => {
  it('moves nothing: its box is there from the beginning, without initials', async () => {
    const { page, mishaps } = await open();
    let arrive: () => void = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/first-wallets/, async (route) => {
      await arrival;
      await route.continue();
    });
    await show(page, 'Connect/wallets');
    const row = page.getByRole('button', { name: /^Rabby/ });
    await row.waitFor();
    const boxes = () => page.locator('.row, .emblem').evaluateAll(placesOf);
    const before = await boxes();
    expect(await row.locator('.emblem').textContent()).toBe('');

    arrive();
    await row.locator('svg').waitFor();

    expect(await boxes()).toEqual(before);
    expect(mishaps).toEqual([]);
  });

  it('is the initials where its file cannot be downloaded', async () => {
    const { page } = await open();
    await page.route(/(?:first|more)-wallets/, (route) => route.abort());
    await show(page, 'Connect/wallets');

    const row = page.getByRole('button', { name: /^Rabby/ });
    await row.locator('.emblem').getByText('R', { exact: true }).waitFor();
  });
});

function placesOf(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  });
}

/** The picture of an emblem without text. */
async function shotOf(emblem: Locator): Promise<string> {
  expect(await emblem.textContent()).toBe('');
  expect(await emblem.locator('svg').boundingBox()).toEqual(await emblem.boundingBox());
  return (await emblem.screenshot()).toString('base64');
}

/** What is to be seen in pictures: how many colours, and which pixels. */
async function drawingsIn(page: Page, shots: readonly string[]) {
  // The page under test allows no image to read them with.
  const reader = await page.context().newPage();
  return reader.evaluate(async (pictures) => {
    const read = async (base64: string) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const data = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      const pixels = [...new Uint32Array(new Uint8Array(data).buffer)];
      return { colours: new Set(pixels).size, pixels: pixels.join() };
    };
    return Promise.all(pictures.map(read));
  }, shots);
}
