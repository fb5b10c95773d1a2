import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { LongList } from '../../../apps/bench/measures/long-list.mjs';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { eventually } from '../../support/eventually';
import { openBrowser, openPage, type WatchedPage } from './browser';
import { showStory } from './show-story';

const COUNT = 2000;

/** The most rows or tiles that may be in the page. */
const ROWS_MAX = 60;

/** The most elements that a card has beside its rows. */
const OTHERS_MAX = 250;

interface LongStory {
  readonly id: string;

  /** Selects the rows or tiles. */
  readonly rows: string;

  /** The buttons that lead to the whole list. */
  readonly openers: readonly string[];
  readonly last: string;
}

const account = 'Account/with two thousand tokens';
const all = `Show all ${COUNT}`;
const stories: readonly LongStory[] = [
  {
    id: 'AllWallets/two thousand wallets',
    rows: '.wallets button',
    openers: [],
    last: 'Wallet 2000',
  },
  { id: account, rows: '.tokens .row', openers: [all], last: 'T1999' },
  { id: account, rows: '.edited [aria-posinset]', openers: [all, 'Edit list'], last: 'T1999' },
  {
    id: 'WalletSendSelectToken/two thousand tokens',
    rows: '.tokens .row',
    openers: [],
    last: 'T1999',
  },
  { id: 'Account/with two thousand NFTs', rows: '.nfts .nft', openers: [], last: '#2099' },
  {
    id: 'Transactions/two thousand months',
    rows: '.activity [aria-posinset]',
    openers: [],
    last: '+20.000 ETH',
  },
];

