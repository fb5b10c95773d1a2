import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { FakeWalletSession } from '../../../../infrastructure/fake/fake-wallet-session';
import type { WalletConnector } from '../../../../ports/wallet-connector';
import { countingSignal } from '../../../support/counting-signal';
import { deferred } from '../../../support/deferred';
import {
  ALICE,
  aliceOnEthereum,
  BOB,
  bobOnArbitrum,
  connectedWidget,
  fakeWallet,
  freshWidget,
  readyWidget,
  sessionOf,
  storedIn,
  willingWallet,
} from '../../../support/headless-kit';

const pending = new WidgetError('RPC', { rpcCode: -32002, rpcMessage: 'Already pending' });

describe('a wallet that approves', () => {
  it('[R4.1] is connecting while it is asked, and then connected', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget } = await readyWidget({ wallets: [wallet] });
    expect(eip155(widget)).toEqual({ namespace: 'eip155', status: 'disconnected', network });

    const connected = widget.connect('test.first');
    expect(eip155(widget)).toMatchObject({
      status: 'connecting',
      attempt: { status: 'asking', purpose: 'connect', connectorId: 'test.first' },
    });
    wallet.settle({ grant: bobOnArbitrum });

    await expect(connected).resolves.toBe(`eip155:42161:${BOB}`);
    expect(eip155(widget)).toMatchObject({
      status: 'connected',
      account: {
        namespace: 'eip155',
        caipAddress: `eip155:42161:${BOB}`,
        address: BOB,
        allAddresses: [BOB],
        connectorId: 'test.first',
        explorerUrl: `https://arbiscan.io/address/${BOB}`,
      },
      network: { caipNetworkId: 'eip155:42161', isSupported: true },
    });
    expect(eip155(widget)).not.toHaveProperty('attempt');
  });

  it('[R3.10] [R9.3] is stored as connected, and first among the two recent ones', async () => {
    const wallets = ['test.first', 'test.second', 'test.third'].map((id) => willingWallet(id));
    const { widget, storage } = await readyWidget({ wallets });

    for (const { details } of wallets) await widget.connect(details.id);

    expect(storedIn(storage)).toMatchObject({
      connected_namespaces: 'eip155',
      'eip155:connected_connector_id': 'test.third',
      connection_status: 'connected',
      active_namespace: 'eip155',
      active_caip_network_id: 'eip155:1',
      recent_wallets: JSON.stringify(
        ['test.third', 'test.second'].map((id) => ({ id, name: id, rdns: id })),
      ),
    });
    expect(widget.state.connectorRows.map(({ id, tag }) => `${id} ${tag}`)).toEqual([
      'test.third recent',
      'test.second recent',
      'test.first installed',
    ]);
  });

  it('offers its provider as soon as it is shown as connected', async () => {
    const provider = { request: async () => '0x1' };
    const wallet = fakeWallet('test.first', {
      access: { namespace: 'eip155', provider },
    }).answerWith({ grant: aliceOnEthereum });
    const { widget } = await readyWidget({ wallets: [wallet] });
    const seen: unknown[] = [];
    widget.subscribe(() => {
      if (widget.state.connections.eip155.account) seen.push(widget.provider());
    });

    await widget.connect('test.first');

    expect(new Set(seen)).toEqual(new Set([widget.provider()]));
    expect(await widget.provider()?.request({ method: 'eth_chainId' })).toBe('0x1');
  });

  it('is not connected any more where it has left before a listener is notified', async () => {
    const { details } = fakeWallet('test.first');
    const session = new FakeWalletSession(aliceOnEthereum);
    session.leave();
    const wallet: WalletConnector = {
      details,
      connect: async () => session,
      restore: async () => undefined,
      whenGranted: async () => undefined,
    };
    const { widget, storage } = await readyWidget({ wallets: [wallet] });

    await widget.connect('test.first');

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(widget.provider()).toBeUndefined();
    expect(storedIn(storage)).toMatchObject({ connected_namespaces: '' });
  });

  it('is connected with its latest state when a listener is notified', async () => {
    const { details } = fakeWallet('test.first');
    const session = new FakeWalletSession(aliceOnEthereum);
    session.change({ addresses: [BOB] });
    const wallet: WalletConnector = {
      details,
      connect: async () => session,
      restore: async () => undefined,
      whenGranted: async () => undefined,
    };
    const { widget } = await readyWidget({ wallets: [wallet] });

    await expect(widget.connect('test.first')).resolves.toBe(`eip155:1:${BOB}`);
    expect(eip155(widget)).toMatchObject({ account: { address: BOB } });
  });

  it('may be disconnected by the first listener that is notified of it', async () => {
    const wallet = willingWallet('test.first');
    const { widget, clock } = await readyWidget({ wallets: [wallet] });
    let isDone = false;
    widget.subscribe(() => {
      if (!widget.state.connections.eip155.account || isDone) return;
      isDone = true;
      void widget.disconnect();
    });

    await widget.connect('test.first');
    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(widget.provider()).toBeUndefined();
    expect(sessionOf(wallet).isOpen).toBe(false);
  });
});

