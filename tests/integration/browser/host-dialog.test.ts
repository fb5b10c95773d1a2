import { describe, expect, it } from '@jest/globals';
import { axeFindings } from './axe';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();

type Parent = 'body' | 'main';

/** Opens a dialog of the site's own, with a button in it that counts its presses. */
async function openSiteDialog(
  { page }: Visitor,
  id: string,
  { parent = 'main', holds }: { readonly parent?: Parent; readonly holds?: string } = {},
): Promise<void> {
  await page.evaluate(
    ([name, where, moved]) => {
      const dialog = document.getElementById(name) ?? document.createElement('dialog');
      dialog.id = name;
      dialog.setAttribute('aria-label', name);
      // Wider than the card, so that its button is beside that.
      dialog.style.width = '90%';
      const button = document.createElement('button');
      button.textContent = `Button of ${name}`;
      button.addEventListener('click', () => {
        button.value = String(Number(button.value) + 1);
      });
      dialog.append(button);
      const held = document.getElementById(moved ?? '');
      if (held) dialog.append(held);
      (document.querySelector(where) ?? document.body).append(dialog);
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    },
    [id, parent, holds] as const,
  );
}

/** Whether the dialog of the site is open. */
const isOpen = ({ page }: Visitor, id: string): Promise<boolean> =>
  page.evaluate((name) => document.querySelector(`dialog#${name}:modal`) !== null, id);

/** How many modals of widgets are in the top layer. */
const onTop = ({ page }: Visitor): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-cleat="modal"]')].filter((host) =>
        host.shadowRoot?.querySelector(':modal'),
      ).length,
  );

const presses = ({ page }: Visitor, id: string): Promise<string> =>
  page.evaluate(
    (name) => document.querySelector<HTMLButtonElement>(`#${name} button`)?.value ?? '',
    id,
  );

/** A visitor who has pressed Connect inside a dialog of the site. */
async function visitDialog(): Promise<Visitor> {
  const visitor = await stage.visit('one-widget');
  await visitor.connectButton.waitFor();
  await openSiteDialog(visitor, 'site', { holds: 'root' });
  await visitor.openModal();
  await visitor.wallet('Main Test Wallet').waitFor();
  return visitor;
}

/** The modal of the widget, also where another dialog is open. */
const modal = ({ page }: Visitor) => page.locator('dialog.layer');

describe('inside a modal dialog of the site', () => {
  it('the widget lies on top, takes presses and keeps the focus', async () => {
    const visitor = await visitDialog();
    expect(await onTop(visitor)).toBe(1);
    expect(await visitor.focused()).toBe('Connect wallet');

    const seen: string[] = [];
    for (let press = 0; press < 8; press += 1) {
      await visitor.page.keyboard.press(press < 4 ? 'Tab' : 'Shift+Tab');
      seen.push(await visitor.focused());
    }
    expect(seen.filter((name) => name === '' || name.includes('Button of'))).toEqual([]);
    expect(await axeFindings(visitor)).toEqual([]);

    await visitor.wallet('Main Test Wallet').click();
    await visitor.accountButton.waitFor();
    await modal(visitor).waitFor({ state: 'detached' });
    expect(await isOpen(visitor, 'site')).toBe(true);
    expect(await visitor.focused()).toMatch(/0xf3.*2266/);
    expect(await onTop(visitor)).toBe(0);
  });

  it('Escape closes the widget alone, also while it is held down, and gives the focus back', async () => {
    const visitor = await visitDialog();
    const { keyboard } = visitor.page;

    await keyboard.down('Escape');
    await keyboard.down('Escape');
    await modal(visitor).waitFor({ state: 'detached' });
    await keyboard.down('Escape');
    await keyboard.up('Escape');
    expect(await isOpen(visitor, 'site')).toBe(true);
    expect(await visitor.focused()).toBe('Connect wallet');

    await keyboard.press('Escape');
    expect(await isOpen(visitor, 'site')).toBe(false);
  });

  it('a request to close it, as by the back gesture of a phone, closes the widget alone', async () => {
    const visitor = await visitDialog();
    await modal(visitor).evaluate((layer: HTMLDialogElement) => layer.requestClose());
    await modal(visitor).waitFor({ state: 'detached' });
    expect(await isOpen(visitor, 'site')).toBe(true);
  });

  it('the widget stays on top where the browser has closed it and it is still open', async () => {
    const visitor = await visitDialog();
    await modal(visitor).evaluate((layer: HTMLDialogElement) => layer.close());
    await visitor.page.waitForTimeout(100);
    expect(await onTop(visitor)).toBe(1);
    await visitor.wallet('Main Test Wallet').click();
    await visitor.accountButton.waitFor();
  });

  it('a press beside the card closes the widget alone, and a second one reaches nothing', async () => {
    const visitor = await visitDialog();
    const { x = 0, y = 0 } = (await visitor.button('Button of site').boundingBox()) ?? {};

    const press = (): Promise<void> => visitor.page.mouse.click(x + 5, y + 5);
    await Promise.all([press(), press()]);
    await modal(visitor).waitFor({ state: 'detached' });

    expect(await isOpen(visitor, 'site')).toBe(true);
    expect(await presses(visitor, 'site')).toBe('');
    await visitor.button('Button of site').click();
    expect(await presses(visitor, 'site')).toBe('1');
  });

  it('the widget is on top of a dialog in a dialog', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connectButton.waitFor();
    await openSiteDialog(visitor, 'outer');
    await openSiteDialog(visitor, 'inner', { holds: 'root' });
    await visitor.openModal();

    await visitor.wallet('Main Test Wallet').click();
    await visitor.accountButton.waitFor();
    await modal(visitor).waitFor({ state: 'detached' });
    await visitor.page.keyboard.press('Escape');

    expect([await isOpen(visitor, 'outer'), await isOpen(visitor, 'inner')]).toEqual([true, false]);
  });

  it('the widget stays usable where the site closes its dialog, and so does the page afterwards', async () => {
    const visitor = await visitDialog();
    await visitor.page.evaluate(() => document.querySelector('dialog')?.remove());

    await visitor.wallet('Main Test Wallet').click();
    await modal(visitor).waitFor({ state: 'detached' });

    await visitor.page.getByRole('link', { name: 'A link before' }).click();
    expect(visitor.page.url()).toMatch(/#before$/);
  });

  it('the focus cannot be moved to the dialog of the site', async () => {
    const visitor = await visitDialog();
    await visitor.page.evaluate(() => document.querySelector<HTMLElement>('#site button')?.focus());
    expect(await visitor.focused()).toBe('Connect wallet');
  });
});

