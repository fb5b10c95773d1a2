import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { leaveBackup } from '../../../apps/wallet-frame/tests/press-button.mjs';
import { eventually } from '../../support/eventually';
import { addressOf, EmbeddedWorld, frameOf } from './embedded-world';
import { openChromium } from './open-chromium';
import { Visitor } from './visitor';

let world: EmbeddedWorld;
beforeAll(async () => {
  world = await EmbeddedWorld.start();
}, 120_000);
afterAll(() => world?.stop());

/** Private windows that keep no storage apart for each site, as those of older versions: a frame may store nothing there. */
async function openOlder(): ReturnType<typeof openChromium> {
  const context = await world.browser.newContext({ bypassCSP: true });
  return { context, close: () => context.close() };
}

interface Browsing {
  readonly name: string;
  readonly open: () => ReturnType<typeof openChromium>;

  /** What the wallet's page may do in the frame. */
  readonly stores: boolean;
  readonly hasCookies: boolean;
}

const browsings: readonly Browsing[] = [
  {
    name: 'where the cookies of other sites are blocked',
    open: () => openChromium('blocked', { bypassCSP: true }),
    stores: true,
    hasCookies: false,
  },
  {
    name: 'in a private window',
    open: () => openChromium('refused', { bypassCSP: true }),
    stores: true,
    hasCookies: false,
  },
  {
    name: 'in a private window that lets frames store nothing',
    open: openOlder,
    stores: false,
    hasCookies: false,
  },
];

/** What the wallet's page can do in the frame. */
async function abilitiesIn(page: Page): Promise<unknown> {
  const frame = page.frames().find((one) => one.url().startsWith(world.wallet.url));
  return frame?.evaluate(async () => {
    document.cookie = 'probe=1; path=/';
    const stores = await new Promise<boolean>((resolve) => {
      try {
        const opening = indexedDB.open('probe');
        opening.addEventListener('success', () => resolve(true));
        opening.addEventListener('error', () => resolve(false));
      } catch {
        resolve(false);
      }
    });
    return { stores, hasCookies: document.cookie.includes('probe') };
  });
}

describe.each(browsings)('a login by e-mail $name', ({ hasCookies, open, stores }) => {
  let context: BrowserContext;
  let close: () => Promise<void>;
  let visitor: Visitor;
  const email = `${stores ? 'ada' : 'bob'}-${Math.random().toString(36).slice(2)}@example.org`;

  beforeAll(async () => {
    ({ close, context } = await open());
    const page = await context.newPage();
    await page.goto(world.urlElsewhere('one-widget'));
    visitor = new Visitor(page);
  }, 60_000);
  afterAll(() => close?.());

  it('[R7.16] ends in a wallet', async () => {
    const { page } = visitor;
    const frame = frameOf(page);
    await visitor.openModal();
    const field = visitor.dialog.getByRole('textbox', { name: 'Email address' });
    await field.fill(email);
    await field.press('Enter');
    const button = frame.getByRole('button', { name: 'Open the wallet’s window' });
    await frame.locator('#code').or(button).waitFor();
    expect(await abilitiesIn(page)).toEqual({ hasCookies, stores });

    expect(await button.count()).toBe(stores ? 0 : 1);
    if (stores) {
      await frame.locator('#code').fill(await world.codeFor(email));
      await leaveBackup(frame);
    } else {
      await frame.getByText('the wallet cannot save anything on this page').waitFor();
      const [window] = await Promise.all([page.waitForEvent('popup'), button.click()]);
      await window.locator('#code').fill(await world.codeFor(email));
      await window.getByRole('button', { name: 'Not now' }).click();
    }

    await eventually(async () => expect(await addressOf(page)).toMatch(/^0x[0-9a-fA-F]{40}$/));
    await visitor.accountButton.or(visitor.heading('Account')).first().waitFor();
  });
});
