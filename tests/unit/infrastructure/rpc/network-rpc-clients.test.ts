import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import type { Network } from '../../../../domain/network/network';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import {
  NetworkRpcClients,
  type NetworkRpcClientsDeps,
} from '../../../../infrastructure/rpc/network-rpc-clients';
import { answered, echoOf, type FakeReply, fakeFetch, hanging } from '../../../support/fake-fetch';

const network: Network = {
  ...ethereum,
  rpcUrls: { default: { http: ['https://one.example', 'https://two.example'] } },
};
const solana: Network = {
  ...network,
  id: 'x',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
};
const GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
const OTHER_GENESIS = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const RELAY_GENESIS = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3';
const BITCOIN_GENESIS = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f';
const references = {
  eip155: '1',
  solana: GENESIS.slice(0, 32),
  polkadot: RELAY_GENESIS.slice(2, 34),
  bip122: BITCOIN_GENESIS.slice(0, 32),
};

function clientsOver(reply: FakeReply, config: NetworkRpcClientsDeps['config'] = {}) {
  const clock = new ManualClock();
  const { fetch, posts } = fakeFetch(reply);
  const clients = new NetworkRpcClients({ clock, fetch, config, random: () => 0.5 });
  const sent = (): readonly string[] =>
    posts.map(({ url, calls }) => `${url} ${calls.map(({ method }) => method).join('+')}`);
  return { clients, client: clients.forNetwork(network), clock, posts, sent };
}

