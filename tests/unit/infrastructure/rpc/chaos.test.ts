import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { isWidgetError } from '../../../../domain/errors/widget-error';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { NetworkRpcClients } from '../../../../infrastructure/rpc/network-rpc-clients';
import type { RpcRequest } from '../../../../ports/rpc-client';
import {
  answered,
  echoOf,
  type FakeCall,
  type FakePost,
  fakeFetch,
  FakeRpcError,
  hanging,
} from '../../../support/fake-fetch';

const faults = {
  busy: () => new Response('', { status: 503 }),
  limited: () => new Response('', { status: 429, headers: { 'retry-after': '2' } }),
  closed: () => new Response('', { status: 429, headers: { 'retry-after': '3600' } }),
  forbidden: () => new Response('', { status: 401 }),
  tooLarge: () => new Response('', { status: 413 }),
  cut: () => new Response('[{"jsonrpc":"2.0","id":1,"re'),
  reset: () => Promise.reject(new TypeError('Failed to fetch')),
  hang: hanging,
  refused: () => Response.json({ id: null, error: { code: -32600, message: 'no batches' } }),
  internal: (post: FakePost) => answered(post, () => new FakeRpcError(-32603)),
  reverted: (post: FakePost) => answered(post, () => new FakeRpcError(3)),
  foreign: (post: FakePost) =>
    Response.json(
      post.calls.map(({ id }) => ({ id: id + 100_000, result: "another call's value" })),
    ),
  short: async (post: FakePost, serve: (call: FakeCall) => unknown) => {
    const answers: unknown = await answered(post, serve).json();
    return Response.json([answers].flat().slice(1));
  },
} satisfies Record<
  string,
  (post: FakePost, serve: (call: FakeCall) => unknown) => Response | Promise<Response>
>;

type Behaviour = 'well' | keyof typeof faults;

const behaviour: fc.Arbitrary<Behaviour> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Behaviour>('well') },
  { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(faults) as (keyof typeof faults)[])) },
);

const caller = fc.record({
  afterMs: fc.constantFrom(0, 0, 5, 700),
  method: fc.constantFrom(
    'eth_call',
    'eth_getBalance',
    'eth_blockNumber',
    'eth_sendRawTransaction',
  ),
  account: fc.nat(2),
  leavesAfterMs: fc.option(fc.constantFrom(0, 1, 200, 3000)),
});

describe('NetworkRpcClients in chaos', () => {
  it("settles every call with its own value, its own error or its caller's abort, and leaves nothing running", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(behaviour, { minLength: 1, maxLength: 12 }),
        fc.array(caller, { minLength: 1, maxLength: 6 }),
        fc.array(fc.constantFrom('0x1', '0x1', '0x2'), { minLength: 1, maxLength: 2 }),
        expectOrder,
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});

type Caller = typeof caller extends fc.Arbitrary<infer One> ? One : never;

async function expectOrder(
  behaviours: readonly Behaviour[],
  callers: readonly Caller[],
  chainIds: readonly string[],
): Promise<void> {
  const clock = new ManualClock();
  const http = chainIds.map((_, index) => `https://rpc-${index}.example`);
  let turn = 0;
  const { fetch, posts } = fakeFetch((post) => {
    const now = behaviours[turn % behaviours.length] ?? 'well';
    turn += 1;
    const chainId = chainIds[http.indexOf(post.url)];
    const serve = (call: FakeCall): unknown => {
      if (call.method === 'eth_chainId') return chainId;
      return chainId === '0x1' ? echoOf(call) : "another chain's value";
    };
    return now === 'well' ? answered(post, serve) : faults[now](post, serve);
  });
  const client = new NetworkRpcClients({ clock, fetch, config: {}, random: () => 0.5 }).forNetwork({
    ...ethereum,
    rpcUrls: { default: { http } },
  });

  const settled: string[] = [];
  const calls = callers.map(async ({ afterMs, method, account, leavesAfterMs }, index) => {
    await clock.sleep(afterMs);
    const controller = new AbortController();
    if (leavesAfterMs !== null) {
      void clock.sleep(leavesAfterMs).then(() => controller.abort('gone'));
    }
    const params = [method === 'eth_sendRawTransaction' ? `raw ${index}` : `account ${account}`];
    const request: RpcRequest = { method, params };
    try {
      const value = await client.request(request, controller.signal);
      expect(value).toBe(echoOf({ id: 0, method, params }));
      settled.push('value');
    } catch (error) {
      if (error !== 'gone') expect(isWidgetError(error) ? 'typed' : error).toBe('typed');
      settled.push('error');
    }
  });

  await clock.advance(600_000);
  expect(settled).toHaveLength(callers.length);
  await Promise.all(calls);
  expect(clock.sleeping).toBe(0);

  const sent = posts
    .flatMap((post) => post.calls)
    .map(({ method, params }) => `${method} ${params.join()}`);
  const transactions = sent.filter((call) => call.startsWith('eth_sendRawTransaction'));
  expect(new Set(transactions).size).toBe(transactions.length);
}
