import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { approveInWindow, leaveBackup } from '../../../apps/wallet-frame/tests/press-button.mjs';
import { build } from 'esbuild';
import { join } from 'node:path';
import type { BrowserContext, Frame, Locator, Page } from 'playwright-core';
import type { Visitor } from './visitor';
import { eventually } from '../../support/eventually';
import { addressOf, EmbeddedWorld, frameOf, iframes, sendCode } from './embedded-world';

let world: EmbeddedWorld;
const mishaps: string[] = [];

beforeAll(async () => {
  world = await EmbeddedWorld.start(undefined, { hasSponsor: true });
});
afterAll(() => world?.stop());

/** Where an element is and how large: x, y, width, height. */
async function placeOf(element: Locator): Promise<readonly number[]> {
  const box = await element.boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((length) => length ?? Number.NaN);
}

describe('a login by e-mail', () => {
  it('is in the page only once the visitor begins it, lasts over a reload, and ends', async () => {
    const email = 'ada@example.org';
    const visitor = await world.visit();
    const { page } = visitor;
    await visitor.openModal();
    await visitor.dialog.getByRole('textbox', { name: 'Email address' }).waitFor();
    expect(await iframes(page)).toBe(0);

    await sendCode(visitor, email);
    // The visitor sees the field in the card, and the site has none.
    await eventually(async () => {
      const slot = await placeOf(visitor.dialog.locator('.code-slot'));
      const field = await placeOf(page.locator('iframe[title=Wallet]'));
      // The card rises by a transform, so the two may differ by a part of a pixel.
      for (const [side, length] of slot.entries()) expect(field[side]).toBeCloseTo(length, 0);
    });
    const beside = visitor.dialog.locator('.pane', { has: page.locator('.code-slot') });
    expect(await beside.locator('input').count()).toBe(0);
    const code = await world.codeFor(email);
    await frameOf(page)
      .locator('#code')
      .fill('000000' === code ? '000001' : '000000');
    await frameOf(page).getByRole('alert').filter({ hasText: /./ }).waitFor();
    await frameOf(page).locator('#code').fill(code);
    await leaveBackup(frameOf(page));
    await eventually(async () => expect(await addressOf(page)).toMatch(/^0x[0-9a-fA-F]{40}$/));
    const address = await addressOf(page);
    await eventually(async () =>
      expect(await page.locator('iframe[title=Wallet]').isVisible()).toBe(false),
    );

    await page.reload();
    await eventually(async () => expect(await addressOf(page)).toBe(address));

    await page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
    expect(await addressOf(page)).toBeUndefined();
    await page.reload();
    await visitor.connectButton.waitFor();
    expect(await iframes(page)).toBe(0);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain(email);
    await page.context().close();
  });
});

/** A page of one profile, whose errors fail the test. The clock of its pages can be moved. */
async function open(
  context: BrowserContext,
  page = 'one-widget',
  request: Parameters<EmbeddedWorld['url']>[1] = {},
): Promise<Visitor> {
  const visitor = await world.visit(page, request, context);
  visitor.page.on('pageerror', ({ message }) => mishaps.push(message));
  return visitor;
}

/** What no other window may change. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const state = window.cleatPage?.widgets[0]?.state;
    const account = state?.connections.eip155.account;
    return {
      address: account?.address ?? '',
      network: state?.connections.eip155.network?.caipNetworkId,
      requests: state?.features.auth?.requests.length,
      frames: document.querySelectorAll('[data-cleat=frame]').length,
    };
  });

/** The script of a window that sends everything to everyone. */
async function hostileScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname ?? '', 'pages/hostile-window.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
  });
  return outputFiles[0]?.text ?? '';
}

const isShown = ({ page }: Visitor): Promise<boolean> =>
  page.locator('iframe[title=Wallet]').isVisible();
const field = ({ page }: Visitor): Locator => frameOf(page).locator('#code');
const hidden = (visitor: Visitor): Promise<void> =>
  eventually(async () => expect(await isShown(visitor)).toBe(false));

/** Half a minute later, for the pages and for the service. */
async function waitForNextCode(context: BrowserContext): Promise<void> {
  world.forgetCounts();
  await context.clock.fastForward(31_000);
}

