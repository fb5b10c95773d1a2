import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../integration/browser/browser';
import { answerZero } from '../../support/answer-zero';
import { eventually } from '../../support/eventually';
import { walletExtension } from '../../support/wallet-extension';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const guest = JSON.stringify({ error: 'Sign in first' });
const member = JSON.stringify({ orders: [], of: ACCOUNT });

/** A site of docs/sign-in-sites.md. */
interface Site {
  readonly browser: Browser;
  readonly url: string;
}

/** Connects on a site whose `domain` is another, which gives out no message, and waits until its console names `hosts`. */
export async function expectRefusalInConsole(site: Site, hosts: readonly string[]): Promise<void> {
  const { page, told, close } = await visit(site);
  await pressConnect(page);
  await page.getByRole('dialog').getByText('The site did not accept the sign-in').waitFor();
  await eventually(() => {
    expect(told.filter((text) => hosts.every((host) => text.includes(host)))).not.toEqual([]);
  }, 10_000);
  expect(await ordersOf(page)).toBe(guest);
  await close();
}

/**
 * Signs in, loads the page again, and disconnects: the orders are shown as long as the visitor is signed in. Returns the
 * seconds from the page's address to the orders.
 */
export async function expectSignInAndOut(site: Site): Promise<number> {
  const startedAt = performance.now();
  const { page, mishaps, close } = await visit(site);
  expect(await ordersOf(page)).toBe(guest);
  await pressConnect(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await ordersOf(page)).toBe(member);
  const seconds = (performance.now() - startedAt) / 1000;

  await page.reload();
  const account = page.getByRole('button', { name: /0xf39F…2266/ }).first();
  await account.waitFor();
  expect(await ordersOf(page)).toBe(member);

  await account.click();
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).waitFor();
  await eventually(async () => expect(await ordersOf(page)).toBe(guest), 5000);
  // There is no node, so no balance; and Chromium reports every answer 401.
  const isExpected = /^foreign request|The balance of \S+ could not be read|status of 401/;
  expect(mishaps.filter((mishap) => !isExpected.test(mishap))).toEqual([]);
  await close();
  return seconds;
}

/** Opens the site with a wallet. `told` is what its console says. */
async function visit({ browser, url }: Site) {
  const script = await walletExtension();
  const opened = await openPage(browser, url, {}, async (context) => {
    await context.route((asked) => !asked.href.startsWith(url), answerZero);
    await context.addInitScript(script);
  });
  const told: string[] = [];
  opened.page.on('console', (message) => told.push(message.text()));
  return { ...opened, told };
}

async function pressConnect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cleat Test Wallet/ })
    .click();
}

/** What the page shows when its button is pressed. A modal does not keep the visitor from that. */
async function ordersOf(page: Page): Promise<string> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/orders'));
  await page.getByRole('button', { name: 'My orders' }).dispatchEvent('click');
  const text = await (await answered).text();
  await page.locator('output', { hasText: text }).waitFor();
  return text;
}
