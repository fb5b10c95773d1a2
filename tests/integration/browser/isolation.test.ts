import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();

describe('two widgets on one page', () => {
  it('share nothing: one is connected, the other is not, also after a reload', async () => {
    const visitor = await stage.visit('two-widgets');
    const first = visitor.page.locator('#first');
    const second = visitor.page.locator('#second');

    await first.getByRole('button', { name: 'Connect wallet' }).click();
    await visitor.wallet('Main Test Wallet').click();
    await first.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    await second.getByRole('button', { name: 'Connect wallet' }).waitFor();
    await visitor.page.reload();

    await first.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    await second.getByRole('button', { name: 'Connect wallet' }).waitFor();
    expect(await statuses(visitor)).toEqual(['connected', 'disconnected']);
  });

  it('open their own modal in their own theme', async () => {
    const visitor = await stage.visit('two-widgets');
    const backgrounds: string[] = [];

    for (const id of ['#first', '#second']) {
      await visitor.page.locator(id).getByRole('button', { name: 'Connect wallet' }).click();
      await visitor.wallet('Main Test Wallet').waitFor();
      expect(await visitor.dialog.count()).toBe(1);
      backgrounds.push(await style(visitor.dialog.locator('.card'), 'background-color'));
      await visitor.page.keyboard.press('Escape');
      await visitor.dialog.waitFor({ state: 'detached' });
    }

    expect(backgrounds[0]).not.toBe(backgrounds[1]);
  });

  it('both are disconnected by the wallet that both are connected with', async () => {
    const visitor = await stage.visit('two-widgets');
    for (const id of ['#first', '#second']) {
      await visitor.page.locator(id).getByRole('button', { name: 'Connect wallet' }).click();
      await visitor.wallet('Main Test Wallet').click();
      await visitor.page
        .locator(id)
        .getByRole('button', { name: /0xf39F…2266/ })
        .waitFor();
      await visitor.dialog.waitFor({ state: 'detached' });
    }

    await visitor.inWallet('setAccounts', [[]]);

    await visitor.page.locator('#first').getByRole('button', { name: 'Connect wallet' }).waitFor();
    expect(await statuses(visitor)).toEqual(['disconnected', 'disconnected']);
  });
});

describe('a widget that is disposed while it is open', () => {
  it('leaves the page as it was: no dialog, nothing inert, no error', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.openModal();
    await visitor.page.locator('main[inert]').waitFor({ state: 'attached' });

    await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.dispose());

    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await visitor.page.locator('[inert]:not(.layer)').count()).toBe(0);
    expect(await visitor.connectButton.isDisabled()).toBe(true);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('link', { name: 'A link after' }).click({ trial: true });
  });
});

describe('the theme', () => {
  it('changes while the modal is open, and is reset again', async () => {
    const visitor = await stage.visit('one-widget', { options: { themeMode: 'light' } });
    await visitor.openModal();
    const light = await style(visitor.dialog.locator('.card'), 'background-color');
    const accent = await style(visitor.wallet('Main Test Wallet'), '--accent-ink');

    await visitor.page.evaluate(() =>
      window.cleatPage?.widgets[0]?.setTheme({ mode: 'dark', variables: { accent: '#ffd400' } }),
    );
    expect(await style(visitor.dialog.locator('.card'), 'background-color')).not.toBe(light);
    expect(await style(visitor.wallet('Main Test Wallet'), '--accent-ink')).not.toBe(accent);

    await visitor.page.evaluate(() =>
      window.cleatPage?.widgets[0]?.setTheme({ mode: 'light', variables: {} }),
    );
    expect(await style(visitor.dialog.locator('.card'), 'background-color')).toBe(light);
    expect(await style(visitor.wallet('Main Test Wallet'), '--accent-ink')).toBe(accent);
  });
});

