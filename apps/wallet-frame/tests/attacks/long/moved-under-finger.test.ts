import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../../tests/support/eventually';
import type { Defence } from '../../../../../tests/support/taken-out';
import { isBrowserThere } from '../../browser/frame-world';
import { type Point, type Touch, touchOf } from '../../browser/touch';
import { type ApprovalWorld, startApprovalWorld } from '../approval-world';

jest.setTimeout(180_000);

const isRequired = process.env['CI'] === 'true';
const HELLO = '0x48656c6c6f';
const DISTANCE_PX = 500;
const FRAME = 'position:absolute;left:40px;top:20px;width:420px;height:640px;border:0;';

/** How the site brings the frame under the finger. */
const moves: Readonly<Record<string, string>> = {
  position: `element.style.left = '${40 + DISTANCE_PX}px'`,
  transform: `element.style.transform = 'translateX(${DISTANCE_PX}px)'`,
  scroll: 'scrollTo(0, 0)',
};
const DELAYS_MS = [0, 50, 300, 900];
const TAP_MS = 60;

const defence: Defence = {
  file: 'apps/wallet-frame/src/views/press/held-press.ts',
  find: 'const HOLD_MS = 600;',
  put: 'const HOLD_MS = 0;',
};

describe('a site that moves the frame under a finger', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ApprovalWorld;
  let touch: Touch;
  afterEach(() => world.close());

  async function start(...taken: readonly Defence[]): Promise<void> {
    const context = { hasTouch: true, viewport: { width: 1000, height: 700 } };
    world = await startApprovalWorld(taken, { settings: { approvals: 'frame' }, context });
    touch = await touchOf(world.visit.page);
  }

  /** The frame stands at the left, and its button is armed. Returns where the button will be after the move. */
  async function arm(kind: string): Promise<Point> {
    const { frame, page } = world.visit;
    await world.style(FRAME);
    await page.evaluate(
      kind === 'scroll'
        ? `document.documentElement.style.width = '3000px'; document.querySelector('iframe').style.left = '${40 + DISTANCE_PX}px'; scrollTo(${DISTANCE_PX}, 0)`
        : `document.documentElement.style.width = ''; scrollTo(0, 0)`,
    );
    await world.ask('personal_sign', [HELLO, world.address]);
    const button = frame.getByRole('button', { name: 'Approve' });
    await eventually(async () => expect(await button.isEnabled()).toBe(true), 10_000);
    const box = await button.boundingBox();
    if (!box) throw new Error('There is no button');
    return [box.x + box.width / 2 + DISTANCE_PX, box.y + box.height / 2];
  }

  async function move(kind: string): Promise<void> {
    await world.visit.page.evaluate(
      `{ const element = document.querySelector('iframe'); ${moves[kind] ?? ''} }`,
    );
  }

  const pause = (ms: number): Promise<void> => world.visit.page.waitForTimeout(ms);

  /** The visitor taps what the site had drawn there. */
  async function attack(kind: string, delayMs: number): Promise<boolean> {
    const place = await arm(kind);
    await move(kind);
    await pause(delayMs);
    await touch.down(place);
    await pause(TAP_MS);
    await touch.up();
    await pause(300);
    const isSigned = await world.isSigned();
    if (!isSigned) await world.withdraw();
    return isSigned;
  }

  it('[E1.q] gets no signature by a tap, however it moves the frame, and how long before', async () => {
    await start();
    const signed: string[] = [];
    for (const kind of Object.keys(moves)) {
      for (const delayMs of DELAYS_MS) {
        if (await attack(kind, delayMs)) signed.push(`${kind}, ${delayMs} ms`);
      }
    }
    expect(signed).toEqual([]);
  });

  it('[E1.q] gets none where it moves the frame, or scrolls its page, under a finger that holds the button', async () => {
    await start();
    const signed: string[] = [];
    for (const kind of Object.keys(moves)) {
      const [x, y] = await arm(kind);
      await touch.down([x - DISTANCE_PX, y]);
      await pause(300);
      await world.visit.page.evaluate(
        `{ const element = document.querySelector('iframe'); ${kind === 'scroll' ? `scrollBy(-20, 0)` : (moves[kind] ?? '').replaceAll(`${DISTANCE_PX}px`, '20px').replace(`${40 + DISTANCE_PX}px`, '60px')} }`,
      );
      await pause(500);
      await touch.up();
      await pause(200);
      if (await world.isSigned()) signed.push(kind);
      else await world.withdraw();
    }
    expect(signed).toEqual([]);
  });

  it('[E1.q control] gets them by a tap where nothing has to be held', async () => {
    await start(defence);
    // A scroll of the page disarms the button anew.
    for (const kind of ['position', 'transform']) {
      expect([kind, await attack(kind, 300)]).toEqual([kind, true]);
    }
  });
});
