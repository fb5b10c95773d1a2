import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../domain/network/built-in-networks';
import { bitcoin, polkadotAssetHub, solana } from '../../../domain/network/more-networks';
import type { Connectivity } from '../../../infrastructure/rpc/connectivity';
import { deferred } from '../../support/deferred';
import type { FaultRule } from '../../../apps/chains/testing/fault-rules';
import { IdleClock } from '../../support/idle-clock';
import { type FaultServer, startFaultServer } from '../../../apps/chains/testing/fault-server';
import { clientOf as clientOn, echo, outcomeOf } from './rpc-harness';

const call = { method: 'eth_call', params: ['own'] };
const own = echo('eth_call', 'own');
const clock = new IdleClock();
const clientOf: typeof clientOn = (urls, given) => clientOn(urls, { clock, ...given });

const servers: FaultServer[] = [];
let first: FaultServer;
let second: FaultServer;

beforeAll(async () => {
  [first, second] = await Promise.all([startFaultServer({ clock }), startFaultServer({ clock })]);
});

afterAll(async () => {
  await Promise.all([first, second, ...servers].map((server) => server.stop()));
});

beforeEach(() => {
  first.set();
  second.set();
});

describe('the order of endpoints', () => {
  it('[R7.7] reads from the first one, in one post, while it is well', async () => {
    const client = clientOf([first.url, second.url]);
    const values = await Promise.all([
      client.request({ method: 'eth_getBalance', params: ['0x1'] }),
      client.request(call),
    ]);
    expect(values).toEqual([echo('eth_getBalance', '0x1'), own]);
    expect(first.posts.map(({ methods }) => methods)).toEqual([
      ['eth_chainId', 'eth_getBalance', 'eth_call'],
    ]);
    expect(second.posts).toHaveLength(0);
  });

  it.each([
    ['a name that does not exist', 'http://nothing.invalid'],
    ['a port that refuses', 'http://127.0.0.1:9'],
  ])('[R7.7] R17 has the value within 2 s where the first endpoint is %s', async (_name, url) => {
    const { value, tookMs } = await outcomeOf(clientOn([url, second.url]).request(call));
    expect(value).toEqual(own);
    expect(tookMs).toBeLessThan(2000);
    expect(second.posts).toHaveLength(1);
  });

  it.each([
    ['503', { status: 503 }],
    ['401', { status: 401 }],
    ['an hour of Retry-After', { status: 429, retryAfter: 3600 }],
    ['a method it does not have', { rpcError: { code: -32601, message: 'none' } }],
    ['HTML', { body: '<!doctype html>' }],
    ['a redirect', { redirect: 'http://127.0.0.1:9' }],
    ['a reset', { drop: true }],
    ['an answer to another call', { batch: 'foreignId' }],
  ] satisfies [string, FaultRule][])(
    '[R7.7] R09, R17 has the value from the second endpoint at once where the first gives %s',
    async (_name, rule) => {
      first.set(rule);
      const startedAt = clock.now();
      expect(await clientOf([first.url, second.url]).request(call)).toEqual(own);
      expect(clock.now() - startedAt).toBeLessThan(500);
      expect(second.posts.length).toBeGreaterThan(0);
    },
  );

  it('asks a failing endpoint last for a while', async () => {
    first.set({ status: 503 });
    const client = clientOf([first.url, second.url]);
    for (let index = 0; index < 5; index += 1) await client.request(call);
    expect(first.posts).toHaveLength(1);
    expect(second.posts).toHaveLength(5);
  });

  it.each([
    ['a revert', 3],
    ['a rejection', 4001],
  ])('R18 asks no other endpoint after %s', async (_name, code) => {
    first.set({ method: 'eth_call', rpcError: { code, message: 'no' } });
    await expect(clientOf([first.url, second.url]).request(call)).rejects.toMatchObject({
      context: { rpcCode: code },
    });
    expect(second.posts).toHaveLength(0);
  });

  it('[R7.17] R25 sends what signs or sends to one endpoint only, after checking its chain', async () => {
    first.set({ method: 'eth_sendRawTransaction', status: 503 });
    const client = clientOf([first.url, second.url]);
    const request = { method: 'eth_sendRawTransaction', params: ['0x'] };
    await expect(client.request(request)).rejects.toMatchObject({ context: { status: 503 } });
    expect(first.posts.map(({ methods }) => methods)).toEqual([
      ['eth_chainId'],
      ['eth_sendRawTransaction'],
    ]);
    expect(second.posts).toHaveLength(0);
  });
});

