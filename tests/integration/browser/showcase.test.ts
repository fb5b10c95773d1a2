import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { defaultChoices } from '../../../apps/demo/playground/choices';
import { printCode } from '../../../apps/demo/playground/print-code';
import { offeredSwitches } from '../../../apps/demo/playground/switches';
import { tills } from '../../../apps/demo/shop/till';
import { deployDemoTokens } from '../../../apps/chains/nodes/demo-tokens.mjs';
import { serveDemo } from '../../../apps/demo/serve/serve-demo.mjs';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { eventually } from '../../support/eventually';
import { axeFindings } from './axe';
import { openBrowser, openReusedPage, type WatchedPage } from './browser';
import { Visitor } from './visitor';

const shop = tills.eip155.account;
const PRICE_WEI = 35n * 10n ** 15n;

/** A name that only the tools for developers have. */
const FAULT = 'firstRpcOffline';

let browser: Browser;
let nodes: readonly EvmNode[];
let demo: Awaited<ReturnType<typeof serveDemo>>;
let watched: WatchedPage;
let visitor: Visitor;

beforeAll(async () => {
  [browser, nodes] = await Promise.all([
    openBrowser(),
    Promise.all([1, 42161].map((chainId) => startEvm({ chainId }))),
  ]);
  const evm = nodes.map(({ chainId, url }) => ({ chainId, url }));
  demo = await serveDemo({ evm, tokens: await deployDemoTokens(evm) });
});
afterAll(async () => {
  await browser?.close();
  await demo?.close();
  await Promise.all(nodes.map((node) => node.stop()));
});
beforeEach(async () => {
  watched = await openReusedPage(browser, demo.url, {
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  visitor = new Visitor(watched.page);
});
afterEach(async () => {
  await watched.close();
  expect(watched.mishaps).toEqual([]);
});

const radio = (group: string, name: string): Locator =>
  visitor.page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true });
const answers = (name: string): Locator => radio('When a test wallet is asked, it', name);
const toggle = (name: string): Locator => visitor.page.getByRole('switch', { name });
const tab = (name: string): Locator => visitor.page.getByRole('tab', { name });
const code = (): Locator => visitor.page.locator('.code pre');

async function connect(): Promise<void> {
  await visitor.openModal();
  await visitor.wallet('Cleat Test Wallet').click();
  await approve();
  await visitor.accountButton.waitFor();
}

/** Approves in the window of the test wallet. */
async function approve(): Promise<void> {
  await visitor.page.getByRole('button', { name: 'Approve', exact: true }).click();
}

/** Pays in the shop, up to the request to the wallet. */
async function pay(): Promise<void> {
  await visitor.button('Pay 0.035 ETH').click();
  await visitor.heading(/^Send [\d.,]/).waitFor();
  await visitor.dialog.getByText('0.035 ETH', { exact: true }).waitFor();
  await visitor.dialog.getByRole('button', { name: 'Send', exact: true }).click();
}

async function balanceOf(address: string): Promise<bigint> {
  return BigInt(String(await nodes[0]?.control.call('eth_getBalance', address, 'latest')));
}

describe('the shop of the demo', () => {
  it('is paid on the chain what the widget showed', async () => {
    const before = await balanceOf(shop);
    await connect();

    await visitor.button('Buy Low tide').click();
    await pay();
    await visitor.page.getByText('Send this transaction?').waitFor();
    expect(await balanceOf(shop)).toBe(before);
    await approve();

    await visitor.page.getByText('Paid on Ethereum. The print is yours.').waitFor();
    expect((await balanceOf(shop)) - before).toBe(PRICE_WEI);
  });

  it('sends nothing where the visitor declines, and is paid at the second try', async () => {
    const before = await balanceOf(shop);
    await connect();
    await visitor.button('Buy Regatta').click();
    await pay();
    await visitor.button('Decline').click();
    await visitor.page.getByText('You declined. Nothing was sent.').waitFor();
    expect(await balanceOf(shop)).toBe(before);
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    await pay();
    await approve();
    await visitor.page.getByText('Paid on Ethereum. The print is yours.').waitFor();
    expect((await balanceOf(shop)) - before).toBe(PRICE_WEI);
  });

  it('opens the widget for a visitor without a wallet', async () => {
    await visitor.button('Buy Night watch').click();
    await visitor.button('Connect to buy').click();
    await visitor.wallet('Cleat Test Wallet').click();
    await approve();
    await visitor.button('Pay 0.035 ETH').waitFor();
  });
});

