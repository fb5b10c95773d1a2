import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { root } from '../../../scripts/command.mjs';
import { eventually } from '../../support/eventually';
import { type Defence, takenOut } from '../../support/taken-out';
import { openBrowser } from '../browser/browser';

const acceptFile = 'apps/wallet-frame/src/adapters/channel/accept-host.ts';
const PATIENCE_MS = 1500;

let browser: Browser;
let server: Server;
let port: number;

/** What a window of the attacker does: it greets the frame that is named, again and again. */
const greets = `globalThis.greet = (target, more = {}) => setInterval(() => {
  const { port1, port2 } = new MessageChannel();
  const n = [...crypto.getRandomValues(new Uint8Array(32))].map((b) => b.toString(16).padStart(2, '0')).join('');
  target.postMessage({ v: 1, t: 'hello', n, ...more }, '*', [port2]);
}, 50);`;

const at = (name: string, path: string): string => `http://${name}.localhost:${port}${path}`;

const scripts = new Map<string, string>();

/** The frame of an operator who lists two sites, without the defence that `control` names. */
const frameAt = (control: string): string => {
  const sites = ['site', 'bank'].map((name) => `project=${encodeURIComponent(at(name, ''))}`);
  return at('wallet', `/wallet${control}?${sites.join('&')}`);
};

/** A page that has `src` in a frame. */
const pageWith = (name: string, src: string): string =>
  at(name, `/with?src=${encodeURIComponent(src)}`);

const controls: Readonly<Record<string, readonly Defence[]>> = {
  '': [],
  '-a': [{ file: acceptFile, find: 'source !== parent', put: 'source === null' }],
  '-b': [{ file: acceptFile, find: '!origins.includes(origin)', put: 'origins.length < 1' }],
  '-c': [
    {
      file: acceptFile,
      find: 'const greeting = isFramedOnce(window) ?',
      put: 'const greeting = String(isFramedOnce) ?',
    },
  ],
  '-n': [
    { file: acceptFile, find: '|| Object.keys(more).length > 0', put: '' },
    {
      file: acceptFile,
      find: 'resolve({ origin: event.origin, port });',
      put: 'resolve({ origin: event.data.site ?? event.origin, port });',
    },
  ],
};

beforeAll(async () => {
  await Promise.all(
    Object.entries(controls).map(async ([name, defences]) => {
      const { outputFiles } = await build({
        entryPoints: [join(root, 'apps/wallet-frame/tests/pages/channel-page.ts')],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        plugins: [takenOut(defences)],
      });
      scripts.set(`/wallet${name}.js`, outputFiles[0]?.text ?? '');
    }),
  );
  server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://any.test');
    const script = scripts.get(pathname);
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    if (script !== undefined) return void response.end(script);
    const src = searchParams.get('src');
    const inside = src === null ? '' : `<iframe src="${src.replaceAll('&', '&amp;')}"></iframe>`;
    const own = pathname.startsWith('/wallet')
      ? `<script type="module" src="${pathname}.js"></script>`
      : `<script>${greets}</script>`;
    response.end(`<!doctype html><title>Page</title>${inside}${own}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** The site that the frame takes for its own, or none within a while. */
async function acceptedBy(context: BrowserContext): Promise<string> {
  const frames = context.pages().flatMap((page) => page.frames());
  const wallet = frames.find((frame) => frame.url().startsWith(at('wallet', '')));
  if (!wallet) throw new Error('There is no wallet');
  let origin = '';
  for (const end = Date.now() + PATIENCE_MS; origin === '' && Date.now() < end;) {
    origin = await wallet.evaluate<string>("globalThis.log?.origin ?? ''");
    await setTimeout(50);
  }
  if (origin === '') {
    await eventually(async () => {
      expect(await wallet.evaluate<number>('log.refused')).toBeGreaterThan(3);
    });
  }
  return origin;
}

async function attack(work: (context: BrowserContext) => Promise<unknown>): Promise<string> {
  const context = await browser.newContext();
  try {
    await work(context);
    return await acceptedBy(context);
  } finally {
    await context.close();
  }
}

/** The page of a listed site opens another one, and greets the frame that is in it. */
const fromOpener = (control: string): Promise<string> =>
  attack(async (context) => {
    const opener = await context.newPage();
    await opener.goto(at('site', '/'));
    const opened = context.waitForEvent('page');
    await opener.evaluate(
      `globalThis.other = open(${JSON.stringify(pageWith('bank', frameAt(control)))}), 0`,
    );
    await (await opened).waitForLoadState();
    await opener.evaluate('greet(other[0])');
  });

it('[E2.a] is not answered where it greets the frame of another page', async () => {
  expect(await fromOpener('')).toBe('');
});

it('[E2.a control] has the frame of the other page where each window may greet it', async () => {
  expect(await fromOpener('-a')).toBe(at('site', ''));
});

/** A page that the operator does not list has the frame, and greets it. */
const fromElsewhere = (control: string): Promise<string> =>
  attack(async (context) => {
    const page = await context.newPage();
    await page.goto(pageWith('evil', frameAt(control)));
    await page.evaluate('greet(frames[0])');
  });

it('[E2.b] is not answered where its site is not listed', async () => {
  expect(await fromElsewhere('')).toBe('');
});

it('[E2.b control] is answered where the origin is not compared', async () => {
  expect(await fromElsewhere('-b')).toBe(at('evil', ''));
});

/** A page has a listed site's page in a frame, with the wallet in that. */
const nested = (control: string): Promise<string> =>
  attack(async (context) => {
    const page = await context.newPage();
    await page.goto(pageWith('evil', pageWith('site', frameAt(control))));
    const site = page.frames().find((frame) => frame.url().startsWith(at('site', '')));
    await site?.evaluate('greet(frames[0])');
  });

it('[E2.c] shows no wallet of a site that it has in a frame', async () => {
  expect(await nested('')).toBe('');
});

it('[E2.c control] shows it where the frame answers at any depth', async () => {
  expect(await nested('-c')).toBe(at('site', ''));
});

/** A script has replaced the widget of a listed site, and says that it is another site. */
const renamed = (control: string): Promise<string> =>
  attack(async (context) => {
    const page = await context.newPage();
    await page.goto(pageWith('site', frameAt(control)));
    await page.evaluate(`greet(frames[0], { site: ${JSON.stringify(at('bank', ''))} })`);
    if (control === '') await page.evaluate('setTimeout(() => greet(frames[0]), 500), 0');
  });

it('[E13.a] has its own site shown, and no other', async () => {
  expect(await renamed('')).toBe(at('site', ''));
});

it('[E13.a control] has another site shown where the greeting names it', async () => {
  expect(await renamed('-n')).toBe(at('bank', ''));
});
