import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { root } from '../../../scripts/command.mjs';
import { builtCleat } from '../../../scripts/esbuild-plugins.mjs';
import { tarball } from '../../../scripts/pack.mjs';
import { type StaticServer, startStaticServer } from '../../../scripts/static-server.mjs';
import { answerZero } from '../../support/connect-in-page';
import { openBrowser, openPage } from '../browser/browser';

const policy = [
  "default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
  'connect-src https://ethereum-rpc.publicnode.com',
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ');

/** The page's own script: a wallet, and a log of what the elements report. */
const script = `
import { createTestWallet } from 'cleatkit/testing';
const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:9' }], storage: localStorage });
wallet.announce(window);
addEventListener('cleat-connect', ({ detail }) => (document.title = detail.account.address));
`;

describe('the standalone file of the packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-standalone-'));
  let browser: Browser;
  let server: StaticServer;
  let name = '';
  beforeAll(async () => {
    spawnSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const [file = ''] = readdirSync(join(folder, 'standalone')).filter((one) => one.endsWith('js'));
    name = file;
    await build({
      ...{ bundle: true, format: 'esm', plugins: [builtCleat] },
      stdin: { contents: script, resolveDir: root },
      outfile: join(folder, 'page.js'),
      logLevel: 'error',
    });
    const integrity = JSON.parse(readFileSync(join(folder, 'standalone/integrity.json'), 'utf8'));
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><title>none</title><link rel="icon" href="data:,">
      <script type="module" src="page.js"></script>
      <script type="module" src="standalone/${name}" integrity="${integrity[name]}"></script>
      <cleat-button id="main" networks="ethereum"></cleat-button>
      <cleat-network for="main"></cleat-network>`,
    );
    cpSync(join(folder, 'index.html'), join(folder, 'changed/index.html'), { recursive: true });
    cpSync(join(folder, 'standalone'), join(folder, 'changed/standalone'), { recursive: true });
    writeFileSync(join(folder, 'changed/standalone', name), '\n', { flag: 'a' });
    writeFileSync(join(folder, 'changed/page.js'), '');
    server = await startStaticServer({ folder, headers: { 'content-security-policy': policy } });
    browser = await openBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the version in its name, and imports nothing', async () => {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { metafile } = await build({
      ...{ entryPoints: [join(folder, 'standalone', name)], bundle: true, write: false },
      ...{ format: 'esm', metafile: true, external: ['*'], logLevel: 'silent' },
    });

    expect(name).toBe(`cleatkit-${version}.js`);
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  });

  it('connects and signs on a plain page with a strict policy, and connects again', async () => {
    const { page, mishaps, close } = await openPage(browser, `${server.url}/`, {}, (context) =>
      context.route((asked) => !asked.href.startsWith(server.url), answerZero),
    );
    await page.getByRole('button', { name: 'Connect Wallet', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cleat Test Wallet/ })
      .click();
    await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('0xf39F'));
    const signature = await page.evaluate(() => {
      const { widget } = document.querySelector('cleat-network') as unknown as {
        widget: { provider(): { request(request: object): Promise<string> } };
      };
      const params = ['0x68690a', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'];
      return widget.provider().request({ method: 'personal_sign', params });
    });
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/);

    await page.reload();
    await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    await page.getByRole('button', { name: 'Ethereum' }).waitFor();

    expect(mishaps.filter((mishap) => !mishap.startsWith('foreign request'))).toEqual([]);
    await close();
  });

  it('is refused where it is not what its hash says', async () => {
    const { page, close } = await openPage(browser, `${server.url}/changed/`);

    expect(await page.evaluate(() => customElements.get('cleat-button') === undefined)).toBe(true);
    await close();
  });
});
