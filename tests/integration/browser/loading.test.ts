import { describe, expect, it } from '@jest/globals';
import type { Route } from 'playwright-core';
import type { CaipNetworkId } from '../../../domain/caip/caip-network-id';
import { bitcoin, polkadot, solana } from '../../../domain/network/more-networks';
import type { Network } from '../../../domain/network/network';
import { namespaceBudgets } from '../../../apps/bench/measures/namespace-bytes.mjs';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();

/** The state in which the wallet of the page begins. */
const id = '0f9188f13cb7b2c71f2a335e3a4fc328';
const regtest: Network = { ...bitcoin, id, caipNetworkId: `bip122:${id}` as CaipNetworkId };
const others = { solana, bip122: regtest, polkadot };

/** The scripts fetched since the last call, by the name before their hash. */
function scripts(): readonly string[] {
  const paths = stage.lab.requested.splice(0);
  return paths
    .filter((path) => path.endsWith('.js'))
    .map((path) => path.replace(/^.*\//, '').replace(/-[A-Z0-9]{8}.*/, ''));
}

describe('what a page downloads', () => {
  it('is neither the core nor the modal before the visitor does anything', async () => {
    stage.lab.requested.splice(0);
    const visitor = await stage.visit('one-widget');
    await visitor.connectButton.waitFor();
    await visitor.page.waitForTimeout(300);

    const first = scripts();

    expect(first).not.toEqual([]);
    const late = /composition|shell|view|feature|adapter|emblem|wallets|networks/;
    expect(first.filter((name) => late.test(name))).toEqual([]);
  });

  it('is the core and the modal when the pointer comes near, and the adapter when a wallet is connected', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connectButton.waitFor();
    scripts();

    await visitor.connectButton.hover();
    await visitor.page.waitForTimeout(500);
    const hovered = scripts();
    await visitor.connect();
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();

    expect(hovered).toEqual(expect.arrayContaining(['composition-root', 'shell']));
    expect(hovered).toEqual(expect.arrayContaining(['first-pictures']));
    expect(hovered).not.toContain('eip155-chain-adapter');
    expect(hovered.filter((name) => name.startsWith('more-'))).toEqual([]);
    expect(scripts()).toContain('eip155-chain-adapter');
  });

  it('is the same when the keyboard comes near', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connectButton.waitFor();
    scripts();

    await visitor.page.getByRole('link', { name: 'A link before' }).focus();
    await visitor.page.keyboard.press('Tab');
    await visitor.page.waitForTimeout(500);

    expect(scripts()).toEqual(expect.arrayContaining(['composition-root']));
    // The focus alone opens nothing, and stays.
    expect(await visitor.dialog.count()).toBe(0);
    expect(await visitor.focused()).toBe('Connect wallet');
  });

  it('is the core at once where an earlier visit left a connection', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connect();
    scripts();

    await visitor.page.reload();
    await visitor.accountButton.waitFor();

    expect(scripts()).toContain('composition-root');
  });

  it.each([/composition-root/, /\/shell-/])('can be retried after %s failed', async (script) => {
    const visitor = await stage.visit('one-widget');
    visitor.expectMishap(/Failed to load resource|Failed to fetch/);
    await visitor.page.route(script, (route) => route.abort(), { times: 2 });

    await visitor.connectButton.click();
    await visitor.page.waitForTimeout(500);
    await visitor.page.unroute(script);

    await visitor
      .button(/Connect wallet|Try again/)
      .first()
      .click();
    await visitor.wallet('Main Test Wallet').waitFor();
  });
});

