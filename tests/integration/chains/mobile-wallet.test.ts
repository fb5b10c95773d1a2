import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { strictPolicy } from '../../../apps/demo/serve/serve-demo.mjs';
import { startSolana, type SolanaNode } from '../../../apps/chains/testing/solana';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { Android } from '../../support/phone-app/android';
import { eventually } from '../../support/eventually';
import { PhoneApp, type PhoneAppOptions } from '../../support/phone-app/phone-app';
import { openBrowser, openPage, type WatchedPage } from '../browser/browser';
import { onPhone } from '../browser/phones';
import './pages/mobile-wallet-handles';
import { ALICE, BOB, CAROL } from './solana-stage';

const SOL = 10n ** 9n;
const SHORT_ALICE = `${ALICE.slice(0, 6)}…${ALICE.slice(-4)}`;
const SHORT_BOB = `${BOB.slice(0, 6)}…${BOB.slice(-4)}`;
const ROW = 'Solana wallet app';
/** What the browser says of a port on which no app listens yet or any more. */
const ofProtocol = [
  /ws:\/\/localhost:\d+\/solana-wallet/,
  /WebSocket is already in CLOSING or CLOSED state/,
];
const DOUBLE_PRESS_MS = 700;
const notSent = /\[cleat\] A transaction could not be sent/;
const folder = join(import.meta.dirname ?? '', '../../../dist/test-pages/mobile-wallet');

