import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { browserBundle } from '../../../scripts/esbuild-plugins.mjs';
import { type StaticServer, startStaticServer } from '../../../scripts/static-server.mjs';
import { documentsOf } from '../../support/engines/engine-page';
import { engines } from '../../support/engines/engines';
import { eventually } from '../../support/eventually';

/** A site in development, with a test wallet whose chain does not answer. */
const site = `
import { createWidget, ethereum } from 'cleatkit';
import { startDevtools } from 'cleatkit/devtools';
import { mountWidget } from 'cleatkit/react';
import { createTestWallet } from 'cleatkit/testing';
const rpcUrl = location.origin + '/rpc';
const network = { ...ethereum, rpcUrls: { default: { http: [rpcUrl] } } };
const { provider } = createTestWallet({ chains: [{ chainId: 1, rpcUrl }] });
const connectors = [{ id: 'test.wallet', name: 'Test wallet', provider }];
const { widget } = startDevtools(createWidget, { networks: [network], connectors });
mountWidget(widget, { target: document.querySelector('main') });
window.widget = widget;
`;

let folder: string;
let server: StaticServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-devtools-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>A site</title><main></main><script type="module" src="/site.js"></script></html>',
  );
  await build({
    ...browserBundle,
    stdin: { contents: site, resolveDir: root, sourcefile: 'site.js' },
    entryNames: 'site',
    outdir: folder,
    define: { 'process.env.NODE_ENV': '"development"' },
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  server = await startStaticServer({ folder });
}, 60_000);
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(engines)('the tools for developers in $name', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  it('show what happened, and play a fault', async () => {
    const engine = await open();
    try {
      await engine.open(server.url);
      const { page } = await documentsOf(engine);
      await page.getByRole('button', { name: 'Cleat tools' }).click();
      await page.getByRole('tab', { name: 'Faults' }).click();
      await page.getByRole('checkbox', { name: /walletRejects/ }).click();
      const asked = `widget.preload().then(() => widget.connect('test.wallet', 'eip155')).then(
        () => 'connected', ({ context }) => 'refused ' + context.rpcCode)`;
      expect(await engine.evaluate('site', asked)).toBe('refused 4001');
      await page.getByRole('tab', { name: 'Wallets' }).click();
      await page
        .getByText(/RPC 4001/)
        .first()
        .waitFor();
      await eventually(async () => {
        const report = await engine.evaluate('site', 'cleatDevtools.report()');
        expect(report).toContain('connect test.wallet eip155 RPC 4001');
        expect(report).not.toContain('0xf39F');
      });
    } finally {
      await engine.close();
    }
  }, 180_000);
});
