import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { leaveBackup, pressButton } from '../../../apps/wallet-frame/tests/press-button.mjs';
import { recordWallet } from '../../support/recorded-wallet';
import { addressOf, EmbeddedWorld, frameOf, iframes } from './embedded-world';
import { Camera } from './read-code';
import type { Visitor } from './visitor';

let world: EmbeddedWorld;

beforeAll(async () => {
  world = await EmbeddedWorld.start(undefined, { hasBrands: true, hasFarcaster: true });
});
afterAll(() => world?.stop());

const site = { options: { features: { socials: ['openid:unknown', 'openid:test-id'] } } } as const;

const brands = {
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const;

/** Presses the login in Connect, or in its view: the window that opens is at the provider then. */
async function openWindow({ dialog, page }: Visitor, button: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: button }).click(),
  ]);
  await opened.getByRole('heading', { name: 'Test ID' }).waitFor();
  return opened;
}

async function logInThere(opened: Page, name: string): Promise<void> {
  await opened.getByLabel('Your name').fill(name);
  await opened.getByRole('button', { name: 'Log in' }).click();
}

/** Leaves the wallet with its one slot, and returns the address. */
async function finish({ page }: Visitor): Promise<string> {
  await leaveBackup(frameOf(page));
  await eventually(async () => expect(await addressOf(page)).toMatch(/^0x[0-9a-fA-F]{40}$/));
  return (await addressOf(page)) ?? '';
}

async function signOut({ page }: Visitor): Promise<void> {
  await page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
  await eventually(async () => expect(await addressOf(page)).toBeUndefined());
}

/** Opens the logins of the account in the wallet's own page. */
async function showLogins(visitor: Visitor, name: string): Promise<void> {
  const { dialog } = visitor;
  await visitor.openAccount();
  await dialog.getByRole('button', { name: 'Profile' }).click();
  await dialog.getByText(name, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'How you sign in' }).click();
}

/** Waits until the wallet's own page lists these logins, each with its label. */
async function loginsAre({ page }: Visitor, ...texts: readonly string[]): Promise<void> {
  await eventually(async () => {
    const rows = await frameOf(page).locator('.rows .name').allInnerTexts();
    expect(rows.map((row) => row.split('\n').slice(0, 2).join(' '))).toEqual(texts);
  });
}

/** Presses a button of the wallet's page, which opens the wallet's own window, and confirms there what is done to a login. */
async function changeLogin(
  { page }: Visitor,
  [button, confirm]: readonly [string, string],
  login: string,
): Promise<void> {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    frameOf(page).getByRole('button', { name: button }).click(),
  ]);
  await window.getByText(login, { exact: true }).waitFor();
  await pressButton(window.getByRole('button', { name: confirm }));
}

/** The page that stands for the app on the visitor's phone. */
async function approveOn(phone: Page, name: string): Promise<void> {
  await phone.getByLabel('Your name').fill(name);
  await phone.getByRole('button', { name: 'Approve' }).click();
  await phone.getByText('Approved').waitFor();
  await phone.close();
}