describe('inside a modal dialog of the site, while a wallet is asked', () => {
  async function ask(): Promise<Visitor> {
    const visitor = await visitDialog();
    await visitor.answers('hang');
    await visitor.wallet('Main Test Wallet').click();
    await visitor.page.waitForFunction(
      () => window.cleatPage?.widgets[0]?.state.view?.name === 'ConnectingExternal',
    );
    return visitor;
  }

  it('nothing of the widget is in the top layer, and the dialog with the wallet’s window takes presses', async () => {
    const visitor = await ask();
    expect(await onTop(visitor)).toBe(0);
    await visitor.page.evaluate(() => {
      const approve = document.createElement('button');
      approve.textContent = 'Approve in the page';
      approve.addEventListener('click', () =>
        window.cleatPage?.wallets['test.cleat.main']?.settle('approve'),
      );
      document.querySelector('dialog')?.append(approve);
    });

    await visitor.button('Button of site').click();
    await visitor.button('Approve in the page').click();

    await visitor.accountButton.waitFor();
    expect(await onTop(visitor)).toBe(0);
    expect(await isOpen(visitor, 'site')).toBe(true);
  });

  it('and is on top again when the wallet has declined', async () => {
    const visitor = await ask();

    await visitor.inWallet('settle', ['reject']);

    await visitor.page.getByText('You declined. Try again?').waitFor();
    expect(await onTop(visitor)).toBe(1);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByText('You declined. Try again?').waitFor({ state: 'detached' });
    expect(await isOpen(visitor, 'site')).toBe(true);
  });
});

describe('a modal dialog that the site opens over the open widget', () => {
  it.each([['body'], ['main']] as const)('takes presses, Tab and Escape: in %s', async (parent) => {
    const visitor = await stage.visit('one-widget');
    const { page } = visitor;
    await page.evaluate((where) => {
      const dialog = document.createElement('dialog');
      dialog.id = 'site';
      document.querySelector(where)?.append(dialog);
    }, parent);
    await visitor.openModal();
    await page.locator('main[inert]').waitFor({ state: 'attached' });

    await openSiteDialog(visitor, 'site', { parent });
    // Playwright takes what is inside an inert element for inert: not so a modal dialog.
    const { x = 0, y = 0 } = (await page.locator('#site button').boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    expect(await presses(visitor, 'site')).toBe('1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await visitor.focused()).toMatch(/Button of site|^$/);
    await page.mouse.click(3, 3);
    await page.keyboard.press('Escape');
    expect(await isOpen(visitor, 'site')).toBe(false);

    await modal(visitor).waitFor();
    await visitor.tabTo(/^Main Test Wallet/);
    expect(await onTop(visitor)).toBe(0);
    await page.keyboard.press('Escape');
    await modal(visitor).waitFor({ state: 'detached' });
    expect(await page.locator('[inert]:not(.layer)').count()).toBe(0);
  });
});

describe('the widget on a page without a dialog', () => {
  it('is never in the top layer', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.openModal();
    expect(await onTop(visitor)).toBe(0);
  });
});

describe('two open widgets', () => {
  it.each([[false], [true]])('close one at a time, with a dialog of the site: %s', async (has) => {
    const visitor = await stage.visit('two-widgets');
    const { page } = visitor;
    await page.locator('#second').getByRole('button', { name: 'Connect wallet' }).waitFor();
    if (has) await openSiteDialog(visitor, 'site', { holds: 'second' });
    await page.locator('#second').getByRole('button', { name: 'Connect wallet' }).click();
    await visitor.heading('Connect wallet').waitFor();
    await page.waitForTimeout(100);
    await page.evaluate(() => window.cleatPage?.widgets[0]?.open());
    const openOnes = (): Promise<readonly boolean[]> =>
      page.evaluate(() => (window.cleatPage?.widgets ?? []).map(({ state }) => state.isOpen));
    await page.waitForTimeout(500);
    expect(await openOnes()).toEqual([true, true]);

    await page.keyboard.press('Escape');
    expect(await openOnes()).toEqual([false, true]);
    await page.waitForTimeout(300);
    expect(await visitor.focused()).toBe('Connect wallet');
    await visitor.wallet('Main Test Wallet').click({ trial: true });
    await page.keyboard.press('Escape');
    expect(await openOnes()).toEqual([false, false]);
    if (has) expect(await isOpen(visitor, 'site')).toBe(true);
    await page.waitForTimeout(300);
    expect(await visitor.focused()).toBe('Connect wallet');
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});
