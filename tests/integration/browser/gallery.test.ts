import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { themePresets } from '../../../domain/theme/theme';
import { LongList } from '../../../apps/bench/measures/long-list.mjs';
import { exhibits } from '../../../apps/gallery/exhibits';
import { addressStories } from '../../../apps/gallery/stories/money';
import { storyUrl } from '../../../apps/gallery/story-request';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { eventually } from '../../support/eventually';
import { axeFindingsInBothThemes, endFades } from './axe';
import { openBrowser, openPage, type WatchedPage } from './browser';
import { addQueries, buttonsNotFound } from './button-queries';
import { showStory } from './show-story';

let gallery: StaticServer;
let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([
    serveGallery({ folder: 'dist/test-pages/gallery' }),
    openBrowser(),
  ]);
  watched = await openPage(browser, gallery.url, { reducedMotion: 'reduce' }, addQueries);
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

describe.each(themePresets.filter((preset) => preset !== 'cleat'))(
  'in the preset %s, in both themes',
  (preset) => {
    it.each([
      'Account actions/all features',
      'Connect/wallets and all of them',
      'Networks/asking the wallet',
      'Buttons/connected',
      'Buttons/wrong network',
    ])('%s fits and passes axe', async (id) => {
      const { page, mishaps } = watched;
      const before = mishaps.length;
      await page.setViewportSize({ width: 320, height: 800 });
      await show({ id, preset, theme: 'system', dir: 'ltr' });
      await page.locator(`[data-preset="${preset}"] :is(.view > *, .button)`).first().waitFor();

      expect(await axeFindingsInBothThemes(watched)).toEqual([]);
      expect(await overflowOf(watched)).toBe(0);
      expect(mishaps.slice(before)).toEqual([]);
    });
  },
);

describe('in both themes, from the right, at 320 px', () => {
  const comesLater: Readonly<Record<string, string>> = {
    'GetWallet/one was installed': '.view [role="status"] .row',
  };

  it.each(exhibits.map(({ id }) => id))(
    '%s shows, fits, passes axe, and has buttons that tests find by name',
    async (id) => {
      const { page, mishaps } = watched;
      const before = mishaps.length;
      await page.setViewportSize({ width: 320, height: 800 });
      await show({ id, theme: 'system', dir: 'rtl' });
      await page.locator('.card:not(.waiting) .view > *, .snackbar, .button').first().waitFor();
      await page.locator(comesLater[id] ?? 'body').waitFor();

      expect(await axeFindingsInBothThemes(watched)).toEqual([]);
      expect(await overflowOf(watched)).toBe(0);
      expect(await buttonsNotFound(watched)).toEqual([]);
      expect(mishaps.slice(before)).toEqual([]);
    },
  );
});

it.each(addressStories.map(({ name }) => name))(
  'a whole address of %s is copied without blanks, and is read aloud in groups',
  async (name) => {
    const { page } = watched;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await show({ id: `Whole addresses/${name}`, theme: 'light', dir: 'ltr' });
    const address = page.locator('.whole-address');
    const aloud = await address.locator('.visually-hidden').innerText();

    await address.locator('[aria-hidden] > span').first().click({ clickCount: 3 });
    await page.keyboard.press('Control+c');

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(aloud).toMatch(/^\S{4,6}( \S{1,4}){9,}$/);
    expect(copied.trim()).toBe(aloud.replaceAll(' ', ''));
  },
);

it('a page with a scrollbar keeps its place behind the overlay, which covers all of it', async () => {
  const other = await openBrowser([], ['--hide-scrollbars']);
  try {
    const { page } = await openPage(
      other,
      gallery.url + storyUrl({ id: 'Buttons/connected', theme: 'light', dir: 'rtl' }),
    );
    await page.evaluate(() => document.body.style.setProperty('min-height', '300vh'));
    const scrollbar = (): Promise<number> =>
      page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    const buttonBoxes = (): Promise<unknown> =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].map((one) => one.getBoundingClientRect().toJSON()),
      );
    await page.locator('.button').first().waitFor();
    expect(await scrollbar()).toBeGreaterThan(0);
    const before = await buttonBoxes();

    await page
      .getByRole('button', { name: /0xf39F/ })
      .first()
      .click();
    await page.locator('main[inert]').waitFor({ state: 'attached' });

    expect(await scrollbar()).toBe(0);
    expect(await buttonBoxes()).toEqual(before);
    const backdrop = await page.locator('.backdrop').boundingBox();
    expect(backdrop?.width).toBe(await page.evaluate(() => innerWidth));

    // While a wallet is asked, the page can be scrolled again.
    const asking = 'ConnectingExternal/asking';
    await page.goto(gallery.url + storyUrl({ id: asking, theme: 'light', dir: 'rtl' }));
    await page.evaluate(() => document.body.style.setProperty('min-height', '300vh'));
    await eventually(async () => {
      expect(await scrollbar()).toBeGreaterThan(0);
      const card = await page.locator('.card').boundingBox();
      const centre = (card?.x ?? 0) + (card?.width ?? 0) / 2;
      expect(centre).toBeCloseTo(await page.evaluate(() => innerWidth / 2), 0);
    });
  } finally {
    await other.close();
  }
});

