import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { strictPolicy } from '../../../apps/demo/serve/serve-demo.mjs';
import { root } from '../../../scripts/command.mjs';
import { browserBundle } from '../../../scripts/esbuild-plugins.mjs';
import { type StaticServer, startStaticServer } from '../../../scripts/static-server.mjs';
import { answerZero } from '../../support/answer-zero';
import { eventually } from '../../support/eventually';
import { axeFindingsInBothThemes } from './axe';
import { openBrowser, openPage, type WatchedPage } from './browser';

/** A site in development, with a test wallet that approves. */
const site = `
import { createWidget, ethereum } from 'cleatkit';
import { startDevtools } from 'cleatkit/devtools';
import { mountWidget } from 'cleatkit/react';
import { createTestWallet } from 'cleatkit/testing';
const rpcUrls = ['https://one.node.example/secretkey123', 'https://other.node.example'];
const network = { ...ethereum, rpcUrls: { default: { http: rpcUrls } } };
const { provider } = createTestWallet({ chains: [{ chainId: 1, rpcUrl: rpcUrls[1] }] });
const connectors = [{ id: 'test.wallet', name: 'Test wallet', provider }];
const { widget } = startDevtools(createWidget, { networks: [network], connectors });
mountWidget(widget, { target: document.querySelector('main') });
`;
const html = `<!doctype html><html lang="en"><title>A site</title>
<meta name="viewport" content="width=device-width" /><main><h1>A site</h1></main>
<script type="module" src="/site.js"></script></html>`;

let folder: string;
let server: StaticServer;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-devtools-'));
  writeFileSync(join(folder, 'index.html'), html);
  await build({
    ...browserBundle,
    stdin: { contents: site, resolveDir: root, sourcefile: 'site.js' },
    entryNames: 'site',
    outdir: folder,
    define: { 'process.env.NODE_ENV': '"development"' },
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  server = await startStaticServer({
    folder,
    headers: { 'content-security-policy': strictPolicy(['https://*.node.example']) },
  });
  browser = await openBrowser();
}, 60_000);

afterAll(async () => {
  await watched?.close();
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the panel of the tools, in Chromium under a strict policy', () => {
  it('opens, changes tabs and closes by the keyboard alone', async () => {
    watched = await openPage(
      browser,
      server.url,
      { viewport: { width: 1280, height: 800 } },
      (to) => to.route('https://*.node.example/**', answerZero),
    );
    ({ page } = watched);
    const opener = page.getByRole('button', { name: 'Cleat tools' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Cleat tools' }).waitFor();
    const focused = page.getByRole('heading', { name: 'Cleat tools' });
    expect(await focused.evaluate((each) => each.matches(':focus'))).toBe(true);
    await page.getByRole('tab', { name: 'State' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('tabpanel', { name: 'Events' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Cleat tools' }).waitFor({ state: 'detached' });
    expect(await opener.evaluate((each) => each.matches(':focus'))).toBe(true);
  }, 60_000);

  it('records a visit, plays a fault in it, and draws its views again', async () => {
    await page.getByRole('button', { name: 'Cleat tools' }).click();
    await page.getByRole('tab', { name: 'Faults' }).click();
    await page.getByRole('checkbox', { name: /firstRpcOffline/ }).check();
    await page.getByRole('checkbox', { name: /walletRejects/ }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    const widget = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    await widget.getByRole('button', { name: /^Test wallet/ }).click();
    await widget
      .getByText(/declined/i)
      .first()
      .waitFor();
    await page.evaluate(() => globalThis.cleatDevtools?.fault('walletRejects', false));
    await widget.getByRole('button', { name: /try again/i }).click();
    await page.getByRole('button', { name: /0xf39F…2266/ }).waitFor();

    const visit = () =>
      page.evaluate(() => ({
        report: globalThis.cleatDevtools?.report() ?? '',
        hosts: globalThis.cleatDevtools
          ?.rpc()
          .flatMap(({ posts }) =>
            posts.map(({ endpoint, outcome }) => `${endpoint} ${outcome.status}`),
          ),
      }));
    await eventually(async () => {
      expect((await visit()).hosts).toContain('other.node.example answered');
    });
    const found = await visit();
    expect(found.hosts).toContain('one.node.example failed');
    expect(found.report).toContain('connect test.wallet eip155 RPC 4001');
    expect(found.report).not.toMatch(/0xf39F|secretkey123/);

    await page.getByRole('button', { name: /^Cleat tools/ }).click();
    await page.getByRole('tab', { name: 'Views' }).click();
    await page.getByRole('group', { name: 'Steps' }).getByRole('button', { name: 'Back' }).click();
    await page.locator('.replay .card, .replay [data-view]').first().waitFor();
  }, 60_000);

  it('copies a report, without addresses unless they are asked for', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied: string[] = [];
    for (const hasAddresses of [false, true]) {
      await page.getByRole('checkbox', { name: 'Addresses' }).setChecked(hasAddresses);
      await page.getByRole('button', { name: 'Copy report' }).click();
      await page.getByRole('status').getByText('Copied').waitFor();
      await eventually(async () => {
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(text.includes('0xf39F')).toBe(hasAddresses);
        copied.push(text);
      });
    }
    expect(copied.at(-1)).toContain('## rpc');
    await page.getByRole('checkbox', { name: 'Addresses' }).uncheck();
  }, 60_000);

  it('has nothing that axe finds, in both themes, and needs no more than the policy allows', async () => {
    for (const name of ['State', 'RPC', 'Faults', 'Views']) {
      await page.getByRole('tab', { name }).click();
      expect([name, await axeFindingsInBothThemes({ page })]).toEqual([name, []]);
    }
    expect(watched.mishaps.filter((each) => !each.startsWith('foreign request'))).toEqual([]);
  }, 90_000);

  it('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wider).toBeLessThanOrEqual(390);
    for (const name of ['State', 'RPC', 'Faults', 'Views']) {
      await page.getByRole('tab', { name }).click();
      const close = await page.locator('header').getByText('Close').boundingBox();
      expect((close?.x ?? 0) + (close?.width ?? 999)).toBeLessThanOrEqual(390);
    }
  }, 60_000);
});