describe('a login by e-mail in several tabs', () => {
  let context: BrowserContext;
  let visitor: Visitor;
  const carl = 'carl@example.org';

  beforeAll(async () => {
    context = await world.newContext();
    await context.clock.install();
    visitor = await open(context);
  });
  afterAll(() => context.close());

  it('[R7.16] has a code that expires, and counts the seconds to the next one', async () => {
    await world.begin(visitor, carl);
    const first = await world.codeFor(carl);
    world.endCodes();
    await field(visitor).fill(first);
    await frameOf(visitor.page).getByText('This code has expired. Send a new one.').waitFor();
    const resend = frameOf(visitor.page).getByRole('button', { name: /^Send a new code/ });
    expect(await resend.innerText()).toMatch(/^Send a new code in ([1-9]|[12]\d|30) s$/);
    expect(await resend.isDisabled()).toBe(true);

    await waitForNextCode(context);
    await eventually(async () => expect(await resend.innerText()).toBe('Send a new code'));
    await resend.click();
    await field(visitor).fill(await world.codeFor(carl, first));
    await leaveBackup(frameOf(visitor.page));
    await eventually(async () => expect(await addressOf(visitor.page)).toMatch(/^0x/));
    await hidden(visitor);
  });

  it('[R7.16] and what waits for the visitor are moved by no message of hostile windows', async () => {
    const { page } = visitor;
    const answer = page.evaluate(
      async (address) => {
        const provider = window.cleatPage?.widgets[0]?.provider();
        const asked = { method: 'personal_sign', params: ['0x48656c6c6f', address] as const };
        return provider?.request(asked).then(
          () => 'signed',
          (error: { readonly code: number }) => error.code,
        );
      },
      await addressOf(page),
    );
    const card = frameOf(page).locator('main');
    await card.getByRole('button', { name: 'Open the wallet’s window' }).click({ trial: true });
    const shown = await card.innerText();
    const before = await stateOf(page);
    expect(before).toMatchObject({ requests: 1, frames: 1 });

    const script = await hostileScript();
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(
        (url) => void window.open(url),
        page.url().replace('//localhost', '//127.0.0.1').replace('one-widget', 'hostile'),
      ),
    ]);
    // One without an origin, one of the site's own, and one in that.
    await page.evaluate(async (source) => {
      const add = (parent: Document, sandbox?: string): Promise<Document | null> => {
        // oxlint-disable-next-line react/iframe-missing-sandbox -- A hostile page has what it likes.
        const frame = parent.createElement('iframe');
        if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
        frame.srcdoc = `<script type="module">${source}</script>`;
        parent.body.append(frame);
        return new Promise((resolve) =>
          frame.addEventListener('load', () => resolve(frame.contentDocument)),
        );
      };
      await add(document, 'allow-scripts');
      const own = await add(document);
      if (own) await add(own);
    }, script);
    const nested = (): Frame[] => page.frames().filter((one) => one.url() === 'about:srcdoc');
    await eventually(() => expect(nested()).toHaveLength(3));
    let cases = 0;
    const places = [page, popup, ...nested()];
    for (const place of places) {
      if (place === page || place === popup) {
        await place.evaluate(
          (source) => import(`data:text/javascript,${encodeURIComponent(source)}`),
          script,
        );
      }
      await place.waitForFunction(() => 'attack' in globalThis);
      cases += await place.evaluate(() => {
        const { attack, opener, top } = globalThis as unknown as Window & {
          attack: (targets: readonly Window[]) => number;
        };
        const site = (opener as Window | null) ?? top ?? window;
        return attack([
          site,
          ...Array.from({ length: site.length }, (_, at) => site[at] as Window),
        ]);
      });
    }
    expect(cases).toBeGreaterThan(240);

    expect(await card.innerText()).toBe(shown);
    expect(await stateOf(page)).toEqual(before);
    for (const place of places) {
      expect(await place.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual([]);
    }
    await frameOf(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await answer).toBe(4001);
    await popup.close();
  });

  it('[R7.16] is in every tab of the site, and ends in every tab', async () => {
    const other = await open(context);
    const address = await addressOf(visitor.page);
    await eventually(async () => expect(await addressOf(other.page)).toBe(address));

    await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
    await eventually(async () => expect(await addressOf(other.page)).toBeUndefined());
    await other.page.reload();
    await other.connectButton.waitFor();
    expect(await iframes(other.page)).toBe(0);
    await other.page.close();
  });
});

