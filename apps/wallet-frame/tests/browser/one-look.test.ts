import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { browserBundle, cssText } from '../../../../scripts/esbuild-plugins.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { isBrowserThere } from './frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld } from './views-world';

jest.setTimeout(90_000);

const isRequired = process.env['CI'] === 'true';

/** Longer than looks stay after a change, and colours move. */
const LOOKS_MS = 600;
const CARD = ['backgroundColor', 'borderTopLeftRadius', 'boxShadow', 'color', 'maxWidth'];
const TYPE = ['color', 'fontSize', 'fontWeight', 'lineHeight', 'textAlign'];
const BOX = ['backgroundColor', 'borderTopColor', 'borderTopLeftRadius', 'minHeight'];

/** The parts that both draw, and what of them is compared. The card's shadow is the modal's own. */
const parts: Readonly<Record<string, readonly string[]>> = {
  '.card': CARD.filter((name) => name !== 'boxShadow'),
  '.header': ['minHeight', 'paddingTop', 'backgroundColor'],
  '.title': TYPE,
  '.tool': ['width', 'height', 'color'],
  '.view': ['paddingLeft', 'rowGap'],
  '.action[data-kind="secondary"]': [...BOX, ...TYPE, 'transitionProperty'],
  '.action[data-kind="primary"]': [...BOX, ...TYPE],
  '.row': [...BOX, 'columnGap'],
  '.row .way': ['width', 'height', 'backgroundColor', 'borderTopLeftRadius'],
  '.row .name': TYPE,
  '.field': BOX,
  '.field input': TYPE,
};

