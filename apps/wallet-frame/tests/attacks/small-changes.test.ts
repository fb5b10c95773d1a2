import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../tests/support/eventually';
import type { Defence } from '../../../../tests/support/taken-out';
import { isBrowserThere } from '../browser/frame-world';
import { type ApprovalWorld, startApprovalWorld } from './approval-world';

jest.setTimeout(120_000);

const isRequired = process.env['CI'] === 'true';
const THIEF = 'thief@example.test';

/** What asks once more, on what the visitor sees whole. */
const defence: Defence = {
  file: 'apps/wallet-frame/src/use-cases/approve/confirmation.ts',
  find: 'const before = screens.getSnapshot();',
  put: 'if (walletWindow) return; const before = screens.getSnapshot();',
};

describe('a site that shows a change of the wallet in too little space', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ApprovalWorld;
  afterEach(() => world.close());

  const start = async (...taken: readonly Defence[]): Promise<void> => {
    world = await startApprovalWorld(taken, { settings: { approvals: 'frame' } });
  };
  const wasMailed = (): boolean => world.mails.some(({ to }) => to === THIEF);

  /** The visitor types what the site calls harmless, and presses. */
  async function addLogin(width: number, height: number): Promise<void> {
    const { frame } = world.visit;
    await world.visit.begin('SHOW_LOGINS');
    await frame.getByLabel('Email address').fill(THIEF);
    await world.style(`position:fixed;left:0;top:0;width:${width}px;height:${height}px;border:0`);
    await frame.getByRole('button', { name: 'Add email' }).click();
  }

  it('[E1.t] changes nothing there, and the wallet’s own window says what would be done', async () => {
    await start();
    const { frame, page } = world.visit;
    await addLogin(300, 200);
    const open = frame.getByRole('button', { name: 'Open the wallet’s window' });
    const [window] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await window.getByText(`Email, ${THIEF}`).waitFor();
    expect(wasMailed()).toBe(false);
    await window.getByRole('button', { name: 'Cancel' }).click();
    await frame.getByRole('button', { name: 'Close' }).waitFor();
    expect(wasMailed()).toBe(false);
  });

  it('[E1.t] changes nothing by one press in a frame that is large enough', async () => {
    await start();
    const { frame, page } = world.visit;
    await addLogin(800, 700);
    const add = frame.getByRole('button', { name: 'Add it' });
    await add.waitFor();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(700);
    expect(wasMailed()).toBe(false);
  });

  it('[E1.t control] changes it where the wallet does not ask once more', async () => {
    await start(defence);
    await addLogin(300, 200);
    await eventually(() => expect(wasMailed()).toBe(true), 10_000);
  });
});
