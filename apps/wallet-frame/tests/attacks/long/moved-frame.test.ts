import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { isScreenThere, startScreen } from '../virtual-screen.mjs';
import { eventually } from '../../../../../tests/support/eventually';
import { isBrowserThere } from '../../browser/frame-world';
import { type ApprovalWorld, startApprovalWorld } from '../approval-world';

jest.setTimeout(180_000);

const isRequired = process.env['CI'] === 'true';
const DISTANCE_PX = 600;
const FRAME = 'position:absolute;left:40px;top:40px;width:420px;height:640px;border:0;';
const HELLO = '0x48656c6c6f';

/** How a page brings the frame under a pointer that rests, and back. */
const moves: Readonly<Record<string, string>> = {
  position: `element.style.left = '${40 + DISTANCE_PX}px'`,
  transform: `element.style.transform = 'translateX(${DISTANCE_PX}px)'`,
  'a scroll of the page': `scrollTo(0, 0)`,
  'a scroll of the parent': `element.parentElement.scrollTo(0, 0)`,
};

/** Where the frame is before: 600 pixels from where it will be. */
const starts: Readonly<Record<string, string>> = {
  'a scroll of the page': `document.documentElement.style.width = '3000px'; element.style.left = '${40 + DISTANCE_PX}px'; scrollTo(${DISTANCE_PX}, 0)`,
  'a scroll of the parent': `parent.style.cssText = 'position:fixed;inset:0;overflow:auto'; element.style.left = '${40 + DISTANCE_PX}px'; wide.style.cssText = 'width:3000px;height:1px'; parent.scrollTo(${DISTANCE_PX}, 0)`,
};
const DELAYS_MS = [0, 50, 300, 900];

describe('a site that moves the frame under a real mouse', () => {
  if ((!isBrowserThere || !isScreenThere()) && !isRequired) {
    it.todo('runs where a Chromium, Xvfb and xdotool are installed');
    return;
  }

  let screen: Awaited<ReturnType<typeof startScreen>>;
  let world: ApprovalWorld | undefined;
  afterAll(async () => {
    await world?.close();
    screen.stop();
  });

  async function open(...defences: Parameters<typeof startApprovalWorld>[0] & object) {
    screen ??= await startScreen();
    const launch = {
      headless: false,
      env: screen.env as Record<string, string>,
      args: ['--window-position=0,0', '--window-size=1270,980'],
    };
    const own = await startApprovalWorld(defences, { launch, context: { viewport: null } });
    // A parent that can scroll, in which the frame begins anew.
    world = own;
    return own;
  }

  /** From the page's coordinates to the screen's. */
  async function to({ visit: { page } }: ApprovalWorld, x: number, y: number): Promise<void> {
    const [left, top] = await page.evaluate<[number, number]>(
      '[screenX, screenY + outerHeight - innerHeight]',
    );
    screen.move(left + x, top + y);
  }

  const pause = ({ visit }: ApprovalWorld, ms: number): Promise<void> =>
    visit.page.waitForTimeout(ms);

  /** The frame stands at the left, and its button is armed. Returns where the button will be after the move. */
  async function arm(own: ApprovalWorld, kind: string): Promise<readonly [number, number]> {
    const { frame, page } = own.visit;
    await own.style(FRAME);
    await page.evaluate(`(() => {
      document.documentElement.style.width = '';
      scrollTo(0, 0);
      const element = document.querySelector('iframe');
      ${starts[kind]?.includes('parent') ? 'const parent = document.body; const wide = document.querySelector("h1");' : ''}
      ${starts[kind] ?? ''}
    })()`);
    await own.ask('personal_sign', [HELLO, own.address]);
    const button = frame.getByRole('button', { name: 'Approve' });
    await button.click({ trial: true });
    const box = await button.boundingBox();
    if (!box) throw new Error('There is no button');
    return [box.x + box.width / 2 + DISTANCE_PX, box.y + box.height / 2];
  }

  async function attack(own: ApprovalWorld, kind: string, delayMs: number): Promise<void> {
    const [x, y] = await arm(own, kind);
    // The visitor's own way, over the page alone, to what the site has drawn there.
    for (const away of [90, 60, 30, 8, 0]) {
      await to(own, x + away, y + away);
      await pause(own, 30);
    }
    await pause(own, 300);
    await own.visit.page.evaluate(
      `{ const element = document.querySelector('iframe'); ${(moves[kind] ?? '').replace('element.parentElement', 'document.body')} }`,
    );
    await pause(own, delayMs);
    screen.press();
    await pause(own, 400);
  }

  it('[E1.f] gets no signature, however it moves the frame, and how long before the press', async () => {
    const own = await open();
    const signed: string[] = [];
    for (const kind of Object.keys(moves)) {
      for (const delayMs of DELAYS_MS) {
        await attack(own, kind, delayMs);
        if (await own.isSigned()) signed.push(`${kind}, ${delayMs} ms`);
        else await own.withdraw();
        await own.visit.page.evaluate('document.body.style.cssText = ""');
      }
    }
    expect(signed).toEqual([]);
  });

  it('[R7.16] signs by a mouse that comes over a frame which stands still', async () => {
    const own = world ?? (await open());
    const [x, y] = await arm(own, 'position');
    await to(own, x - DISTANCE_PX, y - 100);
    await pause(own, 600);
    await to(own, x - DISTANCE_PX, y - 50);
    await to(own, x - DISTANCE_PX, y);
    screen.press();
    await eventually(async () => expect(await own.isSigned()).toBe(true));
    await own.close();
  });

  it('[E1.f control] gets one where the place of the frame does not count', async () => {
    const own = await open({
      file: 'apps/wallet-frame/src/views/press/real-press.ts',
      find: 'press: run.judge(sampleOf(event), element.getBoundingClientRect())',
      put: "press: 'real'",
    });
    const signed: string[] = [];
    // A scroll disarms the button anew, whatever the place of the frame counts.
    const kinds = ['position', 'transform'];
    for (const kind of kinds) {
      await attack(own, kind, 300);
      if (await own.isSigned()) signed.push(kind);
      else await own.withdraw();
      await own.visit.page.evaluate('document.body.style.cssText = ""');
    }
    expect(signed).toEqual(kinds);
  });
});
