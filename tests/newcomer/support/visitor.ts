import { expect } from '@jest/globals';
import {
  type Browser,
  type BrowserContextOptions,
  devices,
  type Locator,
  type Page,
} from 'playwright-core';
import { openPage } from '../../integration/browser/browser';
import { answerZero } from '../../support/answer-zero';
import { walletExtension } from '../../support/wallet-extension';

/** What a visitor holds: its user agent, viewport and touch. The engine is Chromium's on each. */
export const kindsOfDevices = {
  desk: { viewport: { width: 1280, height: 800 } },
  android: devices['Pixel 7'] ?? {},
  iphone: devices['iPhone 14'] ?? {},
} satisfies Readonly<Record<string, BrowserContextOptions>>;
export type DeviceKind = keyof typeof kindsOfDevices;

/** The button of a visitor whose wallet, which announces itself, is connected. */
const connectedButton = (page: Page): Locator =>
  page.getByRole('button', { name: /0xf39F…2266/ }).first();

/** A site as a newcomer has just started it. */
interface Site {
  readonly browser: Browser;
  readonly url: string;

  /** Whether the site asks its visitor to sign in. */
  readonly isSignedIn?: boolean;
}

/**
 * Connects a wallet of the browser, on a phone that of the wallet's own browser, and loads the page again. Returns the
 * seconds from the page's address to the account in the button. Nothing may go wrong on the page meanwhile.
 */
export async function connect(
  { browser, isSignedIn = false, url }: Site,
  device: DeviceKind,
): Promise<number> {
  const script = await walletExtension();
  const startedAt = performance.now();
  const { page, mishaps, close } = await openPage(
    browser,
    url,
    kindsOfDevices[device],
    async (context) => {
      await context.route((asked) => !asked.href.startsWith(url), answerZero);
      await context.addInitScript(script);
    },
  );
  const press = (button: Locator) => (device === 'desk' ? button.click() : button.tap());
  await press(page.getByRole('button', { name: 'Connect Wallet', exact: true }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: /^Cleat Test Wallet/ }));
  if (isSignedIn) await press(dialog.getByRole('button', { name: 'Sign In', exact: true }));
  await connectedButton(page).waitFor();
  const seconds = (performance.now() - startedAt) / 1000;
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await connectedButton(page).waitFor();

  // There is no node, so no balance.
  const isExpected = /^foreign request|The balance of \S+ could not be read/;
  expect(mishaps.filter((mishap) => !isExpected.test(mishap))).toEqual([]);
  await close();
  return seconds;
}

/** Connects on each kind of device, and prints how long it took from the empty folder. */
export async function expectConnectionEverywhere(
  name: string,
  secondsBefore: number,
  site: Site,
): Promise<void> {
  const desk = await connect(site, 'desk');
  const android = await connect(site, 'android');
  const iphone = await connect(site, 'iphone');
  const [total, onAndroid, onIphone] = [secondsBefore + desk, android, iphone].map((each) =>
    each.toFixed(1),
  );
  process.stderr.write(
    `newcomer ${name}: ${total} s from the empty folder to a connected wallet; the page on Android ${onAndroid} s, on an iPhone ${onIphone} s\n`,
  );
}
