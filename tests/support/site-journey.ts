import { expect } from '@jest/globals';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { createPublicClient, http, verifyMessage } from 'viem';
import { openPage, type WatchedPage } from '../integration/browser/browser';
import type { EvmNode } from '../../apps/chains/testing/evm';
import { eventually } from './eventually';
import { walletExtension } from './wallet-extension';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SHORT = '0xf39F…2266';
const BOB = '0x000000000000000000000000000000000000bEEF';
const MALLORY = '0x000000000000000000000000000000000000dEaD';

/** The node that the examples name, whom `node` of the test stands for. */
const PUBLIC_NODE = 'https://ethereum-rpc.publicnode.com';

/** A site as its visitor finds it. */
interface Site {
  readonly browser: Browser;
  readonly node: EvmNode;
  readonly url: string;
}

/**
 * What every example passes: connects the test wallet with the buttons of the page, signs and sends, which viem and
 * `node` verify, and is connected again after a reload. `looks` see the page before and after.
 */
export async function expectJourney(
  site: Site,
  looks: Partial<Record<'before' | 'after', (page: Page) => Promise<void>>> = {},
): Promise<void> {
  const { page, close } = await openSite(site);
  await looks.before?.(page);
  await expectConnectSignSend(page, site.node);
  await expectReconnected(page);
  await looks.after?.(page);
  await close();
}

/**
 * The journey on a site that a server renders, with the snapshot of the visit before in a cookie. The server's HTML
 * then has the account, which the page shows before any script runs, and hydrates without a warning. A cookie that
 * names another account shows that one, and connects none.
 */
export async function expectRememberedByServer(site: Site): Promise<void> {
  const { page, close } = await openSite(site);
  await expectConnectSignSend(page, site.node);
  const context = page.context();
  const cookieOf = async () =>
    (await context.cookies()).find(({ name }) => name === 'cleat')?.value;
  await eventually(async () => expect(await cookieOf()).toContain(ALICE), 5000);

  const cookie = `cleat=${await cookieOf()}`;
  // React puts a comment between two texts.
  const html = (await (await fetch(site.url, { headers: { cookie } })).text()).replaceAll(
    '<!-- -->',
    '',
  );
  expect(html).toContain(`Hello, ${SHORT}`);
  expect(html).not.toContain('Hello, guest');
  expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain(ALICE);
  await expectReconnected(page);
  await close();

  const forged = { name: 'cleat', value: `eip155:1:${MALLORY}`, url: new URL(site.url).origin };
  const hostile = await openSite(site, (context) => context.addCookies([forged]));
  await connectButton(hostile.page).waitFor();
  await hostile.close();
}

/**
 * Opens a site in a browser that has test wallets. Closing it fails where anything went wrong: a warning of a
 * framework, too.
 */
async function openSite(
  { browser, node, url }: Site,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
): Promise<Pick<WatchedPage, 'page' | 'close'>> {
  const script = await walletExtension(PUBLIC_NODE);
  const { origin } = new URL(url);
  const { page, mishaps, close } = await openPage(browser, url, {}, async (context) => {
    await context.route((asked) => !asked.href.startsWith(origin), answerBy(node));
    await context.addInitScript(script);
    await prepare(context);
  });
  await page.getByText('Hello, guest').waitFor();
  return {
    page,
    close: async () => {
      expect(mishaps.filter((mishap) => !mishap.startsWith('foreign request'))).toEqual([]);
      await close();
    },
  };
}

/** Lets `node` answer in the place of the public nodes that a site names. */
function answerBy({ url }: EvmNode) {
  return async (route: Route): Promise<void> => {
    const response = await route.fetch({ url });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': '*' },
    });
  };
}

async function expectConnectSignSend(page: Page, node: EvmNode): Promise<void> {
  await connectButton(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cleat Test Wallet/ })
    .click();
  await greeting(page).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Sign' }).click();
  const answer = page.locator('output');
  await answer.filter({ hasText: /^0x[0-9a-f]{130}$/ }).waitFor();
  const signature = (await answer.textContent()) as `0x${string}`;
  const message = { raw: '0x68690a' } as const;
  expect(await verifyMessage({ address: ALICE, message, signature })).toBe(true);

  const chain = createPublicClient({ transport: http(node.url), cacheTime: 0 });
  const before = await chain.getBalance({ address: BOB });
  await page.getByRole('button', { name: 'Send' }).click();
  await eventually(
    async () => expect((await chain.getBalance({ address: BOB })) - before).toBe(7n),
    10_000,
  );
}

async function expectReconnected(page: Page): Promise<void> {
  await page.reload();
  await greeting(page).waitFor();
  await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
}

function connectButton(page: Page) {
  return page.getByRole('button', { name: 'Connect wallet', exact: true });
}

/** A site greets with the whole address or with a short one. */
function greeting(page: Page) {
  return page.getByText(new RegExp(`^Hello, (${ALICE}|${SHORT})$`));
}
