import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createPublicClient, http, verifyMessage } from 'viem';
import { root } from '../../scripts/command.mjs';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser, openPage, type WatchedPage } from '../integration/browser/browser';
import { type EvmNode, startEvm } from '../../apps/chains/testing/evm';
import { fileOf } from '../support/page-blocks';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Shows the component of the documentation, as `main.tsx` of a site does. */
const showsApp = `import { createRoot } from 'react-dom/client';
import App from './App';
createRoot(document.getElementById('root')!).render(<App />);`;

/** What the page holds for the test: see `wagmi/main.jsx`. */
declare global {
  interface Window {
    readonly hooks: Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>> & {
      readonly balance: { readonly data?: { readonly value: bigint } };
      readonly capabilities: { readonly data?: object; readonly status: string };
    };
    readonly wallet: {
      next(answer: unknown): void;
      setAccounts(accounts: readonly string[]): void;
      switchChain(chainId: number): void;
    };
  }
}

describe.each([
  ['3', 'wagmi'],
  ['2', 'wagmi-2'],
] as const)('the hooks of wagmi %s over a wallet that Cleat connects', (_version, folder) => {
  let app: ScratchApp;
  let browser: Browser;
  let server: StaticServer;
  let nodes: readonly EvmNode[];
  let address: string;
  let watched: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    nodes = [await startEvm({ chainId: 1 }), await startEvm({ chainId: 10 })];
    browser = await openBrowser();
    app = await makeScratchApp(folder);
    await app.borrow('wagmi', 'index.html', 'tsconfig.json');
    await app.borrow('wagmi', 'main.jsx', 'site.jsx', 'site.test.jsx', 'vitest.config.js');
    for (const name of ['config.ts', 'App.tsx']) {
      writeFileSync(join(app.folder, name), fileOf('docs/wagmi.md', `src/${name}`));
    }
    writeFileSync(join(app.folder, 'printed.tsx'), showsApp);
    await build({
      absWorkingDir: app.folder,
      bundle: true,
      define: { 'process.env.NODE_ENV': '"production"' },
      entryPoints: { page: './main.jsx', printed: './printed.tsx' },
      jsx: 'automatic',
      format: 'esm',
      outdir: app.folder,
      splitting: true,
    });
    server = await startStaticServer({ folder: app.folder });
    const rpc = nodes.map(({ url }) => `rpc=${encodeURIComponent(url)}`).join('&');
    address = `${server.url}/?${rpc}`;
    watched = await openPage(browser, address);
    ({ page } = watched);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
    await Promise.all(nodes.map((node) => node.stop()));
    app.remove();
  });

  const expectShown = (text: string): Promise<void> =>
    page.locator('output', { hasText: new RegExp(`^${text}\\s*$`) }).waitFor();
  const chain = (index: number) =>
    createPublicClient({ transport: http(nodes[index]?.url ?? ''), cacheTime: 0 });

  it('the files of the documentation compile and open, as they are printed', async () => {
    for (const name of ['react', 'csstype']) {
      const types = name === 'react' ? '@types/react' : name;
      const from = join(root, 'node_modules', types);
      cpSync(from, join(app.folder, 'node_modules', types), { recursive: true });
    }
    await app.run(`${join(root, 'node_modules/.bin/tsc')} -p .`);

    const icon = '<link rel="icon" href="data:," />';
    const html = `${icon}<div id="root"></div><script type="module" src="printed.js"></script>`;
    writeFileSync(join(app.folder, 'printed.html'), html);
    const printed = await openPage(browser, `${server.url}/printed.html`);
    await printed.page.getByText('Not connected').waitFor();
    await printed.page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    await printed.page.getByRole('dialog').waitFor();
    await printed.page.close();
    expect(printed.mishaps).toEqual([]);
  });

  it('passes its starter test', async () => {
    expect(await app.run('npm test')).toContain('1 passed');
  }, 60_000);

  it('useConnect opens the modal, and rejects with 4001 when the visitor closes it', async () => {
    await expectShown('disconnected');
    const refused = page.evaluate(() =>
      window.hooks['connect']?.().then(
        () => 'connected',
        (error: { code?: number; name?: string }) => `${error.name} ${error.code}`,
      ),
    );
    await page.getByRole('dialog').waitFor();

    await page.keyboard.press('Escape');

    expect(await refused).toBe('UserRejectedRequestError 4001');
    await expectShown('disconnected');
  });

  it('useConnect resolves with the wallet that the visitor chooses', async () => {
    const connected = page.evaluate(() => window.hooks['connect']?.());
    await chooseWallet();

    expect(await connected).toEqual({ accounts: [ALICE], chainId: 1 });
    await expectShown(`connected ${ALICE} 1`);
  });

  it('useBalance and useCapabilities read what the chain and the wallet say', async () => {
    await page.waitForFunction(() => window.hooks.balance.data && window.hooks.capabilities.data);

    const value = await page.evaluate(() => String(window.hooks.balance.data?.value));
    expect(BigInt(value)).toBe(await chain(0).getBalance({ address: ALICE }));
    expect(await page.evaluate(() => window.hooks.capabilities.data)).toMatchObject({
      1: { atomic: { status: 'unsupported' } },
    });
  });

  it('useSignMessage signs with the key of the wallet', async () => {
    const message = 'Hello, wagmi';
    const signature = await page.evaluate(
      (text) => window.hooks['sign']?.({ message: text }),
      message,
    );

    expect(
      await verifyMessage({ address: ALICE, message, signature: signature as `0x${string}` }),
    ).toBe(true);
  });

  it('useSendTransaction sends, to the unit', async () => {
    const had = await chain(0).getBalance({ address: BOB });
    const hash = await page.evaluate((to) => window.hooks['send']?.({ to, value: 12_345n }), BOB);

    await chain(0).waitForTransactionReceipt({ hash: hash as `0x${string}` });
    expect(await chain(0).getBalance({ address: BOB })).toBe(had + 12_345n);
  });

  it('useSendCalls sends a bundle', async () => {
    const had = await chain(0).getBalance({ address: BOB });
    const { id } = (await page.evaluate(
      (to) =>
        window.hooks['sendCalls']?.({
          calls: [
            { to, value: 1n },
            { to, value: 2n },
          ],
        }),
      BOB,
    )) as { readonly id: string };

    expect(id).toMatch(/^0x/);
    expect(await chain(0).getBalance({ address: BOB })).toBe(had + 3n);
  });

  it('useSwitchChain moves the wallet and the widget', async () => {
    await page.evaluate(() => window.hooks['switchChain']?.({ chainId: 10 }));

    await expectShown(`connected ${ALICE} 10`);
  });

  it('useWriteContract calls a contract on that chain', async () => {
    const target = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
    // Returns at once, whichever function is called: STOP.
    await nodes[1]?.control.setCode(target, '0x00');
    const abi = [
      { type: 'function', name: 'poke', stateMutability: 'nonpayable', inputs: [], outputs: [] },
    ];
    const hash = await page.evaluate(
      (given) => window.hooks['write']?.({ ...given, functionName: 'poke' }),
      { abi, address: target },
    );

    const receipt = await chain(1).waitForTransactionReceipt({ hash: hash as `0x${string}` });
    expect(receipt).toMatchObject({ status: 'success', to: target.toLowerCase() });
  });

  it('what the visitor does in the wallet reaches the hooks', async () => {
    await page.evaluate((accounts) => window.wallet.setAccounts(accounts), [BOB, ALICE]);
    await expectShown(`connected ${BOB} 10`);

    await page.evaluate(() => window.wallet.switchChain(1));
    await expectShown(`connected ${BOB} 1`);
  });

  it('a declined switch is 4001', async () => {
    await page.evaluate(() => window.wallet.next('reject'));
    const refused = await page.evaluate(() =>
      window.hooks['switchChain']?.({ chainId: 10 }).then(
        () => 'switched',
        (error: { code?: number; name?: string }) => `${error.name} ${error.code}`,
      ),
    );

    expect(refused).toBe('UserRejectedRequestError 4001');
    await expectShown(`connected ${BOB} 1`);
  });

  it('a reload reconnects without a prompt', async () => {
    await page.reload();

    await expectShown(`connected ${BOB} 1`);
    await page.getByRole('button', { name: /0x7099/ }).waitFor();
  });

  it('another tab follows, and a disconnect by wagmi disconnects both', async () => {
    const other = await page.context().newPage();
    await other.goto(address);
    await other.locator('output', { hasText: `connected ${BOB} 1` }).waitFor();

    await page.evaluate(() => window.hooks['disconnect']?.());

    await expectShown('disconnected');
    await other.locator('output', { hasText: /^disconnected\s*$/ }).waitFor();
    await other.close();
  });

  it('a wallet connected with the button of Cleat reaches the hooks, and so does Disconnect', async () => {
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    await chooseWallet();
    await expectShown(`connected ${BOB} 1`);

    await page.getByRole('button', { name: /0x7099/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();

    await expectShown('disconnected');
    expect(watched.mishaps).toEqual([]);
  });

  async function chooseWallet(): Promise<void> {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cleat Test Wallet/ })
      .click();
  }
});