describe('a visitor who leaves a login', () => {
  let context: BrowserContext;
  let visitor: Visitor;
  const bob = 'bob@example.org';

  beforeAll(async () => {
    context = await world.newContext();
    await context.clock.install();
    visitor = await open(context);
  });
  afterAll(() => context.close());

  it('[R7.16] by Escape at the field for the code is back at the ways to connect, and hears no alarm', async () => {
    await world.begin(visitor, bob);
    await field(visitor).focus();
    await visitor.page.keyboard.press('Escape');
    await visitor.heading('Connect wallet').waitFor();
    await hidden(visitor);
    expect(await visitor.page.getByText('Something went wrong').count()).toBe(0);
    expect(await visitor.dialog.getByRole('button', { name: /^Enter the code/ }).count()).toBe(0);

    const email = visitor.dialog.getByRole('textbox', { name: 'Email address' });
    await email.fill('bert@example.org');
    await email.press('Enter');
    await visitor.dialog.getByText(/^Please try again after ([1-9]|[12]\d|30) seconds$/).waitFor();
  });

  it('[R7.16] by Back, or by closing the modal, finds every step again', async () => {
    await waitForNextCode(context);
    await sendCode(visitor, bob);
    await visitor.button('Back').click();
    await hidden(visitor);
    const again = visitor.dialog.getByRole('button', { name: `Enter the code for ${bob}` });
    await again.click();
    await field(visitor).fill(await world.codeFor(bob));
    const later = frameOf(visitor.page).getByRole('button', { name: 'Not now' });
    await later.waitFor();

    await visitor.button('Back').click();
    await hidden(visitor);
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.openModal();
    await again.click();
    await later.click();
    await eventually(async () => expect(await addressOf(visitor.page)).toMatch(/^0x/));
    await hidden(visitor);
  });

  it('[R7.16] offline is logged out within three seconds, and stays so', async () => {
    await context.setOffline(true);
    const took = await visitor.page.evaluate(async () => {
      const before = performance.now();
      await window.cleatPage?.widgets[0]?.disconnect();
      return performance.now() - before;
    });
    expect(took).toBeLessThan(3000);
    expect(await addressOf(visitor.page)).toBeUndefined();
    await context.setOffline(false);
    await visitor.page.reload();
    await visitor.connectButton.waitFor();
    expect(await iframes(visitor.page)).toBe(0);
  });

  it('[R7.16] by a reload begins anew', async () => {
    await waitForNextCode(context);
    await world.begin(visitor, bob);
    await visitor.page.reload();
    await visitor.openModal();
    expect(await iframes(visitor.page)).toBe(0);
    expect(await visitor.dialog.getByRole('button', { name: /^Enter the code/ }).count()).toBe(0);
  });

  it('[R7.16] whose site removes the widget leaves nothing in the page', async () => {
    await waitForNextCode(context);
    await sendCode(visitor, bob);
    await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.dispose());
    await eventually(async () => expect(await iframes(visitor.page)).toBe(0));
    expect(await visitor.page.locator('[data-cleat=frame]').count()).toBe(0);
    expect(mishaps).toEqual([]);
  });
});

