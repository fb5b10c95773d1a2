import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../tests/support/eventually';
import { approvalOf } from '../browser/approval-screen';
import { isBrowserThere } from '../browser/frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld, WHOLE } from '../browser/views-world';

jest.setTimeout(90_000);

const NOTHING = { screen: { kind: 'nothing' }, functions: [] };
const isRequired = process.env['CI'] === 'true';

/** Longer than looks stay after a change. */
const REST_MS = 400;

/** The computed colours of what an approval draws. */
const COLOURS = `(() => {
  const of = (selector, name) => getComputedStyle(document.querySelector(selector))[name];
  const [decline, approve] = [...document.querySelectorAll('.pair > button')];
  const fill = (element) => getComputedStyle(element).backgroundColor;
  return {
    accent: document.documentElement.style.getPropertyValue('--accent'),
    approve: fill(approve), decline: fill(decline),
    warning: [of('.warning', 'color'), fill(document.querySelector('.warning'))].join(),
    size: of('.step dd', 'fontSize'), radius: of('.card', 'borderTopLeftRadius'),
    dark: document.documentElement.dataset.theme,
  };
})()`;

/** How far apart two computed colours are in one of their channels, from 0 to 1. */
function apart(one = '', other = ''): number {
  const others = channelsOf(other);
  return Math.max(...channelsOf(one).map((channel, at) => Math.abs(channel - (others[at] ?? 9))));
}

function channelsOf(color: string): readonly number[] {
  const numbers = (color.match(/[\d.]+/g) ?? []).map(Number);
  return numbers.slice(0, 3).map((channel) => (color.startsWith('rgb') ? channel / 255 : channel));
}

type Colours = Readonly<Record<string, string>>;

const warned = approvalOf('1 ETH');
const shown = {
  ...warned,
  screen: {
    ...warned.screen,
    reading: { ...(warned.screen['reading'] as object), warnings: ['wouldFail'] },
  },
};

const themeOf = (themeVariables: object, more: object = {}): object => ({
  ...more,
  themeVariables,
});

