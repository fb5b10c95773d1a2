import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startMailServer } from '../../apps/chains/stand-ins/mail-server.mjs';
import { startTestId } from '../../apps/chains/stand-ins/test-id.mjs';
import { root } from '../../scripts/command.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openBrowser } from '../integration/browser/browser';
import { eventually } from '../support/eventually';
import { blocksOf } from '../support/page-blocks';
import { type RunningSite, serve } from './support/running-site';
import { shopPage } from '../support/shop-page';
import { leaveBackup } from '../../apps/wallet-frame/tests/press-button.mjs';

const guide = 'docs/embedded-wallet/operators-guide.md';

/** What a visitor knows of the mail that the service sends. */
const mails: { readonly to: string; readonly text: string }[] = [];
const stops: (() => unknown)[] = [];
let browser: Browser;
let site: StaticServer;
let startedAt = 0;

/**
 * Runs the two commands of the guide: `values` take the place of its examples, and `beside` is what this machine needs so
 * that ports are free.
 */
async function startWallet(
  values: Readonly<Record<string, string>>,
  beside: readonly Readonly<Record<string, string>>[],
): Promise<readonly RunningSite[]> {
  const [block] = blocksOf(guide).get('On your machine') ?? [];
  const lines = (block?.code ?? '').replaceAll('\\\n', '').trim().split('\n');
  return Promise.all(
    lines.map((line, at) => {
      const named = [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => [name, values[name]]);
      expect(named.filter(([, value]) => value === undefined)).toEqual([]);
      const [command = ''] = /npm run \S+$/.exec(line) ?? [];
      const environment = { ...Object.fromEntries(named), ...beside[at] };
      return serve(command, { cwd: root, port: Number(environment.PORT), environment });
    }),
  );
}

beforeAll(async () => {
  startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'cleat-operator-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const [service, frame] = [await freePort(), await freePort()];
  const serviceUrl = `http://localhost:${service}`;
  const frameUrl = `http://localhost:${frame}`;
  browser = await openBrowser();
  const mail = await startMailServer((one) => mails.unshift(one));
  const testId = await startTestId({ service: serviceUrl });
  cpSync(join(root, 'dist/standalone'), join(folder, 'site'), { recursive: true });
  site = await startStaticServer({ folder: join(folder, 'site') });
  stops.unshift(
    () => browser.close(),
    () => site.close(),
    () => testId.close(),
    () => mail.close(),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(
    join(folder, 'site/index.html'),
    shopPage(`/cleatkit-${version}.js`, {
      authFrameUrl: `${frameUrl}/`,
      features: { socials: ['openid:test-id'] },
    }),
  );
  const servers = await startWallet(
    {
      ORIGINS: onLocalhost(site.url),
      FRAME_ORIGIN: frameUrl,
      SERVICE_URL: serviceUrl,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Wallet <login@wallet.example>',
      SERVICE_SECRET: 'a secret of this operator, which is long enough',
    },
    [
      {
        PORT: String(service),
        PUBLIC_URL: serviceUrl,
        DATABASE_URL: `file:${join(folder, 'service.db')}`,
        OPENID_PROVIDERS: JSON.stringify([testId.provider]),
      },
      { PORT: String(frame), FRAME_PORT: String(frame) },
    ],
  );
  stops.unshift(...servers.map(({ stop }) => stop));
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** The frame is on `localhost`, and a page of `127.0.0.1` would be of another site. */
function onLocalhost(url: string): string {
  return url.replace('//127.0.0.1', '//localhost');
}

/** Waits for the account, and leaves the wallet with its one way in. */
async function finish(page: Page, how: string): Promise<void> {
  await leaveBackup(page.frameLocator('iframe[title=Wallet]'));
  await page.getByText(/^Hello, 0x[0-9a-fA-F]{40}$/).waitFor();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stderr.write(`newcomer operator, ${how}: ${seconds} s from the guide to an account\n`);
}

describe('an operator who follows the guide on a machine of their own', () => {
  it('has a visitor log in by e-mail', async () => {
    const page = await openSite();
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email address' });
    await field.fill('ada@example.org');
    await field.press('Enter');
    const frame = page.frameLocator('iframe[title=Wallet]');
    await frame.locator('#code').waitFor();
    let code = '';
    await eventually(() => {
      code = /Your code: (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
      expect(code).not.toBe('');
    });
    await frame.locator('#code').fill(code);

    await finish(page, 'a login by e-mail');
  });

  it('has a visitor log in at a provider of their own', async () => {
    const page = await openSite();
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('dialog').getByRole('button', { name: 'Test ID' }).click(),
    ]);
    await opened.getByLabel('Your name').fill('Ada');
    await opened.getByRole('button', { name: 'Log in' }).click();

    await finish(page, 'a login at their own OpenID provider');
  });
});

async function openSite(): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(onLocalhost(site.url));
  return page;
}