let gallery: StaticServer;
let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/long-lists' }),
    openBrowser(),
  ]);
  watched = await openPage(browser, gallery.url, { reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

/** Shows the whole list of a story at a width. */
async function opened({ id, rows, openers }: LongStory, width: number): Promise<Page> {
  const { page } = watched;
  await page.setViewportSize({ width, height: 844 });
  await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
  for (const name of openers) await page.getByRole('button', { name, exact: true }).click();
  await page.locator(rows).first().waitFor();
  return page;
}

/** How many rows there are, how many elements one of them has, and how many all. */
const counted = (page: Page, rows: string) =>
  page.evaluate((selector) => {
    const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
    const shown = [...(modal?.querySelectorAll(selector) ?? [])];
    const most = Math.max(...shown.map((row) => row.querySelectorAll('*').length));
    return { rows: shown.length, inRow: most + 2, all: modal?.querySelectorAll('*').length ?? 0 };
  }, rows);

describe.each([1280, 390, 320])('of 2,000, at %i px', (width) => {
  it.each(stories)(
    '$id ($rows): a few are in the page, from the first to the last',
    async (story) => {
      const { rows, last } = story;
      const page = await opened(story, width);
      const expectFew = async (): Promise<void> => {
        const found = await counted(page, rows);
        expect(found.rows).toBeGreaterThan(5);
        expect(found.rows).toBeLessThanOrEqual(ROWS_MAX);
        expect(found.all).toBeLessThan(ROWS_MAX * found.inRow + OTHERS_MAX);
      };
      await expectFew();
      const list = await LongList.in(page, `${rows.split(' ')[0]} [aria-posinset]`);

      const places = await list.leapThrough(20);

      for (const each of places) {
        expect(each.length).toBeLessThanOrEqual(ROWS_MAX);
        expect(each).toEqual([...new Set(each)].sort((one, other) => one - other));
      }
      expect([places.at(0)?.at(0), places.at(-1)?.at(-1)]).toEqual([1, COUNT]);
      expect(await page.locator(rows).last().textContent()).toContain(last);
      const sizes = await page
        .locator('[aria-posinset]')
        .evaluateAll((some) => some.map((row) => row.getAttribute('aria-setsize')));
      expect(new Set(sizes)).toEqual(new Set([String(COUNT)]));
      await expectFew();
    },
  );
});

/** What the focus is on. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const modal = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
    return modal?.activeElement?.textContent ?? '';
  });

const scrollTo = (page: Page, share: number): Promise<void> =>
  page
    .locator('.pane')
    .last()
    .evaluate((pane, part) => pane.scrollTo(0, pane.scrollHeight * part), share);

describe('the focus', () => {
  const [, tokens, , , nfts, months] = stories;
  it.each([
    { list: tokens, first: 'T0', next: 'T1' },
    { list: nfts, first: '#100', next: '#101' },
    { list: months, first: '+0.010', next: '' },
  ])(
    'stays on the row that is scrolled out, and Tab leads to the next: $list.id',
    async ({ list, first, next }) => {
      if (!list) throw new Error('there is no list');
      const page = await opened(list, 390);
      const button = page.locator(`${list.rows}${list === months ? ' button' : ''}`).first();
      await button.focus();
      const before = await focused(page);

      await scrollTo(page, 0.7);
      await page.locator('[aria-posinset="1400"]').first().waitFor();

      expect(await focused(page)).toBe(before);
      expect(before).toContain(first);
      await page.keyboard.press('Tab');
      // The code of the Tab key comes with the first one.
      await eventually(async () => expect(await focused(page)).not.toBe(before));
      expect(await focused(page)).toContain(next);
    },
  );

  it('reaches every wallet by its keys, and what it leads to comes into view', async () => {
    const page = await opened(stories[0] as LongStory, 390);
    await page.locator('.wallets button').first().focus();
    for (const [key, name] of [
      ['End', 'Wallet 2000'],
      ['ArrowUp', 'Wallet 1996'],
      ['PageUp', 'Wallet 1976'],
      ['Home', 'Wallet 1'],
      ['PageDown', 'Wallet 21'],
      ['ArrowRight', 'Wallet 22'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toMatch(new RegExp(`${name}$`));
      await eventually(async () => expect(await counted(page, '.wallets button')).toBeTruthy());
    }
    await page.keyboard.type('wallet 1234');
    expect(await focused(page)).toMatch(/Wallet 1234$/);
    await page.locator('[aria-posinset="1230"]').waitFor();
    expect((await counted(page, '.wallets button')).rows).toBeLessThanOrEqual(ROWS_MAX);
  });
});

describe('a search', () => {
  it('finds any of the tokens by its field, and all of them come back', async () => {
    const picker = stories[3] as LongStory;
    const page = await opened(picker, 390);
    await scrollTo(page, 0.5);
    const field = page.getByRole('searchbox');

    await field.fill('T1987');
    await eventually(async () => expect(await page.locator(picker.rows).count()).toBe(1));
    await field.fill('');

    await page.locator('[aria-posinset="1"]').waitFor();
    expect(await page.locator(picker.rows).count()).toBeLessThanOrEqual(ROWS_MAX);
  });

  it.each([
    { story: stories[1], name: 'Token 1500' },
    { story: stories[4], name: 'Quiet Tide #1777' },
    { story: stories[0], name: 'Wallet 1333' },
  ])('of the browser finds the names that are not drawn: $name', async ({ story, name }) => {
    const page = await opened(story as LongStory, 390);
    const text = page.locator('.far').filter({ hasText: name });
    const row = page.locator('[aria-posinset]').filter({ hasText: name });
    expect([await text.count(), await row.count()]).toEqual([1, 0]);
    // Its line is where its row would be.
    const height = await text.evaluate((block) => block.parentElement?.clientHeight ?? 0);
    const blocks = await page
      .locator('.far')
      .evaluateAll((far) =>
        far.reduce((sum, block) => sum + block.getBoundingClientRect().height, 0),
      );
    expect(Math.abs(blocks - height)).toBeLessThan(12);

    expect(
      await page.evaluate((some) => Reflect.get(window, 'find').call(window, some), name),
    ).toBe(true);
    // A browser scrolls to what its own search finds; the function only selects it.
    await text.evaluate((block, some) => {
      const lines = (block.textContent ?? '').split('\n');
      const line = lines.findIndex((each) => each.includes(some));
      block
        .closest('.pane')
        ?.scrollBy(
          0,
          block.getBoundingClientRect().top + (block.clientHeight * line) / lines.length,
        );
    }, name);

    await row.waitFor();
  });
});
