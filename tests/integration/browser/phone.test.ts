import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { encode } from 'uqr';
import { serveDemo } from '../../../apps/demo/serve/serve-demo.mjs';
import { phoneKeys } from '../../../apps/demo/phone/phone-keys';
import { callNode } from '../../../apps/chains/nodes/evm.mjs';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { type Relay, startRelay } from '../../../apps/chains/testing/relay';
import { type SolanaNode, startSolana } from '../../../apps/chains/testing/solana';
import { eventually } from '../../support/eventually';
import { openBrowser, openPage, type WatchedPage } from './browser';
import { Visitor } from './visitor';

const [first = '', second] = phoneKeys().eip155.accounts.map(({ address }) => address);
const TEN_ETHER = `0x${(10n ** 19n).toString(16)}`;

let browser: Browser;
let nodes: readonly EvmNode[];
let relay: Relay;
let solana: SolanaNode;
let demo: Awaited<ReturnType<typeof serveDemo>>;

beforeAll(async () => {
  [browser, relay, solana, nodes] = await Promise.all([
    openBrowser(),
    startRelay(),
    startSolana(),
    Promise.all([1, 42161].map((chainId) => startEvm({ chainId }))),
  ]);
  const evm = nodes.map(({ chainId, url }) => ({ chainId, url }));
  for (const { url } of evm) await callNode(url, 'anvil_setBalance', [first, TEN_ETHER]);
  const reference = solana.genesisHash.slice(0, 32);
  const others = [{ namespace: 'solana', name: 'Solana', reference, url: solana.url }] as const;
  demo = await serveDemo({ evm, others, relayUrl: relay.url });
});

