import { describe, expect, it } from '@jest/globals';
import { LazyWidget } from '../../../../application/widget/lazy-widget';
import { StoredSession } from '../../../../application/state/stored-session';
import type { WidgetCore } from '../../../../application/widget/widget-core';
import { composeCore } from '../../../../composition-root';
import { parseOptions } from '../../../../domain/options/parse-options';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { FakeChainAdapters } from '../../../../infrastructure/fake/fake-chain-adapters';
import { FakeWalletCatalogue } from '../../../../infrastructure/fake/fake-wallet-catalogue';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { RecordingLogger } from '../../../../infrastructure/fake/recording-logger';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { ChainAdapters } from '../../../../ports/chain-adapter';
import { Clock } from '../../../../ports/clock';
import { Logger } from '../../../../ports/logger';
import { override } from '../../../../ports/token';
import { WalletConnectorCatalogue } from '../../../../ports/wallet-connector';
import {
  ALICE,
  aliceOnEthereum,
  fakeWallet,
  storageOf,
  storageWith,
  willingWallet,
} from '../../../support/headless-kit';
import { onChange } from '../../../../application/widget/on-change';

describe('before the first use', () => {
  it('downloads nothing, and shows the state of the last visit', () => {
    const { widget, downloads } = lazyWidget({
      storage: storageOf({
        active_namespace: 'eip155',
        active_caip_network_id: 'eip155:42161',
      }),
    });

    expect(downloads()).toBe(0);
    expect(widget.state).toBe(widget.getSnapshot());
    expect(widget.state).toMatchObject({
      isOpen: false,
      view: undefined,
      history: [],
      namespace: 'eip155',
      switching: undefined,
      snackbar: undefined,
      alert: undefined,
    });
    expect(widget.state.connections.eip155).toMatchObject({
      status: 'disconnected',
      network: { name: 'Arbitrum One' },
    });
    expect(widget.serverState.connections.eip155.network?.name).toBe('Ethereum');
  });

  it('[R4.41] downloads the core where the visitor left the page for a login', () => {
    expect(lazyWidget({ storage: storageOf({ social_provider: 'google' }) }).downloads()).toBe(1);
  });

  it.each<[string, (widget: LazyWidget) => void]>([
    ['cancelConnect', (widget) => widget.cancelConnect()],
    ['dismissSwitch', (widget) => widget.dismissSwitch()],
    ['provider', (widget) => void widget.provider()],
    ['dispose', (widget) => widget.dispose()],
    ['subscribe', (widget) => void widget.subscribe(() => {})],
  ])('downloads nothing for %s', (_verb, call) => {
    const { widget, downloads } = lazyWidget();

    call(widget);

    expect(downloads()).toBe(0);
  });

  it('downloads at once where there is a connection to restore', async () => {
    const { widget, downloads, clock } = lazyWidget({
      storage: storageWith('test.first'),
      wallets: [fakeWallet('test.first', { earlierGrant: aliceOnEthereum })],
    });
    expect(downloads()).toBe(1);

    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('connected');
  });
});

describe('the first verb', () => {
  it('downloads the core, once for all callers', async () => {
    const { widget, downloads } = lazyWidget();

    await Promise.all([widget.open(), widget.preload(), widget.show('Networks')]);
    await widget.close();

    expect(downloads()).toBe(1);
    expect(widget.state.isOpen).toBe(false);
  });

  it('runs within the press that calls it, where the core is loaded', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget } = lazyWidget({ wallets: [wallet] });
    await widget.preload();

    const connected = widget.connect('test.first').catch(() => undefined);

    expect(wallet.pendingCount).toBe(1);
    widget.cancelConnect();
    await connected;
  });

  it('calls subscribers with the state, at once and at each change, as a store of Svelte', async () => {
    const { widget } = lazyWidget();
    const seen: boolean[] = [];
    const stop = widget.subscribe(({ isOpen }) => seen.push(isOpen));
    expect(seen).toEqual([false]);

    await widget.open();
    expect(seen.at(-1)).toBe(true);
    stop();
    const { length } = seen;
    await widget.close();

    expect(seen).toHaveLength(length);
  });
});