describe('a wallet that declines', () => {
  it('shows its answer, and throws it', async () => {
    const { widget } = await readyWidget({ wallets: [fakeWallet('test.first')] });

    await expect(widget.connect('test.first')).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 4001 },
    });
    expect(eip155(widget)).toMatchObject({
      status: 'disconnected',
      attempt: { status: 'failed', connectorId: 'test.first', failure: { cause: 'declined' } },
    });
  });

  it('does not affect a wallet that connected before', async () => {
    const { widget } = await connectedWidget({ wallets: [fakeWallet('test.second')] });

    await expect(widget.connect('test.second')).rejects.toMatchObject({ code: 'RPC' });

    expect(eip155(widget)).toMatchObject({
      status: 'connected',
      account: { connectorId: 'test.first', address: ALICE },
      attempt: { status: 'failed', connectorId: 'test.second' },
    });
  });

  it('can be asked again', async () => {
    const wallet = fakeWallet('test.first');
    const { widget } = await readyWidget({ wallets: [wallet] });
    await widget.connect('test.first').catch(() => undefined);

    wallet.answerWith({ grant: aliceOnEthereum });
    await widget.connect('test.first');

    expect(eip155(widget)).toMatchObject({ status: 'connected' });
    expect(eip155(widget)).not.toHaveProperty('attempt');
  });

  it.each([
    ['gone', new WidgetError('CONNECTOR_GONE', { connectorId: 'test.first' }), { cause: 'gone' }],
    ['no error of ours', new TypeError('x'), { cause: 'failed', detail: 'Unknown error' }],
  ])('reports why: %s', async (_why, error, failure) => {
    const wallet = fakeWallet('test.first').answerWith({ error });
    const { widget } = await readyWidget({ wallets: [wallet] });

    await expect(widget.connect('test.first')).rejects.toBe(error);
    expect(widget.state.connections.eip155.attempt).toMatchObject({ failure });
  });

  it('[R8.2] is not found where it is a paired one, and the site has no pairing', async () => {
    const { widget } = await readyWidget();

    await expect(widget.connect('walletConnect')).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
      message: 'WalletConnectConnector not found',
    });
  });

  it('is not found under a name of JavaScript itself', async () => {
    const { widget } = await readyWidget();
    const connect = widget.connect as (connectorId?: string) => Promise<unknown>;

    await expect(connect.call(widget)).rejects.toMatchObject({ code: 'CONNECTOR_NOT_FOUND' });
  });

  it('is not installed where no catalogue knows it', async () => {
    const { widget } = await readyWidget();

    await expect(widget.connect('test.unknown')).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
      context: { connectorId: 'test.unknown' },
    });
    expect(eip155(widget)).toMatchObject({
      status: 'disconnected',
      attempt: { status: 'failed', failure: { cause: 'notInstalled' } },
    });
  });
});

describe('a wallet with an open request', () => {
  it('connects when the visitor grants it there (W02)', async () => {
    const wallet = fakeWallet('test.first').answerWith({ error: pending });
    const { widget, clock } = await readyWidget({ wallets: [wallet] });
    await expect(widget.connect('test.first')).rejects.toBe(pending);
    expect(eip155(widget)).toMatchObject({
      status: 'disconnected',
      attempt: { status: 'failed', failure: { cause: 'pending' } },
    });

    wallet.share(aliceOnEthereum);
    await clock.advance(0);

    expect(eip155(widget)).toMatchObject({ status: 'connected', account: { address: ALICE } });
    expect(eip155(widget)).not.toHaveProperty('attempt');
  });

  it.each(['cancelled', 'another wallet was chosen', 'disconnected'] as const)(
    'is not waited for after it is %s',
    async (how) => {
      const wallet = fakeWallet('test.first').answerWith({ error: pending });
      const second = willingWallet('test.second', bobOnArbitrum);
      const { widget, clock } = await readyWidget({ wallets: [wallet, second] });
      await widget.connect('test.first').catch(() => undefined);

      if (how === 'cancelled') widget.cancelConnect();
      else if (how === 'disconnected') await widget.disconnect();
      else await widget.connect('test.second');
      wallet.share(aliceOnEthereum);
      await clock.advance(0);

      const { account } = widget.state.connections.eip155;
      expect(account?.connectorId).toBe(
        how === 'another wallet was chosen' ? 'test.second' : undefined,
      );
    },
  );
});