describe('the looks that a site sends', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('are tried where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  let framed: ShownViews;
  beforeAll(async () => {
    world = await startViewsWorld();
    framed = await world.inFrame(await world.newContext());
    await framed.style(WHOLE);
  });
  afterAll(() => world.close());

  /** What an approval looks like after the site has sent a theme. */
  const look = async (theme: object, views: ShownViews = framed): Promise<Colours> => {
    await views.show(NOTHING);
    await views.theme(theme);
    await views.page.waitForTimeout(REST_MS);
    await views.show(shown);
    await views.frame.locator('.warning').waitFor();
    await views.frame.waitForFunction('!document.querySelector(".armed").disabled');
    await views.page.waitForTimeout(200); // The buttons' colours move for a moment.
    return views.frame.evaluate(COLOURS);
  };

  it('[E1.bc] change colours, corners and sizes within bounds, and never the colours of a warning', async () => {
    const own = await look({});
    const hostile = [
      themeOf({ accent: '#8c1d18' }),
      themeOf({ accent: '#fff3da', colorMix: '#6b4300', colorMixStrength: 100 }),
      themeOf({ fontSizeMasterPx: 1, borderRadiusMasterPx: 999 }),
      themeOf({}, { themePreset: 'midnight' }),
    ];
    for (const theme of hostile) {
      const { radius, size, warning } = await look(theme);
      expect(warning).toBe(own['warning']);
      expect(parseFloat(size ?? '')).toBeGreaterThanOrEqual(12);
      expect(parseFloat(radius ?? '')).toBeLessThanOrEqual(42);
    }
  });

  it.each([
    ['the fill of the other button, light', '#f5f5f6', 'light'],
    ['the fill of the other button, dark', '#202125', 'dark'],
    ['the ground', '#ffffff', 'light'],
  ])('[E1.bc] are dropped as a whole where the accent is %s', async (_name, accent, themeMode) => {
    const theme = themeOf({ accent, borderRadiusMasterPx: 0 }, { themeMode });
    const { accent: taken, approve, decline, radius } = await look(theme);
    expect({ taken, radius }).toEqual({ taken: '', radius: '28px' });
    expect(apart(approve, decline)).toBeGreaterThan(0.25);
  });

  it('[E1.bc] are taken as a whole where they can be read', async () => {
    const theme = themeOf({ accent: '#ffee00' }, { themeMode: 'dark', themePreset: 'mint' });
    expect(await look(theme)).toMatchObject({
      accent: 'rgb(255 238 0)',
      approve: 'rgb(255, 238, 0)',
      dark: 'dark',
      radius: '35px',
    });
  });

  it('[E1.bc] wait while a button of an approval arms or is pressed, and however many come', async () => {
    const before = await look({ themeMode: 'light' });
    await framed.frame.evaluate(`for (let at = 0; at < 500; at += 1) setTheme({
      themeMode: at % 2 ? 'dark' : 'light', themeVariables: { fontSizeMasterPx: 9 + (at % 4) },
    })`);
    await framed.page.waitForTimeout(REST_MS);
    expect(await framed.frame.evaluate(COLOURS)).toEqual(before);
    expect(await framed.frame.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true);
    await framed.show(NOTHING);
    await framed.frame.waitForFunction('document.documentElement.dataset.theme === "dark"');
  });

  it('[E1.bc] leave an approval where it is, with its title, wherever the site says that it stands', async () => {
    await look({ themeMode: 'light' });
    const placed = `[...document.querySelectorAll('main, h1, button')].map((one) =>
      JSON.stringify(one.getBoundingClientRect()))`;
    const before = await framed.frame.evaluate(placed);
    const approve = framed.frame.getByRole('button', { name: 'Approve' });
    await eventually(async () => expect(await approve.isEnabled()).toBe(true));
    await framed.frame.evaluate(`for (let at = 0; at < 300; at += 1)
      setPlace(['slot', 'above', 'page', 'slot'][at % 4])`);
    await framed.page.waitForTimeout(REST_MS);

    expect(await framed.frame.evaluate(placed)).toEqual(before);
    expect(await framed.frame.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await approve.isEnabled()).toBe(true);
    expect(await framed.frame.evaluate('told.at(-1)')).toEqual({ screen: 'other' });
    await framed.frame.evaluate(`setPlace('page')`);
  });

  it('[E1.bc] are drawn at most four times a second, and the last of them in the end', async () => {
    await framed.show(NOTHING);
    await framed.page.waitForTimeout(REST_MS);
    const drawn = await framed.frame.evaluate(`new Promise((resolve) => {
      let drawn = 0;
      const observer = new MutationObserver(() => { drawn += 1; });
      observer.observe(document.documentElement, { attributeFilter: ['data-preset'] });
      let sent = 0;
      const timer = setInterval(() => {
        setTheme({ themePreset: sent % 2 ? 'mint' : 'mono' });
        sent += 1;
        if (sent < 100) return;
        clearInterval(timer);
        setTheme({ themePreset: 'compact' });
        setTimeout(() => resolve(drawn), 400);
      }, 10);
    })`);
    expect(drawn).toBeLessThanOrEqual(10);
    expect(await framed.frame.evaluate('document.documentElement.dataset.preset')).toBe('compact');
  });

  it('[E1.bc control] draw Approve as Decline where no colours are compared', async () => {
    const blind = await startViewsWorld([
      {
        file: 'apps/wallet-frame/src/adapters/browser/theme.ts',
        find: 'if (!isReadableLook(root))',
        put: 'if (isReadableLook(root) === undefined)',
      },
    ]);
    try {
      const views = await blind.inFrame(await blind.newContext());
      await views.style(WHOLE);
      const theme = themeOf({ accent: '#f5f5f6' }, { themeMode: 'light' });
      const { approve, decline } = await look(theme, views);
      expect(apart(approve, decline)).toBeLessThan(0.02);
    } finally {
      await blind.close();
    }
  });
});
