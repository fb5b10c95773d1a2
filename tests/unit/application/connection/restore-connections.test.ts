import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { FakeWalletSession, type InMemoryStorage } from '../../../../infrastructure/fake';
import type { Widget } from '../../../../application/widget/widget';
import type { WalletConnector, WalletSession } from '../../../../ports/wallet-connector';
import { deferred } from '../../../support/deferred';
import {
  ALICE,
  aliceOnEthereum,
  BOB,
  bobOnArbitrum,
  fakeWallet,
  freshWidget,
  readyWidget,
  sessionOf,
  storageOf,
  storageWith,
  storedIn,
  willingWallet,
} from '../../../support/headless-kit';

describe('a connection of the last visit', () => {
  it('[R4.2] is connecting from the first moment, before anything is downloaded', () => {
    const { widget } = freshWidget({ storage: storageWith('test.first') });

    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connecting',
      attempt: { status: 'asking', purpose: 'restore', connectorId: 'test.first' },
    });
    expect(widget.serverState.connections.eip155.status).toBe('disconnected');
    widget.dispose();
  });

  it('[R4.2] [R4.39] is connected again where its wallet still knows it, without a prompt', async () => {
    const wallet = fakeWallet('test.first', { earlierGrant: bobOnArbitrum });
    const { widget, clock } = await readyWidget({
      wallets: [wallet],
      storage: storageWith('test.first'),
    });

    await clock.advance(0);

    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      account: { address: BOB },
      network: { caipNetworkId: 'eip155:42161' },
    });
    expect(widget.state.connections.eip155).not.toHaveProperty('attempt');
    expect(clock.sleeping).toBe(0);
  });

  it('[R4.39] is disconnected where its wallet does not know it any more', async () => {
    const { widget, clock } = await readyWidget({
      wallets: [fakeWallet('test.first')],
      storage: storageWith('test.first'),
    });

    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
  });

  it('[R4.2] is disconnected after a failure, and tried again on the next visit', async () => {
    const storage = storageWith('test.first');
    const error = new WidgetError('CONNECTOR_GONE', { connectorId: 'test.first' });
    const { widget, clock, logger } = await readyWidget({ wallets: [failing(error)], storage });

    await clock.advance(0);

    expect(widget.state.connections.eip155).toMatchObject({ status: 'disconnected' });
    expect(logger.entries).toEqual([
      { level: 'warn', message: 'test.first could not be restored', cause: error },
    ]);
    expect(storedIn(storage)).toMatchObject({ connected_namespaces: 'eip155' });
    expect(clock.sleeping).toBe(0);
  });

  it('is not restored where the site turns reconnecting off', async () => {
    const storage = storageWith('test.first');
    const wallets = [fakeWallet('test.first', { earlierGrant: aliceOnEthereum })];
    const { widget, clock } = await readyWidget({
      wallets,
      storage,
      options: { enableReconnect: false },
    });
    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
  });

  it.each<[string, Record<string, string>]>([
    ['no namespace is stored as connected', { connected_namespaces: '' }],
    ['another namespace is', { connected_namespaces: 'solana' }],
    ['no connector is stored', { 'eip155:connected_connector_id': '' }],
  ])('does not exist where %s', (_what, values) => {
    const { widget } = freshWidget({ storage: storageWith('test.first', values) });

    expect(widget.state.connections.eip155.status).toBe('disconnected');
  });
});

