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

/** The link by which MetaMask's app opens a page in its own browser, up to the page's address. */
const APP_LINK = 'https://link.metamask.io/dapp/';

/**
 * Connects a wallet as a visitor does, and loads the page again: at a desk that of the browser; on a phone, whose browser has
 * none, in the own browser of the app that one tap opens. Returns the seconds from the page's address to the account in the
 * button. Nothing may go wrong on the page meanwhile.
 */
export async function connect(site: Site, device: DeviceKind): Promise<number> {
  const startedAt = performance.now();
  const url = device === 'desk' ? site.url : await addressInApp(site, device);
  const connectedAt = await connectByWallet({ ...site, url }, device);
  return (connectedAt - startedAt) / 1000;
}

/** Taps a wallet on a phone. Returns the address that its app opens. */
async function addressInApp(site: Site, device: DeviceKind): Promise<string> {
  const { close, mishaps, page } = await openSite(site, device, '');
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^MetaMask/ })
    .tap();
  await page.waitForURL(`${APP_LINK}**`);
  const opened = page.url();
  expect(unexpected(mishaps)).toEqual([]);
  await close();
  // The site here has no TLS.
  return `http://${opened.slice(APP_LINK.length)}`;
}

/** Connects the wallet that is in the page. Returns when the button had its account. */
async function connectByWallet(site: Site, device: DeviceKind): Promise<number> {
  const { close, mishaps, page } = await openSite(site, device, await walletExtension());
  const press = (button: Locator) => (device === 'desk' ? button.click() : button.tap());
  await press(page.getByRole('button', { name: 'Connect wallet', exact: true }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: /^Cleat Test Wallet/ }));
  if (site.isSignedIn) await press(dialog.getByRole('button', { name: 'Sign in', exact: true }));
  await connectedButton(page).waitFor();
  const connectedAt = performance.now();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await connectedButton(page).waitFor();

  expect(unexpected(mishaps)).toEqual([]);
  await close();
  return connectedAt;
}

/** Opens the site's address on a device whose browser runs `script` in each page. Other hosts answer with zeros. */
function openSite({ browser, url }: Site, device: DeviceKind, script: string) {
  const { origin } = new URL(url);
  return openPage(browser, url, kindsOfDevices[device], async (context) => {
    await context.route((asked) => asked.origin !== origin, answerZero);
    await context.addInitScript(script);
  });
}

/** The mishaps of a page but those of a machine that reaches no node, and so reads no balance. */
function unexpected(mishaps: readonly string[]): readonly string[] {
  const isExpected = /^foreign request|The balance of \S+ could not be read/;
  return mishaps.filter((mishap) => !isExpected.test(mishap));
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
    `newcomer ${name}: ${total} s from the empty folder to a connected wallet; on Android ${onAndroid} s over the wallet's app, on an iPhone ${onIphone} s\n`,
  );
}
