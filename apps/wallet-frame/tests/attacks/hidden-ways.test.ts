import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext, Locator } from 'playwright-core';
import { eventually } from '../../../../tests/support/eventually';
import { type Defence, takenOut } from '../../../../tests/support/taken-out';
import {
  type FrameWorld,
  isBrowserThere,
  startFrameWorld,
  type Visit,
} from '../browser/frame-world';
import { readNewWords } from '../browser/new-words';

jest.setTimeout(150_000);

const isRequired = process.env['CI'] === 'true';

/** In a frame of another size the card has another place. */
const SETTLED_MS = 500;
const WORDS = 'Recovery words';
const LEFT =
  'position:absolute;left:20px;top:20px;width:420px;height:680px;border:0;display:block;';

/** What sees that the frame is invisible, and where it is. */
const defences: readonly Defence[] = [
  {
    file: 'apps/wallet-frame/src/views/use-armed.ts',
    find: 'entry.isVisible !== false && ',
  },
  {
    file: 'apps/wallet-frame/src/views/press/real-press.ts',
    find: 'press: run.judge(sampleOf(event), element.getBoundingClientRect())',
    put: "press: 'real'",
  },
];

describe('a site that hides or moves the ways to open a wallet', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: FrameWorld;
  let context: BrowserContext;
  let visit: Visit;
  afterEach(() => world.close());

  /** A visitor with two ways, at a site that shows them. */
  async function start(taken: readonly Defence[] = []): Promise<void> {
    const plugins = taken.length > 0 ? { page: takenOut(taken) } : {};
    world = await startFrameWorld([], {}, [], { settings: { approvals: 'frame', plugins } });
    context = await world.newContext();
    visit = await world.visit(context);
    await world.logIn(visit, 'ada@example.test');
    await visit.begin('SHOW_KEYS');
    await button('Write down twelve words').click();
    await readNewWords(visit, context);
    await eventually(async () => expect(await ways()).toBe(2), 20_000);
  }

  const button = (name: string): Locator => visit.frame.getByRole('button', { name });
  const ways = (): Promise<number> => visit.frame.locator('.rows li').count();
  const style = (css: string): Promise<void> =>
    visit.page.evaluate(`document.querySelector('iframe').style.cssText = '${css}'`);

  /** The visitor presses what the site has drawn where a button of the frame will be. */
  async function press(name: string, right = 0): Promise<void> {
    const { page } = visit;
    const box = await button(name).boundingBox();
    if (!box) throw new Error('There is no button');
    const [x, y] = [box.x + box.width / 2 + right, box.y + box.height / 2];
    await page.mouse.move(x, y - 90, { steps: 3 });
    await page.waitForTimeout(600);
    await page.mouse.move(x, y, { steps: 4 });
    if (right > 0) await style(`${LEFT}left:${20 + right}px`);
    await page.waitForTimeout(200);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(800);
  }

  it('[E1.s] ends none of them by presses on the invisible frame, or on one that moves', async () => {
    await start();
    await style(`${LEFT}opacity:0.001`);
    await visit.page.waitForTimeout(SETTLED_MS);
    await press(`End: ${WORDS}`);
    await press('End it');

    await style(LEFT);
    await visit.page.mouse.move(900, 500);
    await eventually(async () => expect(await button('End it').isEnabled()).toBe(true), 10_000);
    await press('End it', 600);
    await button('Cancel').click();
    await eventually(async () => expect(await ways()).toBe(2), 10_000);
  });

  it('[E1.s control] ends one where neither counts', async () => {
    await start(defences);
    await style(`${LEFT}opacity:0.001`);
    await visit.page.waitForTimeout(SETTLED_MS);
    await press(`End: ${WORDS}`);
    await press('End it');
    await eventually(async () => expect(await ways()).toBe(1), 10_000);
  });
});
