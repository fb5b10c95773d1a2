import type { CDPSession, Page } from 'playwright-core';

/** A point of the page, in its pixels. */
export type Point = readonly [x: number, y: number];

/** Fingers of the browser's own input, as those of a hand come to it. */
export interface Touch {
  /** Puts fingers down. Those that are down already stand first. */
  down(...points: readonly Point[]): Promise<void>;
  move(...points: readonly Point[]): Promise<void>;

  /** Lifts fingers. @param left Those that stay. */
  up(...left: readonly Point[]): Promise<void>;

  /** The browser takes the fingers away, as for a gesture of its own. */
  cancel(): Promise<void>;
}

export async function touchOf(page: Page): Promise<Touch> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const send = async (
    type: 'touchCancel' | 'touchEnd' | 'touchMove' | 'touchStart',
    points: readonly Point[],
  ): Promise<void> => {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id, radiusX: 8, radiusY: 8 }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (...points) => send('touchStart', points),
    move: (...points) => send('touchMove', points),
    up: (...left) => send('touchEnd', left),
    cancel: () => send('touchCancel', []),
  };
}

/** Presses or lifts the tip of a pen. */
export async function pen(page: Page, [x, y]: Point, isDown: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchMouseEvent', {
    type: isDown ? 'mousePressed' : 'mouseReleased',
    x,
    y,
    button: 'left',
    buttons: isDown ? 1 : 0,
    clickCount: 1,
    pointerType: 'pen',
  });
  await session.detach();
}
