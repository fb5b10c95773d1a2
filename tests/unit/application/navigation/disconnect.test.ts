import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import type { ConnectorType } from '../../../../domain/connection/connector';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { FakeWalletSession } from '../../../../infrastructure/fake/fake-wallet-session';
import {
  aliceOnEthereum,
  bobOnArbitrum,
  connectedWidget,
  fakeWallet,
  readyWidget,
  sessionOf,
  storedIn,
  viewsOf,
  willingWallet,
} from '../../../support/headless-kit';

const solana = {
  id: 'main',
  chainNamespace: 'solana' as const,
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.test'] } },
};

describe('disconnecting', () => {
  it('[R4.17] resets the account, the network, the stored connector and the social login', async () => {
    const { widget, session, wallet, storage } = await connectedWidget();
    await widget.switchNetwork('eip155:42161');
    storage.set('@appkit/social_provider', 'google');
    storage.set('@appkit/connected_social', 'google');
    storage.set('WALLETCONNECT_DEEPLINK_CHOICE', '{}');

    await widget.disconnect();

    expect(widget.state.connections.eip155).toEqual({
      namespace: 'eip155',
      status: 'disconnected',
      network: { ...ethereum, isSupported: true },
    });
    expect(session.isOpen).toBe(false);
    expect(await wallet.restore()).toBeUndefined();
    expect(storedIn(storage)).toEqual({
      active_namespace: 'eip155',
      connected_namespaces: '',
      connection_status: 'disconnected',
      recent_wallets: expect.any(String),
      native_balance_cache: expect.any(String),
    });
    expect(storage.get('WALLETCONNECT_DEEPLINK_CHOICE')).toBeUndefined();
  });

  it('[R4.17] returns to the default network of the site', async () => {
    const { widget } = await connectedWidget({ options: { defaultNetwork: arbitrum } });
    expect(widget.state.connections.eip155.network?.name).toBe('Ethereum');

    await widget.disconnect();

    expect(widget.state.connections.eip155.network?.name).toBe('Arbitrum One');
  });

  it('closes the modal, and keeps nothing for the next visit', async () => {
    const { widget, storage } = await connectedWidget();
    await widget.open();
    expect(viewsOf(widget)).toEqual(['Account']);

    await widget.disconnect();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
    const next = await readyWidget({ storage });
    expect(next.widget.state.connections).toEqual(widget.state.connections);
  });

  it('shows Connect in an embedded panel', async () => {
    const { widget } = await connectedWidget({ options: { enableEmbedded: true } });

    await widget.disconnect();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Connect']]);
  });

  it('keeps the view of an embedded panel while another wallet stays connected', async () => {
    const { widget } = await onTwoNamespaces('ANNOUNCED', { enableEmbedded: true });
    await widget.open({ view: 'Networks' });

    await widget.disconnect('solana');

    expect([widget.state.isOpen, widget.state.view?.name]).toEqual([true, 'Networks']);
  });

  it('does nothing without a connection', async () => {
    const { widget } = await readyWidget();

    await expect(widget.disconnect()).resolves.toBeUndefined();
    expect(widget.state.connections.eip155.status).toBe('disconnected');
  });

  it('cancels a request to a wallet, whose late answer is dropped', async () => {
    const second = fakeWallet('test.second').answerWith('hang');
    const { widget, clock, storage } = await connectedWidget({ wallets: [second] });
    const connected = expect(widget.connect('test.second')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    await widget.disconnect();
    await connected;
    second.settle({ grant: bobOnArbitrum });
    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(storedIn(storage)).toMatchObject({ connected_namespaces: '' });
  });

  it('cancels a network switch that waits for the wallet', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    const switched = expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    await widget.disconnect();

    await switched;
    expect(widget.state.switching).toBeUndefined();
    expect(widget.state.connections.eip155.network?.name).toBe('Ethereum');
  });

  it('dismisses a network switch that failed there, but not one that failed elsewhere', async () => {
    const { widget, wallets } = await onTwoNamespaces('ANNOUNCED');
    sessionOf(wallets.eip155).answerSwitchWith('decline');
    await expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({ code: 'RPC' });
    const failed = widget.state.switching;
    expect(failed).toMatchObject({ status: 'failed' });

    await widget.disconnect('solana');
    expect(widget.state.switching).toEqual(failed);
    await widget.disconnect('eip155');

    expect(widget.state.switching).toBeUndefined();
  });

  it('runs once for two calls at once', async () => {
    const { widget, session } = await connectedWidget();
    let ends = 0;
    session.events$.subscribe(({ type }) => (ends += Number(type === 'disconnected')));

    await Promise.all([widget.disconnect(), widget.disconnect()]);

    expect(ends).toBe(1);
    expect(widget.state.connections.eip155.status).toBe('disconnected');
  });

  it("forgets at once, and does not affect the visitor's actions while the wallet answers", async () => {
    const slow = slowWallet();
    const second = willingWallet('test.second', bobOnArbitrum);
    const { widget } = await readyWidget({
      wallets: [slow.wallet, second],
      options: { enableEmbedded: true },
    });
    await widget.connect('test.slow');
    const disconnected = widget.disconnect();
    expect(widget.state.connections.eip155.status).toBe('disconnected');

    await widget.connect('test.second');
    await widget.show('Networks');
    const before = widget.state;
    slow.answer();
    await disconnected;

    expect(widget.state).toBe(before);
    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      network: { name: 'Arbitrum One' },
    });
  });

  it('releases a wallet that has not answered when the widget is disposed', async () => {
    const slow = slowWallet();
    const { widget } = await readyWidget({ wallets: [slow.wallet] });
    await widget.connect('test.slow');
    void widget.disconnect();
    expect(slow.session.isOpen).toBe(true);

    widget.dispose();

    expect(slow.session.isOpen).toBe(false);
    slow.answer();
  });
});

