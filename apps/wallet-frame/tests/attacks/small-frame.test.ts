import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../tests/support/eventually';
import type { Defence } from '../../../../tests/support/taken-out';
import { isBrowserThere } from '../browser/frame-world';
import { type ApprovalWorld, millionTo, startApprovalWorld } from './approval-world';

jest.setTimeout(120_000);

const isRequired = process.env['CI'] === 'true';

/** Each of them signed a million, or an allowance without a limit, when all that counted was the card's own box. */
const sizes = [
  '300x130',
  '340x150',
  '290x121',
  '720x121',
  '300x160',
  '320x130',
  '300x200',
  '420x240',
  '360x300',
  '279x700',
  '400x339',
];

/** What a thief needs to be gone: the least size, the parts that have to be seen, and a layout that scrolls as a whole. */
const defences: readonly Defence[] = [
  {
    file: 'apps/wallet-frame/src/views/use-armed.ts',
    find: 'return isShrunk || innerWidth < MIN_WIDTH || innerHeight < MIN_HEIGHT;',
    put: 'return false;',
  },
  {
    file: 'apps/wallet-frame/src/views/press/seen-parts.ts',
    find: 'return this.#parts.every((part) => {',
    put: 'return true || this.#parts.every((part) => {',
  },
];

describe('a site that gives the frame too little space', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ApprovalWorld | undefined;
  afterAll(() => world?.close());

  /** The visitor scrolls or tabs to the buttons, and presses what the site calls harmless. */
  async function pressIn(own: ApprovalWorld, size: string): Promise<void> {
    const [width, height] = size.split('x');
    const { frame, page } = own.visit;
    await own.style(
      `position:fixed;left:20px;top:20px;width:${width}px;height:${height}px;border:0`,
    );
    await own.ask('eth_signTypedData_v4', millionTo(own.address));
    const button = frame.getByRole('button', { name: /^Approve|^Open the wallet/ }).last();
    await button.waitFor();
    const box = frame.getByRole('checkbox');
    if ((await box.count()) > 0) await box.check({ timeout: 1000 }).catch(() => undefined);
    // The button of the wallet's own window takes the place of the other meanwhile.
    const scroll = (): Promise<void> =>
      button.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined);
    await scroll();
    await page.mouse.move(600, 600);
    await page.waitForTimeout(900);
    await scroll();
    const edges = await button.boundingBox();
    if (!edges) throw new Error('There is no button');
    const middle = [edges.x + edges.width / 2, edges.y + edges.height / 2] as const;
    await page.mouse.move(middle[0], middle[1] - edges.height, { steps: 3 });
    await page.waitForTimeout(550);
    await page.mouse.move(...middle, { steps: 3 });
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(300);
  }

  it('[E1.e] gets no signature in a frame that shows less than the request', async () => {
    world = await startApprovalWorld();
    for (const size of sizes) {
      await pressIn(world, size);
      expect([size, await world.isSigned()]).toEqual([size, false]);
      await world.visit.frame
        .getByText('in the wallet’s own window. The site cannot change')
        .waitFor({ timeout: 5000 });
      for (const page of world.visit.page.context().pages().slice(1)) await page.close();
      await world.withdraw();
    }
    await world.close();
  });

  it('[E1.e control] gets it where neither the size nor what was seen counts', async () => {
    world = await startApprovalWorld(defences);
    for (const size of ['300x130', '340x150']) {
      await pressIn(world, size);
      const own = world;
      await eventually(async () => expect([size, await own.isSigned()]).toEqual([size, true]));
    }
  });
});
