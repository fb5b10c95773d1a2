import { describe, expect, it, jest } from '@jest/globals';
import {
  arbitrum,
  ChainAdapters,
  Clock,
  createWidget,
  ethereum,
  InMemoryStorage,
  isWidgetError,
  KeyValueStorage,
  override,
  type WidgetOptionsInput,
} from '../../index';
import { FakeChainAdapters } from '../../infrastructure/fake/fake-chain-adapters';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { createTestWallet, type TestWallet } from '../../infrastructure/fake/test-wallet';
import { eventually } from '../support/eventually';
import { answered, fakeFetch } from '../support/fake-fetch';
import { ALICE, connectedWidget, willingWallet } from '../support/headless-kit';
import { anySiweConfig, anySiwx } from '../support/any-sign-in';

describe('createWidget', () => {
  it('requires neither options nor a page', async () => {
    const widget = createWidget();
    widget.present();

    await widget.open();

    expect(widget.state.isOpen).toBe(true);
    widget.dispose();
  });

  it.each<[string, WidgetOptionsInput, string]>([
    ['a wrong option', { debug: 'yes' } as never, 'OPTION_INVALID'],
    ['an unknown option', { nets: [] } as never, 'OPTION_INVALID'],
    [
      'two that exclude each other',
      { siwx: anySiwx, siweConfig: anySiweConfig },
      'OPTIONS_CONFLICT',
    ],
  ])('refuses %s with a typed error, at once', (_what, options, code) => {
    const thrown = thrownBy(() => createWidget(options));

    expect(isWidgetError(thrown)).toBe(true);
    expect(thrown).toMatchObject({ code });
  });

  it("connects a wallet of the site's, reads its balance, and disconnects it", async () => {
    const { widget, wallet, clock } = withSiteWallet();

    await widget.connect('site');
    await clock.advance(0);
    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      account: { address: ALICE, balance: { status: 'loaded', units: 7n } },
    });
    await expect(widget.provider()?.request({ method: 'eth_accounts' })).resolves.toEqual([ALICE]);
    await widget.disconnect();

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(wallet.state.sharedAccounts).toEqual([]);
    expect(wallet.listenerCount).toBe(0);
  });

  it("[R7.8] reads from the site's own address of the hosted endpoint", async () => {
    const { fetch, posts } = fakeFetch((post) =>
      answered(post, ({ method }) => (method === 'eth_chainId' ? '0x1' : '0x7')),
    );
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
    const widget = createWidget(
      {
        networks: [{ ...ethereum, rpcUrls: { default: { http: [] } } }],
        connectors: [{ id: 'site', name: 'Site', provider: testWallet().provider }],
        projectId: 'p 1',
        hostedRpcUrl: 'https://rpc.dapp.test/v1',
      },
      override(KeyValueStorage, new InMemoryStorage()),
    );

    await widget.connect('site');
    await eventually(() =>
      expect(widget.state.connections.eip155.account?.balance).toMatchObject({ units: 7n }),
    );

    expect(posts.map(({ url }) => url)).toEqual([
      'https://rpc.dapp.test/v1?chainId=eip155%3A1&projectId=p%201',
    ]);
    widget.dispose();
  });

  it('is restored on the next page from the storage it is given', async () => {
    const storage = new InMemoryStorage();
    const wallet = testWallet();
    const first = withSiteWallet(wallet, storage);
    await first.widget.connect('site');
    first.widget.dispose();

    const second = withSiteWallet(wallet, storage);
    expect(second.widget.state.connections.eip155.status).toBe('connecting');
    await second.clock.advance(0);

    expect(second.widget.state.connections.eip155.account?.address).toBe(ALICE);
    second.widget.dispose();
    expect(wallet.listenerCount).toBe(0);
  });

  it('uses the last of two overrides of one port, the storage included', async () => {
    const [first, second] = [new InMemoryStorage(), new InMemoryStorage()];
    second.set('@appkit/active_caip_network_id', 'eip155:1');
    const widget = createWidget(
      { networks: [ethereum] },
      override(KeyValueStorage, first),
      override(KeyValueStorage, second),
    );

    await widget.switchNetwork('eip155:1');

    expect(first.keys('')).toEqual([]);
    expect(second.get('@appkit/active_namespace')).toBe('eip155');
    widget.dispose();
  });
});