describe('an endpoint that lies', () => {
  it('R30 shows no value of another chain, and uses the others', async () => {
    first.set({ method: 'eth_chainId', result: '0xa' });
    const client = clientOf([first.url, second.url]);
    for (let index = 0; index < 3; index += 1) expect(await client.request(call)).toEqual(own);
    expect(first.posts.map(({ methods }) => methods)).toEqual([['eth_chainId', 'eth_call']]);
    expect(second.posts).toHaveLength(3);
  });

  it('R30 says so where there is no other endpoint, and recovers without a reload', async () => {
    first.set({ method: 'eth_chainId', result: '0xa' });
    const client = clientOf([first.url]);
    await expect(client.request(call)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
      context: { url: first.url, expected: '1', actual: '10' },
    });
    first.set();
    expect(await client.request(call)).toEqual(own);
  });

  it('R30 sends no transaction to another chain', async () => {
    first.set({ method: 'eth_chainId', result: '0xa' });
    const client = clientOf([first.url, second.url]);
    await client.request({ method: 'eth_sendRawTransaction', params: ['0x'] });
    expect(first.posts.map(({ methods }) => methods)).toEqual([['eth_chainId']]);
    expect(second.posts.map(({ methods }) => methods)).toEqual([
      ['eth_chainId'],
      ['eth_sendRawTransaction'],
    ]);
  });

  it('R31 ranks an endpoint that is stuck last within three polls of 4 s', async () => {
    first.set({ method: 'eth_blockNumber', result: '0x64' });
    second.set({ method: 'eth_blockNumber', result: '0xc8' });
    const client = clientOf([first.url, second.url]);
    for (let poll = 0; poll < 3; poll += 1) {
      await client.request(call);
      await clock.sleep(4000);
    }
    expect(first.posts.map(({ methods }) => methods).slice(0, 3)).toEqual([
      ['eth_chainId', 'eth_call'],
      ['eth_call', 'eth_blockNumber'],
      ['eth_call', 'eth_blockNumber'],
    ]);
    first.set();
    await client.request(call);
    expect(first.posts).toHaveLength(0);
  });
});

/** The chains of each namespace: how an endpoint reports its chain, and its height. */
const chains = [
  {
    network: ethereum,
    read: { method: 'eth_call', params: ['own'] },
    identity: { method: 'eth_chainId', right: '0x1', wrong: '0xa' },
    head: { method: 'eth_blockNumber', low: '0x64', high: '0xc8' },
  },
  {
    network: solana,
    read: { method: 'getBalance', params: ['own'] },
    identity: { method: 'getGenesisHash', right: hashOf(solana, 44), wrong: '1'.repeat(44) },
    head: { method: 'getBlockHeight', low: 100, high: 200 },
  },
  {
    network: polkadotAssetHub,
    read: { method: 'state_getStorage', params: ['own'] },
    identity: {
      method: 'chain_getBlockHash',
      right: `0x${hashOf(polkadotAssetHub, 64)}`,
      wrong: `0x${'1'.repeat(64)}`,
    },
    head: { method: 'chain_getHeader', low: { number: '0x64' }, high: { number: '0xc8' } },
  },
  {
    network: bitcoin,
    read: { method: 'gettxout', params: ['own'] },
    identity: { method: 'getblockhash', right: hashOf(bitcoin, 64), wrong: '1'.repeat(64) },
    head: { method: 'getblockcount', low: 100, high: 200 },
  },
];

function hashOf({ id }: { readonly id: number | string }, length: number): string {
  return String(id).padEnd(length, '1');
}

describe.each(chains)('an endpoint of $network.name', ({ network, read, identity, head }) => {
  const value = echo(read.method, ...read.params);

  /** A client over an endpoint with the answers of `says`, and over a correct one. */
  async function over(says: { readonly identity: unknown; readonly height: unknown }) {
    const endpoint = (chain: unknown, height: unknown) =>
      startFaultServer({
        clock,
        answer: (method, params) => {
          if (method === identity.method) return chain;
          return method === head.method ? height : echo(method, ...params);
        },
      });
    const [faulty, well] = await Promise.all([
      endpoint(says.identity, says.height),
      endpoint(identity.right, head.high),
    ]);
    servers.push(faulty, well);
    return { client: clientOf([faulty.url, well.url], { network }), faulty, well };
  }

  it('R30 is dropped before a value of it is shown where it serves another chain', async () => {
    const { client, faulty, well } = await over({ identity: identity.wrong, height: head.high });

    for (let poll = 0; poll < 3; poll += 1) expect(await client.request(read)).toEqual(value);

    expect(faulty.posts.map(({ methods }) => methods)).toEqual([[identity.method, read.method]]);
    expect(well.posts).toHaveLength(3);
  });

  it('R31 is asked last within three polls of 4 s where it is stuck', async () => {
    const { client, faulty } = await over({ identity: identity.right, height: head.low });

    for (let poll = 0; poll < 3; poll += 1) {
      await client.request(read);
      await clock.sleep(4000);
    }

    const asked = faulty.posts.length;
    expect(await client.request(read)).toEqual(value);
    expect(faulty.posts).toHaveLength(asked);
  });
});

describe('a machine that is offline', () => {
  it('R29 retries nothing while offline, and sends one post on return', async () => {
    const back = deferred<void>();
    const line = { isOnline: false };
    const connectivity: Connectivity = {
      isOnline: () => line.isOnline,
      whenOnline: () => back.promise,
    };
    const client = clientOf([first.url], { connectivity });
    first.set({ drop: true });
    const calls = ['a', 'b', 'c'].map((name) =>
      client.request({ method: 'eth_call', params: [name] }),
    );
    await clock.sleep(700); // Longer than the first two retries take.
    expect(first.posts).toHaveLength(1);

    first.set();
    line.isOnline = true;
    back.resolve();
    expect(await Promise.all(calls)).toEqual(['a', 'b', 'c'].map((name) => echo('eth_call', name)));
    expect(first.posts).toHaveLength(1);
  });
});
