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
  caipNetworkId: 'solana:x' as CaipNetworkId,
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

  it('[R7.7] reads what a page needs first, the chain checked, in a single post', async () => {
    const { client, clock, sent } = clientsOver(answered);
    const balance = client.request({ method: 'eth_getBalance', params: ['0x1'] });
    const gasPrice = client.request({ method: 'eth_gasPrice' });
    await clock.advance(0);
    expect(await balance).toBe('eth_getBalance(0x1)');
    expect(await gasPrice).toBe('eth_gasPrice()');
    expect(sent()).toEqual(['https://one.example eth_chainId+eth_getBalance+eth_gasPrice']);
    expect(clock.sleeping).toBe(0);
  });

  it('asks no EVM question on another namespace', async () => {
    const { clients, clock, posts, sent } = clientsOver(answered);
    void clients.forNetwork(solana).request({ method: 'getBalance' });
    await clock.advance(0);
    expect(sent()).toEqual(['https://one.example getBalance']);
    expect(posts[0]?.isBatch).toBe(false);
  });

  it('shows no value of an endpoint that serves another chain', async () => {
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

  it('says so where every endpoint serves another chain, and recovers with them', async () => {
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

  it('[R7.7] goes through all endpoints before it waits', async () => {
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
    const { client, clock, posts } = clientsOver(answered, config);
    void client.request({ method: 'eth_gasPrice' });
    await clock.advance(0);
    expect(posts[0]?.url).toBe('https://hosted.example?chainId=eip155%3A1&projectId=p');
    expect(posts[0]?.init.headers).toEqual({ 'content-type': 'text/plain' });
  });

  it('says so where nobody has named an endpoint', async () => {
    const { clients, posts } = clientsOver(answered);
    const nowhere: Network = {
      ...network,
      caipNetworkId: 'eip155:9' as CaipNetworkId,
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

  it('asks once for what several want, and lets each leave alone', async () => {
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

  it('leaves no timer and no request behind when the last caller leaves', async () => {
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

  it('compares endpoints when the newest block stands still', async () => {
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
