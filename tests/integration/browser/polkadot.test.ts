import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { strictPolicy } from '../../../scripts/serve-demo.mjs';
import { PolkadotChainAdapter } from '../../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { polkadot } from '../../../domain/network/more-networks';
import { type PolkadotNode, startPolkadot } from '../nodes/polkadot';
import { openBrowser, openPage, type WatchedPage } from './browser';
import type { PolkadotPage } from './pages/polkadot-globals';
import { Visitor } from './visitor';

jest.setTimeout(120_000);

const root = join(import.meta.dirname ?? '', '../../..');
const BOB = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty';

describe('a visitor with a Polkadot wallet', () => {
  let browser: Browser;
  let node: PolkadotNode;
  let server: Awaited<ReturnType<typeof startStaticServer>>;
  let watched: WatchedPage;
  let visitor: Visitor;

  beforeAll(async () => {
    const folder = join(root, 'dist/test-pages/polkadot');
    await bundlePages({ from: join(root, 'tests/integration/browser/pages'), to: folder });
    [browser, node] = await Promise.all([openBrowser(), startPolkadot()]);
    const headers = { 'content-security-policy': strictPolicy([node.url]) };
    server = await startStaticServer({ folder, headers });
    // The second network's only endpoint serves another chain.
    const elsewhere = { ...polkadot, name: 'Elsewhere', rpcUrls: node.network.rpcUrls };
    const networks = encodeURIComponent(JSON.stringify([node.network, elsewhere]));
    watched = await openPage(browser, `${server.url}/polkadot.html?networks=${networks}`);
    visitor = new Visitor(watched.page);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await node?.stop();
  });

  it('[W20] finds late wallets, shows evil names as plain text, and names every failure', async () => {
    await visitor.openModal();
    await visitor.wallet('Test Dot').waitFor();
    await visitor.wallet('<img src=x onerror=alert').waitFor();
    await picture('list');

    await inWallet((wallet) => wallet.next('reject'));
    await visitor.wallet('Test Dot').click();
    await visitor.dialog
      .getByText(/declined/i)
      .first()
      .waitFor();
    await visitor.page.keyboard.press('Escape');
  });

  it('[R4.9] connects, reads the balance of the chain, and is back after a reload', async () => {
    if (await visitor.dialog.isVisible()) await visitor.page.keyboard.press('Escape');
    await visitor.openModal();
    await visitor.wallet('Test Dot').click();
    await account.waitFor();
    await visitor.page.getByText('10,000').first().waitFor();

    await visitor.page.reload();

    await account.waitFor();
    expect((await connected()).addresses[0]).toMatch(/^5Grwva/);
  });

  it('sends through the wallet, and the chain has it', async () => {
    const hash = await visitor.page.evaluate(async (to) => {
      const page = window.polkadotPage;
      const balance = page?.widget.state.connections.polkadot.account?.balance;
      if (!page || balance?.status !== 'loaded') throw new Error('no balance yet');
      const { decimals, symbol, units } = balance;
      const chainId = page.widget.state.connections.polkadot.network?.caipNetworkId;
      if (!chainId) throw new Error('no network');
      const send = await page.widget.feature('send');
      const quantity = { decimals, units, numeric: String(Number(units) / 10 ** decimals) };
      await send.chooseToken({ name: symbol, symbol, chainId, quantity });
      send.typeAmount('5');
      await send.typeReceiver(to);
      await send.review();
      return send.confirm();
    }, BOB);

    expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(await eventuallyHeld(BOB)).toBe(5n * 10n ** 12n);
  });

  it('[R4.10] follows another account, goes to another network and spells its address for it', async () => {
    await inWallet((wallet) => wallet.setAccounts([...wallet.addresses].reverse()));
    await visitor.page.waitForFunction(
      () =>
        !window.polkadotPage?.widget.state.connections.polkadot.account?.address.startsWith(
          '5Grwva',
        ),
    );
    await inWallet((wallet) => wallet.setAccounts(wallet.addresses));
    await visitor.page.waitForFunction(() =>
      window.polkadotPage?.widget.state.connections.polkadot.account?.address.startsWith('5Grwva'),
    );
    if (!(await visitor.dialog.isVisible())) await account.click();
    await visitor.heading('Account').waitFor();
    await picture('account');
    await visitor.page.keyboard.press('Escape');

    visitor.expectMishap(/balance of polkadot/i);
    await visitor.page.evaluate(
      (id) => window.polkadotPage?.widget.switchNetwork(id),
      polkadot.caipNetworkId,
    );

    expect((await connected()).addresses[0]).toMatch(/^15oF4u/);
    await visitor.page.waitForFunction(
      () =>
        window.polkadotPage?.widget.state.connections.polkadot.account?.balance.status === 'failed',
    );
  });

  it('is disconnected when the wallet is locked, and for good when the visitor says so', async () => {
    await inWallet((wallet) => wallet.lock());
    await visitor.connectButton.waitFor();
    await inWallet((wallet) => wallet.unlock());
    await visitor.openModal();
    await visitor.wallet('Test Dot').click();
    await account.waitFor();

    await visitor.page.evaluate(() => window.polkadotPage?.widget.disconnect());
    await visitor.page.reload();

    await visitor.connectButton.waitFor();
    expect(watched.mishaps.filter((mishap) => !visitor.isExpected(mishap))).toEqual([]);
  });

  const account = {
    get button() {
      return visitor.page.getByRole('button', { name: /^(?:.*\s)?1?5[a-zA-Z0-9]+…/ }).first();
    },
    waitFor: () => account.button.waitFor(),
    click: () => account.button.click(),
  };

  function connected(): Promise<{ readonly addresses: readonly string[] }> {
    return visitor.page.evaluate(() => {
      const found = window.polkadotPage?.widget.state.connections.polkadot.account;
      return { addresses: found?.allAddresses ?? [] };
    });
  }

  function inWallet(deed: (wallet: PolkadotPage['wallet']) => unknown): Promise<void> {
    return visitor.page.evaluate(`void (${deed.toString()})(window.polkadotPage.wallet)`);
  }

  async function eventuallyHeld(address: string): Promise<bigint> {
    const clock = new SystemClock();
    const rpcClients = new NetworkRpcClients({ clock, fetch: globalThis.fetch, config: {} });
    const adapter = new PolkadotChainAdapter({ clock, networks: () => [], rpcClients });
    for (let tries = 0; tries < 100; tries += 1) {
      const units = await adapter.nativeBalance(address, node.network);
      if (units > 0n) return units;
      await clock.sleep(100);
    }
    return 0n;
  }

  async function picture(name: string): Promise<void> {
    const folder = process.env['PICTURES'];
    if (folder) await visitor.page.screenshot({ path: join(folder, `polkadot-${name}.png`) });
  }
});