describe('a download that fails', () => {
  it.each<[string, (widget: LazyWidget) => Promise<unknown>]>([
    ['preload', (widget) => widget.preload()],
    ['open', (widget) => widget.open()],
    ['close', (widget) => widget.close()],
    ['show', (widget) => widget.show('Networks')],
    ['back', (widget) => widget.back()],
    ['connect', (widget) => widget.connect('test.first')],
    ['chooseWallet', (widget) => widget.chooseWallet('test.first')],
    ['disconnect', (widget) => widget.disconnect()],
    ['switchNetwork', (widget) => widget.switchNetwork('eip155:42161')],
    ['refreshBalance', (widget) => widget.refreshBalance()],
    ['copyAddress', (widget) => widget.copyAddress()],
  ])('is typed, with its cause, and tried again by the next call: %s', async (_verb, call) => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const { widget, downloads } = lazyWidget({ failures: [cause] });

    await expect(call(widget)).rejects.toMatchObject({
      name: 'WidgetError',
      code: 'DOWNLOAD_FAILED',
      cause,
    });
    await widget.open();

    expect(downloads()).toBe(2);
    expect(widget.state.isOpen).toBe(true);
  });

  it('leaves no attempt open, and keeps the connection for the next try', async () => {
    const { widget, clock } = lazyWidget({
      storage: storageWith('test.first'),
      failures: [new TypeError('Failed to fetch')],
      wallets: [fakeWallet('test.first', { earlierGrant: aliceOnEthereum })],
    });
    expect(widget.state.connections.eip155.status).toBe('connecting');

    await clock.advance(0);
    expect(widget.state.connections.eip155.status).toBe('disconnected');
    await widget.preload();
    await clock.advance(0);

    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
  });
});

describe('disposing', () => {
  it.each<[string, (widget: LazyWidget) => Promise<unknown>]>([
    ['preload', (widget) => widget.preload()],
    ['open', (widget) => widget.open()],
    ['connect', (widget) => widget.connect('test.first')],
    ['disconnect', (widget) => widget.disconnect()],
    ['switchNetwork', (widget) => widget.switchNetwork('eip155:42161')],
    ['feature', (widget) => widget.feature('pairing')],
  ])('refuses %s from then on', async (_verb, call) => {
    const { widget } = lazyWidget({ wallets: [willingWallet('test.first')] });
    await widget.preload();
    widget.dispose();
    const before = widget.state;

    await expect(call(widget)).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(widget.state).toBe(before);
  });

  it('refuses everything even if nothing was downloaded', async () => {
    const { widget, downloads } = lazyWidget();
    widget.dispose();

    await expect(widget.open()).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(downloads()).toBe(0);
  });

  it('ends a core that arrives later, before it has started', async () => {
    const { widget, core } = lazyWidget({ wallets: [willingWallet('test.first')] });
    const opened = expect(widget.open()).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });

    widget.dispose();

    await opened;
    expect(widget.state.isOpen).toBe(false);
    expect(core()?.getSnapshot().connectors).toEqual([]);
    await expect(core()?.connect('test.first')).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
  });

  it('closes the modal, without anything left to close', async () => {
    const { widget } = lazyWidget();
    await widget.open();

    widget.dispose();

    expect(widget.state).toMatchObject({ isOpen: false, view: undefined, history: [] });
    expect(widget.state.isDisposed).toBe(true);
    await expect(widget.close()).resolves.toBeUndefined();
  });

  it('restores no connection of an earlier visit any more', () => {
    const { widget } = lazyWidget({ storage: storageWith('test.first') });
    expect(widget.state.connections.eip155.status).toBe('connecting');

    widget.dispose();

    expect(widget.state.connections.eip155.status).toBe('disconnected');
  });

  it('refuses a verb that a listener calls while the widget ends', async () => {
    const { widget, downloads } = lazyWidget({ wallets: [fakeWallet('test.first')] });
    await widget.preload();
    void widget.connect('test.first').catch(() => undefined);
    const opened: Promise<void>[] = [];
    onChange(widget, () => opened.push(widget.open()));

    widget.dispose();

    await Promise.all(
      opened.map((open) => expect(open).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' })),
    );
    expect(opened.length).toBeGreaterThan(0);
    expect(downloads()).toBe(1);
    expect(widget.state.isOpen).toBe(false);
  });

  it('may be repeated', async () => {
    const { widget } = lazyWidget();
    await widget.preload();

    widget.dispose();

    expect(() => widget.dispose()).not.toThrow();
    expect(widget.provider()).toBeUndefined();
  });
});