describe('a wallet that is locked, gone or late', () => {
  it('reports that it is locked, and connects when it is unlocked (W02)', async () => {
    const { widget, wallet, clock } = withSiteWallet();
    wallet.setAccounts([ALICE]);
    wallet.lock();
    await expect(widget.connect('site')).rejects.toMatchObject({ context: { rpcCode: -32002 } });
    expect(widget.state.connections.eip155.attempt).toMatchObject({
      failure: { cause: 'pending' },
    });

    wallet.unlock();
    await clock.advance(50);

    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      account: { address: ALICE },
    });
    widget.dispose();
    expect(wallet.listenerCount).toBe(0);
  });

  it('[R4.39] connects when it is unlocked, if it was locked on the next page', async () => {
    const storage = new InMemoryStorage();
    const wallet = testWallet();
    const first = withSiteWallet(wallet, storage);
    await first.widget.connect('site');
    first.widget.dispose();
    wallet.lock();
    const { widget, clock } = withSiteWallet(wallet, storage);
    await clock.advance(10_000);
    expect(widget.state.connections.eip155.status).toBe('disconnected');

    wallet.unlock();
    await clock.advance(50);

    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
    widget.dispose();
    expect([wallet.listenerCount, clock.sleeping]).toEqual([0, 0]);
  });

  it('is disconnected by the first call that fails after it has gone, without a further request (W13)', async () => {
    const { widget, wallet, clock } = withSiteWallet();
    await widget.connect('site');
    wallet.vanish();
    const asked = wallet.requests.length;

    await expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'CONNECTOR_GONE',
    });
    await clock.advance(60_000);

    expect(widget.state.connections.eip155.status).toBe('disconnected');
    expect(wallet.requests).toHaveLength(asked + 1);
    expect(wallet.listenerCount).toBe(0);
  });

  it('is not connected by an answer after the cancellation, and answers at once the next time (W04)', async () => {
    const { widget, wallet, clock } = withSiteWallet();
    wallet.setAccounts([ALICE]);
    wallet.next('hang');
    const connected = expect(widget.connect('site')).rejects.toMatchObject({ code: 'ABORTED' });
    await clock.advance(0);
    widget.cancelConnect();
    await connected;

    wallet.settle('approve');
    await clock.advance(1000);
    expect(widget.state.connections.eip155.status).toBe('disconnected');
    await widget.connect('site');

    expect(widget.state.connections.eip155.account?.address).toBe(ALICE);
    widget.dispose();
  });
});

describe('two widgets', () => {
  it('share nothing', async () => {
    const one = await connectedWidget();
    const two = await connectedWidget({ wallets: [willingWallet('test.second')] });
    await one.widget.open();
    await one.widget.copyAddress();
    const before = two.widget.state;

    await one.widget.disconnect();
    one.widget.dispose();

    expect(two.widget.state).toBe(before);
    await two.widget.connect('test.second');
    expect(two.widget.state.connections.eip155.account?.connectorId).toBe('test.second');
  });

  it("share a visitor's session on one storage, unless they have ids of their own", async () => {
    const { storage } = await connectedWidget();
    const same = createWidget({ networks: [ethereum] }, override(KeyValueStorage, storage));
    const other = createWidget(
      { id: 'other', networks: [ethereum] },
      override(KeyValueStorage, storage),
    );

    expect(same.state.connections.eip155.status).toBe('connecting');
    expect(other.state.connections.eip155.status).toBe('disconnected');
    same.dispose();
    other.dispose();
  });
});

function testWallet(): TestWallet {
  return createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'http://node.test' }] });
}

/** The real catalogue, connector and session in front of a wallet with a real key. */
function withSiteWallet(wallet = testWallet(), storage = new InMemoryStorage()) {
  const clock = new ManualClock();
  const adapters = new FakeChainAdapters();
  adapters.of('eip155').setBalance(ALICE, ethereum.caipNetworkId, 7n);
  const widget = createWidget(
    {
      networks: [ethereum, arbitrum],
      connectors: [{ id: 'site', name: 'Site', provider: wallet.provider }],
    },
    override(Clock, clock),
    override(ChainAdapters, adapters),
    override(KeyValueStorage, storage),
  );
  return { widget, wallet, clock };
}

function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}
