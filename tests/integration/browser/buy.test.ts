import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { freePort } from '../../../scripts/free-port.mjs';
import { buildService, spawnService } from '../../../apps/service/start.mjs';
import { eventually } from '../../support/eventually';
import { CoinbaseStandIn, KEY_ID, SLOW_MS } from './coinbase-stand-in';
import { useStage } from './stage';
import { ADDRESS, type Visitor } from './visitor';

const PAGE = 'https://pay.coinbase.com';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const POLL_MS = 4000;

const coinbase = new CoinbaseStandIn();
let port = 0;
let service: ChildProcess | undefined;

const stage = useStage(async () => {
  port = await freePort();
  return [`http://127.0.0.1:${port}`];
});

beforeAll(async () => {
  await Promise.all([buildService(), coinbase.start()]);
  service = spawnService({
    PORT: String(port),
    ORIGINS: new URL(stage.lab.url('one-widget')).origin,
    DATABASE_URL: 'file::memory:',
    COINBASE_KEY_ID: KEY_ID,
    COINBASE_KEY_SECRET: coinbase.secret,
    COINBASE_API_URL: coinbase.url,
    COINBASE_PAGE_URL: PAGE,
  });
  await eventually(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
  });
});

afterAll(() => {
  service?.kill('SIGTERM');
  coinbase.stop();
});

/** A visitor with an account, on a site that names Coinbase and the service. */
async function arrive(
  options?: BrowserContextOptions,
  isBlocked = false,
): Promise<{ readonly visitor: Visitor; readonly opened: Page[] }> {
  const opened: Page[] = [];
  const sources = { onramp: { url: `http://127.0.0.1:${port}`, providers: ['coinbase'] as const } };
  const visitor = await stage.visit('one-widget', { options: { sources } }, options, (context) => {
    context.on('page', (page) => opened.push(page));
    const html = '<!doctype html><title>Coinbase</title><p>Buy here';
    const answer = { contentType: 'text/html', body: html };
    const blocked = isBlocked
      ? context.addInitScript(() => {
          window.open = () => null;
        })
      : undefined;
    return Promise.all([context.route(`${PAGE}/**`, (route) => route.fulfill(answer)), blocked]);
  });
  await visitor.connect();
  await visitor.openAccount();
  opened.splice(0); // The page of the site itself.
  return { visitor, opened };
}

async function chooseCoinbase(visitor: Visitor): Promise<void> {
  await visitor.button('Buy').click();
  await visitor.heading('Choose a provider').waitFor();
  await visitor.button(/^Coinbase/).click();
}

/** The window at the provider's page, once it is there. */
async function providerPage(opened: readonly Page[], index = 0): Promise<Page> {
  await eventually(async () => expect(opened[index]?.url()).toMatch(/^https:\/\/pay\./));
  const page = opened[index];
  if (!page) throw new Error('no window was opened');
  return page;
}

describe('a visitor who buys', () => {
  it('[R7.6] opens the page of the provider, buys there, and sees that the tokens arrive', async () => {
    const { visitor, opened } = await arrive();
    await chooseCoinbase(visitor);
    const page = await providerPage(opened);
    await visitor.dialog.getByText('Buying with Coinbase').waitFor();
    // Providers check the site's origin; its path stays here.
    const seen = await page.evaluate(() => [window.opener, document.referrer]);
    expect(seen).toEqual([null, `${new URL(visitor.page.url()).origin}/`]);
    expect(page.url()).not.toContain(ADDRESS);
    await eventually(async () => expect(coinbase.listed).toBeGreaterThanOrEqual(1));

    coinbase.buy(page.url());

    await visitor.dialog.getByText('Your tokens have arrived').waitFor({ timeout: 15_000 });
    await visitor.dialog.getByText('0.01 ETH').waitFor();
    await visitor.button('Back to account').click();
    await visitor.heading('Account').waitFor();
  });

  it('hears that the browser blocked the window, and no service is asked', async () => {
    const { visitor } = await arrive({}, true);
    await chooseCoinbase(visitor);

    await visitor.dialog.getByText(/^Your browser blocked the new window/).waitFor();
    await visitor.heading('Choose a provider').waitFor();
  });

  it('waits for a slow provider, closes its window, and opens it again', async () => {
    const { visitor, opened } = await arrive();
    coinbase.mood = 'slow';
    await chooseCoinbase(visitor);
    await visitor.dialog.getByText('Opening Coinbase').waitFor();
    await eventually(async () => expect(opened).toHaveLength(1));
    await opened[0]?.close();

    await visitor.dialog.getByText('Buying with Coinbase').waitFor({ timeout: SLOW_MS + 10_000 });
    await visitor.button('Open again').click();

    const page = await providerPage(opened, 1);
    await visitor.dialog.getByText('Buying with Coinbase').waitFor();
    coinbase.buy(page.url());
    await visitor.dialog.getByText('Your tokens have arrived').waitFor({ timeout: 15_000 });
  });

  it('sees one failure of a provider that lies, and the empty window closes', async () => {
    const { visitor, opened } = await arrive();
    visitor.expectMishap(/502|could not be opened/);
    coinbase.mood = 'lying';
    await chooseCoinbase(visitor);

    await visitor.page.getByText('Something went wrong').first().waitFor();
    await eventually(async () => expect(opened[0]?.isClosed()).toBe(true));
    await visitor.heading('Choose a provider').waitFor();
  });

  it('sees nothing arrive that went to another account', async () => {
    const { visitor, opened } = await arrive();
    await chooseCoinbase(visitor);
    const page = await providerPage(opened);
    await visitor.dialog.getByText('Buying with Coinbase').waitFor();
    const listed = coinbase.listed;
    coinbase.buy(page.url(), OTHER);

    await eventually(
      async () => expect(coinbase.listed).toBeGreaterThanOrEqual(listed + 2),
      4 * POLL_MS,
    );

    expect(await visitor.dialog.getByText('Buying with Coinbase').count()).toBe(1);
  });

  it('ends the purchase with the account: what is bought is not shown for the next one', async () => {
    const { visitor, opened } = await arrive();
    await chooseCoinbase(visitor);
    const page = await providerPage(opened);
    await visitor.dialog.getByText('Buying with Coinbase').waitFor();
    await visitor.inWallet('setAccounts', [[OTHER]]);
    await visitor.dialog.getByText('Buying with Coinbase').waitFor({ state: 'hidden' });
    const listed = coinbase.listed;

    coinbase.buy(page.url());
    await visitor.page.waitForTimeout(POLL_MS + 1000);

    expect(coinbase.listed).toBe(listed);
    expect(await visitor.dialog.getByText('Your tokens have arrived').count()).toBe(0);
  });

  it('[R9.13] is not offered it in a restricted time zone', async () => {
    const { visitor } = await arrive({ timezoneId: 'Asia/Shanghai' });

    await visitor.button('Receive').waitFor();
    expect(await visitor.button('Buy').count()).toBe(0);
  });
});