describe('the playground', () => {
  beforeEach(() => tab('Look').click());

  it('changes mode, preset, accent, language and direction of the widget in place', async () => {
    await connect();
    const button = visitor.accountButton;
    const element = await button.elementHandle();
    const accentOf = (): Promise<string> =>
      visitor.page
        .locator('[data-cleat] .root')
        .first()
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--accent').trim());

    await radio('Mode', 'Dark').click();
    await visitor.page.locator('.root[data-theme="dark"]').first().waitFor();
    await radio('Preset', 'Mint').click();
    await visitor.page.locator('.root[data-preset="mint"]').first().waitFor();
    const before = await accentOf();
    await visitor.page.getByLabel('Any colour').fill('#8a2be2');
    await eventually(async () => expect(await accentOf()).not.toBe(before));
    await radio('Language', 'العربية').click();
    expect(await visitor.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await button.evaluate((now, first) => now === first, element)).toBe(true);
    await button.click();
    await visitor.page.locator('.root[dir="rtl"]').getByText('الحساب').waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    await radio('Language', 'Deutsch').click();
    await button.click();
    await visitor.heading('Konto').waitFor();
    await visitor.button('Trennen').click();
    await visitor.button('Wallet verbinden').waitFor();
  });

  it('gives the widget other networks and features, and keeps the connection', async () => {
    await connect();
    await tab('Options').click();
    await toggle('Arbitrum One').click();
    await visitor.accountButton.waitFor();
    await visitor.button('Ethereum').first().click();
    await visitor.heading('Choose a network').waitFor();
    expect(await visitor.dialog.getByRole('button', { name: /Arbitrum/ }).count()).toBe(0);
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    expect(await code().textContent()).not.toContain('arbitrum');
    await toggle('Switching networks').click();
    expect(await code().textContent()).toContain('enableNetworkSwitch: false');
    await visitor.accountButton.waitFor();
    await visitor.page.reload();
    await visitor.accountButton.waitFor();
    expect(await code().textContent()).toContain('enableNetworkSwitch: false');
  });

  it('downloads the tools for developers once they are switched on, around the widget that stays connected', async () => {
    const scripts: Promise<string>[] = [];
    visitor.page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const hasTools = async () => (await Promise.all(scripts)).some((each) => each.includes(FAULT));
    await visitor.page.reload();
    await connect();
    await tab('Options').click();
    expect(await hasTools()).toBe(false);

    await toggle('Tools that show what the widget does').click();
    await visitor.button('Cleat tools').click();
    await visitor.page.getByRole('tab', { name: 'Faults' }).click();
    await visitor.page.getByRole('checkbox', { name: FAULT }).waitFor();
    expect(await hasTools()).toBe(true);
    await visitor.accountButton.waitFor();
    expect(await visitor.page.evaluate(() => globalThis.cleatDevtools?.events().length)).not.toBe(
      0,
    );
    expect(await axeFindings(visitor)).toEqual([]);

    await visitor.page.getByRole('button', { name: 'Close' }).click();
    await toggle('Tools that show what the widget does').click();
    await visitor.button('Cleat tools').waitFor({ state: 'detached' });
    await visitor.accountButton.waitFor();
    expect(await visitor.page.evaluate(() => globalThis.cleatDevtools)).toBeUndefined();
  });

  it('lists the token and the NFTs of its chain', async () => {
    await connect();
    await tab('Options').click();
    expect(await code().textContent()).toContain("nfts: 'logs'");
    await visitor.accountButton.click();
    await visitor.dialog.getByRole('button', { name: /Tidemark Token.*1,000/s }).waitFor();
    await visitor.dialog.getByRole('tab', { name: 'NFTs' }).click();
    await visitor.dialog.getByText('No NFTs yet').waitFor();
  });

  it('puts the widget into the page, or behind a button of the shop', async () => {
    await radio('Layout', 'Panel').click();
    await visitor.heading('Connect wallet').waitFor();
    expect(await visitor.dialog.count()).toBe(0);

    await radio('Layout', 'Own button').click();
    await visitor.button('Come aboard').click();
    await visitor.dialog.getByRole('heading', { name: 'Connect wallet' }).waitFor();
    expect(await code().textContent()).toContain('<ConnectButton.Custom>');
  });

  it('makes the test wallet decline, lock itself and leave for a network that the page lacks', async () => {
    await tab('Wallet').click();
    await answers('declines').click();
    await visitor.openModal();
    await visitor.wallet('Cleat Test Wallet').click();
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    await answers('asks me').click();
    await connect();
    await visitor.page
      .getByLabel('Network in the wallet')
      .selectOption({ label: 'A chain this page lacks' });
    await visitor.heading('Switch network').waitFor();
    await visitor.dialog.getByRole('button', { name: /Ethereum/ }).click();
    await approve();
    await visitor.dialog.waitFor({ state: 'detached' });

    await toggle('Locked').click();
    await visitor.connectButton.waitFor();
  });

  it('prints the code for the choices, and copies it', async () => {
    await radio('Preset', 'Mono').click();
    const printed = printCode(
      'react',
      { ...defaultChoices, preset: 'mono' },
      { running: ['ethereum', 'arbitrum'], offered: offeredSwitches({}) },
    );
    expect(await code().textContent()).toBe(printed);

    await visitor.button('Copy the code').click();
    await visitor.page.getByText('Copied', { exact: true }).waitFor();
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(printed);

    await radio('Kind of site', 'Headless').click();
    expect(await code().textContent()).toContain('activeConnection(widget.state)');
    await visitor.page.getByRole('button', { name: 'Reset', exact: true }).click();
    await visitor.page.locator('html[data-preset="cleat"]').waitFor();
  });

  it('is worked by keyboard: arrow keys move between the tabs', async () => {
    await tab('Look').focus();
    await visitor.page.keyboard.press('ArrowRight');
    expect(await visitor.focused()).toBe('Options');
    await visitor.page.keyboard.press('Home');
    expect(await visitor.focused()).toBe('What to try');
    await visitor.page.getByText('Choose Cleat Test Wallet').waitFor();
    await radio('Kind of site', 'React').waitFor();
  });
});

describe.each(['light', 'dark'] as const)('the page of the demo in %s', (colorScheme) => {
  it.each([1280, 390, 320])('passes axe in every tab, and fits %i px', async (width) => {
    const { page } = visitor;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await connect();
    await visitor.button('Buy Cleat hitch').click();
    await visitor.button('Pay 0.02 ETH').waitFor();
    for (const name of ['Look', 'Options', 'Wallet', 'What to try']) {
      await tab(name).click();
      expect(await axeFindings(visitor)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
});
