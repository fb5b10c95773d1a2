import { describe, expect, it } from '@jest/globals';
import { FakeWalletSession } from '../../../../infrastructure/fake/fake-wallet-session';
import type { KeyValueStorage } from '../../../../ports/key-value-storage';
import type {
  WalletConnector,
  WalletEvent,
  WalletSession,
} from '../../../../ports/wallet-connector';
import {
  ALICE,
  aliceOnEthereum,
  BOB,
  bobOnArbitrum,
  connectedWidget,
  fakeWallet,
  readyWidget,
  sessionOf,
  storedIn,
  willingWallet,
} from '../../../support/headless-kit';
import { connectorOn } from '../../../../domain/connection/connector';

describe('the account that a visitor has chosen', () => {
  const chosenIn = (storage: KeyValueStorage): unknown =>
    JSON.parse(storedIn(storage)['chosen_accounts'] ?? '{}');

  it('is the one that a paired wallet goes to, also on the next visit', async () => {
    const { widget, session, storage } = await connectedWidget();
    const paired = new FakeWalletSession({
      addresses: [SOLANA_ADDRESS, OTHER_SOLANA_ADDRESS],
      chainReference: 'devnet',
    }).leaveChoiceOpen();
    const connector = connectorOn('solana', {
      id: 'walletConnect',
      name: 'Phone',
      type: 'WALLET_CONNECT',
    });
    session.add(connector, paired);
    expect(chosenIn(storage)).toEqual({});

    paired.change({ addresses: [OTHER_SOLANA_ADDRESS, SOLANA_ADDRESS] });
    expect(chosenIn(storage)).toEqual({ solana: OTHER_SOLANA_ADDRESS });
    (await widget.feature('account')).use('solana', SOLANA_ADDRESS);
    expect(chosenIn(storage)).toEqual({ solana: SOLANA_ADDRESS });
    paired.change({ addresses: [OTHER_SOLANA_ADDRESS], chainReference: 'mainnet' });

    // Another chain is no other choice.
    expect(chosenIn(storage)).toEqual({ solana: SOLANA_ADDRESS });
  });

  it('is forgotten when a wallet of the browser goes to another: it says on the next visit where it is', async () => {
    const wallet = fakeWallet('test.own', { isAccountChosenHere: true });
    const grant = { addresses: [ALICE, BOB], chainReference: '1' } as const;
    const { widget, storage } = await readyWidget({ wallets: [wallet.answerWith({ grant })] });
    await widget.connect('test.own');
    (await widget.feature('account')).use('eip155', BOB);
    expect(chosenIn(storage)).toEqual({ eip155: BOB });

    sessionOf(wallet).change({ addresses: [ALICE, BOB] });

    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
    expect(chosenIn(storage)).toEqual({});
  });
});

describe('a wallet that grants another namespace while it is connected', () => {
  const solanaWallet = (name: string) => {
    const session = new FakeWalletSession({
      addresses: [SOLANA_ADDRESS],
      chainReference: 'devnet',
    });
    const connector = connectorOn('solana', {
      id: 'walletConnect',
      name,
      type: 'WALLET_CONNECT',
    });
    return { session, connector };
  };

  it('is connected there at once, also on the next visit, and the namespace in use stays', async () => {
    const { widget, session, storage } = await connectedWidget();
    const added = solanaWallet('Phone');

    session.add(added.connector, added.session);

    expect(widget.state.connections.solana).toMatchObject({
      status: 'connected',
      account: { address: SOLANA_ADDRESS, connectorId: 'walletConnect' },
    });
    expect(widget.state.namespace).toBe('eip155');
    expect(storedIn(storage)).toMatchObject({ connected_namespaces: 'eip155,solana' });
  });

  it('does not affect a wallet that is connected there already', async () => {
    const { widget, session } = await connectedWidget();
    const [first, second] = [solanaWallet('First'), solanaWallet('Second')];
    session.add(first.connector, first.session);

    session.add(second.connector, second.session);

    expect(second.session.isOpen).toBe(false);
    first.session.change({ addresses: [OTHER_SOLANA_ADDRESS] });
    expect(widget.state.connections.solana.account?.address).toBe(OTHER_SOLANA_ADDRESS);
  });
});

