import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { chainDialects } from '../../../../infrastructure/rpc/chain-dialect';
import { EndpointHealth } from '../../../../infrastructure/rpc/endpoint-health';
import { HeadWatchingRpcClient } from '../../../../infrastructure/rpc/head-watching-rpc-client';
import { RpcEndpoint } from '../../../../infrastructure/rpc/rpc-endpoint';

/** A network whose endpoints are at `heights`; the first one answers the polls. */
function watching(...heights: (bigint | Error)[]) {
  const clock = new ManualClock();
  let comparisons = 0;
  const endpoints = heights.map(
    (_, index) =>
      new RpcEndpoint({
        health: new EndpointHealth(clock),
        sender: { send: async () => [] },
        ask: async ({ method }) => {
          if (index === 0) comparisons += 1;
          const height = heights[index];
          if (height instanceof Error || height === undefined) throw height;
          return method === 'eth_blockNumber' ? `0x${height.toString(16)}` : undefined;
        },
      }),
  );
  const asked: string[] = [];
  const client = new HeadWatchingRpcClient({
    clock,
    endpoints,
    head: chainDialects.eip155.head,
    inner: {
      request: async ({ method }) => {
        asked.push(method);
        return `0x${heights[0]?.toString(16)}`;
      },
    },
  });
  const poll = async (): Promise<void> => {
    await client.request({ method: 'eth_blockNumber' });
    await clock.advance(4000);
  };
  return {
    asked,
    client,
    clock,
    heights,
    poll,
    behind: () => endpoints.map(({ health }) => health.isBehind),
    comparisons: () => comparisons,
  };
}

describe('HeadWatchingRpcClient', () => {
  it('returns every answer', async () => {
    const { client } = watching(16n, 16n);
    expect(await client.request({ method: 'eth_blockNumber' })).toBe('0x10');
    expect(await client.request({ method: 'eth_call' })).toBe('0x10');
  });

  it('sends no request of its own while blocks advance', async () => {
    const { poll, heights, comparisons } = watching(0n, 1000n);
    for (let block = 0n; block < 5n; block += 1n) {
      heights[0] = block;
      await poll();
    }
    expect(comparisons()).toBe(0);
  });

  it('finds a stuck endpoint within three polls', async () => {
    const { poll, behind } = watching(100n, 200n, 198n);
    await poll();
    expect(behind()).toEqual([false, false, false]);
    await poll();
    expect(behind()).toEqual([true, false, false]);
  });

  it('tolerates a few blocks for the time that they need to spread', async () => {
    const { poll, behind } = watching(100n, 104n);
    await poll();
    await poll();
    expect(behind()).toEqual([false, false]);
  });

  it('compares at most every 12 s', async () => {
    const { poll, comparisons } = watching(100n, 100n);
    for (let polls = 0; polls < 8; polls += 1) await poll();
    expect(comparisons()).toBe(3);
  });

  it('notices that an endpoint has caught up', async () => {
    const { poll, heights, behind } = watching(100n, 200n);
    await poll();
    await poll();
    expect(behind()).toEqual([true, false]);
    for (heights[0] = 300n; heights[0] < 304n; heights[0] += 1n) await poll();
    expect(behind()).toEqual([false, true]);
    heights[1] = 304n;
    for (let polls = 0; polls < 3; polls += 1) await poll();
    expect(behind()).toEqual([false, false]);
  });

  it('does not rank an endpoint that does not answer', async () => {
    const { poll, behind } = watching(100n, new Error('down'));
    await poll();
    await poll();
    expect(behind()).toEqual([false, false]);
  });

  it('adds the query for the block to every later read, once in 3 s', async () => {
    const { asked, client, clock } = watching(100n, 100n);
    const read = () => client.request({ method: 'eth_getBalance' });
    await read();
    expect(asked).toEqual(['eth_getBalance']);
    await clock.advance(4000);
    await Promise.all([read(), read()]);
    expect(asked.splice(0)).toEqual([
      'eth_getBalance',
      'eth_getBalance',
      'eth_blockNumber',
      'eth_getBalance',
    ]);
    await clock.advance(2900);
    await read();
    expect(asked).toEqual(['eth_getBalance']);
  });

  it('finds a stuck endpoint within three polls of the balance', async () => {
    const { client, clock, behind } = watching(100n, 200n);
    for (let polls = 0; polls < 3; polls += 1) {
      await client.request({ method: 'eth_getBalance' });
      await clock.advance(4000);
    }
    expect(behind()).toEqual([true, false]);
  });

  it('adds no query to a call that signs or sends', async () => {
    const { asked, client, clock } = watching(100n, 200n);
    for (let polls = 0; polls < 3; polls += 1) {
      await client.request({ method: 'eth_sendRawTransaction' });
      await clock.advance(4000);
    }
    expect(new Set(asked)).toEqual(new Set(['eth_sendRawTransaction']));
  });

  it('learns the block time of a slow chain, and does not compare more often for it', async () => {
    const { poll, heights, comparisons } = watching(100n, 100n);
    for (let block = 0; block < 5; block += 1) {
      for (let polls = 0; polls < 3; polls += 1) await poll();
      heights[0] = heights[1] = 101n + BigInt(block);
    }
    expect(comparisons()).toBe(1);
  });

  it('does not count a time without reads as a block time', async () => {
    const { poll, clock, heights, behind } = watching(100n, 100n);
    await poll();
    await clock.advance(3_600_000);
    heights[0] = heights[1] = 200n;
    await poll();
    heights[1] = 300n;
    await poll();
    expect(behind()).toEqual([true, false]);
  });

  it('fails no read where the query for the block fails', async () => {
    const clock = new ManualClock();
    const client = new HeadWatchingRpcClient({
      clock,
      endpoints: [],
      head: chainDialects.eip155.head,
      inner: {
        request: async ({ method }) => {
          if (method === 'eth_blockNumber') throw new Error('down');
          return 'value';
        },
      },
    });
    await client.request({ method: 'eth_call' });
    await clock.advance(4000);
    expect(await client.request({ method: 'eth_call' })).toBe('value');
  });
});
