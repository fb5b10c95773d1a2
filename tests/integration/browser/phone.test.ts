import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { serveDemo } from '../../../scripts/serve-demo.mjs';
import { phoneKeys } from '../../../apps/demo/phone/phone-keys';
import { type EvmNode, startEvm } from '../nodes/evm';
import { type Relay, startRelay } from '../nodes/relay';
import { openBrowser, openPage, type WatchedPage } from './browser';
import { Visitor } from './visitor';

const [first, second] = phoneKeys()['eip155']?.accounts.map(({ address }) => address) ?? [];

jest.setTimeout(60_000);

let browser: Browser;
let nodes: readonly EvmNode[];
let relay: Relay;
let demo: Awaited<ReturnType<typeof serveDemo>>;

beforeAll(async () => {
  [browser, relay, nodes] = await Promise.all([
    openBrowser(),
    startRelay(),
    Promise.all([1, 42161].map((chainId) => startEvm({ chainId }))),
  ]);
  const evm = nodes.map(({ chainId, url }) => ({ chainId, url }));
  demo = await serveDemo({ evm, relayUrl: relay.url });
});

afterAll(async () => {
  await browser.close();
  await demo.close();
  await Promise.all([relay.stop(), ...nodes.map((node) => node.stop())]);
});

it('[R1.4] [R4.9] [R4.16] the demo pairs with its phone: declined, approved, signed, changed, left from both sides', async () => {
  const site = await openPage(browser, demo.url, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const phone = await openPage(browser, new URL('/phone.html', demo.url).href);
  const visitor = new Visitor(site.page);

  await copyCode(visitor);
  await answer(phone.page, await codeOn(site), 'Decline');
  await visitor.dialog.getByText('Connection declined').waitFor();
  await visitor.page.keyboard.press('Escape');

  await copyCode(visitor);
  await answer(phone.page, await codeOn(site), 'Approve');
  await visitor.accountButton.filter({ hasText: shortOf(first) }).waitFor();
  await phone.page.getByText(`eip155:1:${first}`).waitFor();

  await visitor.button('Sign a message').click();
  await onPhone(phone.page, 'Approve').click();
  await site.page.getByText('Verified: signed by').waitFor();
  expect(await site.page.locator('.sign code').first().textContent()).toBe(first);

  await onPhone(phone.page, 'Be on eip155:42161').click();
  await visitor
    .button(/Arbitrum/)
    .first()
    .waitFor();

  await onPhone(phone.page, 'Use account 2').click();
  await visitor.accountButton.filter({ hasText: shortOf(second) }).waitFor();

  await onPhone(phone.page, 'Disconnect').click();
  await visitor.connectButton.waitFor();

  await copyCode(visitor);
  await answer(phone.page, await codeOn(site), 'Approve');
  await visitor.openAccount();
  await visitor.dialog.getByRole('button', { name: 'Disconnect' }).click();
  await phone.page.getByText('None.').waitFor();

  expect([...site.mishaps, ...phone.mishaps]).toEqual([]);
  await Promise.all([site.close(), phone.close()]);
});

/** Has the widget show a code, and copies it. */
async function copyCode(visitor: Visitor): Promise<void> {
  await visitor.openModal();
  await visitor.wallet('WalletConnect').click();
  await visitor.button('Copy link').click();
}

function codeOn({ page }: WatchedPage): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function answer(phone: Page, code: string, press: 'Approve' | 'Decline'): Promise<void> {
  await phone.getByLabel(/Paste the code/).fill(code);
  await onPhone(phone, 'Pair').click();
  await onPhone(phone, press).click();
}

function onPhone(phone: Page, name: string): Locator {
  return phone.getByRole('button', { name, exact: true });
}

/** An address as the button shows it. */
function shortOf(address = ''): RegExp {
  return new RegExp(`${address.slice(0, 4)}.*${address.slice(-4)}`);
}