describe('a Solana wallet app on an Android phone, under a strict policy', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof startStaticServer>>;
  let node: SolanaNode;
  let watched: WatchedPage;
  let page: Page;
  let app: PhoneApp;
  let android: Android;
  let expected: readonly RegExp[] = [];
  const requested: string[] = [];

  beforeAll(async () => {
    [browser, node] = await Promise.all([openBrowser(), startSolana()]);
    await bundlePages({ from: join(import.meta.dirname ?? '', 'pages'), to: folder });
    server = await startStaticServer({
      folder,
      headers: { 'content-security-policy': strictPolicy([node.url, 'ws://localhost:*']) },
      onRequest: (path) => requested.push(path),
    });
    await node.control.airdrop(ALICE, 50n * SOL);
  });

  beforeEach(async () => {
    requested.length = 0;
    expected = ofProtocol;
    await visit();
  });

  afterEach(async () => {
    await android.leaveApp();
    await watched.close();
    const isExpected = (mishap: string): boolean => expected.some((one) => one.test(mishap));
    expect(watched.mishaps.filter((mishap) => !isExpected(mishap))).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    await node.stop();
  });

  it('connects, signs in, sends, comes back and leaves', async () => {
    await openModal();
    await row().tap();
    await accountButton().filter({ hasText: '50' }).waitFor();
    expect(requestsOf('authorize')).toEqual([
      { chain: 'solana:localnet', identity: { name: 'Pier', uri: server.url } },
    ]);
    await android.showPage();

    const signIn = await page.evaluate(async () => {
      const siwx = await window.mobilePage?.widget.feature('siwx');
      await siwx?.signIn();
      return window.mobilePage?.signIns[0];
    });
    const text = new TextEncoder().encode(signIn?.message);
    const signature = base58.decode(signIn?.signature ?? '');
    expect(ed25519.verify(signature, text, base58.decode(ALICE))).toBe(true);
    await android.showPage();

    await page.reload();
    await accountButton().filter({ hasText: '50' }).waitFor();
    expect(android.links).toHaveLength(2); // Coming back opened no app.

    expect(await send('1.5', BOB)).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
    expect(await node.control.balanceOf(BOB)).toBe((3n * SOL) / 2n);
    expect(requestsOf('authorize').at(-1)).toMatchObject({ auth_token: 'token-2' });
    await android.showPage();

    await page.evaluate(() => window.mobilePage?.widget.disconnect());
    await page.getByRole('button', { name: 'Connect Wallet' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Connect Wallet' }).waitFor();
    expect(android.links).toHaveLength(3);

    await openModal();
    await row().tap();
    await accountButton().waitFor();
    await eventually(() => expect([...app.tokens.keys()]).toEqual(['token-3']));
  });

  it('sends by an app that signs only what it sends itself', async () => {
    install({ features: [], send: (wire) => sendWire(node.url, wire) });
    await connect();

    const before = await node.control.balanceOf(BOB);
    await send('0.25', BOB);

    expect(await node.control.balanceOf(BOB)).toBe(before + SOL / 4n);
    expect(app.countOf('sign_and_send_transactions')).toBe(1);
    expect(app.countOf('sign_transactions')).toBe(0);
  });

  it('says so when the visitor declines, and goes on when they press again', async () => {
    app.next('decline');
    await openModal();
    await row().tap();
    await dialogSays('You declined');

    await android.leaveApp();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await accountButton().waitFor();
  });

  it('says what to do where no app opens', async () => {
    android.greeting = undefined;
    await openModal();
    await row().tap();

    await dialogSays('No Solana wallet app has opened. Get one from the store of your phone');
    expect(app.requests).toEqual([]);
    await shoot('not-opened');
  });

  it('says so when the app closes without an answer, and when it leaves a request open', async () => {
    app.next('hang');
    await openModal();
    await row().tap();
    await eventually(() => expect(app.countOf('authorize')).toBe(1));
    await shoot('asking');

    await android.leaveApp();

    await dialogSays('The wallet app closed before it answered. Try again.');
    await shoot('closed');
  });

  it('waits for an app that shows the question while the page is in front', async () => {
    app.next('hang');
    await openModal();
    await row().tap();
    await eventually(() => expect(app.countOf('authorize')).toBe(1));
    await android.showPage();
    await eventually(() => expect(app.countOf('get_capabilities')).toBeGreaterThan(2), 15_000);
    expect(await page.getByRole('dialog').innerText()).toContain('Approve the request');

    app.settle('approve');
    await accountButton().waitFor();
  });

  it('gives up an app that takes the connection and says nothing', async () => {
    await page.clock.install();
    android.greeting = 'silent';
    await openModal();
    await row().tap();
    await eventually(() => expect(android.links).toHaveLength(1));
    await page.clock.fastForward(40_000);

    await dialogSays('No Solana wallet app has opened');
  });

  it('opens the app once for two presses, and anew after the visitor went back', async () => {
    app.next('hang');
    await openModal();
    await row().dblclick();
    await eventually(() => expect(app.countOf('authorize')).toBe(1));
    expect(android.links).toHaveLength(1);

    await android.leaveApp();
    await goBack();
    await row().tap();

    await accountButton().waitFor();
    expect(android.links).toHaveLength(2);
  });

  it('says that a request is still open in the app, and takes its answer', async () => {
    app.next('hang');
    await openModal();
    await row().tap();
    await eventually(() => expect(app.countOf('authorize')).toBe(1));
    await android.showPage();
    await goBack();
    await row().tap();
    await dialogSays('Solana wallet app is waiting for you');
    expect(android.links).toHaveLength(1);

    app.settle('approve');
    await accountButton().waitFor();
  });

  it('connects nothing after the widget was disposed', async () => {
    app.next('hang');
    await openModal();
    await row().tap();
    await eventually(() => expect(app.countOf('authorize')).toBe(1));

    await page.evaluate(() => window.mobilePage?.widget.dispose());
    app.settle('approve');
    await android.showPage();

    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /status/.test(key))),
    ).toEqual([]);
  });

  it.each([
    ['no account', { auth_token: 'a', accounts: [] }],
    ['a key that is too short', { auth_token: 'a', accounts: [{ address: 'AAAA' }] }],
    ['no token', { accounts: [{ address: Buffer.from(base58.decode(ALICE)).toString('base64') }] }],
    ['nonsense', 'nonsense'],
    ['a link that is no page', { auth_token: 'a', accounts: [], wallet_uri_base: 'javascript:1' }],
  ])('connects nothing where the app answers with %s', async (_what, result) => {
    app.next({ result });
    await openModal();
    await row().tap();

    await dialogSays('could not connect');
    expect(
      await page.evaluate(() => window.mobilePage?.widget.state.connections.solana.account),
    ).toBe(undefined);
  });

  it('says so when the app closes after an answer that breaks the protocol', async () => {
    expected = [...ofProtocol, /Cannot destructure property/];
    app.next({ result: null });
    await openModal();
    await row().tap();
    await eventually(() => expect(app.countOf('authorize')).toBe(1));

    await android.leaveApp();

    await dialogSays('The wallet app closed before it answered');
  });

  it('sends nothing that another key has signed, or that is another transaction', async () => {
    expected = [...ofProtocol, notSent];
    await connect();
    const before = await node.control.balanceOf(BOB);
    for (const result of [
      { signed_payloads: [Buffer.from(new Uint8Array(200).fill(1)).toString('base64')] },
      { signed_payloads: [] },
      { signed_payloads: [7] },
      7,
    ]) {
      app.next({ result });
      await expect(send('0.1', BOB)).rejects.toThrow(/invalid answer/);
      await android.leaveApp();
    }
    expect(await node.control.balanceOf(BOB)).toBe(before);
  });

  it('shows the account that the app shares later, and does not use the other one', async () => {
    expected = [...ofProtocol, notSent];
    await connect();
    app.accounts = [BOB];

    await expect(send('0.1', CAROL)).rejects.toThrow(/not shared any more/);

    await accountButton(SHORT_BOB).waitFor();
    expect(app.countOf('sign_transactions')).toBe(0);
  });

  it('downloads the protocol with the press, and nothing of it on a desk', async () => {
    const ofAdapter = (): readonly string[] =>
      requested.filter((path) => /mobile-wallet-adapter|make-mobile/.test(path));
    await openModal();
    expect(ofAdapter().join()).not.toMatch(/mobile-wallet-adapter-/);
    await row().tap();
    await accountButton().waitFor();
    expect(ofAdapter().join()).toMatch(/mobile-wallet-adapter-/);

    requested.length = 0;
    const desk = await openPage(browser, page.url());
    await desk.page.getByRole('button', { name: 'Connect Wallet' }).click();
    await desk.page.getByRole('dialog').getByText('MetaMask').first().waitFor();
    expect(await desk.page.getByRole('dialog').innerText()).not.toContain(ROW);
    expect(ofAdapter()).toEqual([]);
    await desk.close();
  });

  async function visit(): Promise<void> {
    const request = encodeURIComponent(JSON.stringify({ networks: [node.network] }));
    const url = `${server.url}/mobile-wallet.html?request=${request}`;
    watched = await openPage(browser, url, onPhone('Android Chrome'));
    page = watched.page;
    app = new PhoneApp();
    android = await Android.around(page, app);
  }

  /** The phone has an app of this kind from now on. */
  function install(options: PhoneAppOptions): void {
    app = new PhoneApp(options);
    android.app = app;
  }

  function requestsOf(method: string): readonly unknown[] {
    return app.requests.filter((request) => request.method === method).map(({ params }) => params);
  }

  function accountButton(short = SHORT_ALICE): Locator {
    return page.getByRole('button', { name: new RegExp(short) }).first();
  }

  /** Goes back to the list. A second press right after the first one would count as its double. */
  async function goBack(): Promise<void> {
    await page.getByRole('button', { name: 'Back' }).tap();
    await row().waitFor();
    await page.waitForTimeout(DOUBLE_PRESS_MS);
  }

  function row(): Locator {
    return page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${ROW}`) });
  }

  async function openModal(): Promise<void> {
    await page.getByRole('button', { name: 'Connect Wallet' }).tap();
    await row().waitFor();
  }

  async function connect(): Promise<void> {
    await openModal();
    await row().tap();
    await accountButton().waitFor();
    await android.showPage();
  }

  async function dialogSays(text: string): Promise<void> {
    await page.getByRole('dialog').getByText(text).first().waitFor({ timeout: 20_000 });
  }

  /** Sends through the widget like a view; returns the hash. */
  function send(amount: string, to: string): Promise<string> {
    return page.evaluate(
      async (transfer) => {
        const widget = window.mobilePage?.widget;
        if (!widget) throw new Error('the page has no widget');
        const tokens = await widget.feature('tokens');
        await tokens.refresh();
        const held = widget.getSnapshot().features.tokens?.tokens;
        const token = held?.find(({ symbol }) => symbol === 'SOL');
        if (!token) throw new Error('the token is not there');
        const feature = await widget.feature('send');
        await feature.chooseToken(token);
        feature.typeAmount(transfer.amount);
        await feature.typeReceiver(transfer.to);
        await feature.review();
        return feature.confirm();
      },
      { amount, to },
    );
  }

  /** Kept for inspection, in both themes and at three widths, where SCREENSHOTS names a folder. */
  async function shoot(name: string): Promise<void> {
    const to = process.env['SCREENSHOTS'];
    if (to === undefined) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 320, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(to, `mobile-${name}-${colorScheme}-${width}.png`) });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

/** Sends a signed transaction to the node, as an app does. */
async function sendWire(url: string, wire: Uint8Array): Promise<void> {
  const params = [Buffer.from(wire).toString('base64'), { encoding: 'base64' }];
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params });
  const headers = { 'content-type': 'application/json' };
  const answer = await (await fetch(url, { method: 'POST', headers, body })).json();
  if (answer.error) throw new Error(answer.error.message);
}
