import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { eventually } from '../../support/eventually';
import { axeFindingsInBothThemes, endFades } from './axe';
import { openBrowser, openPage, type WatchedPage } from './browser';
import { mainWallet, otherWallet } from './lab';
import { showStory } from './show-story';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();
const wallets = [mainWallet, otherWallet];

/** A visitor whose window has this width, with the list open. */
async function opened(width: number, height = 800): Promise<Visitor> {
  const viewport = { width, height };
  const visitor = await stage.visit('one-widget', { wallets }, { viewport });
  await visitor.openModal();
  await visitor.wallet('Main Test Wallet').waitFor();
  return visitor;
}

const newcomer = (visitor: Visitor) => visitor.heading('What is a wallet?');
const asked = (visitor: Visitor) => visitor.dialog.getByText('Open Main Test Wallet to continue');

/** How many pixels the page, and what scrolls in the card, are too wide. */
async function overflowOf({ page }: Pick<Visitor, 'page'>): Promise<number> {
  await endFades(page); // A view that slides in is at rest.
  return page.evaluate(() => {
    const shadow = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
    const boxes = [document.documentElement, ...(shadow?.querySelectorAll('.pane, .clip') ?? [])];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

describe('a window', () => {
  it.each([1280, 720])('of %i px has the list at 360 px and a pane beside it', async (width) => {
    const visitor = await opened(width);

    await newcomer(visitor).waitFor();
    await visitor.dialog.locator('.wallet-art').waitFor();
    const list = await visitor.dialog.locator('.pane').first().boundingBox();
    const beside = await visitor.dialog.locator('.pane').last().boundingBox();
    expect(list?.width).toBe(360);
    expect(beside?.x).toBe((list?.x ?? 0) + 360);
    expect(beside?.width).toBe(width === 720 ? 328 : 360);
    expect(await overflowOf(visitor)).toBe(0);
  });

  it.each([719, 390, 320])('of %i px has one pane, and the same behind a press', async (width) => {
    const visitor = await opened(width);
    expect(await visitor.dialog.locator('.pane').count()).toBe(1);

    await visitor.button('What is a wallet?').click();
    await newcomer(visitor).waitFor();
    await visitor.dialog.locator('.wallet-art').waitFor();
    expect(await visitor.heading('Connect wallet').count()).toBe(0);
    expect(await overflowOf(visitor)).toBe(0);

    await visitor.button('Back').click();
    await visitor.wallet('Main Test Wallet').waitFor();
  });

  it('that is short scrolls each pane by itself', async () => {
    const visitor = await opened(720, 320);
    await newcomer(visitor).waitFor();
    const last = visitor.button('Get a wallet');

    await last.scrollIntoViewIfNeeded();

    const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(320);
    const scrolled = await visitor.dialog
      .locator('.pane')
      .evaluateAll((panes) => panes.map(({ scrollTop }) => scrollTop > 0));
    expect(scrolled).toEqual([false, true]);
    expect(await overflowOf(visitor)).toBe(0);
  });

  it('that becomes narrower and wider while a wallet is asked loses nothing', async () => {
    const visitor = await opened(1280);
    const { page } = visitor;
    await visitor.answers('hang');
    await visitor.wallet('Main Test Wallet').click();
    await asked(visitor).waitFor();

    for (const width of [320, 1280, 719, 720]) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(async () =>
        expect(await visitor.dialog.locator('.pane').count()).toBe(width < 720 ? 1 : 2),
      );
      expect(await asked(visitor).count()).toBe(1);
      expect(await visitor.focused()).toBe('Main Test Wallet');
    }
    await visitor.inWallet('settle', ['approve']);
    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });
  });
});

