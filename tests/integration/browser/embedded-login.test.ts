import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { startEmbeddedWallet } from '../../../scripts/embedded-wallet.mjs';
import { eventually } from '../../support/eventually';
import { openBrowser } from './browser';
import { type Lab, startLab } from './lab';
import { Visitor } from './visitor';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'cleat-embedded-'));
let browser: Browser;
let lab: Lab;
let wallet: Awaited<ReturnType<typeof startEmbeddedWallet>>;

beforeAll(async () => {
  [browser, lab] = await Promise.all([openBrowser(), startLab()]);
  wallet = await startEmbeddedWallet({
    database: `file:${join(folder, 'service.db')}`,
    networks: [lab.ethereum, lab.arbitrum].map(({ chainId, url }) => ({
      ...{ id: `eip155:${chainId}`, name: `Chain ${chainId}` },
      ...{ symbol: 'ETH', decimals: 18, rpcUrl: url },
    })),
    sites: [new URL(lab.url('one-widget')).origin.replace('127.0.0.1', 'localhost')],
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([lab?.stop(), wallet?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * The address of the site. A private window refuses storage to a frame of another site, and `127.0.0.1` is another one
 * than the frame's.
 */
const siteUrl = (): string =>
  lab
    .url('one-widget', { options: { authFrameUrl: wallet.url } })
    .replace('//127.0.0.1', '//localhost');

/** A site with the login, which its policy has to name. */
async function visit(page?: Page): Promise<Visitor> {
  const place = page ?? (await (await browser.newContext({ bypassCSP: true })).newPage());
  await place.goto(siteUrl());
  return new Visitor(place);
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title=Wallet]');
const iframes = (page: Page): Promise<number> => page.locator('iframe').count();

/** The newest code for an address. */
async function codeFor(email: string, before = ''): Promise<string> {
  let code = '';
  await eventually(() => {
    const mail = wallet.mails.find(({ to }) => to === email);
    code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
    if (code === '' || code === before) throw new Error('No mail has come');
  });
  return code;
}

async function begin(visitor: Visitor, email: string): Promise<void> {
  await visitor.openModal();
  const field = visitor.dialog.getByRole('textbox', { name: 'E-mail address' });
  await field.fill(email);
  await field.press('Enter');
  await frameOf(visitor.page).locator('#code').waitFor();
}

/** Where an element is and how large: x, y, width, height. */
async function placeOf(element: Locator): Promise<readonly number[]> {
  const box = await element.boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((length) => length ?? Number.NaN);
}

const addressOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => window.cleatPage?.widgets[0]?.state.connections.eip155.account?.address);

describe('a login by e-mail', () => {
  it('is in the page only once the visitor begins it, lasts over a reload, and ends', async () => {
    const email = 'ada@example.org';
    const visitor = await visit();
    const { page } = visitor;
    await visitor.openModal();
    await visitor.dialog.getByRole('textbox', { name: 'E-mail address' }).waitFor();
    expect(await iframes(page)).toBe(0);
    await visitor.dialog.getByRole('button', { name: 'Close' }).click();

    await begin(visitor, email);
    // The visitor sees the field in the card, and the site has none.
    await eventually(async () => {
      const slot = await placeOf(visitor.dialog.locator('.code-slot'));
      const field = await placeOf(page.locator('iframe[title=Wallet]'));
      // The card rises by a transform, so the two may differ by a part of a pixel.
      for (const [side, length] of slot.entries()) expect(field[side]).toBeCloseTo(length, 0);
    });
    expect(await visitor.dialog.locator('input').count()).toBe(0);
    const code = await codeFor(email);
    await frameOf(page)
      .locator('#code')
      .fill('000000' === code ? '000001' : '000000');
    await frameOf(page).getByRole('alert').filter({ hasText: /./ }).waitFor();
    await frameOf(page).locator('#code').fill(code);
    await frameOf(page).getByRole('button', { name: 'Later' }).click();
    await eventually(async () => {
      if ((await addressOf(page)) === undefined) throw new Error('Not connected');
    });
    const address = await addressOf(page);
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    expect(await page.locator('iframe[title=Wallet]').isVisible()).toBe(false);

    await page.reload();
    await eventually(async () => {
      if ((await addressOf(page)) !== address) throw new Error('Not restored');
    });

    await page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
    expect(await addressOf(page)).toBeUndefined();
    await page.reload();
    await visitor.connectButton.waitFor();
    expect(await iframes(page)).toBe(0);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain(email);
    await page.context().close();
  });
});
