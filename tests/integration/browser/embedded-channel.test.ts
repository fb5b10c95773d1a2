import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Frame, Page } from 'playwright-core';
import type { PostMessageAuthFrame } from '../../../infrastructure/frame/post-message-auth-frame';
import { eventually } from '../../support/eventually';
import { armed, attackFrom, heardBy, openFrom, surround } from '../../support/hostile-windows';
import { openBrowser } from './browser';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What the pages of this test put on their windows. */
interface Globals {
  readonly frame: PostMessageAuthFrame;
  readonly tokens: readonly string[];
  readonly log: {
    readonly asked: readonly string[];
    readonly origin: string;
    readonly refused: number;
    readonly release: () => void;
  };
  readonly attack: (targets: readonly Window[]) => number;
  readonly heard: readonly string[];
  evil: Window;
}
type Own = Window & typeof globalThis & Globals;

let browser: Browser;
let server: Server;
let port: number;

const at = (name: string, path: string): string => `http://${name}.localhost:${port}${path}`;
const site = (): string => at('site', '');
const wallet = (path: string): string =>
  `${at('wallet', path)}?project=${encodeURIComponent(site())}`;
const host = (frame = wallet('/wallet')): string =>
  `${at('site', '/host')}?frame=${encodeURIComponent(frame)}`;

const scripts: Readonly<Record<string, string>> = {
  host: 'tests/integration/browser/pages/embedded-host.ts',
  hostile: 'tests/integration/browser/pages/hostile-window.ts',
  wallet: 'apps/wallet-frame/tests/pages/channel-page.ts',
};

