import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { pressButton } from '../../press-button.mjs';
import { type Cookies, openChromium } from '../../../../../tests/integration/browser/open-chromium';
import { eventually } from '../../../../../tests/support/eventually';
import { takenOut } from '../../../../../tests/support/taken-out';
import { withoutDefence } from '../../../../../tests/support/without-defence';
import { type Device, newDevice } from '../../../../service/tests/stand-ins/device';
import { ask, frameIn, type SocialWorld, startSocialWorld } from './social-world';

jest.setTimeout(120_000);

const PROVIDER = 'openid:test-id';
const GO_ON = 'Continue with Test ID';

/** The attacker's server, which is no browser and writes any header. */
async function asAttacker(
  { frameOrigin, serviceHere }: SocialWorld,
  path: string,
  body: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${serviceHere}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Free outside of browsers.
      origin: frameOrigin,
      'sec-fetch-storage-access': 'active',
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

/** The attacker's server begins a login of `site` by its own key. */
async function begun(world: SocialWorld, device: Device, site: string): Promise<string> {
  const page = world.pageOf(site);
  const asked = { provider: 'test-id', origin: site, device: device.jwk, page };
  return String((await asAttacker(world, '/social/begin', asked))['flow']);
}

/** What the attacker's key signs to have a login. */
async function claimOf(device: Device, flow: string, site: string): Promise<object> {
  return { flow, origin: site, signature: await device.sign(`${flow}:${site}`) };
}

async function logInThere(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The visitor leaves by the wallet's page, and is back on the site. */
async function visitProvider(page: Page, world: SocialWorld, name: string): Promise<void> {
  await pressButton(page.getByRole('button', { name: GO_ON }));
  await logInThere(page, name);
  await page.waitForURL(`${world.site}/**`);
}

/** A whole login in the site's own tab, up to the account. Returns how many windows it needed. */
async function logIn(page: Page, world: SocialWorld, name: string): Promise<number> {
  const address = world.pageOf(world.site);
  const { uri } = await ask(page, 'GET_SOCIAL_REDIRECT_URI', { provider: PROVIDER, page: address });
  await page.goto(String(uri));
  await visitProvider(page, world, name);
  expect(page.url()).toBe(address);
  const frame = await frameIn(page, world);
  const { uri: back } = await ask(page, 'GET_SOCIAL_RETURN');
  await page.evaluate(
    `void (globalThis.ended = ask('CONNECT_SOCIAL', { uri: '${String(back)}' }))`,
  );
  await pressButton(frame.getByRole('button', { name: 'Sign in' }));
  const later = frame.getByRole('button', { name: 'Not now' });
  const open = frame.getByRole('button', { name: 'Open the wallet’s window' });
  await later.or(open).waitFor();
  const needsWindow = await open.isVisible();
  if (needsWindow) {
    const [opened] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await opened.waitForEvent('close');
  }
  await later.click();
  expect(await page.evaluate('ended')).toMatchObject({ userName: name, social: PROVIDER });
  return Number(needsWindow);
}

describe('a login that leaves in the site’s own tab', () => {
  let world: SocialWorld;

  beforeAll(async () => {
    world = await startSocialWorld();
  });
  afterAll(() => world?.close());

  describe.each<readonly [Cookies, string]>([
    ['allowed', 'Ada'],
    ['asked for', 'Bob'],
    ['refused', 'Cleo'],
  ])('in Chromium, where the wallet’s cookies in a page of a site are %s', (cookies, name) => {
    let browser: { readonly context: BrowserContext; readonly close: () => Promise<void> };

    beforeAll(async () => {
      browser = await openChromium(cookies);
    });
    afterAll(() => browser?.close());

    const visit = async (site = world.site): Promise<Page> => {
      const page = await browser.context.newPage();
      await page.goto(world.pageOf(site));
      await frameIn(page, world);
      return page;
    };

    it('[R4.41] ends in this browser after a press', async () => {
      const page = await visit();
      expect(await logIn(page, world, name)).toBe(cookies === 'refused' ? 1 : 0);
      await ask(page, 'SIGN_OUT');
      await page.close();
    });

    it('[E1.b] [E1.c] gives nothing to the server that began it, whatever the visitor presses', async () => {
      const thief = await newDevice();
      const flow = await begun(world, thief, world.site);
      const asked = await claimOf(thief, flow, world.site);
      const page = await visit();
      await page.evaluate(`location = '${world.frameOrigin}/#social.${flow}'`);
      const press = page.getByRole('button', { name: GO_ON });
      await press.and(page.locator(':enabled')).waitFor();
      expect(await page.locator('main').innerText()).toContain(world.site);
      await page.waitForTimeout(1500);
      expect(new URL(page.url()).origin).toBe(world.frameOrigin);
      expect(await asAttacker(world, '/social/result', asked)).toEqual({ state: 'waiting' });

      await visitProvider(page, world, name);
      expect(page.url()).toBe(world.pageOf(world.site));
      expect(await asAttacker(world, '/social/result', asked)).toEqual({ state: 'back' });
      // The site's script asks in the visitor's browser, with the thief's signature.
      const [read, posted] = (await page.evaluate(
        ([url, text]) =>
          Promise.all(
            (['cors', 'no-cors'] as const).map((mode) =>
              fetch(url, { method: 'POST', mode, credentials: 'include', body: text }).then(
                (answer) => answer.text(),
                () => 'refused',
              ),
            ),
          ),
        [`${world.service}/social/result`, JSON.stringify(asked)] as const,
      )) as readonly string[];
      expect([read, posted]).toEqual(['refused', '']);
      await frameIn(page, world);
      expect(await ask(page, 'GET_SOCIAL_RETURN')).toEqual({});
      const uri = `${world.frameOrigin}/#social-return`;
      expect(await ask(page, 'CONNECT_SOCIAL', { uri })).toMatchObject({ error: {} });
      expect(await ask(page, 'IS_CONNECTED')).toEqual({ isConnected: false });
      expect(await asAttacker(world, '/social/result', asked)).toEqual({ state: 'back' });
      await page.close();
    });

    it('[E1.d] brings no login of another browser into the visitor’s frame', async () => {
      const page = await visit();
      expect(await tricked(page, world)).toBeUndefined();
      await page.close();
    });
  });
});

/**
 * A script of the site has the visitor's frame begin a login, and an attacker logs in by its link elsewhere. Returns who the
 * visitor is then, after all presses.
 */
async function tricked(page: Page, world: SocialWorld): Promise<unknown> {
  const { uri } = await ask(page, 'GET_SOCIAL_REDIRECT_URI', {
    provider: PROVIDER,
    page: world.pageOf(world.site),
  });
  const elsewhere = await openChromium('allowed');
  try {
    const own = await elsewhere.context.newPage();
    await own.goto(String(uri));
    await visitProvider(own, world, 'Mallory');
  } finally {
    await elsewhere.close();
  }
  const frame = await frameIn(page, world);
  const { uri: back } = await ask(page, 'GET_SOCIAL_RETURN');
  await page.evaluate(`void ask('CONNECT_SOCIAL', { uri: '${String(back)}' })`);
  await pressButton(frame.getByRole('button', { name: 'Sign in' }));
  const open = frame.getByRole('button', { name: 'Open the wallet’s window' });
  const later = frame.getByRole('button', { name: 'Not now' });
  await open.or(later).waitFor();
  if (await open.isVisible()) {
    const [opened] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await opened.waitForEvent('close');
  } else await later.click();
  let last: Readonly<Record<string, unknown>> = {};
  await eventually(async () => {
    last = await page.evaluate('messages.at(-1)');
    expect(last).toEqual(
      expect.objectContaining(
        'error' in last ? { error: expect.anything() } : { social: PROVIDER },
      ),
    );
  });
  return last['userName'];
}

describe('the same, where a defence is taken out', () => {
  const credulous = () =>
    withoutDefence<typeof import('../../../../service/src/create-service')>(
      'apps/service/src/create-service.ts',
      {
        file: 'apps/service/src/use-cases/social/social-logins.ts',
        find: "open.handle === this.#hashOf('handle', handle)",
        put: "handle !== ''",
      },
      {
        file: 'apps/service/src/adapters/http/social-routes.ts',
        find: 'handle: cookies.handleOf(c, mark)',
        put: "handle: c.req.header(ACCESS) === undefined ? '' : 'any'",
      },
    );

  it('[E1.b control] [E1.d control] any browser has the login without the cookie', async () => {
    const { createService: create } = await credulous();
    const world = await startSocialWorld({ create });
    const browser = await openChromium('allowed');
    try {
      const thief = await newDevice();
      const flow = await begun(world, thief, world.site);
      const asked = await claimOf(thief, flow, world.site);
      const page = await browser.context.newPage();
      await page.goto(`${world.frameOrigin}/#social.${flow}`);
      await visitProvider(page, world, 'Ada');
      expect(await asAttacker(world, '/social/result', asked)).toMatchObject({
        state: 'done',
        session: expect.any(String),
        profile: { name: 'Ada' },
      });
      await frameIn(page, world);
      expect(await tricked(page, world)).toBe('Mallory');
    } finally {
      await browser.close();
      await world.close();
    }
  });

  it('[E1.c control] a link logs a visitor in, and sends the visitor back, without a press', async () => {
    const page = takenOut([
      {
        file: 'apps/wallet-frame/src/adapters/social/leave-in-tab.ts',
        find: 'screens.show({ ...shown, isBusy: false, confirm, leave });',
        put: 'confirm();',
      },
    ]);
    const { createService: create } = await withoutDefence<
      typeof import('../../../../service/src/create-service')
    >('apps/service/src/create-service.ts', {
      file: 'apps/service/src/adapters/http/social-pages.ts',
      put: 'asksVisitor: false',
      find: 'asksVisitor: isInTab',
    });
    const world = await startSocialWorld({ create, plugins: { page } });
    const browser = await openChromium('allowed');
    try {
      const visitor = await browser.context.newPage();
      const thief = await newDevice();
      await visitor.goto(`${world.frameOrigin}/#social.${await begun(world, thief, world.site)}`);
      await logInThere(visitor, 'Ada'); // Once, and the provider knows the visitor from then on.
      await visitor.waitForURL(`${world.site}/**`);

      const flow = await begun(world, thief, world.other);
      await visitor.evaluate(`location = '${world.frameOrigin}/#social.${flow}'`);
      await visitor.waitForURL(`${world.other}/**`);
      const asked = await claimOf(thief, flow, world.other);
      expect(await asAttacker(world, '/social/result', asked)).toEqual({ state: 'back' });
    } finally {
      await browser.close();
      await world.close();
    }
  });
});
