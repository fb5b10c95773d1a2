import { describe, expect, it } from '@jest/globals';
import type { Locator, Route } from 'playwright-core';
import { ethereum } from '../../../domain/network/built-in-networks';
import { solana } from '../../../domain/network/more-networks';
import { axeFindings } from './axe';
import { mainWallet, otherWallet } from './lab';
import { useStage } from './stage';

const stage = useStage();

describe('with no network set up, axe', () => {
  it('[R2.6] finds nothing in the view for it', async () => {
    const visitor = await stage.visit('one-widget', { options: { networks: [] } });

    await visitor.connectButton.click();

    await visitor.dialog.getByText(/this site has no network set up/).waitFor();
    expect(await axeFindings(visitor)).toEqual([]);
  });
});

describe('on a page that is shorter than the window, axe', () => {
  it('finds a text of the modal that cannot be read', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.openModal();
    const text = visitor.dialog.locator('.label').first();
    await text.waitFor();
    await text.evaluate((element: HTMLElement) => {
      element.style.color = '#eee';
    });

    expect(await axeFindings(visitor)).toEqual([expect.stringMatching('color-contrast')]);
  });
});

describe('in forced colours', () => {
  it('the wallet in use is distinguishable', async () => {
    const rpcUrls = { default: { http: [stage.lab.ethereum.url] } };
    const visitor = await stage.visit(
      'one-widget',
      { options: { networks: [{ ...ethereum, rpcUrls }, solana] } },
      { forcedColors: 'active' },
    );
    await visitor.connect();
    await visitor.openAccount();

    const borderOf = (button: Locator): Promise<string> =>
      button.evaluate((element) => getComputedStyle(element).borderColor);
    const inUse = await borderOf(visitor.dialog.locator('[aria-pressed="true"]'));
    const other = await borderOf(visitor.dialog.getByRole('button', { name: 'Wallets' }));
    expect(inUse).not.toBe(other);
  });
});

describe('with the keyboard alone', () => {
  it('a visitor connects, switches the network, copies the address and disconnects', async () => {
    const visitor = await stage.visit('one-widget', { wallets: [mainWallet, otherWallet] });
    const { keyboard } = visitor.page;
    await visitor.page.getByRole('link', { name: 'A link before' }).focus();

    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await visitor.heading('Connect wallet').waitFor();
    await visitor.wallet('Other Test Wallet').waitFor();
    await visitor.tabTo(/^Main Test Wallet/);
    await keyboard.press('ArrowDown');
    expect(await visitor.focused()).toMatch(/^Other Test Wallet/);
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await visitor.focused()).toMatch(/0xf39F…2266/);

    await keyboard.press('Enter');
    await visitor.heading('Account').waitFor();
    expect(await visitor.focused()).toBe('Account');
    await visitor.tabTo(/^Copy address/);
    await keyboard.press('Enter');
    await visitor.page.getByText('Address copied').first().waitFor();
    await visitor.tabTo(/Ethereum/);
    await keyboard.press('Enter');
    await visitor.heading('Choose a network').waitFor();
    await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).waitFor();
    await visitor.tabTo(/Arbitrum One/);
    await keyboard.press('Enter');
    await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
    await keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    await visitor.openAccount();
    await visitor.tabTo(/^Disconnect/);
    await keyboard.press('Enter');
    await visitor.connectButton.waitFor();
  });

  it('a visitor cannot leave the open modal by Tab, and is back on the button after Escape', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.openModal();

    const seen: string[] = [];
    for (let press = 0; press < 12; press += 1) {
      await visitor.page.keyboard.press(press < 6 ? 'Tab' : 'Shift+Tab');
      seen.push(await visitor.focused());
    }
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    expect(seen.filter((name) => /link/i.test(name) || name === '')).toEqual([]);
    expect(await visitor.focused()).toBe('Connect wallet');
  });

  it('a visitor whose Tab comes before its code does not leave the modal, and is where Tab leads when it has come', async () => {
    const visitor = await stage.visit('one-widget', { wallets: [mainWallet, otherWallet] });
    const { keyboard } = visitor.page;
    const held: Route[] = [];
    await visitor.page.route(/tab-trap/, (route) => void held.push(route));
    await visitor.openModal();
    await visitor.wallet('Other Test Wallet').waitFor();

    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) await keyboard.press(key);
    const before = await visitor.focused();
    expect(held).toHaveLength(1);
    await Promise.all(held.map((route) => route.continue()));
    await visitor.page.waitForFunction(
      () =>
        document.querySelector('[data-cleat=modal]')?.shadowRoot?.activeElement?.localName !== 'h2',
    );

    expect(before).toBe('Connect wallet');
    const last = await visitor.focused();
    await keyboard.press('Tab');
    const first = await visitor.focused();
    await keyboard.press('Shift+Tab');
    expect([first, await visitor.focused()]).toEqual([
      expect.stringMatching(/Main Test Wallet/),
      last,
    ]);
  });
});