/** The script that shows parts of the widget, made of its sources. */
async function widgetParts(): Promise<string> {
  const { outputFiles } = await build({
    ...browserBundle,
    entryPoints: [fileURLToPath(new URL('../pages/widget-parts-page.ts', import.meta.url))],
    plugins: [cssText],
    sourcemap: false,
    splitting: false,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const looksOf = (root: string): string => `(() => {
  const looks = {};
  for (const [selector, names] of Object.entries(${JSON.stringify(parts)})) {
    const element = ${root}.querySelector(selector + ':not(:disabled)');
    const style = element && getComputedStyle(element);
    looks[selector] = names.map((name) => name + ': ' + (style ? style[name] : 'none'));
  }
  return looks;
})()`;

const logins = {
  screen: {
    kind: 'logins',
    isBusy: false,
    logins: [
      { id: 'a', provider: 'email', title: 'Email', label: 'a', createdAtMs: 0, isHere: true },
    ],
    offered: [],
  },
  functions: ['addEmail', 'retry', 'showDevices', 'close'],
};
const code = {
  screen: {
    kind: 'code',
    purpose: 'login',
    site: 'https://site.test',
    email: 'a•••@example.test',
    resendAtMs: 0,
    isBusy: false,
  },
  functions: ['submit', 'resend', 'leave'],
};

const themes = [
  { mode: 'light', preset: 'cleat', variables: {} },
  { mode: 'dark', preset: 'cleat', variables: {} },
  { mode: 'light', preset: 'mint', variables: {} },
  { mode: 'dark', preset: 'midnight', variables: {} },
  { mode: 'light', preset: 'mono', variables: { accent: '#b3261e' } },
  {
    mode: 'dark',
    preset: 'cleat',
    variables: {
      accent: '#ffcc00',
      colorMix: '#224466',
      colorMixStrength: 20,
      fontSizeMasterPx: 11,
      borderRadiusMasterPx: 2,
    },
  },
] as const;

describe('the page of the wallet beside the widget', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('is compared where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  let views: ShownViews;
  beforeAll(async () => {
    world = await startViewsWorld();
    views = await world.inWindow(await world.newContext({ reducedMotion: 'reduce' }));
    await views.page.addScriptTag({ content: await widgetParts(), type: 'module' });
    await views.page.waitForFunction('globalThis.showWidget');
  });
  afterAll(() => world.close());

  it.each(themes)(
    '[R7.16] has the colours, corners, heights and type of its parts: $mode, $preset, $variables',
    async (theme) => {
      const { mode, preset, variables } = theme;
      await views.theme({ themeMode: mode, themePreset: preset, themeVariables: variables });
      await views.show(logins);
      // The button of the form works then.
      const field = views.page.locator('#frame input');
      await field.fill('ada@example.test');
      await field.blur();
      await views.page.evaluate(`showWidget(${JSON.stringify(theme)})`);
      await views.page.waitForTimeout(LOOKS_MS);
      const own = await views.page.evaluate(looksOf('document.querySelector("#frame")'));
      const widget = await views.page.evaluate(
        looksOf('document.querySelector("#widget").shadowRoot'),
      );
      expect(JSON.stringify(widget)).not.toContain(': none"');
      expect(own).toEqual(widget);
    },
  );

  const place = (at: string): Promise<void> =>
    views.page.evaluate(`setPlace(${JSON.stringify(at)})`);
  const told = (): Promise<unknown> =>
    views.page.evaluate('new Promise(requestAnimationFrame).then(() => told.at(-1))');

  it('[R7.16] has no overlay, no corners and no second title as a place in the card', async () => {
    await views.page.setViewportSize({ width: 360, height: 400 });
    await place('slot');
    await views.show(code);
    await views.page.getByLabel('One-time code').waitFor();
    const found = await views.page.evaluate(`(() => {
      const of = (selector) => getComputedStyle(document.querySelector(selector));
      const title = document.querySelector('.header').getBoundingClientRect();
      const card = document.querySelector('.card').getBoundingClientRect();
      return {
        isSeamless: of('#frame').backgroundColor === of('.card').backgroundColor,
        radius: of('.card').borderTopLeftRadius, shadow: of('.card').boxShadow,
        title: title.width * title.height, width: card.width, height: card.height,
      };
    })()`);
    const { height } = found as { readonly height: number };
    expect(height).toBeGreaterThan(200);
    expect(await told()).toEqual({ screen: 'code', height: Math.round(height) });
    expect(found).toMatchObject({
      isSeamless: true,
      radius: '0px',
      shadow: 'none',
      title: 1,
      width: 360,
    });
  });

  it('[R7.16] shows the brand of each login, and none for a provider of the operator', async () => {
    const login = (provider: string) => ({
      id: provider,
      provider,
      title: provider,
      label: '',
      createdAtMs: 0,
      isHere: false,
    });
    const own = ['email', 'google', 'openid:own'];
    const offered = ['github', 'apple', 'openid:other'];
    const drawn = (names: readonly string[]) =>
      Promise.all(
        names.map((name) =>
          views.page.locator('.row', { hasText: name }).locator('.brand').count(),
        ),
      );
    await views.page.setViewportSize({ width: 390, height: 844 });
    await views.show({
      screen: {
        kind: 'logins',
        isBusy: false,
        logins: own.map(login),
        offered: offered.map((name) => ({ name, title: name })),
      },
      functions: ['addEmail', 'addSocial', 'close'],
    });
    await views.page.getByText('Add github').waitFor();
    expect(await drawn(own)).toEqual([0, 1, 0]);
    expect(await drawn(offered)).toEqual([1, 1, 0]);
    expect(await views.page.locator('.row .way > .icon').count()).toBe(3);
  });

  it('[R7.16] names the sites of a browser by their hosts, and days by the word of their month', async () => {
    const device = {
      id: 'a',
      isHere: true,
      sinceMs: Date.UTC(2025, 2, 12, 12),
      usedMs: Date.UTC(2025, 3, 12, 12),
      sites: ['https://shop.example', 'http://other.test:8080'],
    };
    await views.show({
      screen: { kind: 'devices', isBusy: false, devices: [device], waiting: [] },
      functions: ['close'],
    });
    await views.page.getByText('This browser').waitFor();
    const row = await views.page.locator('li.row').innerText();
    expect(row).toContain('On shop.example, other.test:8080 (not secure)');
    expect(row).toMatch(/Since Mar 12, 2025, last used Apr 12, 2025, \d/);
  });

  it('[R7.16] names a step of a login and its height, and nothing of what it asks besides', async () => {
    await place('slot');
    await views.show(logins);
    await views.page.getByRole('heading', { name: 'How you sign in' }).waitFor();
    expect(await told()).toEqual({ screen: 'other' });
    expect(await views.page.evaluate('document.documentElement.dataset.place')).toBe('page');

    await views.show(code);
    await views.page.getByLabel('One-time code').waitFor();
    expect(await told()).toMatchObject({ screen: 'code' });
    await place('above');
    expect(await told()).toEqual({ screen: 'code' });
  });

  it('[R9.14] moves the way that the visitor goes, and an armed screen not at all', async () => {
    const way = (): Promise<unknown> =>
      views.page.evaluate('document.querySelector(".view").dataset.follows ?? "none"');
    const show = async (kind: string): Promise<unknown> => {
      const screen = {
        kind,
        hasWords: true,
        hasPasskey: true,
        isBusy: false,
        slots: [],
        devices: [],
        waiting: [],
      };
      await views.show(kind === 'logins' ? logins : { screen, functions: ['choose', 'close'] });
      const headings = {
        devices: 'Signed-in browsers',
        logins: 'How you sign in',
        safety: 'Back up your wallet',
      };
      const name = headings[kind as keyof typeof headings];
      await views.page.getByRole('heading', { name, exact: true }).waitFor();
      return way();
    };
    await views.show({ screen: { kind: 'nothing' }, functions: [] });

    expect(await show('logins')).toBe('none');
    expect(await show('devices')).toBe('on');
    expect(await show('logins')).toBe('back');
    expect(await show('safety')).toBe('none');
  });

  it('[R7.16] keeps an armed screen where it is, wherever the site says that it stands', async () => {
    const safety = { kind: 'safety', hasWords: true, isBusy: false };
    await views.show({ screen: { kind: 'nothing' }, functions: [] });
    await place('page');
    await views.show({ screen: safety, functions: ['choose'] });
    await place('slot');
    expect(await views.page.evaluate('document.documentElement.dataset.place')).toBe('page');

    await views.show({ screen: { kind: 'nothing' }, functions: [] });
    await views.show({ screen: safety, functions: ['choose'] });
    expect(await views.page.evaluate('document.documentElement.dataset.place')).toBe('slot');
    await views.page.getByRole('button', { name: 'Not now' }).waitFor();
    expect(await told()).toMatchObject({ screen: 'safety' });
    const { height } = (await told()) as { readonly height: number };
    expect(height).toBeGreaterThanOrEqual(340);
  });

  it('[R7.16] shows all of the offer of a backup at once as a place in the card', async () => {
    await views.page.setViewportSize({ width: 320, height: 300 });
    await place('slot');
    await views.show({
      screen: { kind: 'safety', hasWords: true, isBusy: false },
      functions: ['choose'],
    });
    const later = views.page.getByRole('button', { name: 'Not now' });
    await later.waitFor();
    const wanted = async (): Promise<number> =>
      ((await told()) as { readonly height: number }).height;
    const first = await wanted();
    expect(first).toBeGreaterThan(340);
    await views.page.setViewportSize({ width: 320, height: first });

    // What says that some of it has not been seen is gone then.
    await eventually(async () => expect(await wanted()).toBeLessThan(first));
    const rest = await wanted();
    await views.page.setViewportSize({ width: 320, height: rest });
    await views.page.waitForTimeout(LOOKS_MS);
    expect(await wanted()).toBe(rest);
    const { height = 0, y = 0 } = (await later.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(rest + 1);
    expect(rest).toBeLessThanOrEqual(456);
  });
});
