import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from '../../../../tests/support/eventually';
import { approvalOf } from './approval-screen';
import { isBrowserThere } from './frame-world';
import { pen, type Point, type Touch, touchOf } from './touch';
import { type ShownViews, startViewsWorld, type ViewsWorld } from './views-world';

jest.setTimeout(60_000);

const isRequired = process.env['CI'] === 'true';
const PATIENCE_MS = 10_000;

describe('a finger or a pen on the wallet’s button', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  let views: ShownViews;
  let touch: Touch;

  beforeAll(async () => {
    world = await startViewsWorld();
    const viewport = { width: 400, height: 700 };
    const context = await world.newContext({ hasTouch: true, isMobile: true, viewport });
    views = await world.inFrame(context);
    touch = await touchOf(views.page);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await views.show({ screen: { kind: 'nothing' }, functions: [] });
    await views.show(approvalOf('1 ETH'));
    await isArmed();
    await views.pressed();
  });

  const button = (): Locator => views.frame.getByRole('button', { name: 'Approve' });
  const note = (): Locator => views.frame.locator('.pair .press-note');
  const pause = (ms: number): Promise<void> => views.page.waitForTimeout(ms);
  const isArmed = (): Promise<void> =>
    eventually(async () => expect(await button().isEnabled()).toBe(true), PATIENCE_MS);

  async function middle(): Promise<Point> {
    const box = await button().boundingBox();
    if (!box) throw new Error('There is no button');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  it('[R7.16] says how for a tap, which does nothing', async () => {
    const place = await middle();
    await touch.down(place);
    await pause(60);
    await touch.up();
    await note().getByText('Hold the button until it is full').waitFor();
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] acts where the button is held for 600 ms, at the lift', async () => {
    const place = await middle();
    await touch.down(place);
    await note().getByText('Keep holding').waitFor();
    await note().getByText('Let go').waitFor();
    await pause(200);
    expect(await views.pressed()).toEqual([]);
    await touch.up();
    await eventually(async () => expect(await views.pressed()).toEqual(['approve']));
    await pause(300);
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] does nothing where the finger lifts early', async () => {
    await touch.down(await middle());
    await pause(400);
    await touch.up();
    await pause(400);
    expect(await views.pressed()).toEqual([]);
    expect(await button().getAttribute('data-hold')).toBe(null);
  });

  it('[R7.16] does nothing where the finger moves, on the button or from it', async () => {
    const [x, y] = await middle();
    for (const [by, down] of [
      [30, 0],
      [0, 300],
    ] as const) {
      await touch.down([x, y]);
      await pause(200);
      for (const part of [0.3, 0.6, 1]) {
        await touch.move([x + part * by, y - part * down]);
        await pause(16);
      }
      expect(await button().getAttribute('data-hold')).toBe(null);
      await touch.move([x, y]);
      await pause(600);
      await touch.up();
      await pause(200);
      expect([by, down, await views.pressed()]).toEqual([by, down, []]);
    }
  });

  it('[R7.16] acts where the finger rolls a little', async () => {
    const [x, y] = await middle();
    await touch.down([x, y]);
    await pause(200);
    await touch.move([x + 4, y + 3]);
    await pause(600);
    await touch.up();
    await eventually(async () => expect(await views.pressed()).toEqual(['approve']));
  });

  it('[R7.16] does nothing for two fingers', async () => {
    const [x, y] = await middle();
    await touch.down([x, y]);
    await pause(200);
    await touch.down([x, y], [x + 20, y]);
    await pause(700);
    await touch.up([x, y]);
    await pause(100);
    await touch.up();
    await pause(200);
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] does nothing where the browser takes the finger away', async () => {
    await touch.down(await middle());
    await pause(700);
    await touch.cancel();
    await pause(200);
    expect(await views.pressed()).toEqual([]);
    expect(await button().getAttribute('data-hold')).toBe(null);
  });

  it('[R7.16] begins no hold before it is ready', async () => {
    const place = await middle();
    await views.show(approvalOf('2 ETH'));
    await touch.down(place);
    await isArmed();
    await pause(700);
    await touch.up();
    await pause(200);
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] does nothing where what it shows has changed under the finger', async () => {
    await touch.down(await middle());
    await pause(200);
    await views.show(approvalOf('1000 ETH'));
    await isArmed();
    await pause(200);
    await touch.up();
    await pause(200);
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] acts for a pen that holds it, and not for one that taps', async () => {
    const place = await middle();
    await pen(views.page, place, true);
    await pen(views.page, place, false);
    await note().getByText('Hold the button until it is full').waitFor();
    expect(await views.pressed()).toEqual([]);
    await pen(views.page, place, true);
    await pause(700);
    await pen(views.page, place, false);
    await eventually(async () => expect(await views.pressed()).toEqual(['approve']));
    await pause(200);
    expect(await note().innerText()).toBe('');
  });
});