describe('at rest, under the pointer, pressed, focused, disabled and busy', () => {
  /** The look of `control`, as one text. */
  const lookOf = (control: Locator): Promise<string> =>
    control.evaluate((element) => {
      const { backgroundColor, borderColor, color, outlineStyle } = getComputedStyle(element);
      const hasSpinner = element.querySelector('.spinner, .skeleton') !== null;
      return JSON.stringify({ backgroundColor, borderColor, color, outlineStyle, hasSpinner });
    });

  it.each([
    {
      name: 'row',
      control: '.row:enabled:not([aria-busy])',
      restingId: 'Networks/two networks',
      disabled: ['Networks/two networks', '.row:disabled'],
      busy: ['Networks/asking the wallet', '.row[aria-busy="true"]'],
    },
    {
      name: 'button in the page',
      control: '.button[data-state="network"]',
      restingId: 'Buttons/connected',
      disabled: ['Buttons/no network switch', '.button:disabled'],
      busy: ['Buttons/restoring', '.button[aria-busy="true"]'],
    },
  ])('a $name has six looks', async ({ restingId, control, disabled, busy }) => {
    const { page } = watched;
    const controlOf = async (id = '', selector = ''): Promise<Locator> => {
      await page.mouse.move(0, 0);
      // A page of its own: what was pressed before decides whether a focus is visible.
      await page.goto(gallery.url + storyUrl({ id, theme: 'light', dir: 'ltr' }));
      const shown = page.locator(selector).first();
      await shown.waitFor();
      return shown;
    };
    const looks: string[] = [];
    /** The pointer and the focus may reach the control a moment later. */
    const expectAnother = (shown: Locator): Promise<void> =>
      eventually(async () => {
        await endFades(page);
        const look = await lookOf(shown);
        expect(looks).not.toContain(look);
        looks.push(look);
      });
    await expectAnother(await controlOf(...disabled));
    await expectAnother(await controlOf(...busy));
    const shown = await controlOf(restingId, control);
    await expectAnother(shown);
    await shown.hover();
    await expectAnother(shown);
    await page.mouse.down();
    await expectAnother(shown);
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await page.keyboard.press('Tab');
    await shown.focus();
    await expectAnother(shown);
    expect(looks).toHaveLength(6);
  });
});

it('an activity of 10,000 rows scrolls to its end, and leaves no nodes', async () => {
  const { page } = watched;
  await page.setViewportSize({ width: 390, height: 800 });
  const urlOf = (id: string): string => storyUrl({ id, theme: 'light', dir: 'ltr' });
  await page.goto(gallery.url + urlOf('Transactions/loading'));
  await page.locator('.skeleton').first().waitFor();
  const list = await LongList.in(page, '.activity li');

  await list.show(urlOf('Transactions/ten thousand'));
  const first = await list.leapThrough(40);
  const [nodesBefore, heapBefore] = [await list.nodeCount(), await list.heapBytes()];
  const second = await list.leapThrough(40);
  const grownBytes = (await list.heapBytes()) - heapBefore;
  const grownNodes = (await list.nodeCount()) - nodesBefore;

  for (const rows of [...first, ...second]) {
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.length).toBeLessThan(40);
    expect(rows).toEqual(rows.map((_, index) => (rows[0] ?? 0) + index));
  }
  expect([first.at(0)?.at(0), first.at(-1)?.at(-1)]).toEqual([1, 10_000]);
  expect(grownNodes).toBeLessThan(200);
  expect(grownBytes).toBeLessThan(500_000);
});

it('the gallery lists every story', async () => {
  const { page, mishaps } = watched;
  const before = mishaps.length;

  await page.goto(gallery.url);

  await page.getByText(`${exhibits.length} stories`).waitFor();
  expect(await page.locator('iframe').count()).toBe(exhibits.length);
  expect(mishaps.slice(before)).toEqual([]);
});

/** Shows a story in the page of this file. */
function show(story: Parameters<typeof storyUrl>[0]): Promise<void> {
  return showStory(watched.page, gallery.url, story);
}

/** How many pixels the page, and the card in it, are too wide. */
function overflowOf({ page }: WatchedPage): Promise<number> {
  return page.evaluate(() => {
    const shadows = [...document.querySelectorAll('[data-cleat]')].map((host) => host.shadowRoot);
    const clips = shadows.flatMap((shadow) => [
      ...(shadow?.querySelectorAll('.clip, .pane') ?? []),
    ]);
    const boxes = [document.documentElement, ...clips];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}
