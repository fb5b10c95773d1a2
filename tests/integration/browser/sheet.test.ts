import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, CDPSession } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();

const phone: BrowserContextOptions = { hasTouch: true, viewport: { width: 390, height: 800 } };

/** A finger on the glass. */
class Finger {
  readonly #devtools: CDPSession;
  #y = 0;

  constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  async down(x: number, y: number): Promise<void> {
    this.#y = y;
    await this.#send('touchStart', [{ x, y }]);
  }

  /** Moves down by `px` in `steps`, with `gapMs` between them. */
  async move(x: number, px: number, steps: number, gapMs: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      this.#y += px / steps;
      await this.#send('touchMove', [{ x, y: this.#y }]);
      await new Promise((resolve) => setTimeout(resolve, gapMs));
    }
  }

  async up(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  async #send(type: string, touchPoints: { x: number; y: number }[]): Promise<void> {
    await this.#devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchEnd',
      touchPoints,
    });
  }
}

async function opened(options: BrowserContextOptions = {}) {
  const visitor = await stage.visit('one-widget', {}, { ...phone, ...options });
  await visitor.openModal();
  await visitor.wallet('Main Test Wallet').click({ trial: true });
  // What carries the drags is downloaded.
  await visitor.page.waitForTimeout(300);
  const finger = new Finger(await visitor.page.context().newCDPSession(visitor.page));
  const { x = 0, y = 0, height = 0 } = (await visitor.dialog.locator('.card').boundingBox()) ?? {};
  return { finger, height, visitor, x: x + 195, y: y + 20 };
}

const cardTop = async ({ dialog }: Visitor): Promise<number> =>
  (await dialog.locator('.card').boundingBox())?.y ?? Number.NaN;

async function expectGone({ dialog }: Visitor): Promise<void> {
  await dialog.waitFor({ state: 'detached', timeout: 5000 });
  expect(await dialog.count()).toBe(0);
}

describe('a sheet that a finger drags by its head', () => {
  it('follows the finger, and goes back where it is let go after a little way', async () => {
    const { finger, visitor, x, y } = await opened();
    const before = await cardTop(visitor);

    await finger.down(x, y);
    await finger.move(x, 40, 4, 20);
    expect(await cardTop(visitor)).toBeCloseTo(before + 40, 0);
    await visitor.page.waitForTimeout(120);
    await finger.up();

    await eventually(async () => expect(await cardTop(visitor)).toBeCloseTo(before, 0));
    expect(await visitor.dialog.count()).toBe(1);
  });

  it('is away where it is let go far down', async () => {
    const { finger, height, visitor, x, y } = await opened();

    await finger.down(x, y);
    await finger.move(x, height / 2, 5, 20);
    await visitor.page.waitForTimeout(120);
    await finger.up();

    await expectGone(visitor);
  });

  it('is away where it is thrown', async () => {
    const { finger, visitor, x, y } = await opened();

    await finger.down(x, y);
    await finger.move(x, 60, 3, 4);
    await finger.up();

    await expectGone(visitor);
  });

  it('stays where the finger goes up, or takes the sheet back', async () => {
    const { finger, height, visitor, x, y } = await opened();
    const before = await cardTop(visitor);

    await finger.down(x, y);
    await finger.move(x, -80, 4, 10);
    expect(before - (await cardTop(visitor))).toBeLessThan(15);
    await finger.up();
    await finger.down(x, y);
    await finger.move(x, height / 2, 4, 10);
    await finger.move(x, -60, 2, 10);
    await finger.up();

    await eventually(async () => expect(await cardTop(visitor)).toBeCloseTo(before, 0));
    expect(await visitor.dialog.count()).toBe(1);
  });

  it('shakes and goes back where it may not be closed', async () => {
    const { finger, height, visitor, x } = await opened();
    await visitor.wallet('Main Test Wallet').click();
    await visitor.accountButton.waitFor();
    await visitor.inWallet('emit', ['chainChanged', '0x89']);
    await visitor.heading('Switch network').waitFor();
    await visitor.dialog.getByRole('button', { name: /Ethereum/ }).click({ trial: true });
    await visitor.page.waitForTimeout(300);
    const before = await cardTop(visitor);

    await finger.down(x, before + 20);
    await finger.move(x, height / 2, 5, 10);
    await finger.up();

    await visitor.dialog.locator('.card[data-shaking="true"]').waitFor();
    await eventually(async () => expect(await cardTop(visitor)).toBeCloseTo(before, 0));
  });

  it('lets its content scroll, and buttons in the head be pressed', async () => {
    const { finger, visitor, x } = await opened({ viewport: { width: 390, height: 200 } });
    const before = await cardTop(visitor);
    const { y = 0, height = 0 } = (await visitor.wallet('Main Test Wallet').boundingBox()) ?? {};

    await finger.down(x, y + height / 2);
    await finger.move(x, -60, 6, 20);
    await finger.up();
    expect(await cardTop(visitor)).toBeCloseTo(before, 0);
    const pane = visitor.dialog.locator('.pane');
    await eventually(async () => {
      expect(await pane.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    });

    await visitor.button('Close').tap();
    await expectGone(visitor);
  });

  it('leaves without a movement of its own where the visitor wants less motion', async () => {
    const { finger, height, visitor, x, y } = await opened({ reducedMotion: 'reduce' });

    await finger.down(x, y);
    await finger.move(x, height / 2, 5, 10);
    await visitor.page.waitForTimeout(120);
    await finger.up();

    await expectGone(visitor);
  });
});

it('a card that is no sheet is not dragged', async () => {
  const { finger, visitor, x, y } = await opened({ viewport: { width: 800, height: 800 } });
  const before = await cardTop(visitor);

  await finger.down(x + 205, y);
  await finger.move(x + 205, 200, 5, 4);
  await finger.up();

  expect(await cardTop(visitor)).toBe(before);
  expect(await visitor.dialog.count()).toBe(1);
});
