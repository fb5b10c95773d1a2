import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { type Choices, defaultChoices } from '../../../apps/demo/playground/choices';
import { type CodeKind, printCode } from '../../../apps/demo/playground/print-code';
import { startGuestBook } from '../../../apps/demo/serve/guest-book.mjs';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { root } from '../../../scripts/command.mjs';
import { strictPolicy } from '../../../apps/demo/serve/serve-demo.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { startStaticServer, type StaticServer } from '../../../scripts/static-server.mjs';
import { openBrowser, openReusedPage, type WatchedPage } from './browser';
import { ADDRESS, Visitor } from './visitor';

const from = `${root}dist/test-pages/printed-code`;
const to = `${root}dist/test-pages/printed-code-site`;

/** The wallet of the visitor, which is there before the site. */
const wallet = `
import { createTestWallet } from 'cleatkit/testing';
export const announce = () =>
  createTestWallet({ chains: [{ chainId: 1, rpcUrl: '/node' }] }).announce(window);
`;

/** What a site adds to the code, to put it on a page. */
const additions: Readonly<Record<CodeKind, string>> = {
  react: `
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(<App />);
`,
  headless: `
document.body.append(await connect('test.cleat.wallet'));
`,
};

let browser: Browser;
let server: StaticServer;

function writePage(name: string, kind: CodeKind, choices: Partial<Choices> = {}): void {
  const code = printCode(kind, { ...defaultChoices, ...choices });
  const page = `<!doctype html><title>${name}</title><link rel="icon" href="data:,"><body><script type="module" src="/${name}.js"></script>`;
  writeFileSync(`${from}/${name}.html`, page);
  writeFileSync(
    `${from}/${name}.tsx`,
    `import { announce } from './wallet';\nannounce();\n${code}${additions[kind]}`,
  );
}

beforeAll(async () => {
  rmSync(from, { recursive: true, force: true });
  mkdirSync(from, { recursive: true });
  writeFileSync(`${from}/wallet.ts`, wallet);
  writePage('react', 'react', { preset: 'mint', language: 'de', direction: 'rtl' });
  writePage('own-button', 'react', { layout: 'custom' });
  writePage('headless', 'headless');
  await bundlePages({ from, to });
  const port = await freePort();
  // The code signs visitors in, which the site's server does.
  const { listeners = {} } = await startGuestBook({ domains: [`127.0.0.1:${port}`] });
  const headers = { 'content-security-policy': strictPolicy([]) };
  [server, browser] = await Promise.all([
    startStaticServer({ folder: to, port, headers, listeners }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** The page refuses to contact the public nodes of the printed networks, and nothing else goes wrong in it. */
async function close(watched: WatchedPage): Promise<void> {
  await watched.close();
  const isOfNodes = /policy: connect-src|Content Security Policy|Failed to load|foreign request/;
  expect(watched.mishaps.filter((mishap) => !isOfNodes.test(mishap))).toEqual([]);
}

it('the code for React that the playground prints connects a wallet, in the look and the words that were chosen', async () => {
  const watched = await openReusedPage(browser, `${server.url}/react.html`);
  const visitor = new Visitor(watched.page);

  await visitor.button('Wallet verbinden').click();
  await visitor.page.locator('.root[data-preset="mint"][dir="rtl"]').first().waitFor();
  await visitor.wallet('Cleat Test Wallet').click();
  await visitor.accountButton.waitFor();

  await close(watched);
});

it('the code with a button of the site’s own connects a wallet', async () => {
  const watched = await openReusedPage(browser, `${server.url}/own-button.html`);
  const visitor = new Visitor(watched.page);

  await visitor.button('Sign in').click();
  await visitor.wallet('Cleat Test Wallet').click();

  await visitor.accountButton.waitFor();
  await close(watched);
});

it('the headless code connects a wallet', async () => {
  const watched = await openReusedPage(browser, `${server.url}/headless.html`);

  await watched.page.getByText(`eip155:1:${ADDRESS}`).waitFor();
  await close(watched);
});
