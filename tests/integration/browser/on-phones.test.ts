import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { mainWallet } from './lab';
import { onPhone } from './phones';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();

/** A phone that lies on its side. */
const lying: BrowserContextOptions = {
  ...onPhone('iOS Safari'),
  viewport: { width: 740, height: 360 },
};

const KEYBOARD_PX = 320;
const RECEIVER = `0x${'a1'.repeat(20)}`;

const visit = (options: BrowserContextOptions = onPhone('Android Chrome')): Promise<Visitor> =>
  stage.visit('one-widget', { wallets: [mainWallet] }, options);

async function connected(options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await visit(options);
  await visitor.connectButton.tap();
  await visitor.heading('Connect wallet').waitFor();
  await visitor.wallet('Main Test Wallet').tap();
  await visitor.accountButton.waitFor();
  return visitor;
}

async function atAccount(options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await connected(options);
  await visitor.accountButton.tap();
  await visitor.heading('Account').waitFor();
  return visitor;
}

async function atSend(options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await atAccount(options);
  await visitor.button(/^Send$/).tap();
  await visitor.heading('Send').waitFor();
  return visitor;
}

const fields = ({ dialog }: Visitor) => dialog.locator('input, textarea, select');

/** Of each field, whether Safari would zoom in on it: what it does below 16 px. */
const sizes = (visitor: Visitor): Promise<readonly number[]> =>
  fields(visitor).evaluateAll((all) =>
    all
      .filter((one) => !['checkbox', 'radio', 'file'].includes((one as HTMLInputElement).type))
      .map((one) => parseFloat(getComputedStyle(one).fontSize)),
  );

/** Whether the page is as wide as the phone, and the card in it. */
async function expectRoom({ dialog, page }: Visitor): Promise<void> {
  const { height = 0, width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  // It may still rise.
  await eventually(async () => {
    const box = await dialog.locator('.card').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
  });
}

describe.each([
  ['320 px wide', onPhone('iOS Safari', 320)],
  ['360 px wide', onPhone('Android Chrome', 360)],
  ['430 px wide', onPhone('iOS Safari', 430)],
  ['on its side', lying],
] as const)('a phone %s', (_, options) => {
  it('shows list, account and form whole, and zooms in on no field', async () => {
    const visitor = await visit(options);
    await visitor.connectButton.tap();
    await visitor.heading('Connect wallet').waitFor();
    await expectRoom(visitor);
    await visitor.button('Close').tap();
    await visitor.dialog.waitFor({ state: 'detached' });

    await visitor.connectButton.tap();
    await visitor.wallet('Main Test Wallet').tap();
    await visitor.accountButton.waitFor();
    await visitor.accountButton.tap();
    await visitor.heading('Account').waitFor();
    await expectRoom(visitor);

    await visitor.button(/^Send$/).tap();
    await visitor.heading('Send').waitFor();
    await expectRoom(visitor);
    const all = await sizes(visitor);
    expect(all.length).toBeGreaterThan(1);
    for (const size of all) expect(size).toBeGreaterThanOrEqual(16);
  });
});

describe('the keyboard of a phone', () => {
  it('leaves the amount, the address and the button in reach', async () => {
    const visitor = await atSend();
    const { dialog, page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 - KEYBOARD_PX });
    for (const [name, text] of [
      [/^Amount in /, '0.1'],
      [/^Address, name/, RECEIVER],
    ] as const) {
      const field = dialog.getByRole('textbox', { name });
      await field.tap();
      await eventually(async () => expect(await isInView(page, field)).toBe(true));
      await field.fill(text);
    }
    const review = visitor.button('Review');
    await review.scrollIntoViewIfNeeded();
    await eventually(async () => expect(await isInView(page, review)).toBe(true));
    await review.tap();
    await visitor.heading(/^Send [\d.,]/).waitFor();
    await visitor.button('Close').tap();
    await dialog.waitFor({ state: 'detached' });
  });
});

/** Whether an element is between the upper edge and the keyboard, whole. */
async function isInView(page: Page, element: ReturnType<Visitor['button']>): Promise<boolean> {
  const box = await element.boundingBox();
  const seen = await page.evaluate(() => visualViewport?.height ?? 0);
  return box !== null && box.y >= 0 && box.y + box.height <= seen + 1;
}

interface Watcher {
  requestClose(): void;
}

declare const CloseWatcher: new () => Watcher;

/** Chromium asks the newest of the page's close watchers where a visitor of Android goes back. */
const watchWatchers = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    const watchers: Watcher[] = [];
    const Watched = class extends CloseWatcher {
      constructor() {
        super();
        watchers.push(this);
      }
    };
    Object.assign(window, { watchers, CloseWatcher: Watched });
  });

const goBack = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => (Reflect.get(window, 'watchers') as Watcher[]).at(-1)?.requestClose());

describe('the gestures of a phone', () => {
  it.each([
    ['a sheet', undefined],
    ['a modal of a phone on its side', { ...onPhone('Android Chrome'), viewport: lying.viewport }],
  ] as const)('go back by one view of %s, and leave the site where it is', async (_, options) => {
    const visitor = await connected(options as BrowserContextOptions | undefined);
    await watchWatchers(visitor);
    const address = visitor.page.url();
    await visitor.accountButton.tap();
    await visitor.heading('Account').waitFor();
    await visitor.button(/^Send$/).tap();
    await visitor.heading('Send').waitFor();

    await goBack(visitor);
    await visitor.heading('Account').waitFor();
    await goBack(visitor);
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(visitor.page.url()).toBe(address);

    // Nothing of the widget hears the next one.
    await goBack(visitor);
    await visitor.accountButton.tap();
    await visitor.heading('Account').waitFor();
    await goBack(visitor);
    await visitor.dialog.waitFor({ state: 'detached' });
  });

  it('do not load the page again while a wallet is asked, and may do so afterwards', async () => {
    const visitor = await visit();
    const pulls = (): Promise<string> =>
      visitor.page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
    expect(await pulls()).toBe('auto');
    await visitor.answers('hang');
    await visitor.connectButton.tap();
    await visitor.wallet('Main Test Wallet').tap();
    await visitor.heading('Main Test Wallet').waitFor();
    await eventually(async () => expect(await pulls()).toBe('contain'));

    await visitor.inWallet('settle', ['approve']);
    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await pulls()).toBe('auto');
  });
});
