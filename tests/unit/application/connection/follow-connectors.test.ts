import { describe, expect, it } from '@jest/globals';
import { FakeHostPage } from '../../../../infrastructure/fake/fake-host-page';
import { FakeWalletCatalogue } from '../../../../infrastructure/fake/fake-wallet-catalogue';
import { override } from '../../../../ports/token';
import { WalletConnectorCatalogue } from '../../../../ports/wallet-connector';
import { fakeWallet, freshWidget, readyWidget, storageOf } from '../../../support/headless-kit';

describe('the wallets that a visitor sees', () => {
  it('are those known when the code is loaded, and each later one', async () => {
    const { widget, catalogue } = await readyWidget({ wallets: [fakeWallet('test.first')] });
    expect(rowsOf(widget)).toEqual(['test.first']);

    catalogue.add(fakeWallet('test.late'));

    expect(rowsOf(widget)).toEqual(['test.first', 'test.late']);
    expect(widget.state.connectors.map(({ id }) => id)).toEqual(['test.first', 'test.late']);
  });

  it('[R5.11] do not include those the site excludes, nor the anonymous one on a desktop', async () => {
    const wallets = [
      fakeWallet('test.first'),
      fakeWallet('test.out'),
      fakeWallet('injected', { type: 'INJECTED', name: 'Browser Wallet' }),
    ];
    const options = { excludeWalletIds: ['TEST.out'] };
    const onDesktop = await readyWidget({ wallets, options });
    const onPhone = await readyWidget({ wallets, options, hostPage: new FakeHostPage('mobile') });

    expect(rowsOf(onDesktop.widget)).toEqual(['test.first']);
    expect(rowsOf(onPhone.widget)).toEqual(['test.first', 'injected']);
  });

  it.each(['test.out', 'Out', 'OUT'])(
    '[R5.11] do not include those excluded as %j, on any connector',
    async (entry) => {
      const out = { id: 'test.out', name: 'Out', mobileLink: 'out://' };
      const { widget } = await readyWidget({
        storage: storageOf({ recent_wallets: JSON.stringify([out]) }),
        options: { projectId: 'p1', excludeWalletIds: [entry], customWallets: [out] },
      });

      expect(rowsOf(widget)).toEqual(['walletConnect']);
    },
  );

  it('are counted where they are left out, at each change of the count', async () => {
    let count = 0;
    const catalogue = Object.assign(new FakeWalletCatalogue(), { leftOutCount: () => count });
    const { widget } = await readyWidget({
      overrides: [override(WalletConnectorCatalogue, catalogue)],
    });
    expect(widget.state).not.toHaveProperty('leftOutCount');

    count = 7;
    catalogue.add(fakeWallet('test.first'));

    expect(widget.state.leftOutCount).toBe(7);
  });

  it('are none where the site has them turned off', async () => {
    const { widget } = await readyWidget({
      wallets: [fakeWallet('test.first')],
      options: { enableWallets: false, customWallets: [{ id: 'custom', name: 'Custom' }] },
    });

    expect(rowsOf(widget)).toEqual([]);
  });

  it('[R3.10] begin with the recent ones of the last visit', async () => {
    const storage = storageOf({
      recent_wallets: JSON.stringify([{ id: 'test.second', name: 'Second', rdns: 'test.second' }]),
    });

    const { widget } = await readyWidget({
      storage,
      wallets: [fakeWallet('test.first'), fakeWallet('test.second')],
    });

    expect(rowsOf(widget)).toEqual(['test.second', 'test.first']);
  });

  it('[R2.15] are in the order of the site', async () => {
    const { widget } = await readyWidget({
      wallets: [fakeWallet('test.first')],
      options: {
        customWallets: [{ id: 'custom', name: 'Custom' }],
        features: { connectorTypeOrder: ['custom'] },
      },
    });

    expect(rowsOf(widget)).toEqual(['custom', 'test.first']);
  });

  it('are looked for only between the first use and the end', async () => {
    const { widget, catalogue } = freshWidget({ wallets: [fakeWallet('test.first')] });
    expect(widget.state.connectors).toEqual([]);
    await widget.preload();
    const before = widget.state;

    widget.dispose();
    catalogue.add(fakeWallet('test.late'));

    expect(widget.state.connectors).toBe(before.connectors);
  });

  it('are listened for until the widget is disposed, and not after it', async () => {
    let listeners = 0;
    const catalogue: WalletConnectorCatalogue = {
      find: () => undefined,
      connectors$: {
        subscribe: (next) => {
          listeners += 1;
          next([]);
          return { unsubscribe: () => (listeners -= 1) };
        },
      },
    };
    const { widget } = await readyWidget({
      overrides: [override(WalletConnectorCatalogue, catalogue)],
    });
    expect(listeners).toBeGreaterThan(0);

    widget.dispose();

    expect(listeners).toBe(0);
  });
});

function rowsOf({ state }: Awaited<ReturnType<typeof readyWidget>>['widget']): readonly string[] {
  return state.connectorRows.map(({ id }) => id);
}
