import { afterEach, describe, expect, it } from '@jest/globals';
import { someAddress } from '../../../apps/gallery/fake-widget';
import { LATE_MS, SLOW_MS } from '../../../domain/devtools/fault';
import { arbitrum } from '../../../domain/network/built-in-networks';
import { FakeWalletConnector } from '../../../infrastructure/fake';
import { AuthFrame } from '../../../ports/auth-frame';
import { HttpClient } from '../../../ports/http-client';
import { RpcClients } from '../../../ports/rpc-client';
import {
  type WalletEvent,
  WalletConnectorCatalogue,
  type WalletSession,
} from '../../../ports/wallet-connector';
import { WalletPairing } from '../../../ports/wallet-pairing';
import { testNetwork } from '../../support/devtools-network';
import { devtoolsWorld } from '../../support/devtools-world';
import { answered, fakeFetch } from '../../support/fake-fetch';

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

const grant = { addresses: [someAddress], chainReference: '1' } as const;

/** A world with a wallet that approves everything. */
function withWallet() {
  const world = devtoolsWorld();
  const asked: string[] = [];
  const provider = {
    request: async ({ method }: { readonly method: string }) => {
      asked.push(method);
      return method;
    },
  };
  const wallet = new FakeWalletConnector(
    { id: 'io.rabby', name: 'Rabby', type: 'ANNOUNCED', namespace: 'eip155' },
    { access: { namespace: 'eip155', provider }, earlierGrant: grant },
  ).answerWith({ grant });
  world.catalogue.add(wallet);
  const connector = world.ports.get(WalletConnectorCatalogue).find('io.rabby');
  if (!connector) throw new TypeError('The wallet is not there');
  return { ...world, asked, connector, wallet };
}

function requestOf(session: WalletSession) {
  const { access } = session;
  if (access?.namespace !== 'eip155') throw new TypeError('There is no provider');
  return (method: string) => access.provider.request({ method });
}

/** A world over nodes that answer, and the posts that they got. */
function withNodes(...urls: readonly string[]) {
  const { fetch, posts } = fakeFetch(answered);
  globalThis.fetch = fetch;
  const world = devtoolsWorld();
  const client = world.ports.get(RpcClients).forNetwork(testNetwork(...urls));
  const ask = async (method: string): Promise<unknown> => {
    const asked = client.request({ method });
    asked.catch(() => {});
    await world.clock.advance(60_000);
    return asked;
  };
  return { ...world, ask, posts };
}

describe('a fault of a wallet', () => {
  it('declines a connection and a signature, and leaves reading alone', async () => {
    const { asked, connector, devtools } = withWallet();
    const session = await connector.connect();
    const request = requestOf(session);
    devtools.fault('walletRejects');

    await expect(connector.connect()).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 4001 },
    });
    await expect(request('personal_sign')).rejects.toMatchObject({ code: 4001 });
    expect(await request('eth_chainId')).toBe('eth_chainId');
    expect(asked).toEqual(['eth_chainId']);

    devtools.fault('walletRejects', false);
    expect(await request('personal_sign')).toBe('personal_sign');
  });

  it('never answers, until the caller gives up', async () => {
    const { connector, devtools } = withWallet();
    devtools.fault('walletSilent');
    const giveUp = new AbortController();
    const connecting = connector.connect(giveUp.signal);
    giveUp.abort(new Error('given up'));

    await expect(connecting).rejects.toThrow('given up');
    expect(devtools.records().wallet).toMatchObject([
      { method: 'connect', outcome: { status: 'aborted' } },
    ]);
  });

  it('answers late', async () => {
    const { clock, connector, devtools } = withWallet();
    devtools.fault('walletLate');
    let isThere = false;
    const connecting = connector.connect().then(() => (isThere = true));
    await clock.advance(LATE_MS - 1);
    const early = isThere;
    await clock.advance(1);
    await connecting;

    expect([early, isThere]).toEqual([false, true]);
    expect(devtools.records().wallet[0]?.ms).toBe(LATE_MS);
  });

  it('has it locked: requests are open already, and nothing is restored', async () => {
    const { connector, devtools } = withWallet();
    devtools.fault('walletLocked');

    await expect(connector.connect()).rejects.toMatchObject({ context: { rpcCode: -32002 } });
    expect(await connector.restore()).toBeUndefined();
    devtools.fault('walletLocked', false);
    expect((await connector.restore())?.grant).toEqual(grant);
  });

  it('has it on another chain, while it is connected too, and back', async () => {
    const { connector, devtools, wallet } = withWallet();
    const session = await connector.connect();
    const chains: (string | undefined)[] = [];
    const tell = (event: WalletEvent): void =>
      void chains.push(event.type === 'changed' ? event.grant.chainReference : event.type);
    session.events$.subscribe(tell);
    devtools.fault('walletWrongChain');
    wallet.sessions.at(-1)?.change({ chainReference: '42161' });
    devtools.fault('walletWrongChain', false);

    expect(session.grant.chainReference).toBe('1');
    expect(chains).toEqual(['4294967295', '4294967295', '42161']);
    devtools.fault('walletWrongChain');
    expect((await connector.connect()).grant.chainReference).toBe('4294967295');
  });

  it('is played for the embedded wallet and for paired wallets too', async () => {
    const { devtools, frame, ports } = devtoolsWorld();
    frame.answer('RPC_REQUEST', { result: '0x' });
    const embedded = ports.get(AuthFrame);
    await embedded.load();
    devtools.fault('walletRejects');

    await expect(
      embedded.send('RPC_REQUEST', { method: 'personal_sign', params: [] }),
    ).rejects.toMatchObject({ context: { rpcCode: 4001 } });
    await expect(
      ports.get(WalletPairing).propose({ networks: [arbitrum], onUri: () => {} }),
    ).rejects.toMatchObject({ context: { rpcCode: 4001 } });
    expect(frame.sentTypes).toEqual([]);
  });
});