describe('a wallet that refuses to disconnect', () => {
  it("[R4.18] is forgotten anyway, and reported in the specification's words", async () => {
    const { widget, session, storage, logger } = await connectedWidget();
    const error = new Error('No');
    session.refuseToForget(error);

    await expect(widget.disconnect()).rejects.toMatchObject({
      code: 'DISCONNECT_FAILED',
      message: 'Failed to disconnect',
      context: { namespaces: ['eip155'] },
    });

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(widget.state.snackbar).toMatchObject({ variant: 'error', text: 'Failed to disconnect' });
    expect(storedIn(storage)).toMatchObject({ connected_namespaces: '' });
    expect(logger.entries).toContainEqual({
      level: 'error',
      message: 'The wallet on eip155 did not disconnect',
      cause: error,
    });
  });

  it('[R4.18] does not prevent the others from being disconnected', async () => {
    const { widget, wallets } = await onTwoNamespaces('ANNOUNCED');
    sessionOf(wallets.eip155).refuseToForget(new Error('No'));

    await expect(widget.disconnect()).rejects.toMatchObject({
      context: { namespaces: ['eip155'] },
    });

    expect(Object.values(wallets).map((wallet) => sessionOf(wallet).isOpen)).toEqual([
      false,
      false,
    ]);
    expect(statusesOf(widget)).toEqual({ eip155: 'disconnected', solana: 'disconnected' });
  });
});

describe('several namespaces', () => {
  it('[R4.16] are all disconnected where none is named', async () => {
    const { widget } = await onTwoNamespaces('ANNOUNCED');

    await widget.disconnect();

    expect(statusesOf(widget)).toEqual({ eip155: 'disconnected', solana: 'disconnected' });
  });

  it('[R4.16] are disconnected one by one where one is named', async () => {
    const { widget } = await onTwoNamespaces('ANNOUNCED');

    await widget.disconnect('solana');

    expect(statusesOf(widget)).toEqual({ eip155: 'connected', solana: 'disconnected' });
  });

  it.each(['WALLET_CONNECT', 'AUTH'] as const)(
    '[R4.16] are disconnected together where one %s session serves them',
    async (type) => {
      const { widget } = await onTwoNamespaces(type);

      await widget.disconnect('solana');

      expect(statusesOf(widget)).toEqual({ eip155: 'disconnected', solana: 'disconnected' });
    },
  );

  it('keep their network and their switch when another one is disconnected', async () => {
    const { widget, wallets } = await onTwoNamespaces('ANNOUNCED');
    await widget.switchNetwork('eip155:42161');
    sessionOf(wallets.eip155).answerSwitchWith('hang');
    const switched = widget.switchNetwork('eip155:1').catch(() => undefined);

    await widget.disconnect('solana');

    expect(widget.state.switching).toEqual({ status: 'asking', caipNetworkId: 'eip155:1' });
    expect(widget.state.connections.eip155.network?.name).toBe('Arbitrum One');
    widget.dismissSwitch();
    await switched;
  });
});

/** A wallet that takes its time to forget. */
function slowWallet() {
  let answer = (): void => {};
  const session = new FakeWalletSession(aliceOnEthereum);
  const forgotten = new Promise<void>((resolve) => (answer = resolve));
  const wallet = {
    details: fakeWallet('test.slow').details,
    connect: async () => Object.assign(session, { disconnect: () => forgotten }),
    restore: async () => undefined,
    whenGranted: async () => undefined,
  };
  return { wallet, session, answer: () => answer() };
}

/** A widget connected on two namespaces, by wallets of one type. */
async function onTwoNamespaces(type: ConnectorType, options: WidgetOptionsInput = {}) {
  const wallets = {
    eip155: fakeWallet('test.ethereum', { type, namespace: 'eip155' }).answerWith({
      grant: aliceOnEthereum,
    }),
    solana: fakeWallet('test.solana', { type, namespace: 'solana' }).answerWith({
      grant: { addresses: ['4Nd1mYk'], chainReference: 'main' },
    }),
  };
  const headless = await readyWidget({
    wallets: Object.values(wallets),
    options: { networks: [ethereum, arbitrum, solana], ...options },
  });
  await headless.widget.connect('test.solana');
  await headless.widget.connect('test.ethereum');
  return { ...headless, wallets };
}

function statusesOf({ state }: Awaited<ReturnType<typeof readyWidget>>['widget']): object {
  const of = (namespace: ChainNamespace) => state.connections[namespace].status;
  return { eip155: of('eip155'), solana: of('solana') };
}