afterAll(async () => {
  await browser.close();
  await demo.close();
  await Promise.all([relay.stop(), solana.stop(), ...nodes.map((node) => node.stop())]);
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
  await phone.page.getByText(`Ethereum: ${first}`).waitFor();

  const hash = await pay(visitor, phone.page, 'Low tide');
  const [ethereum] = nodes;
  const sent = await callNode(ethereum?.url ?? '', 'eth_getTransactionByHash', [hash]);
  expect(sent).toMatchObject({ from: first.toLowerCase() });

  await held(phone.page, 'EVM').getByLabel('Chain').selectOption('Arbitrum One');
  await visitor
    .button(/Arbitrum/)
    .first()
    .waitFor();

  await held(phone.page, 'EVM').getByLabel('Account').selectOption({ index: 1 });
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

it('the phone reads the QR code from a picture of the page, and shares each namespace as its owner chooses', async () => {
  const site = await openPage(browser, demo.url);
  const phone = await openPage(browser, new URL('/phone.html', demo.url).href);
  const visitor = new Visitor(site.page);
  const connected = (): Promise<string | null> =>
    site.page.evaluate(() => localStorage.getItem('@appkit/connected_namespaces'));

  await visitor.openModal();
  await visitor.wallet('WalletConnect').click();
  await visitor.dialog.getByRole('img', { name: /QR code/ }).waitFor();
  const approve = onPhone(phone.page, 'Approve');
  // A picture that was taken while the view still faded in cannot be read: the owner takes another one.
  for (let tries = 0; tries < 5 && !(await approve.isVisible()); tries += 1) {
    const buffer = await site.page.screenshot();
    const picture = { name: 'screen.png', mimeType: 'image/png', buffer };
    await phone.page.getByLabel('Read from a picture').setInputFiles(picture);
    await approve.waitFor({ timeout: 4000 }).catch(() => {});
  }
  await approve.click();
  await visitor.accountButton.filter({ hasText: shortOf(first) }).waitFor();
  expect(await connected()).toBe('solana,eip155');

  const share = held(phone.page, 'Solana').getByLabel('Share Solana');
  await share.uncheck();
  await eventually(async () => expect(await connected()).toBe('eip155'));
  await share.check();
  await eventually(async () => expect(await connected()).toBe('eip155,solana'));

  await visitor.openAccount();
  await visitor.dialog.getByText('Connected with Demo phone').waitFor({ state: 'attached' });
  await site.page.reload();
  await visitor.accountButton.waitFor();
  await visitor.openAccount();
  await visitor.dialog.getByText('Connected with Demo phone').waitFor({ state: 'attached' });

  expect([...site.mishaps, ...phone.mishaps]).toEqual([]);
  await Promise.all([site.close(), phone.close()]);
});

it('the phone reads the QR code with its camera', async () => {
  const site = await openPage(browser, demo.url, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await copyCode(new Visitor(site.page));
  const folder = mkdtempSync(join(tmpdir(), 'cleat-camera-'));
  const film = join(folder, 'code.y4m');
  writeFileSync(film, filmOf(await codeOn(site)));
  const withCamera = await openBrowser([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  const permissions = ['camera'];
  const phone = await openPage(withCamera, new URL('/phone.html', demo.url).href, { permissions });

  await onPhone(phone.page, 'Scan with the camera').click();
  await onPhone(phone.page, 'Approve').click();
  await new Visitor(site.page).accountButton.filter({ hasText: shortOf(first) }).waitFor();

  expect(await phone.page.locator('video').count()).toBe(0);
  expect([...site.mishaps, ...phone.mishaps]).toEqual([]);
  await Promise.all([site.close(), withCamera.close()]);
  rmSync(folder, { recursive: true });
});

it('[R4.8] each request opens the app that was chosen once, in the window that fits the page', async () => {
  const site = await openPage(browser, demo.url, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const phone = await openPage(browser, new URL('/phone.html', demo.url).href);
  const visitor = new Visitor(site.page);
  await copyCode(visitor);
  await answer(phone.page, await codeOn(site), 'Approve');
  await visitor.accountButton.filter({ hasText: shortOf(first) }).waitFor();
  await site.page.evaluate(() => {
    const opened: unknown[] = [];
    window.open = (...link) => {
      opened.push(link);
      return null;
    };
    Object.assign(window, { opened });
    const choice = { href: 'rainbow://', name: 'Rainbow' };
    localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', JSON.stringify(choice));
  });
  await pay(visitor, phone.page, 'Low tide');
  await site.page.evaluate(() => Object.assign(window, { Telegram: {} }));
  await pay(visitor, phone.page, 'Regatta');

  const href = expect.stringMatching(/^rainbow:\/\/wc\?requestId=\d+&sessionTopic=[0-9a-f]{64}$/);
  expect(await site.page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([
    [href, '_self', 'noopener,noreferrer'],
    [href, '_blank', 'noopener,noreferrer'],
  ]);
  // The phone's SDK says so where the site, reloaded by then, answers what the phone has told it.
  const own = phone.mishaps.filter((text) => !text.includes('No matching key. history'));
  expect([...site.mishaps, ...own]).toEqual([]);
  await Promise.all([site.close(), phone.close()]);
});

/** Buys a print with the phone's account. Returns the hash of the payment. */
async function pay(visitor: Visitor, phone: Page, print: string): Promise<string> {
  const { dialog, page } = visitor;
  await visitor.button(`Buy ${print}`).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await onPhone(phone, 'Approve').click();
  await page.getByText('The print is yours').waitFor();
  const hash = await page.locator('.hash').innerText();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return hash;
}

/** Has the widget show a QR code, and copies its link. */
async function copyCode(visitor: Visitor): Promise<void> {
  await visitor.openModal();
  await visitor.wallet('WalletConnect').click();
  await visitor.button('Copy link').click();
}

function codeOn({ page }: WatchedPage): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function answer(phone: Page, code: string, press: 'Approve' | 'Decline'): Promise<void> {
  await phone.getByLabel(/Paste the link/).fill(code);
  await onPhone(phone, 'Pair').click();
  await onPhone(phone, press).click();
}

function onPhone(phone: Page, name: string): Locator {
  return phone.getByRole('button', { name, exact: true });
}

function held(phone: Page, namespace: string): Locator {
  return phone.getByRole('group', { name: namespace, exact: true });
}

/** One picture of a QR code with `text`, as a camera would film it: raw, in YUV4MPEG2. */
function filmOf(text: string): Buffer {
  const [wide, high, point] = [640, 480, 6];
  const { data, size } = encode(text);
  const [left, top] = [wide, high].map((side) => Math.floor((side - size * point) / 2));
  const light = Buffer.alloc(wide * high, 235);
  for (const [row, line] of data.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (!isDark) continue;
      for (let offset = 0; offset < point; offset += 1) {
        const start = ((top ?? 0) + row * point + offset) * wide + (left ?? 0) + column * point;
        light.fill(16, start, start + point);
      }
    }
  }
  const grey = Buffer.alloc((wide * high) / 2, 128);
  const header = `YUV4MPEG2 W${wide} H${high} F10:1 Ip A1:1 C420\nFRAME\n`;
  return Buffer.concat([Buffer.from(header), light, grey]);
}

/** An address as the button shows it. */
function shortOf(address = ''): RegExp {
  return new RegExp(`${address.slice(0, 4)}.*${address.slice(-4)}`);
}