describe('several wallets asked at once', () => {
  it('connect only the last one: a call cancels the one before it', async () => {
    const first = fakeWallet('test.first').answerWith('hang');
    const second = fakeWallet('test.second').answerWith('hang');
    const { widget, clock } = await readyWidget({ wallets: [first, second] });
    const firstAnswer = expect(widget.connect('test.first')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    const secondAnswer = widget.connect('test.second');
    await firstAnswer;
    expect(widget.state.connections.eip155.attempt?.connectorId).toBe('test.second');
    first.settle({ grant: aliceOnEthereum });
    await clock.advance(0);
    expect(eip155(widget)).toMatchObject({ status: 'connecting' });
    second.settle({ grant: bobOnArbitrum });

    await secondAnswer;
    expect(eip155(widget)).toMatchObject({
      status: 'connected',
      account: { connectorId: 'test.second', address: BOB },
    });
  });

  it('are one request for the same wallet', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget } = await readyWidget({ wallets: [wallet] });
    const first = expect(widget.connect('test.first')).rejects.toMatchObject({ code: 'ABORTED' });
    const second = widget.connect('test.first');

    wallet.settle({ grant: aliceOnEthereum });

    await first;
    await second;
    expect(eip155(widget)).toMatchObject({ status: 'connected' });
    expect(wallet.sessions.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  it('do not change the connected wallet until one of them approves (W04)', async () => {
    const second = fakeWallet('test.second').answerWith('hang');
    const { widget, session } = await connectedWidget({ wallets: [second] });
    const connected = widget.connect('test.second');

    expect(eip155(widget)).toMatchObject({
      status: 'connecting',
      account: { connectorId: 'test.first' },
    });
    second.settle({ grant: bobOnArbitrum });
    await connected;

    expect(session.isOpen).toBe(false);
    session.change({ addresses: [ALICE] });
    expect(eip155(widget)).toMatchObject({ account: { connectorId: 'test.second', address: BOB } });
  });

  it('notice when the connected wallet leaves meanwhile', async () => {
    const second = fakeWallet('test.second').answerWith('hang');
    const { widget, session } = await connectedWidget({ wallets: [second] });
    const connected = widget.connect('test.second');

    session.leave();

    expect(eip155(widget)).toMatchObject({ status: 'connecting' });
    expect(eip155(widget)).not.toHaveProperty('account');
    second.settle('decline');
    await expect(connected).rejects.toMatchObject({ code: 'RPC' });
    expect(eip155(widget)).toMatchObject({ status: 'disconnected' });
  });

  it('do not ask a wallet that is connected already', async () => {
    const { widget, wallet } = await connectedWidget();

    await expect(widget.connect('test.first')).rejects.toMatchObject({
      code: 'CONNECTOR_ALREADY_CONNECTED',
      message: 'Connector already connected',
      context: { connectorId: 'test.first' },
    });
    expect(eip155(widget)).toMatchObject({ status: 'connected' });
    expect(wallet.sessions).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('is shown at once, and a late answer is ignored (W03, W04)', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget, clock, storage } = await readyWidget({ wallets: [wallet] });
    const connected = expect(widget.connect('test.first')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    widget.cancelConnect();
    expect(eip155(widget)).toEqual({ namespace: 'eip155', status: 'disconnected', network });
    await connected;
    wallet.settle({ grant: aliceOnEthereum });
    await clock.advance(0);

    expect(eip155(widget)).toEqual({ namespace: 'eip155', status: 'disconnected', network });
    expect(storedIn(storage)).toEqual({});
  });

  it('dismisses the last failure, and keeps the connected wallet', async () => {
    const { widget } = await connectedWidget({ wallets: [fakeWallet('test.second')] });
    await widget.connect('test.second').catch(() => undefined);

    widget.cancelConnect('eip155');

    expect(eip155(widget)).toMatchObject({ status: 'connected' });
    expect(eip155(widget)).not.toHaveProperty('attempt');
  });

  it("follows the caller's signal, and throws its reason", async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget } = await readyWidget({ wallets: [wallet] });
    const caller = countingSignal();
    const reason = new Error('left the page');
    const connected = expect(widget.connect('test.first', undefined, caller.signal)).rejects.toBe(
      reason,
    );
    expect(widget.state.connections.eip155.status).toBe('connecting');

    caller.abort(reason);

    expect(eip155(widget)).toEqual({ namespace: 'eip155', status: 'disconnected', network });
    await connected;
    expect(caller.listeners()).toBe(0);
  });

  it('changes nothing where the caller aborted before the call', async () => {
    const first = fakeWallet('test.first').answerWith('hang');
    const second = willingWallet('test.second');
    const { widget } = await readyWidget({ wallets: [first, second] });
    const asked = widget.connect('test.first');
    const before = widget.state;
    const reason = new Error('too late');

    await expect(widget.connect('test.second', undefined, AbortSignal.abort(reason))).rejects.toBe(
      reason,
    );

    expect(widget.state).toBe(before);
    expect(second.sessions).toEqual([]);
    first.settle({ grant: aliceOnEthereum });
    await asked;
  });

  it.each(['connected', 'declined', 'cancelled'] as const)(
    "leaves no listener on the caller's signal: %s",
    async (how) => {
      const wallet = fakeWallet('test.first').answerWith('hang');
      const { widget } = await readyWidget({ wallets: [wallet] });
      const caller = countingSignal();
      const connected = widget
        .connect('test.first', undefined, caller.signal)
        .catch(() => undefined);

      if (how === 'connected') wallet.settle({ grant: aliceOnEthereum });
      if (how === 'declined') wallet.settle('decline');
      if (how === 'cancelled') widget.cancelConnect();
      await connected;

      expect(caller.listeners()).toBe(0);
    },
  );

  it('also happens on dispose: nothing is left behind, and the state shows it', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget, clock } = await readyWidget({ wallets: [wallet] });
    const caller = countingSignal();
    const connected = expect(
      widget.connect('test.first', undefined, caller.signal),
    ).rejects.toMatchObject({
      code: 'ABORTED',
    });

    widget.dispose();
    await connected;
    wallet.settle({ grant: aliceOnEthereum });
    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect([caller.listeners(), clock.sleeping]).toEqual([0, 0]);
    expect(wallet.sessions.filter(({ isOpen }) => isOpen)).toEqual([]);
  });
});

