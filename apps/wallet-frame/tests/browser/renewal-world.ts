import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { pressButton } from '../press-button.mjs';
import type { Database } from '../../../service/src/adapters/sql/database';
import { openDatabase } from '../../../service/src/adapters/sql/open-database';
import { type FrameWorld, startFrameWorld, type Visit, type WorldOptions } from './frame-world';

/** Longer than the wait for the next code. */
const CODE_WAIT_MS = 31_000;

/** Of the site's page: the wallet shows nothing. */
export const NOTHING_SHOWN = 'document.querySelector("iframe").style.display === "none"';

/** Visitors of one service, one of whom begins a new wallet in the place of another's. */
export interface RenewalWorld extends FrameWorld {
  /** Of the service. */
  readonly database: Database;

  /** Logs in by a code. The wallet then shows what it has to. */
  enterCode(visit: Visit, email: string): Promise<void>;

  /** On a browser that does not open the wallet: begins another one when the week is over, with a second way. Its address. */
  beginAnew(visit: Visit, email: string, second?: 'Add a passkey' | 'Not now'): Promise<string>;

  /** Presses a button of the frame, and then the one of the window that this opens. */
  confirmed(visit: Visit, name: string, inWindow: string): Promise<void>;
}

export async function startRenewalWorld(options: WorldOptions = {}): Promise<RenewalWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-renewal-'));
  const url = `file:${join(folder, 'service.db')}`;
  const world = await startFrameWorld([], { DATABASE_URL: url }, [], options);
  const database = await openDatabase(url, () => undefined);
  const enterCode = async ({ ask, begin, frame }: Visit, email: string): Promise<void> => {
    world.later(CODE_WAIT_MS);
    await ask('CONNECT_EMAIL', { email });
    await begin('CONNECT_OTP');
    await frame.getByLabel('One-time code').fill(world.mailbox.code);
  };
  const confirmed = async ({ frame, page }: Visit, name: string, inWindow: string) => {
    const opening = page.waitForEvent('popup'); // The press opens the window too.
    await frame.getByRole('button', { name, exact: true }).click();
    const window: Page = await opening;
    await pressButton(window.getByRole('button', { name: inWindow }));
  };
  return {
    ...world,
    database,
    enterCode,
    confirmed,
    beginAnew: async (visit, email, second = 'Not now') => {
      const { frame, page } = visit;
      await enterCode(visit, email);
      await frame.getByRole('button', { name: 'I have lost all of these' }).click();
      await confirmed(visit, 'Ask for a new wallet', 'Ask for a new wallet');
      await frame.getByText('A new wallet has to wait').waitFor();
      // A week, which the clocks of a browser and of its worker do not go through together.
      await database.rows('update wallet_renewal set ready = 1');
      await frame.getByRole('button', { name: 'Close' }).click();
      await frame.getByRole('button', { name: 'I have lost all of these' }).click();
      await confirmed(visit, 'Begin the new wallet', 'Begin the new wallet');
      await pressButton(frame.getByRole('button', { name: second }));
      await page.waitForFunction(NOTHING_SHOWN);
      return addressOf(visit);
    },
    close: async () => {
      await world.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address that the site hears. */
export async function addressOf({ ask }: Visit): Promise<string> {
  return (await ask<{ readonly address: string }>('GET_USER', { chainId: 'eip155:1' })).address;
}

/** An authenticator of the page's browser, which lets every passkey be used. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasPrf: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}
