import { expect } from '@jest/globals';
import type { Browser, Page, Route } from 'playwright-core';
import { createPublicClient, http, verifyMessage } from 'viem';
import { openPage } from '../integration/browser/browser';
import type { EvmNode } from '../integration/nodes/evm';
import { eventually } from './eventually';
import { walletExtension } from './wallet-extension';

export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SHORT = '0xf39F…2266';
const BOB = '0x000000000000000000000000000000000000bEEF';

/** A site that a server renders, with the snapshot of the visit before in a cookie. */
interface RenderedSite {
  readonly browser: Browser;
  readonly node: EvmNode;
  readonly url: string;
}

/**
 * Connects, signs, sends and reloads at `url`. The server's HTML then has the account, which the page shows before any
 * script runs, and hydrates without a warning. A cookie that names another account shows that one, and connects none.
 */
export async function expectRememberedByServer({
  browser,
  node,
  url,
}: RenderedSite): Promise<void> {
  const script = await walletExtension(node.url);
  const { origin } = new URL(url);
  const { page, mishaps, close } = await openPage(browser, url, {}, async (context) => {
    await context.route((asked) => !asked.href.startsWith(origin), answerBy(node));
    await context.addInitScript(script);
  });
  await page.getByText('Hello, guest').waitFor();
  await expectConnectSignSend(page, node);
  const context = page.context();
  const cookieOf = async () =>
    (await context.cookies()).find(({ name }) => name === 'cleat')?.value;
  await eventually(async () => expect(await cookieOf()).toContain(ALICE), 5000);

  const cookie = `cleat=${await cookieOf()}`;
  // React puts a comment between two texts.
  const html = (await (await fetch(url, { headers: { cookie } })).text()).replaceAll(
    '<!-- -->',
    '',
  );
  expect(html).toContain(`Hello, ${SHORT}`);
  expect(html).not.toContain('Hello, guest');
  expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain(ALICE);
  await page.reload();
  await page.getByText(`Hello, ${ALICE}`).waitFor();
  await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();

  expect(mishaps.filter((mishap) => !mishap.startsWith('foreign request'))).toEqual([]);
  await close();
  await expectNoAccountOfForgery({ browser, node, url });
}

const MALLORY = '0x000000000000000000000000000000000000dEaD';

async function expectNoAccountOfForgery({ browser, node, url }: RenderedSite): Promise<void> {
  const { origin } = new URL(url);
  const forged = { name: 'cleat', value: `eip155:1:${MALLORY}`, url: origin };
  const { page, mishaps, close } = await openPage(browser, url, {}, async (context) => {
    await context.route((asked) => !asked.href.startsWith(origin), answerBy(node));
    await context.addCookies([forged]);
  });
  await page.getByText('Hello, guest').waitFor();
  await page.getByRole('button', { name: 'Connect Wallet', exact: true }).waitFor();
  expect(mishaps.filter((mishap) => !mishap.startsWith('foreign request'))).toEqual([]);
  await close();
}

/** Lets `node` answer in the place of the public nodes that a site names. */
export function answerBy({ url }: EvmNode) {
  return async (route: Route): Promise<void> => {
    const response = await route.fetch({ url });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': '*' },
    });
  };
}

/** Connects the test wallet with the buttons of the page, signs "hi" and sends 7 wei, which `node` and viem verify. */
export async function expectConnectSignSend(page: Page, node: EvmNode): Promise<void> {
  await page.getByRole('button', { name: 'Connect Wallet', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cleat Test Wallet/ })
    .click();
  await page.getByText(`Hello, ${ALICE}`).waitFor();
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