describe('the pane beside the list', () => {
  it('follows what is chosen, and asks one wallet at a time', async () => {
    const visitor = await opened(1280);
    await visitor.answers('hang');
    await visitor.wallet('Main Test Wallet').click();
    await asked(visitor).waitFor();
    expect(await newcomer(visitor).count()).toBe(0);

    await visitor.answers('reject', 'test.cleat.other');
    await visitor.wallet('Other Test Wallet').click();
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
    expect(await asked(visitor).count()).toBe(0);

    await visitor.button('Back').click();
    await newcomer(visitor).waitFor();
    expect(await visitor.button('Back').count()).toBe(0);
  });

  it('is used with the keyboard alone', async () => {
    const visitor = await opened(1280);
    const { keyboard } = visitor.page;
    await visitor.answers('reject');
    await visitor.tabTo(/^Main Test Wallet/);
    await keyboard.press('ArrowDown');
    expect(await visitor.focused()).toMatch(/^Other Test Wallet/);
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
    expect(await visitor.focused()).toBe('Main Test Wallet');

    await visitor.tabTo(/^Back/);
    await keyboard.press('Enter');
    await newcomer(visitor).waitFor();
    expect(await visitor.focused()).toBe('Connect wallet');
    await visitor.tabTo(/^Get a wallet/);
    await keyboard.press('Enter');
    await visitor.heading('Get a wallet').waitFor();
    await keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await visitor.focused()).toBe('Connect wallet');
  });
});

describe("a site as the README's first lines make it, in a browser without a wallet", () => {
  it.each([1280, 390])('has wallets to get, and help, at %i px', async (width) => {
    const visitor = await stage.visit(
      'one-widget',
      { wallets: [] },
      { viewport: { width, height: 800 } },
    );
    await visitor.openModal();

    await visitor.heading('Popular').waitFor();
    expect(await visitor.dialog.locator('.row[data-tag="getWallet"]').count()).toBe(4);
    await visitor.dialog.getByText('Install a wallet in this browser').waitFor();
    await visitor.dialog.getByText('What is a wallet?').first().waitFor();
  });

  it('offers the wallet that is installed while the visitor looks for one', async () => {
    const visitor = await stage.visit('one-widget', { wallets: [] });
    await visitor.openModal();
    await visitor.button('Get a wallet').click();
    await visitor.heading('Get a wallet').waitFor();
    await visitor.dialog.getByRole('link', { name: 'Rainbow' }).waitFor();

    await visitor.page.evaluate(() => {
      const provider = {
        request: ({ method }: { readonly method: string }) =>
          Promise.reject(Object.assign(new Error(`no ${method}`), { code: 4001 })),
        on: () => {},
        removeListener: () => {},
      };
      const info = { uuid: 'u', rdns: 'test.new', name: 'New Wallet', icon: '' };
      const detail = Object.freeze({ info, provider });
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    });

    await visitor.button('New Wallet is installed now').click();
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
  });
});

describe('in a story of the gallery', () => {
  let gallery: StaticServer;
  let browser: Browser;
  let watched: WatchedPage;
  beforeAll(async () => {
    [gallery, browser] = await Promise.all([
      serveGallery({ folder: 'dist/test-pages/two-panes' }),
      openBrowser(),
    ]);
    watched = await openPage(browser, gallery.url, { reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });

  const show = async (story: Parameters<typeof showStory>[2], width = 1280): Promise<void> => {
    await watched.page.setViewportSize({ width, height: 800 });
    await showStory(watched.page, gallery.url, story);
  };

  it('the pane beside the list is at its left from right to left', async () => {
    const { page } = watched;
    await show({ id: 'Connect/wallets', theme: 'light', dir: 'rtl' });
    await page.locator('.wallet-art').waitFor();

    const [list, beside] = await Promise.all([
      page.locator('.pane').first().boundingBox(),
      page.locator('.pane').last().boundingBox(),
    ]);
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBe(list?.x);
  });

  it.each([
    'Connect/wallets and all of them',
    'Connect/consent to documents',
    'Connect/no wallet in this browser',
    'Connect/two that claim to be one',
    'ConnectingExternal/asking',
    'ConnectingWalletConnect/QR code',
    'AllWallets/some wallets',
    'GetWallet/one was installed',
  ])('axe finds nothing in two panes, in both themes: %s', async (id) => {
    for (const width of [1280, 720]) {
      await show({ id, theme: 'system', dir: 'ltr' }, width);
      await watched.page.locator('.pane').last().locator('.view > *').first().waitFor();

      expect(await axeFindingsInBothThemes(watched)).toEqual([]);
      expect(await overflowOf(watched)).toBe(0);
    }
  });
});
