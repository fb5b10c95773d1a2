import { build } from 'esbuild';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../../scripts/chromium.mjs';
import { ownReact } from '../../build/frame-files.mjs';
import { listen } from '../../../../scripts/free-port.mjs';
import { type Defence, takenOut } from '../../../../tests/support/taken-out';

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** A screen of the wallet, and the names of its functions. */
export interface ShownScreen {
  readonly screen: { readonly kind: string } & Readonly<Record<string, unknown>>;
  readonly functions: readonly string[];
}

/** The views of the wallet in a page of their own, or in the frame of a site. */
export interface ShownViews {
  /** The site's page, or the wallet's own. */
  readonly page: Page;

  /** The wallet's page. */
  readonly frame: Frame;
  show(shown: ShownScreen): Promise<void>;

  /** The functions of the screens that were called since the last question. */
  pressed(): Promise<readonly string[]>;

  /** The site sends a theme. */
  theme(theme: object): Promise<void>;

  /** The site gives the frame another style. */
  style(css: string): Promise<void>;
}

/** The wallet's views without the wallet: real views, pages and presses, and no keys behind them. */
export interface ViewsWorld {
  readonly browser: Browser;
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;

  /** A page of a site with the views in its frame. */
  inFrame(context: BrowserContext): Promise<ShownViews>;

  /** The wallet's own window. */
  inWindow(context: BrowserContext): Promise<ShownViews>;
  close(): Promise<void>;
}

/** @param defences Those that are taken out of the views. */
export async function startViewsWorld(
  defences: readonly Defence[] = [],
  launch: LaunchOptions = {},
): Promise<ViewsWorld> {
  const { outputFiles } = await build({
    entryPoints: {
      views: `${folder}tests/pages/views-page.ts`,
      frame: `${folder}src/views/frame.css`,
    },
    absWorkingDir: folder,
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    alias: ownReact,
    outdir: '/',
    plugins: defences.length > 0 ? [takenOut(defences)] : [],
    splitting: true,
    target: 'es2022',
    write: false,
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const server = createServer(({ headers, url = '/' }, response) => {
    const file = files.get(url);
    response.setHeader('content-type', typeOf(url));
    response.end(file ?? (headers.host?.startsWith('wallet.') ? walletPage : sitePage(port)));
  });
  const port = await listen(server);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...launch,
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumArguments, ...(launch.args ?? [])],
  });
  const open = async (context: BrowserContext, name: string): Promise<ShownViews> => {
    const page = await context.newPage();
    await page.goto(`http://${name}.localhost:${port}/`);
    const frame = page.frames().at(-1) ?? page.mainFrame();
    await frame.waitForFunction('globalThis.show');
    return {
      page,
      frame,
      show: ({ functions, screen }) =>
        frame.evaluate(`show(${JSON.stringify(screen)}, ${JSON.stringify(functions)})`),
      pressed: () => frame.evaluate('pressed.splice(0)'),
      theme: (theme) => frame.evaluate(`setTheme(${JSON.stringify(theme)})`),
      style: (css) =>
        page.evaluate(`document.querySelector('iframe').style.cssText = ${JSON.stringify(css)}`),
    };
  };
  return {
    browser,
    newContext: (options) => browser.newContext(options),
    inFrame: (context) => open(context, 'site'),
    inWindow: (context) => open(context, 'wallet'),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

const walletPage =
  '<!doctype html><html lang="en" class="root" data-theme="light"><meta charset="utf-8" />' +
  '<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Wallet</title>' +
  '<link rel="stylesheet" href="/frame.css" /><div id="frame"></div>' +
  '<script type="module" src="/views.js"></script></html>';

/** How a site shows the frame: all over its page. */
export const WHOLE = 'position:fixed;inset:0;width:100%;height:100%;border:0';

function sitePage(port: number): string {
  return (
    '<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1" /><title>Site</title>' +
    `<button id="before">Site</button><iframe src="http://wallet.localhost:${port}/" style="${WHOLE}"></iframe>` +
    '<button id="after">Site</button>'
  );
}

function typeOf(url: string): string {
  if (url.endsWith('.css')) return 'text/css';
  return url.endsWith('.js') ? 'text/javascript' : 'text/html';
}
