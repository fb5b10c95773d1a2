import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { pressButton, rest } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { approvalOf } from './approval-screen';
import { isBrowserThere } from './frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld, WHOLE } from './views-world';

jest.setTimeout(60_000);

const isRequired = process.env['CI'] === 'true';
const PATIENCE_MS = 10_000;
const SIZE = { width: 800, height: 700 };

describe('the wallet’s button, when something changes', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  let views: ShownViews;

  beforeAll(async () => {
    world = await startViewsWorld();
    views = await world.inFrame(await world.newContext());
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await views.page.setViewportSize(SIZE);
    await views.style(WHOLE);
    await views.page.mouse.move(5, 5);
    await views.show({ screen: { kind: 'nothing' }, functions: [] });
    await views.show(approvalOf('1 ETH'));
    await isArmed();
    await views.pressed();
  });

  const button = (name = 'Approve'): Locator => views.frame.getByRole('button', { name });
  const isArmed = (expected = true, name = 'Approve'): Promise<void> =>
    eventually(async () => expect(await button(name).isEnabled()).toBe(expected), PATIENCE_MS);
  const unread = (): Locator => views.frame.getByText('Scroll through everything').first();

  /** Whether the button stops being ready, also for a moment. */
  async function isDisarmedBy(change: () => Promise<unknown>): Promise<boolean> {
    await button().evaluate((own) => {
      const counts = { times: 0 };
      const observer = new MutationObserver(
        () => (counts.times += own.hasAttribute('disabled') ? 1 : 0),
      );
      observer.observe(own, { attributeFilter: ['disabled'] });
      Object.assign(globalThis, { counts });
    });
    await change();
    return views.frame
      .waitForFunction('counts.times > 0', undefined, { timeout: PATIENCE_MS })
      .then(() => true);
  }

  it('[R7.16] acts where nothing changes', async () => {
    await pressButton(button());
    expect(await views.pressed()).toEqual(['approve']);
  });

  it('[R7.16] does nothing for a press after a change of size, until it was seen again', async () => {
    await rest(button());
    await views.style(`${WHOLE};width:700px`);
    await button().hover({ force: true });
    await views.page.mouse.down();
    await views.page.mouse.up();
    expect(await views.pressed()).toEqual([]);
    await isArmed();
    await pressButton(button());
    expect(await views.pressed()).toEqual(['approve']);
  });

  it('[R7.16] begins anew where the scale changes', async () => {
    const framed = views; // DevTools change the scale of the topmost page alone.
    const context = await world.newContext();
    views = await world.inWindow(context);
    const session = await context.newCDPSession(views.page);
    try {
      await views.show(approvalOf('1 ETH'));
      await isArmed();
      const metrics = { ...SIZE, deviceScaleFactor: 1.5, mobile: false };
      const change = () => session.send('Emulation.setDeviceMetricsOverride', metrics);
      expect(await isDisarmedBy(change)).toBe(true);
      await isArmed();
    } finally {
      views = framed;
      await context.close();
    }
  });

  it('[R7.16] begins anew where the window loses the focus', async () => {
    await views.frame.getByRole('heading').first().click();
    await isArmed();
    const change = () => views.page.evaluate('document.querySelector("#before").focus()');
    expect(await isDisarmedBy(change)).toBe(true);
  });

  it('[R7.16] does nothing for a press just after what it shows has changed', async () => {
    await rest(button());
    await views.show(approvalOf('1000 ETH'));
    for (let presses = 0; presses < 4; presses += 1) {
      await views.page.mouse.down();
      await views.page.mouse.up();
    }
    expect(await button().isEnabled()).toBe(false);
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] waits until each step was in view, which a jump to the end does not bring', async () => {
    await views.show(approvalOf(...Array.from({ length: 30 }, (_none, at) => `${at + 1} ETH`)));
    await unread().waitFor();
    await views.page.waitForTimeout(700);
    expect(await button().isEnabled()).toBe(false);
    const steps = views.frame.locator('.steps');
    await steps.evaluate((own) => own.scrollTo(0, own.scrollHeight));
    await views.page.waitForTimeout(700);
    expect(await button().isEnabled()).toBe(false);

    await steps.evaluate((own) => own.scrollTo(0, 0));
    await pressButton(button()); // It scrolls through all of them.
    expect(await views.pressed()).toEqual(['approve']);
  });

  it.each([
    [360, 640],
    [400, 700],
  ])(
    '[R7.16] has the usual request in view at once on a screen of %s x %s',
    async (width, height) => {
      await views.page.setViewportSize({ width, height });
      await views.show(approvalOf('2 ETH'));
      await isArmed();
      expect(await unread().count()).toBe(0);
      const box = await button().boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    },
  );

  it('[R7.16] waits for all of a view whose card scrolls', async () => {
    const slots = Array.from({ length: 12 }, (_none, at) => ({
      id: String(at),
      kind: 'phrase',
      createdAtMs: 0,
      isHere: false,
      canEnd: true,
    }));
    const functions = ['addPasskey', 'end', 'close'];
    await views.show({ screen: { kind: 'keys', slots, isBusy: false }, functions });
    await unread().waitFor();
    const add = button('Add a passkey');
    await views.page.waitForTimeout(700);
    expect(await add.isEnabled()).toBe(false);
    await pressButton(add);
    expect(await views.pressed()).toEqual(['addPasskey']);
  });

  it.each(['279x600', '500x339'])(
    '[R7.16] leads to the wallet’s own window where a request has %s pixels',
    async (size) => {
      const [width, height] = size.split('x');
      await views.style(`position:fixed;left:0;top:0;width:${width}px;height:${height}px;border:0`);
      await eventually(async () => expect(await views.pressed()).toEqual(['elsewhere']));
      expect(await button().isEnabled()).toBe(false);
    },
  );
});
