import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
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
    serveGallery({ folder: 'dist/test-pages/fold-lines' }),
    openBrowser(),
  ]);
  watched = await openPage(browser, gallery.url, { reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

describe('the account, before the visitor scrolls', () => {
  it.each([
    { width: 390, height: 844, least: 4, dir: 'ltr' },
    { width: 390, height: 844, least: 4, dir: 'rtl' },
    { width: 320, height: 568, least: 2, dir: 'ltr' },
    { width: 320, height: 568, least: 2, dir: 'rtl' },
  ] as const)(
    'shows $least tokens at $width x $height, $dir',
    async ({ dir, width, height, least }) => {
      const { page } = watched;
      await page.setViewportSize({ width, height });
      for (const name of [
        'with tokens',
        'with tokens in the embedded wallet',
        'with tokens on several chains',
        'with the change of a day',
        'with tokens on two networks',
        'with one way to open the embedded wallet',
      ]) {
        await showStory(page, gallery.url, { id: `Account/${name}`, theme: 'light', dir });
        await page.locator('.worth').waitFor();

        // The sheet of a phone may still be coming up.
        await eventually(async () => {
          const seen = await page.locator('.tokens .row').evaluateAll(wholeAbove);
          expect(`${seen >= least} ${name}`).toBe(`true ${name}`);
        });
      }
    },
  );
});

describe('a phone on its side', () => {
  it('shows the balance and what can be done with it, and no foot over them', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 844, height: 390 });
    for (const name of ['with tokens', 'with tokens in the embedded wallet']) {
      await showStory(page, gallery.url, { id: `Account/${name}`, theme: 'light', dir: 'ltr' });
      await page.locator('.worth').waitFor();

      const last = await page.locator('.wallet-actions li').last().evaluate(bottomInPane);
      expect(`${last <= 0} ${name}`).toBe(`true ${name}`);
      const foot = page.locator('.foot');
      expect(await foot.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    }
  });

  it('has a shadow at the foot of a code while more is below it', async () => {
    const { page } = watched;
    const id = 'ConnectingWalletConnect/a wallet by qrcode';
    await page.setViewportSize({ width: 844, height: 390 });
    await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
    const pane = page.locator('.pane:has(.qr)');
    const link = page.getByRole('link', { name: 'Get Rainbow' });
    await link.waitFor();
    expect(await link.evaluate(bottomInPane)).toBeGreaterThan(0);
    expect(await pane.evaluate(hasShadowAtFoot)).toBe(true);

    await pane.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await eventually(async () => expect(await pane.evaluate(hasShadowAtFoot)).toBe(false));
    expect(await link.evaluate(bottomInPane)).toBeLessThanOrEqual(-16);

    await page.setViewportSize({ width: 1280, height: 800 });
    await eventually(async () => expect(await pane.evaluate(hasShadowAtFoot)).toBe(false));
  });
});

describe('the list of ways to connect, before the visitor scrolls', () => {
  it.each([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])('ends with the logins, behind six wallets, at $width x $height', async ({ width, height }) => {
    const { page } = watched;
    await page.setViewportSize({ width, height });
    const id = 'Connect/six wallets, then seven providers';
    await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });

    const last = page.getByRole('button', { name: 'Continue with Facebook' });
    const ends = await last.evaluate((button) => ({
      button: button.getBoundingClientRect().bottom,
      pane: button.closest('.pane')?.getBoundingClientRect().bottom,
    }));
    expect(ends.button).toBeLessThanOrEqual(ends.pane ?? 0);
  });
});

describe('a form for money on a small phone, before the visitor scrolls', () => {
  it.each([
    ['Swap/quoted', 'ltr'],
    ['Swap/quoted', 'rtl'],
    ['Swap/much slippage', 'ltr'],
    ['WalletSend/with speeds to choose from', 'ltr'],
    ['WalletSend/with speeds to choose from', 'rtl'],
    ['WalletSend/a payment link with a fault', 'ltr'],
  ] as const)('has its button whole: %s, %s', async (id, dir) => {
    const { page } = watched;
    await page.setViewportSize({ width: 320, height: 568 });
    await showStory(page, gallery.url, { id, theme: 'light', dir });
    const button = page.locator('.money-form > .action').last();
    await button.waitFor();
    await eventually(async () => {
      const { bottom, isSeen } = await button.evaluate(placeInWindow);
      expect([Math.round(bottom) <= 568 - 12, isSeen]).toEqual([true, true]);
    });

    // What the keyboard leads to is never under it.
    for (const part of await page.locator('.money-form :is(a, button, input):enabled').all()) {
      await part.focus();
      expect(await part.evaluate(placeInWindow)).toMatchObject({ isSeen: true });
    }
  });
});

describe('what was sent, on a small phone', () => {
  it.each(['WalletSendPreview/sent', 'SwapPreview/sent'])(
    'has the way on in sight: %s',
    async (id) => {
      const { page } = watched;
      await page.setViewportSize({ width: 320, height: 568 });
      await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
      const done = page.getByRole('button', { name: 'Done' });
      await done.waitFor();
      await eventually(async () =>
        expect((await done.evaluate(placeInWindow)).bottom).toBeLessThanOrEqual(568),
      );
    },
  );
});

/** The reviews of which all stands above the fold that a visitor needs first, and what that is. */
const reviews: readonly (readonly [story: string, first: string])[] = [
  ['WalletSendPreview/reviewed', '.exact, .terms > :first-child .whole-address'],
  ['WalletSendPreview/reviewed with a token', '.exact'],
  ['WalletSendPreview/warns: burnAddress', '.exact, .notice'],
  ['SwapPreview/reviewed', '.exact'],
  ['SwapPreview/reviewed over another token', '.exact'],
  ['SwapPreview/nothing of it could be read', '.exact, .notice'],
  ['SwapPreview/an unlimited allowance', '.exact, .notice'],
  ['SmartSessionCreated/as asked', "[data-large='true'] dt + dd"],
];