describe('a wallet that appears late', () => {
  it('is waited for, visibly for 3 s', async () => {
    const { widget, clock, catalogue } = await readyWidget({ storage: storageWith('test.late') });

    await clock.advance(2999);
    expect(widget.state.connections.eip155.status).toBe('connecting');
    await clock.advance(1);
    expect(widget.state.connections.eip155.status).toBe('disconnected');
    await clock.advance(60_000);
    catalogue.add(fakeWallet('test.late', { earlierGrant: aliceOnEthereum }));
    await clock.advance(0);

    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      account: { connectorId: 'test.late' },
    });
  });

  it('is connected without any sign of it where it appears in time', async () => {
    const { widget, clock, catalogue } = await readyWidget({ storage: storageWith('test.late') });
    const seen = statusesOf(widget);
    catalogue.add(fakeWallet('test.other', { earlierGrant: aliceOnEthereum }));
    await clock.advance(500);

    catalogue.add(fakeWallet('test.late', { earlierGrant: aliceOnEthereum }));
    await clock.advance(10_000);

    expect(seen()).toEqual(['connecting', 'connected']);
  });

  it('is connected when it is unlocked, however late', async () => {
    const wallet = fakeWallet('test.first');
    const { widget, clock } = await readyWidget({
      wallets: [wallet],
      storage: storageWith('test.first'),
    });
    await clock.advance(3_600_000);
    expect(widget.state.connections.eip155.status).toBe('disconnected');

    wallet.share(aliceOnEthereum);
    await clock.advance(0);

    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      account: { address: ALICE },
    });
  });

  it('is connecting for only 3 s when it never answers', async () => {
    const silent: WalletConnector = {
      details: fakeWallet('test.first').details,
      connect: () => new Promise(() => {}),
      restore: () => new Promise(() => {}),
      whenGranted: () => new Promise(() => {}),
    };
    const { widget, clock } = await readyWidget({
      wallets: [silent],
      storage: storageWith('test.first'),
    });

    await clock.advance(3000);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(clock.sleeping).toBe(0);
  });
});

describe('a visitor who acts meanwhile', () => {
  it('has the chosen wallet, and not the one that appears later', async () => {
    const { widget, clock, catalogue } = await readyWidget({
      wallets: [willingWallet('test.chosen', bobOnArbitrum)],
      storage: storageWith('test.late'),
    });
    await widget.connect('test.chosen');
    const late = fakeWallet('test.late', { earlierGrant: aliceOnEthereum });

    catalogue.add(late);
    await clock.advance(10_000);

    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      account: { connectorId: 'test.chosen' },
    });
    expect(late.sessions).toEqual([]);
  });

  it('sees the request to the chosen wallet even after 3 s', async () => {
    const ignorant: WalletConnector = {
      ...fakeWallet('test.first'),
      details: fakeWallet('test.first').details,
      connect: () => new Promise(() => {}),
      restore: () => new Promise(() => {}),
      whenGranted: () => new Promise(() => {}),
    };
    const chosen = fakeWallet('test.chosen').answerWith('hang');
    const { widget, clock } = await readyWidget({
      wallets: [ignorant, chosen],
      storage: storageWith('test.first'),
    });
    await clock.advance(1000);
    void widget.connect('test.chosen').catch(() => undefined);

    await clock.advance(10_000);

    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connecting',
      attempt: { connectorId: 'test.chosen', purpose: 'connect' },
    });
    widget.cancelConnect();
  });

  it('has nothing restored after cancelling', async () => {
    const { widget, clock, catalogue, logger } = await readyWidget({
      storage: storageWith('test.late'),
    });

    widget.cancelConnect();
    catalogue.add(fakeWallet('test.late', { earlierGrant: aliceOnEthereum }));
    await clock.advance(10_000);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(clock.sleeping).toBe(0);
    expect(logger.entries).toEqual([]);
  });

  it('still gets the late wallet where no visible attempt was cancelled', async () => {
    const { widget, clock, catalogue } = await readyWidget({ storage: storageWith('test.late') });
    await clock.advance(5000);
    expect(widget.state.connections.eip155.status).toBe('disconnected');

    widget.cancelConnect();
    catalogue.add(fakeWallet('test.late', { earlierGrant: aliceOnEthereum }));
    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('connected');
  });

  it('causes no request to a late wallet once the widget is disposed', async () => {
    const { widget, clock, catalogue } = await readyWidget({ storage: storageWith('test.late') });
    await clock.advance(5000);

    widget.dispose();
    const late = fakeWallet('test.late', { earlierGrant: aliceOnEthereum });
    catalogue.add(late);
    await clock.advance(0);

    expect(late.sessions).toEqual([]);
  });

  it('has nothing restored after disconnecting, now or on the next visit', async () => {
    const storage = storageWith('test.late');
    const { widget, clock, catalogue } = await readyWidget({ storage });

    await widget.disconnect();
    catalogue.add(fakeWallet('test.late', { earlierGrant: aliceOnEthereum }));
    await clock.advance(10_000);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(freshWidget({ storage }).widget.state.connections.eip155.status).toBe('disconnected');
  });

  it.each<[string, string, (widget: Widget, storage: InMemoryStorage) => unknown]>([
    ['chose another wallet', 'connected', (widget) => widget.connect('test.chosen')],
    ['turned back', 'disconnected', (widget) => widget.cancelConnect()],
    [
      'left in another tab',
      'disconnected',
      (_widget, storage) => {
        storage.set('@appkit/connected_namespaces', '');
        storage.remove('@appkit/eip155:connected_connector_id');
      },
    ],
  ])('who %s keeps no session of a wallet that answers late', async (_what, status, leave) => {
    const answer = deferred<WalletSession>();
    const stubborn: WalletConnector = {
      details: fakeWallet('test.first').details,
      connect: () => answer.promise,
      restore: () => answer.promise,
      whenGranted: () => new Promise(() => {}),
    };
    const storage = storageWith('test.first');
    const wallets = [stubborn, willingWallet('test.chosen', bobOnArbitrum)];
    const { widget, clock } = await readyWidget({ wallets, storage });
    await clock.advance(0);

    await leave(widget, storage);
    const late = new FakeWalletSession(aliceOnEthereum);
    answer.resolve(late);
    await clock.advance(10_000);

    expect(widget.state.connections.eip155.status).toBe(status);
    expect(widget.state.connections.eip155.account?.address).not.toBe(ALICE);
    expect(late.isOpen).toBe(false);
  });

  it('keeps a session that was granted in the same wallet', async () => {
    const wallet = fakeWallet('test.first').answerWith({ grant: bobOnArbitrum });
    const { widget, clock } = await readyWidget({
      wallets: [wallet],
      storage: storageWith('test.first'),
    });
    await clock.advance(5000);

    await widget.connect('test.first');
    wallet.share(aliceOnEthereum);
    await clock.advance(0);

    expect(widget.state.connections.eip155.account?.address).toBe(BOB);
    expect(wallet.sessions.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });
});