describe('a preset of the theme', () => {
  const options = { themeMode: 'light', themePreset: 'mono' } as const;
  const ownAccent = 'rgb(11, 91, 211)';
  const monoAccent = 'rgb(10, 10, 10)';
  const color = (visitor: Visitor): Promise<string> =>
    style(visitor.connectButton, 'background-color');

  it('shows no button before the preset has loaded, and then in its colours', async () => {
    let answer = (): void => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const visitor = await stage.visit('one-widget', { options }, {}, (context) =>
      context.route('**/presets*.js', async (route) => {
        await isAnswered;
        await route.continue();
      }),
    );
    await visitor.page.locator('[data-preset=""]').first().waitFor({ state: 'attached' });
    expect(await visitor.page.locator('.button').first().isVisible()).toBe(false);

    answer();
    await visitor.connectButton.waitFor();
    expect(await color(visitor)).toBe(monoAccent);
  });

  it('is the package’s own where it cannot be downloaded', async () => {
    const visitor = await stage.visit('one-widget', { options }, {}, (context) =>
      context.route('**/presets*.js', (route) => route.abort()),
    );
    visitor.expectMishap(/presets|ERR_FAILED/);

    await visitor.connectButton.waitFor();
    expect(await color(visitor)).toBe(ownAccent);
  });

  it('changes while the modal is open, under the variables of the site', async () => {
    const visitor = await stage.visit('one-widget', { options: { themeMode: 'light' } });
    await visitor.openModal();
    const row = visitor.wallet('Main Test Wallet');
    const radius = await style(row, 'border-radius');

    await visitor.page.evaluate(() =>
      window.cleatPage?.widgets[0]?.setTheme({
        preset: 'mono',
        variables: { accent: 'rgb(0 120 60)' },
      }),
    );
    await eventually(async () => expect(await style(row, 'border-radius')).not.toBe(radius));
    expect(await style(visitor.dialog, '--accent')).toBe('rgb(0 120 60)');

    await visitor.page.evaluate(() =>
      window.cleatPage?.widgets[0]?.setTheme({ preset: 'cleat', variables: {} }),
    );
    expect(await style(row, 'border-radius')).toBe(radius);
  });
});

describe('the modal', () => {
  it('[R9.14] is 360 px wide, fades in 120 ms, rises in 150 ms and has z-index 999', async () => {
    const visitor = await stage.visit('one-widget');

    await visitor.openModal();

    expect(await style(visitor.dialog.locator('.pane').first(), 'width')).toBe('360px');
    await visitor.page.setViewportSize({ width: 719, height: 720 });
    await eventually(async () =>
      expect(await style(visitor.dialog.locator('.card'), 'width')).toBe('360px'),
    );
    const { zIndex, durations } = await visitor.dialog.evaluate((dialog) => {
      const root = dialog.getRootNode();
      const host = root instanceof ShadowRoot ? root.host : dialog;
      const moving = root instanceof ShadowRoot ? [...root.querySelectorAll('*')] : [];
      return {
        zIndex: getComputedStyle(host).zIndex,
        durations: moving.flatMap((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element);
          return `${animationDuration}, ${transitionDuration}`.split(', ');
        }),
      };
    });
    expect(zIndex).toBe('999');
    expect(durations).toEqual(expect.arrayContaining(['0.12s', '0.15s']));
  });
});

describe('a page with aggressive CSS', () => {
  const properties = [
    'color',
    'background-color',
    'font-size',
    'font-style',
    'font-family',
    'letter-spacing',
    'text-transform',
    'line-height',
    'padding-top',
    'margin-top',
    'border-top-width',
    'border-radius',
    'opacity',
    'width',
    'height',
  ];

  async function looks(page: string): Promise<unknown> {
    const visitor = await stage.visit(page, { options: { themeMode: 'light' } });
    const button = await styles(visitor.connectButton);
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').waitFor();
    await visitor.page.mouse.move(0, 0);
    await visitor.page.waitForTimeout(400);
    return {
      button,
      card: await styles(visitor.dialog.locator('.card')),
      row: await styles(visitor.wallet('Main Test Wallet')),
      heading: await styles(visitor.heading('Connect wallet')),
    };
  }

  async function styles(locator: Locator): Promise<Readonly<Record<string, string>>> {
    const entries = await Promise.all(
      properties.map(async (name) => [name, await style(locator, name)] as const),
    );
    return Object.fromEntries(entries);
  }

  it('changes nothing in the widget', async () => {
    expect(await looks('hostile')).toEqual(await looks('one-widget'));
  });

  it('is not changed by the widget', async () => {
    const visitor = await stage.visit('one-widget');
    const link = visitor.page.getByRole('link', { name: 'A link before' });
    const before = await style(link, 'color');
    const sheets = await visitor.page.evaluate(() => document.adoptedStyleSheets.length);

    await visitor.connect();

    expect(await style(link, 'color')).toBe(before);
    expect(await visitor.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(sheets);
    expect(await visitor.page.locator('style').count()).toBe(0);
    expect(await visitor.page.evaluate(() => document.body.style.overflow)).toBe('');
  });
});

function style(locator: Locator, property: string): Promise<string> {
  return locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

function statuses(visitor: Visitor): Promise<readonly (string | undefined)[]> {
  return visitor.page.evaluate(() =>
    (window.cleatPage?.widgets ?? []).map(({ state }) => state.connections.eip155.status),
  );
}
