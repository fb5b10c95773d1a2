import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pressButton } from '../press-button.mjs';
import type { BrowserContext, Page } from 'playwright-core';
import { verifyMessage } from 'viem';
import { eventually } from '../../../../tests/support/eventually';
import { drawnIn } from '../secret-forms';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';

jest.setTimeout(90_000);

const PATIENCE_MS = 10_000;
const isRequired = process.env['CI'] === 'true';
const MESSAGE = 'Hello from the window';
const hex = `0x${Buffer.from(MESSAGE).toString('hex')}`;

/** As Firefox and Safari: nothing says what covers an element. */
const withoutCovers = 'delete IntersectionObserverEntry.prototype.isVisible';

/** As a browser that lets pages in frames store nothing. */
const withoutStorage =
  'if (parent !== window) IDBFactory.prototype.open = () => { throw new DOMException("", "SecurityError"); }';

interface Answered {
  readonly result?: `0x${string}`;
  readonly error?: { readonly context?: { readonly frameMessage?: string } };
}

describe('the wallet’s own window', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: FrameWorld;
  let context: BrowserContext;
  let visit: Visit;
  let address: `0x${string}`;

  beforeAll(async () => {
    world = await startFrameWorld([], { NAMES_PARENT: 'site.eth' });
  });
  afterAll(() => world.close());

  const openButton = () => visit.frame.getByRole('button', { name: 'Open the wallet’s window' });

  /** Presses the button in the frame, and returns the window that opens. */
  async function openWindow(): Promise<Page> {
    await openButton().waitFor();
    const [opened] = await Promise.all([context.waitForEvent('page'), openButton().click()]);
    return opened;
  }

  const sign = async (): Promise<() => Promise<Answered>> => {
    const { length } = await visit.page.evaluate<readonly unknown[]>('messages');
    const payload = { method: 'personal_sign', params: [hex, address], chainId: 'eip155:1' };
    await visit.begin('RPC_REQUEST', payload);
    return async () => {
      await visit.page.waitForFunction(`messages.length > ${length}`);
      return visit.page.evaluate<Answered>('messages.at(-1)');
    };
  };

  /** Of everything that was drawn until now: the entropy of the wallets too. */
  const secretsOf = async (visits: readonly Visit[]): Promise<readonly string[]> =>
    drawnIn(address, world.drawn, await world.seen(visits));

  describe('where the browser does not say what covers the frame', () => {
    beforeAll(async () => {
      context = await world.newContext();
      await context.addInitScript(withoutCovers);
      visit = await world.visit(context);
      await world.logIn(visit, 'ada@example.test');
      ({ address } = await visit.ask<{ readonly address: `0x${string}` }>('GET_USER'));
    });
    afterAll(() => context.close());

    it('[R7.16] shows the request, and the frame signs what was approved there', async () => {
      const answer = await sign();
      const window = await openWindow();
      await window.getByText(MESSAGE, { exact: true }).waitFor();
      expect(await window.locator('main').innerText()).toContain(new URL(visit.page.url()).host);
      const closed = window.waitForEvent('close');
      await pressButton(window.getByRole('button', { name: 'Approve' }));
      const { result } = await answer();

      expect(await verifyMessage({ address, message: MESSAGE, signature: result ?? '0x' })).toBe(
        true,
      );
      await closed;
      expect(await visit.page.locator('iframe').isVisible()).toBe(false);
    });

    it('[R7.16] declines there, and here', async () => {
      const there = await sign();
      const window = await openWindow();
      await window.getByRole('button', { name: 'Decline' }).click();
      expect((await there()).error).toMatchObject({ context: { rpcCode: 4001 } });

      const here = await sign();
      await visit.frame.getByRole('button', { name: 'Cancel' }).click();
      expect((await here()).error).toMatchObject({ context: { rpcCode: 4001 } });
    });

    it('[R7.16] can be closed and opened again, and leaves nothing in its address', async () => {
      const answer = await sign();
      const first = await openWindow();
      await first.getByText(MESSAGE, { exact: true }).waitFor();
      expect([new URL(first.url()).search, new URL(first.url()).hash]).toEqual(['', '']);
      expect(await first.evaluate('window.name')).toBe('');
      await first.close();
      await visit.frame.getByText('The window was closed').waitFor();

      const second = await openWindow();
      await pressButton(second.getByRole('button', { name: 'Approve' }));
      expect((await answer()).result).toMatch(/^0x[0-9a-f]{130}$/);
    });

    it('[R7.16] leaves the keys nowhere but in the wallet, in hex, base58, base64 or words', async () => {
      expect(await secretsOf([visit])).toEqual([]);
    });

    it('[R7.16] does nothing for a page that only knows its name', async () => {
      const answer = await sign();
      await openButton().waitFor();
      const name = `cleat.${'A'.repeat(22)}.${'A'.repeat(43)}`;
      const origin = new URL(visit.frame.url()).origin;
      const [forged] = await Promise.all([
        context.waitForEvent('page'),
        visit.page.evaluate(([url, own]) => void window.open(url, own), [origin, name] as const),
      ]);
      await eventually(
        () => forged.getByText('There is nothing to do here').waitFor({ timeout: 500 }),
        PATIENCE_MS,
      );
      await forged.close();
      await visit.frame.getByRole('button', { name: 'Cancel' }).click();
      expect((await answer()).error).toMatchObject({ context: { rpcCode: 4001 } });
    });
  });

  describe('where the browser opens no window', () => {
    beforeAll(async () => {
      context = await world.newContext();
      await context.addInitScript('if (parent !== window) window.open = () => null');
      visit = await world.visit(context);
      await world.logIn(visit, 'cleo@example.test');
      ({ address } = await visit.ask<{ readonly address: `0x${string}` }>('GET_USER'));
    });
    afterAll(() => context.close());

    it('[R7.16] refuses a request after two presses, with a sentence for visitor and site', async () => {
      const answer = await sign();
      await openButton().click();
      await visit.frame.getByText('The browser did not open the window.').waitFor();
      await openButton().click();
      const sentence = 'Your browser opens no window here';
      await visit.frame.getByText(sentence).waitFor();
      expect(await openButton().count()).toBe(0);
      await visit.frame.getByRole('button', { name: 'Close' }).click();
      expect((await answer()).error).toMatchObject({
        context: { rpcCode: 4001, rpcMessage: expect.stringContaining(sentence) },
      });
      expect(await visit.page.locator('iframe').isVisible()).toBe(false);
    });

    it('[R7.16] changes nothing, and says so where the visitor pressed', async () => {
      await visit.begin('SHOW_LOGINS');
      await visit.frame.getByLabel('Email address').fill('second@example.test');
      const { length } = world.mailbox.mails;
      await visit.frame.getByRole('button', { name: 'Add email' }).click();
      await openButton().click();
      await visit.frame.getByText('Your browser opens no window here').waitFor();
      await visit.frame.getByRole('heading', { name: 'How you sign in' }).waitFor();
      expect(world.mailbox.mails).toHaveLength(length);
      await visit.frame.getByRole('button', { name: 'Close' }).click();
    });

    it('[R7.16] signs in at the site all the same', async () => {
      const { host, origin } = new URL(visit.page.url());
      const text = `${host} wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: ${origin}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`;
      const answer = visit.ask<Answered>('RPC_REQUEST', {
        method: 'personal_sign',
        chainId: 'eip155:1',
        params: [`0x${Buffer.from(text).toString('hex')}`, address],
      });
      await pressButton(visit.frame.getByRole('button', { name: 'Approve' }));
      const { result = '0x' } = await answer;
      expect(await verifyMessage({ address, message: text, signature: result })).toBe(true);
    });
  });

  describe('where the browser stores nothing for the frame', () => {
    beforeAll(async () => {
      context = await world.newContext();
      await context.addInitScript(withoutStorage);
      visit = await world.visit(context);
    });
    afterAll(() => context.close());
    beforeEach(() => world.later(31_000));

    it('[R7.16] has the login, and says so before', async () => {
      expect(await visit.ask('CONNECT_EMAIL', { email: 'bob@example.test' })).toEqual({
        action: 'VERIFY_OTP',
      });
      await visit.begin('CONNECT_OTP');
      await visit.frame.getByText('the wallet cannot save anything on this page').waitFor();
      expect(await visit.ask('GET_USER')).toMatchObject({ error: { code: 'FRAME_FAILED' } });

      const window = await openWindow();
      await window.getByLabel('One-time code').waitFor(); // The mail has been sent then.
      await window.getByLabel('One-time code').fill(world.mailbox.code);
      await window.getByRole('button', { name: 'Not now' }).click();
      await visit.page.waitForFunction('document.querySelector("iframe").style.display === "none"');
      ({ address } = await visit.ask<{ readonly address: `0x${string}` }>('GET_USER'));
      expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    });

    it('[R7.16] signs there, and is the same wallet in the next window', async () => {
      const answer = await sign();
      const window = await openWindow();
      await window.getByText(MESSAGE, { exact: true }).waitFor();
      await pressButton(window.getByRole('button', { name: 'Approve' }));
      const { result = '0x' } = await answer();
      expect(await verifyMessage({ address, message: MESSAGE, signature: result })).toBe(true);
    });

    it('[R6.1] has the login say there that a name is for its own account', async () => {
      const { length } = await visit.page.evaluate<readonly unknown[]>('messages');
      await visit.begin('GET_NAME_TICKET', { address, name: 'bob-1.site.eth' });
      await visit.frame
        .getByText('Confirm in the wallet’s own window that the account is yours')
        .waitFor();
      const window = await openWindow();
      await pressButton(window.getByRole('button', { name: 'Register the name' }));
      await visit.page.waitForFunction(`messages.length > ${length}`);

      expect(await visit.page.evaluate('messages.at(-1)')).toEqual({
        ticket: expect.stringMatching(/^[\w-]{22}$/),
      });
    });

    it('[R7.16] leaves the keys nowhere but in the window, in hex, base58, base64 or words', async () => {
      const { page } = visit;
      const own = await context.newPage();
      await own.goto(new URL(visit.frame.url()).origin); // Where the wallet has its storage here.
      expect(await secretsOf([{ ...visit, page, frame: own.mainFrame() }])).toEqual([]);
      await own.close();
    });

    it('[R7.16] is over with the page', async () => {
      const next = await world.visit(context);
      expect(await next.ask('IS_CONNECTED')).toEqual({ isConnected: false });
      expect(await next.ask('GET_USER')).toMatchObject({ error: { code: 'FRAME_FAILED' } });
      await next.page.close();
    });
  });

  describe('from a mail', () => {
    it('[R7.16] approves a new browser by a press, which then gets its code', async () => {
      const strict = await startFrameWorld([], { DEVICE_APPROVAL: 'on' });
      try {
        context = await strict.newContext();
        visit = await strict.visit(context);
        expect(await visit.ask('CONNECT_EMAIL', { email: 'eve@example.test' })).toEqual({
          action: 'VERIFY_DEVICE',
        });
        await visit.begin('CONNECT_DEVICE');
        const text = (strict.mailbox.mails.at(-1)?.text ?? '').replaceAll('=\r\n', '');
        const link = /http:\S+#device\.[\w-]{22}/.exec(text.replaceAll('=3D', '='))?.[0] ?? '';
        const page = await context.newPage();
        await page.goto(link);
        await page.getByRole('button', { name: 'It is my browser' }).click();
        await page.getByText('The browser may sign in').waitFor();
        expect(new URL(page.url()).hash).toBe('');

        await visit.page.waitForFunction('messages.length === 2');
        await visit.begin('CONNECT_OTP');
        await visit.frame.getByLabel('One-time code').fill(strict.mailbox.code);
        await visit.frame.getByRole('button', { name: 'Not now' }).waitFor();
      } finally {
        await strict.close();
      }
    });
  });
});