describe('what a page downloads of the namespaces', () => {
  const names = ['solana', 'bip122', 'polkadot'] as const;
  const wallets = { solana: 'Sol', bip122: 'Bit', polkadot: 'Dot' };

  it('is nothing of those that the site has no network on', async () => {
    stage.lab.requestedSources();
    const visitor = await stage.visit('one-widget');
    await visitor.connect();
    await visitor.openAccount();
    await visitor.dialog.getByText(/^Balance/).waitFor();

    const sources = stage.lab.requestedSources();

    expect(sources.join(' ')).toContain('eip155-chain-adapter');
    expect(sources.filter((source) => belongsTo(source, names))).toEqual([]);
  });

  it('is the wallets of a namespace until one is connected', async () => {
    const visitor = await stage.visit('namespaces', { others });
    await visitor.connectButton.waitFor();
    stage.lab.requestedSources();

    await visitor.openModal();
    for (const name of names) await visitor.wallet(`${wallets[name]} Test Wallet`).waitFor();
    await visitor.wallet('Main Test Wallet').click();
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();

    const sources = stage.lab.requestedSources();
    expect(sources.join(' ')).toContain('solana-wallet-catalogue');
    const late = /(solana|bitcoin|polkadot)-chain-adapter|node_modules\/(sats-|@solana|@polkadot)/;
    expect(sources.filter((source) => late.test(source))).toEqual([]);
  });

  it.each(names)('is nothing of the others where the site is only on %s', async (name) => {
    // Another chain answers there.
    const rpcUrls = { default: { http: [stage.lab.ethereum.url] } };
    const options = { networks: [{ ...others[name], rpcUrls }] };
    const visitor = await stage.visit('namespaces', { others, options, wallets: [] });
    visitor.expectMishap(/could not be read|Failed to load resource|CORS policy/);
    await visitor.connectButton.waitFor();
    stage.lab.requestedSources();

    await visitor.openModal();
    await visitor.wallet(`${wallets[name]} Test Wallet`).click();
    await visitor.page.getByText('Token Balance Unavailable').waitFor();

    const sources = stage.lab.requestedSources();
    for (const file of namespaceBudgets[name].files) expect(sources.join(' ')).toContain(file);
    expect(sources.join(' ')).not.toContain('eip155-chain-adapter');
    const rest = names.filter((each) => each !== name);
    expect(sources.filter((source) => belongsTo(source, rest))).toEqual([]);
  });
});

describe('the list of wallets after a press', () => {
  it('comes in one round of downloads and what these load, with the wallets of all namespaces', async () => {
    const one = await stage.visit('one-widget');
    const rounds = await roundsUntilList(one);
    await one.page.unroute(script);
    expect(rounds).toBe(2);

    const all = await stage.visit('namespaces', { others });
    expect(await roundsUntilList(all)).toBe(rounds);

    const shown = await all.dialog.getByRole('button').allTextContents();
    expect(shown.join()).toMatch(/Sol Test Wallet.*Bit Test Wallet.*Dot Test Wallet/);
    await all.page.unroute(script);
  });
});

describe('what a page sends', () => {
  it('reaches the chain at most twice from load to balance', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connect();
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
    await visitor.page.evaluate(() => localStorage.removeItem('@appkit/native_balance_cache'));
    let posts = 0;
    visitor.page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });

    await visitor.page.reload();
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();

    expect(posts).toBeGreaterThan(0);
    expect(posts).toBeLessThanOrEqual(2);
  });
});

const script = /\.js$/;

/** How long no script is requested before all that were are answered, together. */
const ROUND_MS = 500;

/** Presses the button, and counts how often scripts are requested and answered before the modal is there. */
async function roundsUntilList({ connectButton, dialog, page }: Visitor): Promise<number> {
  await connectButton.waitFor();
  let held: Route[] = [];
  await page.route(script, (route) => void held.push(route));
  await connectButton.click();
  let rounds = 0;
  while ((await dialog.count()) === 0) {
    const before = held.length;
    await page.waitForTimeout(ROUND_MS);
    if (held.length === 0 || held.length > before) continue;
    rounds += 1;
    const answered = held;
    held = [];
    await Promise.all(answered.map((route) => route.continue()));
  }
  // What comes after the list is answered at once.
  for (const route of held) await route.continue();
  return rounds;
}

/** Whether `source` is one of the widget's own for one of `names`. */
function belongsTo(source: string, names: readonly string[]): boolean {
  return names.some((name) => source.includes(`infrastructure/chains/${name}/`));
}