describe('a wallet that no catalogue lists', () => {
  it('has its own name while it is connected, and is not offered', async () => {
    const { widget, session } = await connectedWidget();
    const wallet = connectorOn('eip155', {
      id: 'test.wallet.of.a.code',
      name: 'Phone',
      type: 'WALLET_CONNECT',
      imageUrl: 'data:image/png;base64,AA==',
    });
    const other = new FakeWalletSession({ ...aliceOnEthereum, wallet });
    const rows = widget.state.connectorRows;

    session.add(connectorOn('solana', { ...wallet }), other);

    expect(widget.state.connectors).toContain(wallet);
    expect(widget.state.connectorRows).toEqual(rows);
    other.leave();
    expect(widget.state.connectors).not.toContain(wallet);
  });

  it('has its new name where it reports another one, and changes no list otherwise', async () => {
    const { widget, session } = await connectedWidget();
    const wallet = connectorOn('solana', {
      id: 'walletConnect',
      name: 'Phone',
      type: 'WALLET_CONNECT',
    });
    const other = new FakeWalletSession({
      addresses: [SOLANA_ADDRESS],
      chainReference: 'devnet',
      wallet,
    });
    session.add(wallet, other);
    const { connectors, connectorRows } = widget.state;

    other.change({ addresses: [OTHER_SOLANA_ADDRESS] });
    session.change({ addresses: [BOB] });
    expect(widget.state.connectors).toBe(connectors);
    expect(widget.state.connectorRows).toBe(connectorRows);

    const renamed = { ...wallet, name: 'Renamed' };
    other.change({ wallet: renamed });
    expect(widget.state.connectors).toContain(renamed);
    expect(widget.state.connectors).not.toContain(wallet);
  });

  it.each(['AUTH', 'WALLET_CONNECT'] as const)(
    'is not among the recent ones where its type is %s',
    async (type) => {
      const remote = fakeWallet('test.remote', { type }).answerWith({ grant: aliceOnEthereum });
      const { widget, storage } = await readyWidget({ wallets: [remote] });

      await widget.connect('test.remote');

      expect(widget.state.connections.eip155.status).toBe('connected');
      expect(storedIn(storage)).not.toHaveProperty('recent_wallets');
    },
  );
});

const SOLANA_ADDRESS = 'So11111111111111111111111111111111111111112';
const OTHER_SOLANA_ADDRESS = '11111111111111111111111111111111';