describe('a fault of the network', () => {
  const one = 'https://one.example';
  const other = 'https://other.example';

  it('makes every request slower', async () => {
    const { asked, clock, devtools, ports } = devtoolsWorld();
    devtools.fault('slowNetwork');
    const asking = ports.get(HttpClient).request({ url: one });
    await clock.advance(SLOW_MS - 1);
    const early = asked.length;
    await clock.advance(1);
    await asking;

    expect([early, asked.length]).toEqual([0, 1]);
  });

  it('leaves the first endpoint out, so that the next one answers', async () => {
    const { ask, devtools, posts } = withNodes(one, other);
    devtools.fault('firstRpcOffline');

    expect(await ask('eth_gasPrice')).toBe('eth_gasPrice()');
    expect(new Set(posts.map(({ url }) => url))).toEqual(new Set([other]));
    const call = devtools.rpc().find(({ method }) => method === 'eth_gasPrice');
    expect(call?.outcome).toEqual({ status: 'answered' });
    expect(call?.posts.at(-1)).toMatchObject({ endpoint: 'other.example', position: 2, of: 2 });
  });

  it('leaves all endpoints out', async () => {
    const { ask, devtools, posts } = withNodes(one, other);
    devtools.fault('rpcOffline');

    await expect(ask('eth_gasPrice')).rejects.toMatchObject({ code: 'RPC_UNREACHABLE' });
    expect(posts).toEqual([]);
    devtools.fault('rpcOffline', false);
  });

  it('is why a call goes out again, there or at the next endpoint', async () => {
    const { ask, devtools, clock } = withNodes(one, other);
    await ask('eth_blockNumber');
    await ask('eth_gasPrice');
    devtools.clear();
    devtools.fault('firstRpcOffline');
    const moved = await ask('eth_gasPrice');
    await clock.advance(60_000);

    expect(moved).toBe('eth_gasPrice()');
    const call = devtools.rpc().find(({ method }) => method === 'eth_gasPrice');
    expect(call?.posts).toMatchObject([
      { endpoint: 'one.example', attempt: 1, outcome: { status: 'failed', code: 'UNREACHABLE' } },
      { endpoint: 'other.example', attempt: 2, because: { isElsewhere: true } },
    ]);
    expect(devtools.report()).toMatch(/attempt 2, next endpoint after UNREACHABLE/);
  });

  it('refuses with 429, after which the call goes out again', async () => {
    const { ask, devtools, posts } = withNodes(one);
    devtools.fault('rpcTooMany');

    await expect(ask('eth_gasPrice')).rejects.toMatchObject({ context: { status: 429 } });
    expect(posts).toEqual([]);
    const attempts = devtools.rpc().flatMap((call) => call.posts);
    expect(attempts.length).toBeGreaterThan(1);
    expect(attempts[0]?.outcome).toEqual({ status: 'failed', code: 'HTTP 429' });
  });
});

describe('the record of a call', () => {
  it('has the batch that carried it, once for equal calls, and what it followed', async () => {
    const { fetch } = fakeFetch(answered);
    globalThis.fetch = fetch;
    const { clock, devtools, ports, widget } = devtoolsWorld();
    widget.showViews({ name: 'Account' });
    const client = ports.get(RpcClients).forNetwork(testNetwork('https://one.example'));
    const asked = ['eth_gasPrice', 'eth_blockNumber', 'eth_gasPrice'].map((method) =>
      client.request({ method }),
    );
    await clock.advance(10);
    await Promise.all(asked);

    const calls = devtools.rpc().filter(({ why }) => why === 'view Account');
    expect(calls.map(({ method }) => method)).toEqual([
      'eth_gasPrice',
      'eth_blockNumber',
      'eth_gasPrice',
    ]);
    expect(calls.every(({ posts }) => posts.length === 1)).toBe(true);
    expect(calls[0]?.posts[0]).toMatchObject({ attempt: 1, outcome: { status: 'answered' } });
    const batches = calls.map(({ posts }) => posts[0]?.batch);
    expect(new Set(batches).size).toBe(1);
    expect(batches[0]).toBeGreaterThanOrEqual(2);
  });
});

it('refuses a fault that there is not, and names those that there are', () => {
  const { devtools } = devtoolsWorld();

  expect(() => devtools.fault('walletSings' as 'walletLate')).toThrow(
    expect.objectContaining({ code: 'OPTION_INVALID' }),
  );
});