describe('NetworkRpcClients', () => {
  it('has one client per network, which sends nothing by itself', async () => {
    const { clients, clock, posts } = clientsOver(answered);
    expect(clients.forNetwork(network)).toBe(clients.forNetwork({ ...network }));
    expect(clients.forNetwork(network)).not.toBe(clients.forNetwork(solana));
    await clock.advance(60_000);
    expect(posts).toHaveLength(0);
  });

  it("[R7.7] reads a page's first values, the chain checked, in a single post", async () => {
    const { client, clock, sent } = clientsOver(answered);
    const balance = client.request({ method: 'eth_getBalance', params: ['0x1'] });
    const gasPrice = client.request({ method: 'eth_gasPrice' });
    await clock.advance(0);
    expect(await balance).toBe('eth_getBalance(0x1)');
    expect(await gasPrice).toBe('eth_gasPrice()');
    expect(sent()).toEqual(['https://one.example eth_chainId+eth_getBalance+eth_gasPrice']);
    expect(clock.sleeping).toBe(0);
  });

  it('[R7.17] queries each namespace for its chain by its own method, in the same post', async () => {
    const { clients, clock, sent } = clientsOver((post) =>
      answered(post, (call) => (call.method === 'getGenesisHash' ? GENESIS : echoOf(call))),
    );
    const balance = clients.forNetwork(solana).request({ method: 'getBalance' });
    await clock.advance(0);
    expect(await balance).toBe('getBalance()');
    expect(sent()).toEqual(['https://one.example getGenesisHash+getBalance']);
  });

  it('returns no balance from an endpoint of another Solana cluster', async () => {
    const { clients, clock } = clientsOver((post) =>
      answered(post, (call) => (call.method === 'getGenesisHash' ? OTHER_GENESIS : echoOf(call))),
    );
    const balance = clients.forNetwork(solana).request({ method: 'getBalance' });
    const outcome = balance.catch((error: unknown) => error);
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({
      code: 'RPC_WRONG_CHAIN',
      context: { expected: GENESIS.slice(0, 32), actual: OTHER_GENESIS.slice(0, 32) },
    });
  });

  it.each([
    ['solana', 'sendTransaction', 'getGenesisHash', GENESIS],
    ['polkadot', 'author_submitExtrinsic', 'chain_getBlockHash', RELAY_GENESIS],
    ['eip155', 'eth_sendRawTransaction', 'eth_chainId', '0x1'],
    ['bip122', 'sendrawtransaction', 'getblockhash', BITCOIN_GENESIS],
  ] as const)(
    'sends on %s once by %s, after %s by itself',
    async (namespace, method, identity, answer) => {
      const { clients, clock, sent } = clientsOver((post) =>
        post.calls[0]?.method === identity
          ? answered(post, () => answer)
          : new Response('', { status: 503 }),
      );
      const id = `${namespace}:${references[namespace]}`;
      const chain = { ...network, chainNamespace: namespace, caipNetworkId: id as CaipNetworkId };
      const outcome = clients
        .forNetwork(chain)
        .request({ method })
        .catch((error: unknown) => error);
      await clock.advance(60_000);
      expect(await outcome).toMatchObject({ message: 'HTTP status code: 503' });
      expect(sent()).toEqual([`https://one.example ${identity}`, `https://one.example ${method}`]);
    },
  );

  it('brings the newest block with every later poll, in the same post', async () => {
    let block = 0;
    const { client, clock, sent } = clientsOver((post) =>
      answered(post, (call) => {
        if (call.method !== 'eth_blockNumber') return echoOf(call);
        block += 1;
        return `0x${block}`;
      }),
    );
    for (let polls = 0; polls < 3; polls += 1) {
      void client.request({ method: 'eth_getBalance' });
      await clock.advance(4000);
    }
    expect(sent()).toEqual([
      'https://one.example eth_chainId+eth_getBalance',
      'https://one.example eth_getBalance+eth_blockNumber',
      'https://one.example eth_getBalance+eth_blockNumber',
    ]);
  });

  it('returns no value of an endpoint that serves another chain', async () => {
    const { client, clock, sent } = clientsOver((post) =>
      answered(post, (call) => {
        if (post.url === 'https://two.example') return echoOf(call);
        return call.method === 'eth_chainId' ? '0x2' : 'of another chain';
      }),
    );
    const balance = client.request({ method: 'eth_getBalance', params: ['0x1'] });
    await clock.advance(0);
    expect(await balance).toBe('eth_getBalance(0x1)');

    void client.request({ method: 'eth_gasPrice' });
    await clock.advance(3_600_000);
    expect(sent()).toEqual([
      'https://one.example eth_chainId+eth_getBalance',
      'https://two.example eth_chainId+eth_getBalance',
      'https://two.example eth_gasPrice',
    ]);
  });

  it('reports that every endpoint serves another chain, and recovers with them', async () => {
    let chainId = '0x2';
    const { client, clock, posts } = clientsOver((post) =>
      answered(post, (call) => (call.method === 'eth_chainId' ? chainId : echoOf(call))),
    );
    const first = client.request({ method: 'eth_gasPrice' }).catch((error: unknown) => error);
    await clock.advance(60_000);
    expect(await first).toMatchObject({
      code: 'RPC_WRONG_CHAIN',
      context: { url: 'https://one.example', expected: '1', actual: '2' },
    });
    expect(posts).toHaveLength(2);

    chainId = '0x1';
    const second = client.request({ method: 'eth_gasPrice' });
    await clock.advance(0);
    expect(await second).toBe('eth_gasPrice()');
  });

  it('[R7.7] tries all endpoints before it waits', async () => {
    const { client, clock, sent } = clientsOver(() => new Response('', { status: 503 }));
    const outcome = client.request({ method: 'eth_gasPrice' }).catch((error: unknown) => error);
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({ message: 'HTTP status code: 503' });
    expect(sent()).toHaveLength(8);
    expect(sent().slice(0, 2)).toEqual([
      'https://one.example eth_chainId+eth_gasPrice',
      'https://two.example eth_chainId+eth_gasPrice',
    ]);
  });

  it('[R7.8] sends the hosted endpoint plain text, which needs no preflight', async () => {
    const config = { projectId: 'p', hostedRpcUrl: 'https://hosted.example' };
    const { clients, clock, posts } = clientsOver(answered, config);
    const client = clients.forNetwork({
      ...network,
      caipNetworkId: 'eip155:10',
      rpcUrls: { default: { http: [] } },
    });
    // The fake answers for another chain. The result of the request does not matter here.
    client.request({ method: 'eth_gasPrice' }).catch(() => {});
    await clock.advance(0);
    expect(posts[0]?.url).toBe('https://hosted.example?chainId=eip155%3A10&projectId=p');
    expect(posts[0]?.init.headers).toEqual({ 'content-type': 'text/plain' });
  });

  it('reports that no endpoint is configured', async () => {
    const { clients, posts } = clientsOver(answered);
    const nowhere: Network = {
      ...network,
      caipNetworkId: 'eip155:9',
      rpcUrls: { default: { http: [] } },
    };
    await expect(
      clients.forNetwork(nowhere).request({ method: 'eth_gasPrice' }),
    ).rejects.toMatchObject({
      code: 'RPC_URL_MISSING',
      context: { caipNetworkId: 'eip155:9' },
    });
    expect(posts).toHaveLength(0);
  });

  it('sends one request for several callers, and lets each abort alone', async () => {
    const { client, clock, posts } = clientsOver(answered);
    const controller = new AbortController();
    const leaves = client.request({ method: 'eth_gasPrice' }, controller.signal);
    const stays = Array.from({ length: 20 }, () => client.request({ method: 'eth_gasPrice' }));
    controller.abort('gone');
    await expect(leaves).rejects.toBe('gone');
    await clock.advance(0);
    expect(new Set(await Promise.all(stays))).toEqual(new Set(['eth_gasPrice()']));
    expect(posts[0]?.calls).toHaveLength(2);
  });

  it('leaves no timer and no request behind when the last caller aborts', async () => {
    const { client, clock, posts } = clientsOver(hanging);
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }, index) =>
      client.request({ method: 'eth_call', params: [index] }, signal),
    );
    await clock.advance(100);
    controllers[0]?.abort('first');
    await expect(calls[0]).rejects.toBe('first');
    expect(posts[0]?.init.signal?.aborted).toBe(false);

    controllers[1]?.abort('second');
    await expect(calls[1]).rejects.toBe('second');
    expect(posts[0]?.init.signal?.aborted).toBe(true);
    await clock.advance(60_000);
    expect(clock.sleeping).toBe(0);
    expect(posts).toHaveLength(1);
  });

  it('compares endpoints when the newest block does not change', async () => {
    const { client, clock, sent } = clientsOver((post) =>
      answered(post, (call) => {
        if (call.method !== 'eth_blockNumber') return echoOf(call);
        return post.url === 'https://one.example' ? '0x64' : '0xc8';
      }),
    );
    const blocks: unknown[] = [];
    for (let poll = 0; poll < 3; poll += 1) {
      const block = client.request({ method: 'eth_blockNumber' });
      await clock.advance(4000);
      blocks.push(await block);
    }
    expect(blocks).toEqual(['0x64', '0x64', '0xc8']);
    expect(sent().slice(2)).toEqual([
      'https://one.example eth_blockNumber',
      'https://two.example eth_chainId+eth_blockNumber',
      'https://two.example eth_blockNumber',
    ]);
  });
});