beforeAll(async () => {
  const entries = Object.entries(scripts);
  const built = await Promise.all(
    entries.map(async ([name, path]) => {
      const { outputFiles } = await build({
        entryPoints: [join(root, path)],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
      });
      return [`/${name}.js`, outputFiles[0]?.text ?? ''] as const;
    }),
  );
  const files = new Map<string, string>(built);
  server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://any.test');
    const script = files.get(pathname);
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('access-control-allow-origin', '*'); // A frame without an origin loads it too.
      response.end(script);
      return;
    }
    response.setHeader('content-type', 'text/html');
    if (pathname === '/wallet') {
      response.setHeader(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; frame-ancestors ${site()}; base-uri 'none'; ` +
          "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      );
    }
    const name = pathname.startsWith('/wallet') ? 'wallet' : pathname.slice(1);
    response.end(
      `<!doctype html><title>${name}</title><script type="module" src="/${name}.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Waits until the page's module has run. */
async function ready(page: Page | Frame, name: keyof Globals): Promise<void> {
  await page.waitForFunction((own) => own in globalThis, name);
}

function walletFrame(page: Page): Frame {
  const frame = page.frames().find((one) => new URL(one.url()).hostname === 'wallet.localhost');
  if (!frame) throw new Error('The wallet is not in the page');
  return frame;
}

/** Waits until the wallet's page has refused every greeting, and has accepted none. */
async function hasRefused(place: Page | Frame): Promise<void> {
  await eventually(async () => {
    const { refused } = await place.evaluate(() => (window as unknown as Own).log);
    if (refused < 100) throw new Error(`${refused} refused`);
  });
  expect(await place.evaluate(() => (window as unknown as Own).log.origin)).toBe('');
}

const user = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as Own).frame.send('GET_USER', {}));

describe('the frame of the embedded wallet', () => {
  it('[R7.16] [R9.14] is born hidden, talks to its site, and leaves', async () => {
    const page = await browser.newPage();
    await page.goto(host());
    await ready(page, 'frame');
    expect(await page.locator('iframe').count()).toBe(0);

    await page.evaluate(() => (window as unknown as Own).frame.load());

    const address = '0x1111111111111111111111111111111111111111';
    expect(await user(page)).toEqual({ address, chainId: 'eip155:1' });
    const shown = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => ({
      allow: frame.allow,
      policy: frame.referrerPolicy,
      sandbox: frame.getAttribute('sandbox'),
      title: frame.title,
      zIndex: getComputedStyle(frame.assignedSlot?.parentElement as Element).zIndex,
      display: getComputedStyle(frame.assignedSlot?.parentElement as Element).display,
      search: [...new URL(frame.src).searchParams.keys()],
    }));
    const feature = (name: string): string => `${name} ${at('wallet', '')}`;
    expect(shown).toEqual({
      allow: [
        feature('publickey-credentials-get'),
        feature('publickey-credentials-create'),
        feature('clipboard-write'),
      ].join('; '),
      policy: 'no-referrer',
      sandbox:
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox ' +
        'allow-storage-access-by-user-activation',
      title: 'Wallet',
      zIndex: '999999',
      display: 'none',
      search: ['project', 'chainId', 'version', 'enableLogger', 'site'],
    });
    expect(await walletFrame(page).evaluate('log.origin')).toBe(site());
    const own = await page.locator('iframe').elementHandle();
    await page.evaluate(() => (window as unknown as Own).frame.show());
    expect(await page.locator('iframe').isVisible()).toBe(true);
    expect(await page.locator('iframe').boundingBox()).toEqual({
      x: 0,
      y: 0,
      ...page.viewportSize(),
    });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      const { frame } = window as unknown as Own;
      frame.show({ left: 40, top: 60, width: 200, height: 80 });
    });
    const place = { x: 40, y: 60, width: 200, height: 80 };
    expect(await page.locator('iframe').boundingBox()).toEqual(place);
    expect(await page.evaluate((frame) => frame?.isConnected, own)).toBe(true);
    expect(await user(page)).toMatchObject({ chainId: 'eip155:1' });
    await page.evaluate(() => (window as unknown as Own).frame.remove());
    expect(await page.locator('iframe').count()).toBe(0);
    await page.close();
  });

  it('is made again where its document is replaced', async () => {
    const page = await browser.newPage();
    await page.goto(host());
    await ready(page, 'frame');
    await page.evaluate(() => (window as unknown as Own).frame.load());

    await walletFrame(page).evaluate(() => location.reload());

    await page.locator('iframe').waitFor({ state: 'detached' });
    expect(await user(page)).toMatchObject({ chainId: 'eip155:1' });
    await page.close();
  });

  it('and its site are moved by no message of seven windows', async () => {
    const context = await browser.newContext();
    const evil = at('evil', '/hostile');
    const opener = await context.newPage();
    const page = await openFrom(opener, evil, host());
    const mishaps: string[] = [];
    page.on('pageerror', (error) => mishaps.push(error.message));
    await ready(page, 'frame');
    // All before the wallet's frame.
    const foreign = [opener, ...(await surround(page, { evil, own: at('site', '/hostile') }))];
    await page.addScriptTag({ url: '/hostile.js', type: 'module' });
    await armed(page);

    let cases = await attackFrom(foreign);
    const loading = page.evaluate(() => (window as unknown as Own).frame.load());
    cases += await attackFrom(foreign);
    await loading;
    const waiting = page.evaluate(() => (window as unknown as Own).frame.send('IS_CONNECTED', {}));
    await eventually(async () => {
      const asked = await walletFrame(page).evaluate(() => (window as unknown as Own).log.asked);
      if (!asked.includes('IS_CONNECTED')) throw new Error('not asked yet');
    });
    cases += await attackFrom([page, ...foreign]); // The site's own greeting has been answered, and no other is.

    expect(cases).toBeGreaterThan(240);
    expect(await user(page)).toMatchObject({ chainId: 'eip155:1' });
    expect(await page.evaluate(() => (window as unknown as Own).tokens)).toEqual([]);
    expect(await page.locator('iframe[title=Wallet]').isVisible()).toBe(false);
    expect(await page.locator('iframe[title=Wallet]').count()).toBe(1);
    const inside = walletFrame(page);
    const log = await inside.evaluate(() => {
      const { asked, origin } = (window as unknown as Own).log;
      return { asked, origin };
    });
    expect(log).toEqual({ asked: ['IS_CONNECTED', 'GET_USER'], origin: site() });
    expect(await heardBy([page, ...foreign])).toEqual([]);
    await inside.evaluate(() => (window as unknown as Own).log.release());
    expect(await waiting).toEqual({ isConnected: true });
    expect(mishaps).toEqual([]);
    await context.close();
  });

  it('answers no site that is not of the project, no frame in a frame, and no window', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    // Without its policy, so that the greeting itself has to be refused.
    const open = wallet('/wallet-without-policy');
    const places = [
      `${at('evil', '/host')}?frame=${encodeURIComponent(open)}`,
      `${at('evil', '/host')}?frame=${encodeURIComponent(wallet('/wallet'))}`,
    ];
    for (const place of places) {
      await page.goto(place);
      await ready(page, 'frame');
      const outcome = await page.evaluate(async () => {
        const signal = AbortSignal.timeout(800);
        return (window as unknown as Own).frame.load(signal).then(
          () => 'loaded',
          () => 'refused',
        );
      });
      expect(outcome).toBe('refused');
    }

    await page.goto(at('site', '/outer'));
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      document.body.append(frame);
    }, host(open));
    await page.locator('iframe').waitFor({ state: 'attached' });
    const inner = await (await page.locator('iframe').elementHandle())?.contentFrame();
    if (!inner) throw new Error('The site is not in the outer page');
    await ready(inner, 'frame');
    const nested = await inner.evaluate(async () =>
      (window as unknown as Own).frame.load(AbortSignal.timeout(800)).then(
        () => 'loaded',
        () => 'refused',
      ),
    );
    expect(nested).toBe('refused');

    // A greeting of the right origin, from a window that does not have the frame.
    await page.goto(at('site', '/outer'));
    await page.evaluate(
      async (urls) => {
        for (const url of urls) {
          const frame = document.createElement('iframe');
          frame.src = url;
          document.body.append(frame);
          await new Promise((resolve) => frame.addEventListener('load', resolve));
        }
      },
      [open, at('site', '/hostile')],
    );
    const [, , sibling] = page.frames();
    if (!sibling) throw new Error('The sibling is not in the page');
    await ready(walletFrame(page), 'log');
    await ready(sibling, 'attack');
    await sibling.evaluate(() => {
      const [wallet] = Array.from({ length: 1 }, (_, n) => window.parent[n] as Window);
      (window as unknown as Own).attack(wallet ? [wallet] : []);
    });
    await hasRefused(walletFrame(page));
    expect(await sibling.evaluate(() => (window as unknown as Own).heard)).toEqual([]);

    await page.goto(at('site', '/hostile'));
    await ready(page, 'attack');
    const [alone] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((url) => {
        const own = window as unknown as Own;
        own.evil = window.open(url) as Window;
      }, open),
    ]);
    await ready(alone, 'log');
    await page.evaluate(() => {
      const own = window as unknown as Own;
      own.attack([own.evil]);
    });
    await hasRefused(alone);
    expect(await page.evaluate(() => (window as unknown as Own).heard)).toEqual([]);
    await context.close();
  });
});