describe('a page', () => {
  it('[R7.16] without the login by e-mail has no field, no frame, and downloads nothing of it', async () => {
    const features = { email: false, socials: false } as const;
    world.lab.requestedSources();
    const visitor = await world.visit('one-widget', { options: { features } });
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').waitFor();
    expect(await visitor.dialog.getByRole('textbox', { name: 'Email address' }).count()).toBe(0);
    expect(await iframes(visitor.page)).toBe(0);
    const sources = world.lab.requestedSources();
    expect(sources.length).toBeGreaterThan(0);
    const own = /application\/auth\/(?!stored-login)|infrastructure\/frame|views\/auth/;
    expect(sources.filter((source) => own.test(source))).toEqual([]);
    await visitor.page.context().close();
  });

  it('[R2.14] may show its wallets after a press only', async () => {
    const features = { emailShowWallets: false };
    const visitor = await world.visit('one-widget', { options: { features } });
    await visitor.openModal();
    await visitor.dialog.getByRole('textbox', { name: 'Email address' }).waitFor();
    expect(await visitor.wallet('Main Test Wallet').count()).toBe(0);
    await visitor.button('Continue with a wallet').click();
    await visitor.wallet('Main Test Wallet').waitFor();
    await visitor.page.context().close();
  });

  it('[R7.16] with two widgets has a login in each, and one ends without the other', async () => {
    const context = await world.newContext();
    await context.clock.install();
    const visitor = await open(context, 'two-widgets');
    const { page } = visitor;
    const addresses = (): Promise<readonly (string | undefined)[]> =>
      page.evaluate(() =>
        (window.cleatPage?.widgets ?? []).map(
          ({ state }) => state.connections.eip155.account?.address,
        ),
      );
    const logIn = async (at: number, email: string): Promise<void> => {
      await page.evaluate((index) => window.cleatPage?.widgets[index]?.open(), at);
      const input = visitor.dialog.getByRole('textbox', { name: 'Email address' });
      await input.fill(email);
      await input.press('Enter');
      const own = page.frameLocator('iframe[title=Wallet]').nth(at);
      await own.locator('#code').fill(await world.codeFor(email));
      await leaveBackup(own);
      await eventually(async () => expect((await addresses())[at]).toMatch(/^0x/));
    };
    await logIn(0, 'one@example.org');
    expect(await iframes(page)).toBe(1);
    await logIn(1, 'two@example.org');
    const both = await addresses();
    expect(new Set(both).size).toBe(2);

    await page.reload();
    await eventually(async () => expect(await addresses()).toEqual(both));
    await page.evaluate(() => window.cleatPage?.widgets[1]?.disconnect());
    await page.reload();
    await eventually(async () => expect(await addresses()).toEqual([both[0], undefined]));
    await context.close();
  });

  it('[R6.2] has a smart account, which does all calls of a dapp or none', async () => {
    const visitor = await world.visit();
    const { page } = visitor;
    await world.logIn(visitor, 'sam@example.org');
    const from = (await addressOf(page)) ?? '';
    await world.lab.ethereum.control.call('anvil_setBalance', from, '0x56bc75e2d63100000');
    const becomes = (type: string, isDeployed: boolean): Promise<void> =>
      eventually(async () => {
        const state = await page.evaluate(async () =>
          (await window.cleatPage?.widgets[0]?.feature('account'))?.stateOf('eip155'),
        );
        expect(state).toMatchObject({
          address: from,
          preferredAccountType: type,
          smartAccountDeployed: isDeployed,
        });
      });
    await becomes('smartAccount', false);
    const done = page.evaluate(async (address) => {
      const provider = window.cleatPage?.widgets[0]?.provider();
      const calls = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', address].map((to) => ({
        to,
        value: '0x1',
      }));
      const bundle = { version: '2.0.0', chainId: '0x1', from: address, calls };
      const params = [{ ...bundle, atomicRequired: true }] as const;
      const sent = await provider?.request({ method: 'wallet_sendCalls', params });
      return (sent as { readonly id: string }).id;
    }, from);
    const hasStatus = (id: string, expected: object): Promise<void> =>
      eventually(async () => {
        const status = await page.evaluate((name) => {
          const provider = window.cleatPage?.widgets[0]?.provider();
          return provider?.request({ method: 'wallet_getCallsStatus', params: [name] });
        }, id);
        expect(status).toMatchObject({ atomic: true, status: 200, ...expected });
      });
    const frame = frameOf(page);
    await approveInWindow(frame, (window) =>
      window.getByRole('heading', { name: 'Allow batch transactions' }).waitFor(),
    );
    await hasStatus(await done, { receipts: [{ status: '0x1' }] });

    // On the other chain the operator pays, and the visitor has nothing there.
    const sponsored = page.evaluate(async (address) => {
      const widget = window.cleatPage?.widgets[0];
      await widget?.switchNetwork('eip155:42161');
      const provider = widget?.provider();
      const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
      const bundle = { version: '2.0.0', chainId: '0xa4b1', from: address, atomicRequired: true };
      const params = [{ ...bundle, calls: [{ to }, { to }] }] as const;
      const sent = await provider?.request({ method: 'wallet_sendCalls', params });
      return (sent as { readonly id: string }).id;
    }, from);
    await approveInWindow(frame, (window) =>
      window.getByText('Sponsored: you pay no network fee').waitFor(),
    );
    const id = await sponsored;
    await page.reload();
    const userOperation = { outcome: 'mined', sponsored: true };
    await hasStatus(id, { capabilities: { userOperation } });

    await visitor.openAccount();
    await visitor.button('Profile').click();
    await visitor.dialog.getByText(/^You’re on your smart account\.(?! It’s)/).waitFor();
    await visitor.button('Use your basic account').click();
    await visitor.button('Use your smart account').waitFor();
    await page.reload();
    await becomes('eoa', true);
    await page.context().close();
  });

  it('[R7.16] with a modal dialog of its own leaves the field for the code to the visitor', async () => {
    const visitor = await world.visit();
    await visitor.connectButton.waitFor();
    await visitor.page.evaluate(() => {
      const dialog = document.createElement('dialog');
      const root = document.getElementById('root');
      dialog.id = 'site';
      if (root) dialog.append(root);
      document.body.append(dialog);
      dialog.showModal();
    });
    await visitor.openModal();
    await sendCode(visitor, 'dia@example.org');
    await frameOf(visitor.page).locator('#code').click(); // Playwright checks that nothing is above it.
    await frameOf(visitor.page)
      .locator('#code')
      .fill(await world.codeFor('dia@example.org'));
    await leaveBackup(frameOf(visitor.page));
    await eventually(async () => expect(await addressOf(visitor.page)).toMatch(/^0x/));
    expect(await visitor.page.evaluate(() => document.querySelector('#site:modal') !== null)).toBe(
      true,
    );
    await visitor.page.context().close();
  });
});
