import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser } from '../integration/browser/browser';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

const EVM = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SOLANA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const LIE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The visitor says yes to everything that she is asked, and counts it. */
const visitor = `window.asked = [];
const approval = ({ method }) => {
  window.asked.push(method);
  return 'approve';
};
`;
const evmWallet = `import { createTestWallet } from 'cleatkit/testing';
${visitor}
const chains = [{ chainId: 1, rpcUrl: 'https://rpc.test' }];
const wallet = createTestWallet({ approval, chains, storage: localStorage });
wallet.announce(window);
`;
const solanaWallet = `import { createSolanaTestWallet } from 'cleatkit/testing';
${visitor}
const wallet = createSolanaTestWallet({ approval, storage: localStorage });
wallet.register(window);
`;

/** The site as it was: the kit itself connects, and stores what it stores. */
const before = {
  'wagmi-2': `${evmWallet}
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { connect } from 'wagmi/actions';
const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('https://rpc.test') } });
window.press = async () => {
  const connector = config.connectors.find(({ id }) => id.includes('.'));
  document.title = (await connect(config, { connector })).accounts[0];
};`,
  'wallet-adapter': `${solanaWallet}
import { useWallet, WalletProvider } from '@solana/wallet-adapter-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
function Site() {
  const { publicKey, select, wallets } = useWallet();
  window.press = () => select(wallets[0].adapter.name);
  document.title = publicKey?.toBase58() ?? '';
  return null;
}
const site = createElement(WalletProvider, { wallets: [], autoConnect: true }, createElement(Site));
createRoot(document.body.appendChild(document.createElement('div'))).render(site);`,
} as const;

const shows = (namespace: string): string => `
window.widget = widget;
window.shownViews = [];
const show = ({ alert, connections, view }) => {
  const { account, attempt, status } = connections.${namespace};
  document.title = account?.address ?? status + (attempt ? ' ' + attempt.purpose : '');
  window.shownViews.push([document.title, attempt?.status, alert, view].join());
};
show(widget.state);
widget.subscribe(show);`;

/** The site after it moved. */
const after = {
  'wagmi-2': `${evmWallet}
import { createWidget, ethereum } from 'cleatkit';
import { takeOverSession } from 'cleatkit/former-session';
window.taken = takeOverSession();
const widget = createWidget({ networks: [ethereum] });${shows('eip155')}`,
  'wallet-adapter': `${solanaWallet}
import { createWidget } from 'cleatkit';
import { takeOverSession } from 'cleatkit/former-session';
import { solana } from 'cleatkit/networks';
window.taken = takeOverSession();
const widget = createWidget({ networks: [solana] });${shows('solana')}`,
} as const;

declare global {
  interface Window {
    readonly asked: readonly string[];
    readonly press: () => unknown;
    readonly shownViews: readonly string[];
    readonly taken: readonly { readonly connectorId: string }[];
    readonly widget: { connect(id: string): Promise<unknown>; disconnect(): Promise<void> };
  }
}

describe.each([
  ['wagmi-2', EVM, 'eip155', 'wagmi.store'],
  ['wallet-adapter', SOLANA, 'solana', 'walletName'],
] as const)('a visitor who was connected by %s', (name, address, namespace, key) => {
  let app: ScratchApp;
  let browser: Browser;
  let server: StaticServer;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    app = await makeScratchApp(name);
    writeFileSync(join(app.folder, 'before.jsx'), before[name]);
    writeFileSync(join(app.folder, 'after.jsx'), after[name]);
    await build({
      absWorkingDir: app.folder,
      bundle: true,
      define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
      entryPoints: { before: './before.jsx', after: './after.jsx' },
      format: 'esm',
      outdir: app.folder,
      splitting: true,
    });
    for (const each of ['before', 'after']) {
      const html = `<link rel="icon" href="data:," /><body></body><script type="module" src="${each}.js"></script>`;
      writeFileSync(join(app.folder, `${each}.html`), html);
    }
    server = await startStaticServer({ folder: app.folder });
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
    app.remove();
  });

  const open = async (file: string): Promise<void> => {
    await page.goto(`${server.url}/${file}.html`);
  };
  const untilTitle = (title: string) =>
    page.waitForFunction((wanted) => document.title === wanted, title);
  const fresh = async (): Promise<void> => {
    context = await browser.newContext();
    page = await context.newPage();
    await page.route(/rpc/, (route) => route.abort());
  };
  const connectBefore = async (): Promise<void> => {
    await fresh();
    await open('before');
    await page.waitForFunction(() => typeof window.press === 'function');
    await page.evaluate(async () => window.press());
    await untilTitle(address);
  };

  it('is connected after the site moved, without a press', async () => {
    await connectBefore();
    await open('after');

    await untilTitle(address);
    expect(await page.evaluate(() => window.taken)).toEqual([
      { namespace, connectorId: expect.any(String) },
    ]);
    expect(await page.evaluate(() => window.asked)).toEqual([]);
    await page.evaluate(() => window.widget.disconnect());
    await untilTitle('disconnected');
    await page.reload();
    await untilTitle('disconnected');
    expect(await page.evaluate(() => window.taken)).toEqual([]);
    await context.close();
  });

  it('has the account that the wallet says, whatever the record says', async () => {
    await connectBefore();
    await page.evaluate(
      ([record, lie]) => {
        const text = localStorage.getItem(record) ?? '';
        localStorage.setItem(record, text.replaceAll(/0x[0-9a-fA-F]{40}/g, lie));
      },
      [key, LIE] as const,
    );
    await open('after');

    await untilTitle(address);
    expect(await page.title()).toBe(address);
    await context.close();
  });

  it('reads what a new visitor reads where the wallet does not know the site any more', async () => {
    await connectBefore();
    const record = await page.evaluate((name) => localStorage.getItem(name) ?? '', key);
    await context.close();
    expect(record).not.toBe('');
    // The same browser, but for the wallet's own record.
    await fresh();
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
      key,
      record,
    ] as const);
    await open('after');

    await untilTitle('disconnected');
    const { asked, seen, taken, texts } = await page.evaluate(() => ({
      asked: window.asked,
      seen: window.shownViews,
      taken: window.taken,
      texts: document.body.innerText.trim(),
    }));
    expect(taken).toHaveLength(1);
    expect(asked).toEqual([]);
    // Neither an error, nor an alert, nor a view.
    expect([...new Set(seen)]).toEqual(['connecting restore,asking,,', 'disconnected,,,']);
    expect(texts).toBe('');

    await page.evaluate(async () => {
      for (const { connectorId } of window.taken) await window.widget.connect(connectorId);
    });
    await untilTitle(address);
    expect(await page.evaluate(() => window.asked)).toHaveLength(1);
    await context.close();
  });

  it.each(['{', '[]', '"<script>"', 'x'.repeat(200_000)])(
    'is as new with a record %#',
    async (text) => {
      await fresh();
      await page.addInitScript(([name, lie]) => localStorage.setItem(name, lie), [
        key,
        text,
      ] as const);
      await open('after');

      await untilTitle('disconnected');
      expect(await page.evaluate(() => window.taken)).toEqual([]);
      await context.close();
    },
  );
});