describe('the theme', () => {
  it('is that of the options at first, for servers always, and then the one that is set', () => {
    const { widget, downloads } = lazyWidget();
    expect(widget.state.theme).toEqual({ mode: 'system', preset: 'cleat', variables: {} });
    const told = countOf(widget);

    widget.setTheme({ mode: 'dark' });
    widget.setTheme({ mode: 'dark' });

    expect(told()).toBe(1);
    expect(widget.state.theme.mode).toBe('dark');
    expect(widget.serverState.theme.mode).toBe('system');
    expect(downloads()).toBe(0);
  });

  it('stays when the core arrives, changes with it, and outlives a restart', async () => {
    const { widget } = lazyWidget();
    widget.setTheme({ variables: { accent: '#0af' } });
    await widget.open();
    expect(widget.state.theme.variables).toEqual({ accent: '#0af' });

    widget.setTheme({ mode: 'light' });
    expect(widget.state).toMatchObject({ isOpen: true, theme: { mode: 'light' } });
    await widget.close();
    expect(widget.state.theme).toEqual({
      mode: 'light',
      preset: 'cleat',
      variables: { accent: '#0af' },
    });

    widget.dispose();
    widget.restart();
    expect(widget.state.theme.mode).toBe('light');
  });

  it('is refused where it names an invalid value', () => {
    const { widget } = lazyWidget();
    const before = widget.state;
    const variables = { accent: 'url(https://x.test)' };

    expect(() => widget.setTheme({ variables })).toThrow(
      expect.objectContaining({ code: 'OPTION_INVALID' }),
    );
    expect(widget.state).toBe(before);
  });
});

describe('restarting', () => {
  it('starts again after the widget was disposed, and restores the stored connection', async () => {
    const wallet = fakeWallet('test.first');
    wallet.share(aliceOnEthereum);
    const { widget, downloads } = lazyWidget({
      storage: storageWith('test.first'),
      wallets: [wallet],
    });
    widget.dispose();

    widget.restart();

    expect(widget.state.isDisposed).toBe(false);
    expect(widget.state.connections.eip155.status).toBe('connecting');
    await widget.open();
    await new Promise((resolve) => setImmediate(resolve));
    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
    expect(downloads()).toBe(2);
  });

  it('opens the core that it downloads, whenever the one before arrives', async () => {
    const { widget, cores } = lazyWidget();
    const before = expect(widget.open()).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    widget.dispose();
    widget.restart();

    await widget.open();
    await before;

    expect(cores().map((core) => core.getSnapshot().isOpen)).toEqual([false, true]);
    expect(widget.state.isOpen).toBe(true);
  });

  it('does nothing to a running widget', async () => {
    const { widget, downloads } = lazyWidget();
    await widget.open();
    const before = widget.state;

    widget.restart();

    expect(widget.state).toBe(before);
    expect(downloads()).toBe(1);
  });
});

/** Counts the replacements of the state from now on. */
function countOf(widget: LazyWidget): () => number {
  let count = 0;
  onChange(widget, () => {
    count += 1;
  });
  return () => count;
}

function lazyWidget({
  storage = new InMemoryStorage(),
  wallets = [],
  failures = [],
}: {
  readonly storage?: InMemoryStorage;
  readonly wallets?: readonly ReturnType<typeof fakeWallet>[];
  readonly failures?: readonly unknown[];
} = {}) {
  const clock = new ManualClock();
  const options = parseOptions({ networks: [ethereum, arbitrum] });
  let downloads = 0;
  const cores: WidgetCore[] = [];
  const widget = new LazyWidget({
    knowsColor: () => true,
    options,
    stored: new StoredSession({ storage }),
    loadCore: async (theme, presented) => {
      downloads += 1;
      if (downloads <= failures.length) throw failures[downloads - 1];
      const core = await composeCore({
        options,
        presented,
        storage,
        theme,
        overrides: [
          override(Clock, clock),
          override(Logger, new RecordingLogger()),
          override(ChainAdapters, new FakeChainAdapters()),
          override(WalletConnectorCatalogue, new FakeWalletCatalogue(...wallets)),
        ],
      });
      cores.push(core);
      return core;
    },
    loadLateVerbs: () => import('../../../../application/widget/late-verbs'),
  });
  widget.present();
  return { widget, clock, downloads: () => downloads, core: () => cores[0], cores: () => cores };
}
