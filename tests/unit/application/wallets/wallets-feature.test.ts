import { describe, expect, it } from '@jest/globals';
import { type ListedWallet, walletPage } from '../../../../domain/wallet/listed-wallet';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { FakeHostPage } from '../../../../infrastructure/fake/fake-host-page';
import { LazyWalletDirectory } from '../../../../infrastructure/directory/lazy-wallet-directory';
import { FakeWalletDirectory } from '../../../../infrastructure/fake/fake-wallet-directory';
import { FakeWalletPairing } from '../../../../infrastructure/fake/fake-wallet-pairing';
import { FakeWalletSession } from '../../../../infrastructure/fake/fake-wallet-session';
import { override } from '../../../../ports/token';
import { WalletDirectory } from '../../../../ports/wallet-directory';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import { eventually } from '../../../support/eventually';
import { fakeWallet } from '../../../support/headless-kit';
import { headlessWidget } from '../../../support/headless-widget';
import { connectorOn } from '../../../../domain/connection/connector';

const many: readonly ListedWallet[] = Array.from({ length: 95 }, (_, index) => ({
  id: `test.w${index}`,
  name: `Wallet ${index}`,
  mobileLink: `w${index}://`,
}));

describe('the list of all wallets', () => {
  it('comes in pages of forty', async () => {
    const { feature, state } = await listed();
    expect(state()).toMatchObject({ status: 'loaded', total: 95 });
    expect(state()?.wallets).toHaveLength(40);

    feature.more();
    await eventually(() => expect(state()?.wallets).toHaveLength(80));
    feature.more();
    await eventually(() => expect(state()?.wallets).toEqual(many));
    feature.more();
    expect(state()?.status).toBe('loaded');
  });

  it('[R9.1] searches 500 ms after the last letter', async () => {
    const { clock, directory, feature, state } = await listed();
    const before = directory.answers.asked.length;
    feature.search('wallet 9');
    await clock.advance(499);
    feature.search('wallet 94');
    await clock.advance(499);
    expect(directory.answers.asked).toHaveLength(before);
    expect(state()).toMatchObject({ search: 'wallet 94', total: 95 });

    await clock.advance(1);
    await eventually(() => expect(state()?.total).toBe(1));

    expect(state()?.wallets.map(({ id }) => id)).toEqual(['test.w94']);
  });

  it('[R9.1] searches a list that comes with the package at once', async () => {
    const builtIn = new LazyWalletDirectory(
      async () => ({ find: async (query) => walletPage(many, query) }),
      true,
    );
    const { clock, feature, state } = await listed({}, new FakeHostPage(), builtIn);
    const before = clock.now();

    feature.search('wallet 94');
    await eventually(() => expect(state()?.searched).toBe('wallet 94'));

    expect(state()?.wallets.map(({ id }) => id)).toEqual(['test.w94']);
    expect(clock.now()).toBe(before);
  });

  it('has the search of its results, and adds only results of the same search', async () => {
    const { clock, directory, feature, state } = await listed();
    feature.search('wallet 1');
    expect(state()).toMatchObject({ search: 'wallet 1', searched: '', total: 95 });
    const before = directory.answers.asked.length;
    feature.more();
    expect(directory.answers.asked).toHaveLength(before);

    await clock.advance(500);
    await eventually(() => expect(state()?.searched).toBe('wallet 1'));

    expect(state()).toMatchObject({ search: 'wallet 1', total: 11 });
    expect(state()?.wallets).toHaveLength(11);
  });

  it('drops the answer to an earlier search', async () => {
    const { clock, directory, feature, state } = await listed();
    directory.answers.hang();
    feature.search('wallet 1');
    await clock.advance(500);
    directory.give(...many);
    feature.search('wallet 94');
    await clock.advance(500);
    await eventually(() => expect(state()?.total).toBe(1));

    directory.answers.settle({ wallets: many, total: 95 });
    await Promise.resolve();

    expect(state()?.total).toBe(1);
  });

  it('begins with the featured and the site’s own wallets, each listed once', async () => {
    const custom = { id: 'site.own', name: 'Own', rdns: 'test.w3' };
    const { feature, state } = await listed({
      customWallets: [custom],
      featuredWalletIds: ['Wallet 7', 'site.own'],
      excludeWalletIds: ['test.w0'],
    });

    expect(
      state()
        ?.wallets.slice(0, 4)
        .map(({ id }) => id),
    ).toEqual(['test.w7', 'site.own', 'test.w1', 'test.w2']);
    expect(state()?.total).toBe(94);
    feature.more();
    feature.more();
    await eventually(() => expect(state()?.wallets).toHaveLength(80));
    feature.more();
    await eventually(() => expect(state()?.wallets).toHaveLength(94));
    expect(new Set(state()?.wallets.map(({ id }) => id)).size).toBe(94);
  });

  it('lists only what the site includes', async () => {
    const { state } = await listed({ includeWalletIds: ['test.w5', 'Wallet 6'] });
    expect(state()?.wallets.map(({ id }) => id)).toEqual(['test.w5', 'test.w6']);
  });

  it('reports that the list cannot be loaded, and tries again', async () => {
    const { directory, feature, state, clock } = await listed();
    directory.answers.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));
    feature.search('wallet 9');
    await clock.advance(500);
    await eventually(() => expect(state()?.status).toBe('failed'));

    directory.give(...many);
    feature.more();
    await eventually(() => expect(state()?.status).toBe('loaded'));
    expect(state()?.wallets.map(({ name }) => name)).toEqual(
      many.map(({ name }) => name).filter((name) => name.startsWith('Wallet 9')),
    );
  });

  it('finds a wallet by its id, and none for an unknown id', async () => {
    const { directory, feature } = await listed();
    expect(await feature.find('test.w94')).toMatchObject({ name: 'Wallet 94' });
    expect(await feature.find('test.unknown')).toBeUndefined();
    directory.answers.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));
    expect(await feature.find('test.w93')).toBeUndefined();
  });
});

