import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../tests/support/eventually';
import type { Defence } from '../../../../tests/support/taken-out';
import { isBrowserThere } from '../browser/frame-world';
import { type ApprovalWorld, startApprovalWorld } from './approval-world';

jest.setTimeout(120_000);

const isRequired = process.env['CI'] === 'true';
const HELLO = '0x48656c6c6f';

const defence: Defence = {
  file: 'apps/wallet-frame/src/views/press/real-press.ts',
  find: "focus.isOf(armed()) ? 'real' : 'tab'",
  put: "'real'",
};

describe('a site that leads the focus to the wallet’s button', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ApprovalWorld;
  afterEach(() => world.close());

  const start = async (...taken: readonly Defence[]): Promise<void> => {
    world = await startApprovalWorld(taken, { settings: { approvals: 'frame' } });
  };
  const approve = () => world.visit.frame.getByRole('button', { name: 'Approve' });
  const hasFocus = (): Promise<boolean> =>
    approve().evaluate((own) => document.hasFocus() && document.activeElement === own);

  /** The visitor is in a field of the site behind the frame, goes back by Shift and Tab, and presses Enter. */
  async function tabBack(): Promise<void> {
    const { page } = world.visit;
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement('input'), { id: 'field' }))`,
    );
    await world.ask('personal_sign', [HELLO, world.address]);
    await eventually(async () => expect(await approve().isEnabled()).toBe(true), 10_000);
    await page.locator('#field').focus();
    await eventually(async () => expect(await approve().isEnabled()).toBe(true), 10_000);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus()).toBe(true);
    for (const key of ['Enter', ' ']) await page.keyboard.press(key);
  }

  it('[E1.r] gets no signature by Tab on its own page, by a script, or by a key that is held', async () => {
    await start();
    await tabBack();
    await world.visit.frame.getByText('Reach the button with the Tab key').waitFor();
    expect(await world.isSigned()).toBe(false);

    const { page } = world.visit;
    await page.locator('#field').focus();
    await page.keyboard.down('Enter');
    await page.evaluate('document.querySelector("iframe").focus()');
    await eventually(async () => expect(await approve().isEnabled()).toBe(true), 10_000);
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    expect(await world.isSigned()).toBe(false);
  });

  it('[E1.r control] gets one where any focus will do', async () => {
    await start(defence);
    await tabBack();
    await eventually(async () => expect(await world.isSigned()).toBe(true));
  });
});
