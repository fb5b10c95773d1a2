import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../../scripts/command.mjs';
import { type StaticServer, startStaticServer } from '../../../scripts/static-server.mjs';
import { answerZero } from '../../support/answer-zero';
import { documentedBlocks, folderOf } from '../../support/documented-blocks';
import { blocksIn } from '../../support/page-blocks';
import { walletExtension } from '../../support/wallet-extension';
import { openBrowser, openPage } from './browser';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A file of a page that a visitor sees: the script that shows it, its own page, and what the visitor does there. */
interface Shown {
  readonly script: string;
  readonly body?: string;
  readonly visit: (page: Page) => Promise<unknown>;
}

/** The `src/main.tsx` of a site by `npm create vite`. */
const mainOfVite = (file: string) => `
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from '${file}'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)`;

const connect = async (page: Page, button = 'Connect wallet') => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cleat Test Wallet/ })
    .click();
  await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
};

const shown: Readonly<Record<string, Shown>> = {
  'README/src/App.tsx': {
    script: mainOfVite('./App.tsx'),
    visit: async (page) => {
      await page.getByText('Hello, guest').waitFor();
      await connect(page);
      await page.getByText('Hello, 0xf39F…2266').waitFor();
      await page.reload();
      await page.getByText('Hello, 0xf39F…2266').waitFor();
    },
  },
  'README/app/page.tsx': { script: mainOfVite('./page.tsx'), visit: connect },
  'react/src/german-wallet.tsx': {
    script: mainOfVite('./german-wallet.tsx'),
    visit: async (page) => connect(page, 'Wallet verbinden'),
  },
  'react/src/shop-wallet.tsx': {
    script: mainOfVite('./shop-wallet.tsx'),
    visit: async (page) => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Choose your wallet' }).waitFor();
    },
  },
  'cookbook/own-button.tsx': {
    script: mainOfVite('./own-button.tsx'),
    visit: (page) => connect(page, 'Come in'),
  },
  'skills/cleatkit/SKILL/app.tsx': {
    script: mainOfVite('./app.tsx'),
    visit: async (page) => {
      await page.getByText('Hello, guest').waitFor();
      await connect(page);
      await page.getByText('Hello, 0xf39F…2266').waitFor();
    },
  },
  'headless/follow.ts': {
    script: "import './follow.ts';",
    visit: async (page) => {
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^My wallet/ })
        .click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(told).toEqual([ALICE, `eip155:1:${ALICE}`]);
    },
  },
  'headless/sign-button.tsx': {
    script: `
      import { ConnectButton, WidgetProvider } from 'cleatkit/react';
      import { createRoot } from 'react-dom/client';
      import { SignButton } from './sign-button.tsx';
      import { wallet, widget } from './widget.ts';
      const asked: string[] = [];
      const request = wallet.provider.request.bind(wallet.provider);
      wallet.provider.request = (call) => { asked.push(call.method); return request(call); };
      Object.assign(window, { asked });
      createRoot(document.getElementById('root')!).render(
        <WidgetProvider widget={widget}><ConnectButton /><SignButton /></WidgetProvider>,
      );`,
    visit: async (page) => {
      await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^My wallet/ })
        .click();
      await page.getByRole('button', { name: 'Sign', exact: true }).click();
      await page.waitForFunction(() =>
        (window as unknown as { asked: string[] }).asked.includes('personal_sign'),
      );
    },
  },
  'elements/src/main.ts': {
    script: "import './main.ts';",
    body: '<cleat-button></cleat-button> <cleat-network></cleat-network>',
    visit: connect,
  },
};

const blocks = documentedBlocks();
const [policy = ''] = blocks.flatMap(({ code, language, page }) =>
  language === 'http' && page === 'docs/elements.md'
    ? [code.trim().replace('Content-Security-Policy: ', '')]
    : [],
);

describe('a page that the documentation shows, under the policy that it prints', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-documented-'));
  let browser: Browser;
  let server: StaticServer;
  let wallets = '';
  beforeAll(async () => {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(root, 'dist'), join(folder, 'node_modules/cleatkit'));
    for (const block of blocks) {
      if (block.file === undefined) continue;
      const path = join(folder, folderOf(block), block.file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, block.code);
    }
    for (const [file, { script, body = '<div id="root"></div>' }] of Object.entries(shown)) {
      const at = pageOf(file);
      await build({
        stdin: { contents: script, loader: 'tsx', resolveDir: join(folder, dirname(file)) },
        bundle: true,
        splitting: true,
        format: 'esm',
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
        outdir: join(folder, at),
        entryNames: 'page',
        nodePaths: [join(root, 'node_modules')], // React and viem
        logLevel: 'error',
      });
      writeFileSync(
        join(folder, at, 'index.html'),
        `<!doctype html><html lang="en"><title>none</title><link rel="icon" href="data:,">
        <body>${body}<script type="module" src="page.js"></script></body></html>`,
      );
    }
    server = await startStaticServer({ folder, headers: { 'content-security-policy': policy } });
    browser = await openBrowser();
    wallets = await walletExtension();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a page of the folder as a visitor with wallets. Returns what went wrong. */
  async function visit(
    at: string,
    act: (page: Page) => Promise<unknown>,
  ): Promise<readonly string[]> {
    const url = `${server.url}/${at}/`;
    const { page, mishaps, close } = await openPage(browser, url, {}, async (context) => {
      await context.route((asked) => !asked.href.startsWith(server.url), answerZero);
      await context.addInitScript(wallets);
    });
    await act(page);
    await close();
    return mishaps.filter((mishap) => !mishap.startsWith('foreign request'));
  }

  it.each(Object.keys(shown))('opens and works: %s', async (file) => {
    expect(await visit(pageOf(file), shown[file]?.visit ?? connect)).toEqual([]);
  });

  it('opens without a build, from the packed page and by its own commands', async () => {
    const texts = readFileSync(join(root, 'dist/docs/elements.md'), 'utf8');
    const [commands, html] = ['sh', 'html'].map(
      (wanted) => blocksIn(texts).find(({ language }) => language === wanted)?.code ?? '',
    );
    const site = join(folder, 'plain');
    mkdirSync(join(site, 'node_modules'), { recursive: true });
    cpSync(join(root, 'dist/standalone'), join(site, 'node_modules/cleatkit/standalone'), {
      recursive: true,
    });
    const { stdout, status } = spawnSync('sh', ['-e', '-c', commands ?? ''], {
      cwd: site,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const [[file, hash] = ['', '']] = Object.entries(JSON.parse(stdout) as Record<string, string>);
    expect(existsSync(join(site, file))).toBe(true);
    expect(html).toContain(`src="${file}" integrity="${hash}"`);
    writeFileSync(join(site, 'index.html'), html ?? '');

    const mishaps = await visit('plain', async (page) => {
      await connect(page);
      await page.getByRole('button', { name: 'Ethereum' }).waitFor();
    });
    expect(mishaps).toEqual([]);
  });

  it('is every component and every page of the documentation', () => {
    const seen = blocks
      .filter(
        ({ language, page }) => language === 'tsx' && !/testing|servers|wagmi|sign-in/.test(page),
      )
      .map((block) => `${folderOf(block)}/${block.file}`);

    // The page of Next has the other one inside.
    expect(seen.filter((file) => !(file in shown))).toEqual(['README/app/wallet.tsx']);
  });
});

/** The folder of the page that shows `file`. */
function pageOf(file: string): string {
  return `shown/${file.replaceAll(/\W/g, '-')}`;
}