describe('a review on a small phone, before the visitor scrolls', () => {
  it.each(reviews)('[R2.1] shows what leaves the account: %s', async (id, first) => {
    const { page } = watched;
    await page.setViewportSize({ width: 320, height: 568 });
    await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
    const parts = page.locator(first);
    await parts.first().waitFor();
    const lowest = await parts.evaluateAll((all) =>
      Math.max(...all.map((one) => one.getBoundingClientRect().bottom)),
    );
    expect(lowest).toBeLessThanOrEqual(568);
  });
});

/** What a phone's screen has over a page that fills it: a notch, round corners, the line that leads home. */
const screens = [
  { name: 'upright', width: 390, height: 844, over: { top: 59, right: 0, bottom: 34, left: 0 } },
  {
    name: 'on its side',
    width: 844,
    height: 390,
    over: { top: 0, right: 59, bottom: 21, left: 59 },
  },
] as const;

describe('a phone with a notch', () => {
  it.each(screens)('$name: has no control under it', async ({ height, over, width }) => {
    const { page } = watched;
    const session = await page.context().newCDPSession(page);
    await page.setViewportSize({ width, height });
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: over });
    const under: string[] = [];
    for (const id of [
      'Connect/wallets and all of them',
      'Account/with tokens',
      'WalletSend/with speeds to choose from',
      'WalletReceive/on two networks',
      'SIWXSignMessage/a message',
      'EmailVerifyOtp/a code for the site',
    ])
      for (const dir of ['ltr', 'rtl'] as const) {
        await showStory(page, gallery.url, { id, theme: 'light', dir });
        await page.locator('.card:not(.waiting) .view > *').first().waitFor();
        // What scrolls may pass below the line; at its end it may not stay there.
        const panes = await page.locator('.pane').all();
        for (const pane of panes) await pane.evaluate((one) => one.scrollTo(0, one.scrollHeight));
        const found = await page.locator('.card').evaluate(controlsUnder, over);
        under.push(...found.map((control) => `${id}, ${dir}: ${control}`));
      }
    await session.detach();
    expect(under).toEqual([]);
  });
});

describe('the keyboard of a phone, over a sheet', () => {
  it.each(['EmailVerifyOtp/a code for the site', 'WalletSend/with speeds to choose from'])(
    'leaves the field with the focus in sight: %s',
    async (id) => {
      const { page } = watched;
      const session = await page.context().newCDPSession(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await showStory(page, gallery.url, { id, theme: 'light', dir: 'ltr' });
      const field = page.locator('.card input').last();
      await field.waitFor();
      // As a keyboard of 320 px does: the page keeps its size, and less of it is seen.
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 844 / (844 - 320) });
      await field.evaluate((one) => one.blur());
      await field.focus();
      await eventually(async () => expect(await field.evaluate(isInSight)).toBe(true));
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
      await session.detach();
    },
  );
});

/** How many of `rows` are whole above the foot of the card. */
function wholeAbove(rows: Element[]): number {
  const root = rows[0]?.getRootNode() as ShadowRoot | undefined;
  const foot = root?.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
  return rows.filter((row) => row.getBoundingClientRect().bottom <= foot).length;
}

/** Where `element` ends, and whether nothing lies over its middle. */
function placeInWindow(element: Element): { readonly bottom: number; readonly isSeen: boolean } {
  const { bottom, height, left, top, width } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  const over = root.elementFromPoint(left + width / 2, top + height / 2);
  return { bottom, isSeen: element.contains(over) || over?.contains(element) === true };
}

function hasShadowAtFoot(pane: Element): boolean {
  const { boxShadow } = getComputedStyle(pane, '::after');
  return boxShadow !== 'none' && !boxShadow.startsWith('rgba(0, 0, 0, 0)');
}

/** How far below the end of what its pane shows `element` ends. */
function bottomInPane(element: Element): number {
  const pane = element.closest('.pane')?.getBoundingClientRect();
  return element.getBoundingClientRect().bottom - (pane?.bottom ?? 0);
}

/** The controls of `card` that stand in the edges of the screen which `over` covers. */
function controlsUnder(
  card: Element,
  over: Readonly<Record<'bottom' | 'left' | 'right' | 'top', number>>,
): readonly string[] {
  return [...card.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => {
      const { bottom, left, right, top } = one.getBoundingClientRect();
      const pane = one.closest('.pane')?.getBoundingClientRect();
      const isScrolledOut = pane !== undefined && (top < pane.top || bottom > pane.bottom);
      const isClear =
        top >= over.top &&
        left >= over.left &&
        right <= innerWidth - over.right &&
        bottom <= innerHeight - over.bottom;
      return !isScrolledOut && !isClear;
    })
    .map((one) => {
      const { bottom, left, right, top } = one.getBoundingClientRect();
      return `${one.getAttribute('aria-label') ?? one.textContent} ${[left, top, right, bottom].map(Math.round).join(' ')}`;
    });
}

/** Whether `element` is whole in the part of the page that is seen. */
function isInSight(element: Element): boolean {
  const seen = visualViewport;
  const { bottom, top } = element.getBoundingClientRect();
  return seen !== null && top >= seen.offsetTop - 1 && bottom <= seen.offsetTop + seen.height + 1;
}
