import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openWallet, pressButton } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import type { Defence } from '../../../../tests/support/taken-out';
import { isBrowserThere } from '../browser/frame-world';
import { type ApprovalWorld, startApprovalWorld } from './approval-world';

jest.setTimeout(120_000);

const isRequired = process.env['CI'] === 'true';
const THIEF = 'thief@example.test';
const NAME = 'thief-1.site.eth';

/** What has the wallet's own window confirm what a press in the frame would change. */
const defences: readonly Defence[] = [
  {
    file: 'apps/wallet-frame/src/use-cases/approve/confirmation.ts',
    find: 'const before = screens.getSnapshot();',
    put: 'if (walletWindow) return; const before = screens.getSnapshot();',
  },
  {
    file: 'apps/wallet-frame/src/use-cases/approve/confirmation.ts',
    find: 'if (walletWindow && isElsewhere)\n        await this.#inWindow(walletWindow, shown, { isPressed: false',
    put: 'if (walletWindow && false) await this.#inWindow(walletWindow, shown, { isPressed: false',
  },
  {
    file: 'apps/wallet-frame/src/use-cases/open/name-ticket.ts',
    find: 'await confirm({',
    put: 'void ({',
  },
];

describe('a site that draws over what a press in the frame changes', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ApprovalWorld;
  afterEach(() => world.close());

  const start = async (taken: readonly Defence[] = []): Promise<void> => {
    world = await startApprovalWorld(
      taken,
      { settings: { approvals: 'window' } },
      {
        NAMES_PARENT: 'site.eth',
      },
    );
  };
  const button = (name: string) => world.visit.frame.getByRole('button', { name });
  const tickets = (): Promise<boolean> =>
    world.visit.page.evaluate<boolean>('messages.some(({ ticket }) => ticket)');
  const wasMailed = (): boolean => world.mails.some(({ to }) => to === THIEF);

  /** The visitor types what the site calls harmless, and presses. */
  async function addLogin(): Promise<void> {
    await world.visit.begin('SHOW_LOGINS');
    await world.visit.frame.getByLabel('Email address').fill(THIEF);
    await button('Add email').click();
  }

  it('[E1.n] changes nothing by presses in the frame alone', async () => {
    await start();
    const { frame, page } = world.visit;
    const before = world.mails.length;
    const popup = page.waitForEvent('popup');
    await addLogin();
    const window = await popup;
    await window.getByText(`Email, ${THIEF}`).waitFor();
    expect(wasMailed()).toBe(false);
    await window.close();
    await frame.getByText('The window was closed').waitFor();
    await button('Cancel').click();
    await button('Close').click();

    await world.visit.begin('UPDATE_EMAIL', { email: THIEF });
    const change = await openWallet(frame);
    await change.getByText(THIEF).waitFor();
    await change.getByRole('button', { name: 'Cancel' }).click();
    expect(world.mails).toHaveLength(before);
  });

  it('[E1.o] gets no name ticket without a press that saw the name', async () => {
    await start();
    await world.visit.begin('GET_NAME_TICKET', { address: world.address, name: NAME });
    const window = await openWallet(world.visit.frame);
    await window.getByText(NAME).waitFor();
    expect(await tickets()).toBe(false);
    await window.close();
    await world.visit.frame.getByText('The window was closed').waitFor();
    expect(await tickets()).toBe(false);
  });

  it('[E1.n control] [E1.o control] does and gets it where no window asks', async () => {
    await start(defences);
    await world.visit.begin('GET_NAME_TICKET', { address: world.address, name: NAME });
    await eventually(async () => expect(await tickets()).toBe(true));
    await world.visit.begin('UPDATE_EMAIL', { email: 'other@example.test' });
    const before = world.mails.length;
    await pressButton(button('Send the code'));
    await eventually(() => expect(world.mails).toHaveLength(before + 1));
    await addLogin();
    await eventually(() => expect(wasMailed()).toBe(true));
  });
});
