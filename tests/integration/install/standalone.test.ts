import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { tarball } from '../../../scripts/pack.mjs';
import { type StaticServer, startStaticServer } from '../../../scripts/static-server.mjs';
import { expectJourney } from '../../support/site-journey';
import { openBrowser, openPage } from '../browser/browser';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';

const policy = [
  "default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
  'connect-src https://ethereum-rpc.publicnode.com',
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ');

/** The page's own script, which needs no package: it asks the widget of the elements. */
const script = `
const BOB = '0x000000000000000000000000000000000000bEEF';
const [hello, sign, send, answer] = document.querySelectorAll('p, button, output');
let from;
addEventListener('cleat-connect', ({ detail }) => {
  from = detail.account.address;
  hello.textContent = 'Hello, ' + from;
});
async function ask(method, params) {
  const { widget } = document.querySelector('cleat-network');
  answer.textContent = await widget.provider().request({ method, params });
}
sign.onclick = () => ask('personal_sign', ['0x68690a', from]);
send.onclick = () => ask('eth_sendTransaction', [{ from, to: BOB, value: '0x7' }]);
`;

describe('the standalone file of the packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-standalone-'));
  let browser: Browser;
  let server: StaticServer;
  let node: EvmNode;
  let name = '';
  beforeAll(async () => {
    node = await startEvm({ chainId: 1 });
    spawnSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const [file = ''] = readdirSync(join(folder, 'standalone')).filter((one) => one.endsWith('js'));
    name = file;
    writeFileSync(join(folder, 'page.js'), script);
    const integrity = JSON.parse(readFileSync(join(folder, 'standalone/integrity.json'), 'utf8'));
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><title>none</title><link rel="icon" href="data:,">
      <script type="module" src="page.js"></script>
      <script type="module" src="standalone/${name}" integrity="${integrity[name]}"></script>
      <cleat-button id="main" networks="ethereum"></cleat-button>
      <cleat-network for="main"></cleat-network>
      <p>Hello, guest</p><button>Sign</button> <button>Send</button> <output></output>`,
    );
    cpSync(join(folder, 'index.html'), join(folder, 'changed/index.html'), { recursive: true });
    cpSync(join(folder, 'standalone'), join(folder, 'changed/standalone'), { recursive: true });
    writeFileSync(join(folder, 'changed/standalone', name), '\n', { flag: 'a' });
    writeFileSync(join(folder, 'changed/page.js'), '');
    server = await startStaticServer({ folder, headers: { 'content-security-policy': policy } });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the version in its name, and imports nothing', async () => {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { metafile } = await build({
      entryPoints: [join(folder, 'standalone', name)],
      bundle: true,
      write: false,
      format: 'esm',
      metafile: true,
      external: ['*'],
      logLevel: 'silent',
    });

    expect(name).toBe(`cleatkit-${version}.js`);
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  });

  it('connects, signs and sends on a plain page with a strict policy, and connects again', async () => {
    await expectJourney(
      { browser, node, url: `${server.url}/` },
      { after: (page) => page.getByRole('button', { name: 'Ethereum' }).waitFor() },
    );
  });

  it('is refused where it is not what its hash says', async () => {
    const { page, close } = await openPage(browser, `${server.url}/changed/`);

    expect(await page.evaluate(() => customElements.get('cleat-button') === undefined)).toBe(true);
    await close();
  });
});