it('leaves nothing behind when the widget is disposed while it waits', async () => {
  const { widget, clock, catalogue } = await readyWidget({ storage: storageWith('test.late') });

  widget.dispose();
  await clock.advance(0);
  const late = fakeWallet('test.late', { earlierGrant: aliceOnEthereum });
  catalogue.add(late);
  await clock.advance(10_000);

  expect(clock.sleeping).toBe(0);
  expect(late.sessions).toEqual([]);
  expect(widget.state.connections.eip155.status).toBe('disconnected');
});

describe('connections on several namespaces', () => {
  const options = { networks: [ethereumInput(), solanaInput()] };
  const stored = {
    active_namespace: 'eip155',
    connected_namespaces: 'eip155,solana',
    'eip155:connected_connector_id': 'test.ethereum',
    'solana:connected_connector_id': 'test.solana',
  };

  it('[R4.39] are each restored, and the namespace in use does not change', async () => {
    const solana = fakeWallet('test.solana', {
      namespace: 'solana',
      earlierGrant: { addresses: ['4Nd1mYk'], chainReference: 'main' },
    });
    const ethereum = fakeWallet('test.ethereum', { earlierGrant: aliceOnEthereum });
    const { widget, clock, catalogue } = await readyWidget({
      options,
      wallets: [ethereum],
      storage: storageOf(stored),
    });
    await clock.advance(0);

    catalogue.add(solana);
    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('connected');
    expect(widget.state.connections.solana.status).toBe('connected');
    expect(widget.state.namespace).toBe('eip155');
    sessionOf(solana).leave();
    expect(widget.state.connections.eip155.status).toBe('connected');
  });
});

function failing(thrown: unknown): WalletConnector {
  return {
    details: fakeWallet('test.first').details,
    connect: () => Promise.reject(thrown),
    restore: () => Promise.reject(thrown),
    whenGranted: () => Promise.reject(thrown),
  };
}

function statusesOf(widget: ReturnType<typeof freshWidget>['widget']): () => readonly string[] {
  const seen: string[] = [];
  widget.state$.subscribe(({ connections }) => {
    const { status } = connections.eip155;
    if (seen.at(-1) !== status) seen.push(status);
  });
  return () => seen;
}

function ethereumInput() {
  return {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://ethereum.test'] } },
  };
}

function solanaInput() {
  return {
    id: 'main',
    chainNamespace: 'solana' as const,
    name: 'Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['https://solana.test'] } },
  };
}