describe('a wallet that does not notice the cancellation', () => {
  it('has its late session released', async () => {
    const answer = deferred<FakeWalletSession>();
    const { widget, clock } = await readyWidget({
      wallets: [deafWallet({ connect: () => answer.promise })],
    });
    const connected = expect(widget.connect('test.deaf')).rejects.toMatchObject({
      code: 'ABORTED',
    });
    widget.cancelConnect();
    const session = new FakeWalletSession(aliceOnEthereum);

    answer.resolve(session);
    await connected;
    await clock.advance(0);

    expect(session.isOpen).toBe(false);
    expect(eip155(widget)).toMatchObject({ status: 'disconnected' });
  });

  it('has its session released even if it was granted without a request', async () => {
    const granted = deferred<void>();
    const session = new FakeWalletSession(aliceOnEthereum);
    const { widget, clock } = await readyWidget({
      wallets: [
        deafWallet({
          connect: () => Promise.reject(pending),
          whenGranted: () => granted.promise,
          restore: async () => session,
        }),
      ],
    });
    await widget.connect('test.deaf').catch(() => undefined);
    widget.cancelConnect();

    granted.resolve();
    await clock.advance(0);

    expect(session.isOpen).toBe(false);
    expect(eip155(widget)).toMatchObject({ status: 'disconnected' });
  });

  it('stays failed where it shares nothing after all', async () => {
    const { widget, clock } = await readyWidget({
      wallets: [
        deafWallet({
          connect: () => Promise.reject(pending),
          whenGranted: async () => undefined,
          restore: async () => undefined,
        }),
      ],
    });
    await widget.connect('test.deaf').catch(() => undefined);

    await clock.advance(0);

    expect(eip155(widget)).toMatchObject({
      status: 'disconnected',
      attempt: { failure: { cause: 'pending' } },
    });
  });
});

it('loads its code where that is missing', async () => {
  const { widget } = freshWidget({ wallets: [willingWallet('test.first')] });

  await expect(widget.connect('test.first')).resolves.toBe(`eip155:1:${ALICE}`);
});

function deafWallet(given: Partial<WalletConnector>): WalletConnector {
  return {
    details: fakeWallet('test.deaf').details,
    connect: () => new Promise(() => {}),
    restore: async () => undefined,
    whenGranted: () => new Promise(() => {}),
    ...given,
  };
}

const network = expect.objectContaining({ caipNetworkId: 'eip155:1', isSupported: true });

function eip155(widget: Awaited<ReturnType<typeof readyWidget>>['widget']) {
  return widget.state.connections.eip155;
}