describe('the Connect view with pairing', () => {
  it('[R2.15] [R2.17] lists pairing, then up to four recommended wallets, until one is paired', async () => {
    const { widget, pairing, rows } = await listed();
    await widget.open();
    expect(rows()).toEqual([
      'walletConnect qrCode',
      'test.w0 none',
      'test.w1 none',
      'test.w2 none',
      'test.w3 none',
    ]);

    await widget.chooseWallet('test.w1');
    expect(widget.state.view).toEqual({ name: 'ConnectingWalletConnect', connectorId: 'test.w1' });
    const feature = await widget.feature('pairing');
    const answer = feature.pair();
    await widget.preload();
    pairing.latest.show('wc:one').approve({
      details: connectorOn('eip155', {
        id: 'walletConnect',
        name: 'Wallet 1',
        type: 'WALLET_CONNECT',
      }),
      session: new FakeWalletSession({
        addresses: ['0x1111111111111111111111111111111111111111'],
        chainReference: '1',
      }),
    });
    await answer;

    expect(rows()).toEqual([]);
    await widget.disconnect();
    expect(rows()[1]).toBe('test.w1 recent');
  });

  it('counts the other entries before it recommends', async () => {
    const customWallets = many.slice(90, 93);
    const { rows } = await listed({ customWallets });
    expect(rows()).toEqual([
      'walletConnect qrCode',
      'test.w90 none',
      'test.w91 none',
      'test.w92 none',
      'test.w0 none',
    ]);
  });

  it('[R2.15] has no QR code on a phone, and opens the app within the press', async () => {
    const hostPage = new FakeHostPage('mobile');
    const { widget, pairing, rows } = await listed({}, hostPage);
    await widget.open();
    await eventually(() => expect(pairing.pairings).toHaveLength(1));
    pairing.latest.show('wc:one');
    expect(rows()[0]).toBe('test.w0 none');

    await widget.chooseWallet('test.w0');

    expect(hostPage.opened).toEqual([{ href: 'w0://wc?uri=wc%3Aone', target: '_self' }]);
    expect(widget.state.view).toEqual({ name: 'ConnectingWalletConnect', connectorId: 'test.w0' });
  });

  it('opens no app whose links arrive after the visitor has left its view', async () => {
    const hostPage = new FakeHostPage('mobile');
    const { widget, directory, pairing } = await listed({}, hostPage);
    await widget.open();
    await eventually(() => expect(pairing.pairings).toHaveLength(1));
    pairing.latest.show('wc:one');
    directory.answers.hang();
    const chosen = widget.chooseWallet('test.w90');
    await eventually(() => expect(directory.answers.asked.at(-1)?.include).toEqual(['test.w90']));

    await widget.back();
    directory.answers.settle({ wallets: many.slice(90, 91), total: 1 });
    await chosen;

    expect(hostPage.opened).toEqual([]);
    widget.dispose();
  });

  it('opens no app on a desktop, where the QR code is on show', async () => {
    const hostPage = new FakeHostPage('desktop');
    const { widget, pairing } = await listed({}, hostPage);
    await widget.open();
    const answer = (await widget.feature('pairing')).pair().catch(() => undefined);
    await widget.preload();
    pairing.latest.show('wc:one');

    await widget.chooseWallet('test.w0');

    expect(hostPage.opened).toEqual([]);
    widget.dispose();
    await answer;
  });

  it('shows the ways to a wallet even before there is a pairing URI', async () => {
    const { widget, logger } = await listed();
    await widget.open();

    await widget.chooseWallet('test.w0');

    expect(widget.state.view).toEqual({ name: 'ConnectingWalletConnect', connectorId: 'test.w0' });
    expect(logger.entries).toEqual([]);
  });

  it('reports that a wallet is not available on a namespace that it is not installed for', async () => {
    const { widget, catalogue } = await listed();
    catalogue.add(fakeWallet('test.w0'));
    await widget.open();

    await widget.chooseWallet('test.w0', 'solana');

    expect(widget.state.view).toMatchObject({ name: 'ConnectingExternal', connectorId: 'test.w0' });
  });

  it('shows the QR code for any wallet', async () => {
    const { widget } = await listed();
    await widget.open();
    await widget.chooseWallet('walletConnect');
    expect(widget.state.view).toEqual({ name: 'ConnectingWalletConnect' });
  });
});

async function listed(
  options: WidgetOptionsInput = {},
  hostPage = new FakeHostPage(),
  builtIn?: WalletDirectory,
) {
  const directory = new FakeWalletDirectory().give(...many);
  const pairing = new FakeWalletPairing().accept();
  const headless = headlessWidget({
    hostPage,
    options: { projectId: 'p1', ...options },
    overrides: [override(WalletDirectory, builtIn ?? directory), override(WalletPairing, pairing)],
  });
  const { widget } = headless;
  const feature = await widget.feature('wallets');
  const state = () => widget.state.features.wallets;
  await eventually(() => expect(state()?.status).toBe('loaded'));
  const rows = () => widget.state.connectorRows.map(({ id, tag }) => `${id} ${tag}`);
  return { ...headless, directory, pairing, feature, state, rows };
}