describe('a connected wallet', () => {
  it('changes its account, and the widget with it', async () => {
    const { widget, session } = await connectedWidget();

    session.change({ addresses: [BOB, ALICE] });

    expect(widget.state.connections.eip155.account).toMatchObject({
      address: BOB,
      allAddresses: [BOB, ALICE],
      caipAddress: `eip155:1:${BOB}`,
    });
  });

  it('changes its chain, and the widget with it, also on the next visit', async () => {
    const { widget, session, storage } = await connectedWidget();

    session.change({ chainReference: '42161' });

    expect(widget.state.connections.eip155).toMatchObject({
      account: { caipAddress: `eip155:42161:${ALICE}` },
      network: { name: 'Arbitrum One', isSupported: true },
    });
    expect(storedIn(storage)).toMatchObject({ active_caip_network_id: 'eip155:42161' });
  });

  it('[R4.13] moves to an unsupported network, which is shown and not remembered', async () => {
    const { widget, session, storage } = await connectedWidget();

    session.change({ chainReference: '10' });

    expect(widget.state.connections.eip155).toMatchObject({
      network: { caipNetworkId: 'eip155:10', name: 'Unknown Network', isSupported: false },
    });
    expect(widget.state.connections.eip155.account).not.toHaveProperty('explorerUrl');
    expect(storedIn(storage)).toMatchObject({ active_caip_network_id: 'eip155:1' });
  });

  it('ends with the last event of a storm, and publishes nothing else', async () => {
    const { widget, session } = await connectedWidget();
    let changes = 0;
    widget.subscribe(() => (changes += 1));

    session.change({ addresses: [BOB] });
    session.change({ addresses: [ALICE] });

    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
    expect(changes).toBeLessThan(10);
  });

  it('loses its own connection for a while, with a message', async () => {
    const { widget, clock, session } = await connectedWidget();

    session.interrupt();
    await clock.advance(150);

    expect(widget.state.snackbar).toMatchObject({ code: 'WALLET_INTERRUPTED' });
    expect(widget.state.connections.eip155.status).toBe('connected');
  });

  it('leaves: the page shows no account, and restores none on the next visit', async () => {
    const { widget, session, storage } = await connectedWidget();

    session.leave();

    expect(widget.state.connections.eip155).toMatchObject({ status: 'disconnected' });
    expect(widget.state.connections.eip155).not.toHaveProperty('account');
    expect(widget.provider()).toBeUndefined();
    expect(storedIn(storage)).toMatchObject({
      connected_namespaces: '',
      connection_status: 'disconnected',
    });
    expect(storedIn(storage)).not.toHaveProperty('eip155:connected_connector_id');
  });

  it('is not listened to once another one has replaced it', async () => {
    const second = willingWallet('test.second', bobOnArbitrum);
    const { widget, session, storage } = await connectedWidget({ wallets: [second] });
    await widget.connect('test.second');
    const before = widget.state;

    session.change({ addresses: [ALICE], chainReference: '10' });
    session.leave();

    expect(session.isOpen).toBe(false);
    expect(widget.state).toBe(before);
    expect(storedIn(storage)).toMatchObject({ 'eip155:connected_connector_id': 'test.second' });
  });

  it("does not make the site forget another tab's wallet", async () => {
    const { widget, session, storage } = await connectedWidget();
    const other = await readyWidget({
      storage,
      options: { enableReconnect: false },
      wallets: [willingWallet('test.other', bobOnArbitrum)],
    });
    await other.widget.connect('test.other');

    session.leave();

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(storedIn(storage)).toMatchObject({
      connected_namespaces: 'eip155',
      'eip155:connected_connector_id': 'test.other',
    });
  });

  it('stays connected when the widget is disposed, without a listener', async () => {
    const { widget, wallet, session, storage, clock } = await connectedWidget();

    widget.dispose();
    await clock.advance(0);

    expect(session.isOpen).toBe(false);
    expect(storedIn(storage)).toMatchObject({ 'eip155:connected_connector_id': 'test.first' });
    await expect(wallet.restore()).resolves.toMatchObject({ grant: aliceOnEthereum });
    expect(clock.sleeping).toBe(0);
  });
});

it('is ignored when it sends events after it was replaced', async () => {
  const talker = talkingSession();
  const { details } = fakeWallet('test.talker');
  const wallet: WalletConnector = {
    details,
    connect: async () => talker.session,
    restore: async () => undefined,
    whenGranted: async () => undefined,
  };
  const { widget } = await readyWidget({
    wallets: [wallet, willingWallet('test.second', bobOnArbitrum)],
  });
  await widget.connect('test.talker');
  await widget.connect('test.second');
  const before = widget.state;

  talker.say({ type: 'changed', grant: { ...aliceOnEthereum, chainReference: '10' } });
  talker.say({ type: 'disconnected' });

  expect(widget.state).toBe(before);
  expect(talker.unsubscriptions()).toBe(1);
});

it('shares nothing with the wallet of another widget', async () => {
  const one = await connectedWidget();
  const two = await connectedWidget();

  sessionOf(one.wallet).leave();

  expect(one.widget.state.connections.eip155.status).toBe('disconnected');
  expect(two.widget.state.connections.eip155.status).toBe('connected');
});

/** A session that keeps sending events. */
function talkingSession() {
  const listeners = new Set<(event: WalletEvent) => void>();
  let unsubscriptions = 0;
  const session: WalletSession = {
    grant: aliceOnEthereum,
    events$: {
      subscribe: (next) => {
        listeners.add(next);
        return { unsubscribe: () => (unsubscriptions += 1) };
      },
    },
    switchNetwork: async () => undefined,
    release: () => undefined,
    disconnect: async () => undefined,
  };
  return {
    session,
    say: (event: WalletEvent) => listeners.forEach((listener) => listener(event)),
    unsubscriptions: () => unsubscriptions,
  };
}