describe('a login at another provider', () => {
  it('[R1.6] is offered with credentials alone, and outlives a declined one, a reload and another account', async () => {
    const context = await world.newContext();
    const recorded = await recordWallet(context);
    const visitor = await world.visit('one-widget', site, context);
    const { dialog, page } = visitor;
    const seen: string[] = [];
    page.context().on('request', (request) => {
      // What the site's own page asks for, and says to others.
      if (request.frame().page() === page && request.frame() === page.mainFrame())
        seen.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    expect(await iframes(page)).toBe(0);
    await visitor.openModal();
    await dialog.getByRole('button', { name: 'Continue with Test ID' }).waitFor();
    expect(await dialog.getByRole('button', { name: /^Continue with/ }).count()).toBe(1);

    const declined = await openWindow(visitor, 'Continue with Test ID');
    await declined.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'You declined' }).waitFor();

    const opened = await openWindow(visitor, 'Try again');
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
    const closed = opened.waitForEvent('close');
    await logInThere(opened, 'Ada');
    const address = await finish(visitor);
    await closed;
    const user = await page.evaluate(() => window.cleatPage?.widgets[0]?.state.features.auth?.user);
    expect(user).toMatchObject({ userName: 'Ada', social: 'openid:test-id' });

    await page.reload();
    await eventually(async () => expect(await addressOf(page)).toBe(address));

    await signOut(visitor);
    await visitor.openModal();
    await logInThere(await openWindow(visitor, 'Continue with Test ID'), 'Bob');
    expect(await finish(visitor)).not.toBe(address);

    await signOut(visitor);
    await visitor.openModal();
    await logInThere(await openWindow(visitor, 'Continue with Test ID'), 'Ada');
    expect(await finish(visitor)).toBe(address);

    // No code, no state and no token was ever in the page of the site.
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const text of [...seen, stored]) expect(text).not.toMatch(/[?&]code=|id_token|[?&]state=/);
    expect(await world.secretsIn(recorded, page, address)).toEqual([]);
    await context.close();
  });

  it('[R1.6] is joined by others in the wallet’s own page, and one that is removed leads elsewhere', async () => {
    const visitor = await world.visit('one-widget', site);
    const { page } = visitor;
    const frame = frameOf(page);
    await visitor.openModal();
    await logInThere(await openWindow(visitor, 'Continue with Test ID'), 'Dora');
    const address = await finish(visitor);

    await showLogins(visitor, 'Dora');
    await loginsAre(visitor, 'Test ID Dora');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('button', { name: 'Add Test ID' }).click(),
    ]);
    await logInThere(opened, 'Eve');
    await loginsAre(visitor, 'Test ID Dora', 'Test ID Eve');

    await frame.getByLabel('Email address').fill('dora@example.org');
    await changeLogin(visitor, ['Add email', 'Add it'], 'Email, dora@example.org');
    await frame.locator('#code').fill(await world.codeFor('dora@example.org'));
    await loginsAre(visitor, 'Test ID Dora', 'Test ID Eve', 'Email d•••@example.org');
    await changeLogin(visitor, ['Remove: Test ID, Eve', 'Remove it'], 'Test ID, Eve');
    await loginsAre(visitor, 'Test ID Dora', 'Email d•••@example.org');
    // The site learns none of them.
    const known = await page.evaluate(() =>
      JSON.stringify([window.cleatPage?.widgets[0]?.state.features.auth, { ...localStorage }]),
    );
    expect(known).toContain('Dora');
    expect(known).not.toMatch(/Eve|dora@example/);
    const told = world.wallet.mails.filter(({ to }) => to === 'dora@example.org');
    expect(told.some(({ text }) => text.includes('was removed from your wallet'))).toBe(true);
    await frame.getByRole('button', { name: 'Close' }).click();

    await signOut(visitor);
    await visitor.openModal();
    await logInThere(await openWindow(visitor, 'Continue with Test ID'), 'Eve');
    expect(await finish(visitor)).not.toBe(address);
    await page.context().close();
  });

  it('[R1.6] is each brand’s own, in its own shape, and leads to an account of its own', async () => {
    const logIn = async (social: string, name: string): Promise<string> => {
      const context = await world.newContext();
      await context.route(/fonts\.g|pictures\.test/, (route) => route.abort());
      const options = { features: { socials: [social as 'google'] } };
      const visitor = await world.visit('one-widget', { options }, context);
      await visitor.openModal();
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        visitor.dialog.getByRole('button', { name: `Continue with ${name}` }).click(),
      ]);
      await opened.locator('input[name=login]').fill('ada');
      await opened.locator('input[name=password]').fill('x');
      await opened.locator('[type=submit]').click();
      await opened.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
      const closed = opened.waitForEvent('close');
      await opened.locator('[type=submit]').click();
      const address = await finish(visitor);
      await closed;
      const user = await visitor.page.evaluate(
        () => window.cleatPage?.widgets[0]?.state.features.auth?.user,
      );
      // Apple gives no name with its identity.
      expect(user).toMatchObject({ social, ...(social !== 'apple' && { userName: 'Ada' }) });
      await context.close();
      return address;
    };
    const names = Object.entries(brands);
    const addresses: string[] = [];
    // Each of them mostly waits for others.
    for (const some of [names.slice(0, 3), names.slice(3)])
      addresses.push(...(await Promise.all(some.map((brand) => logIn(...brand)))));
    expect(new Set(addresses).size).toBe(names.length);
  });

  it('[R1.7] [R4.34] with Farcaster is approved on the phone, by a link that Back ends', async () => {
    const options = { features: { socials: ['farcaster'] } } as const;
    const visitor = await world.visit('one-widget', { options });
    const { dialog, page } = visitor;
    const code = dialog.getByRole('img', { name: 'QR code for logging in with Farcaster' });
    const link = (): Promise<string | undefined> =>
      page.evaluate(() => {
        const login = window.cleatPage?.widgets[0]?.state.features.auth?.socialLogin;
        return login?.status === 'waiting' ? login.url : undefined;
      });
    await visitor.openModal();
    await dialog.getByRole('button', { name: 'Continue with Farcaster' }).click();
    await code.waitFor();
    const before = await link();
    await dialog.getByRole('button', { name: 'Back' }).click();
    expect(await link()).toBeUndefined();

    await dialog.getByRole('button', { name: 'Continue with Farcaster' }).click();
    await code.waitFor();
    // Chromium delivers presses to a frame that was hidden meanwhile in the place of the window before.
    await page.setViewportSize({ width: 390, height: 560 });
    const open = dialog.getByRole('link', { name: 'Open Farcaster' });
    await open.waitFor();
    expect(await link()).not.toBe(before);
    expect(await open.getAttribute('href')).toBe(await link());
    const [phone] = await Promise.all([page.context().waitForEvent('page'), open.click()]);
    await approveOn(phone, 'ada');
    expect(await finish(visitor)).toMatch(/^0x/);

    const user = await page.evaluate(() => window.cleatPage?.widgets[0]?.state.features.auth?.user);
    expect(user).toMatchObject({ userName: 'ada', social: 'farcaster' });
    await page.context().close();
  });

  it('[R1.7] is joined by Farcaster in the wallet’s own page, whose code ends with Cancel, Escape and a reload', async () => {
    const options = { features: { socials: ['openid:test-id', 'farcaster'] } } as const;
    const context = await world.newContext();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const visitor = await world.visit('one-widget', { options }, context);
    const { dialog, page } = visitor;
    const frame = frameOf(page);
    const code = frame.getByRole('img', { name: 'QR code of the sign-in with Farcaster' });
    const camera = new Camera();
    const looks: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/social/link')) looks.push(request.url());
    });
    await visitor.openModal();
    await logInThere(await openWindow(visitor, 'Continue with Test ID'), 'Fay');
    const address = await finish(visitor);
    await showLogins(visitor, 'Fay');
    await loginsAre(visitor, 'Test ID Fay');

    const seen = new Set<string | undefined>();
    const leave = [
      () => frame.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
      async () => {
        await page.reload();
        await showLogins(visitor, 'Fay');
      },
    ];
    for (const goBack of leave) {
      await changeLogin(visitor, ['Add Farcaster', 'Add it'], 'Farcaster');
      await code.waitFor();
      seen.add(await camera.read(code));
      await eventually(() => expect(looks).not.toEqual([]));
      await goBack();
      await loginsAre(visitor, 'Test ID Fay');
      looks.length = 0;
    }
    await page.waitForTimeout(1500);
    expect(looks).toEqual([]);

    await changeLogin(visitor, ['Add Farcaster', 'Add it'], 'Farcaster');
    await code.waitFor();
    const scanned = await camera.read(code);
    await frame.getByRole('button', { name: 'Copy link' }).click();
    await frame.getByText('The link is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(scanned);
    await page.setViewportSize({ width: 390, height: 780 });
    const open = frame.getByRole('link', { name: 'Open Farcaster' });
    expect(await open.getAttribute('href')).toBe(scanned);
    expect(seen.add(scanned).size).toBe(4);
    const [phone] = await Promise.all([page.context().waitForEvent('page'), open.click()]);
    await approveOn(phone, 'fay');
    await page.setViewportSize({ width: 1280, height: 720 });
    await loginsAre(visitor, 'Test ID Fay', 'Farcaster fay');
    // The site learns neither the login nor its link.
    const known = await page.evaluate(() =>
      JSON.stringify([window.cleatPage?.widgets[0]?.state.features.auth, { ...localStorage }]),
    );
    expect(known).toContain('Fay');
    expect(known).not.toMatch(/fay(?!@test-id)|channelToken/);
    await frame.getByRole('button', { name: 'Close' }).click();

    await signOut(visitor);
    await visitor.openModal();
    await dialog.getByRole('button', { name: 'Continue with Farcaster' }).click();
    const login = dialog.getByRole('img', { name: 'QR code for logging in with Farcaster' });
    await login.waitFor();
    const other = await context.newPage();
    await other.goto((await camera.read(login)) ?? '');
    await approveOn(other, 'fay');
    expect(await finish(visitor)).toBe(address);

    await showLogins(visitor, 'fay');
    await loginsAre(visitor, 'Test ID Fay', 'Farcaster fay');
    await context.close();
  });

  it('[R1.6] [R4.41] goes on in this tab where windows are blocked, and comes back to the page as it was', async () => {
    const context = await world.newContext();
    await context.addInitScript(() => {
      window.open = () => null;
    });
    const visitor = await world.visit('one-widget', site, context);
    const { dialog, page } = visitor;
    const url = `${page.url()}&q=a%20b#part`;
    await page.goto(url);
    const leave = async (): Promise<void> => {
      await dialog.getByRole('button', { name: 'Continue in this tab' }).click();
      await page.getByText('asks you to sign in.').waitFor();
      expect(await page.locator('main').innerText()).toContain(new URL(url).origin);
      await page.reload();
      await pressButton(page.getByRole('button', { name: 'Continue with Test ID' }));
      await page.getByRole('heading', { name: 'Test ID', exact: true }).waitFor();
    };
    const links: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('#social.')) links.push(frame.url());
    });
    await visitor.openModal();
    await dialog.getByRole('button', { name: 'Continue with Test ID' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'blocked the window' }).waitFor();
    await dialog.getByRole('button', { name: 'Continue in this tab' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(url);

    await visitor.openModal();
    await dialog.getByRole('button', { name: 'Continue with Test ID' }).click();
    await leave();
    await page.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'You declined' }).waitFor();
    expect(page.url()).toBe(url);

    await dialog.getByRole('button', { name: 'Try again' }).click();
    await leave();
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) addresses.push(frame.url());
    });
    await logInThere(page, 'Tabea'); // Without a wallet in another browser.
    const press = frameOf(page).getByRole('button', { name: 'Sign in' });
    await press.waitFor();
    await page.reload();
    await press.waitFor();
    expect(await addressOf(page)).toBeUndefined();
    await pressButton(press);
    const address = await finish(visitor);
    expect(new Set(addresses)).toEqual(new Set([url]));
    await page.reload();
    await eventually(async () => expect(await addressOf(page)).toBe(address));

    // The page of the wallet that it left by opens nothing more, here and in another browser.
    await signOut(visitor);
    const used = links.at(-1) ?? '';
    const other = await (await world.newContext()).newPage();
    for (const each of [page, other]) {
      await each.goto(used);
      await each.getByText('This sign-in has expired').waitFor();
    }
    await Promise.all([context.close(), other.context().close()]);
  });

  it('leads nowhere from a link, which any page can have', async () => {
    const page = await (await world.newContext()).newPage();
    const nothing = page.getByText('There is nothing to do here');
    await page.clock.install(); // The page waits for ten seconds.
    await page.goto(`${world.wallet.url}/#social`);
    await page.getByText('The wallet is opening.').waitFor();
    expect(await nothing.count()).toBe(0);
    await eventually(async () => {
      await page.clock.fastForward(10_000);
      expect(await nothing.count()).toBe(1);
    });
    await page.context().close();
  });
});
