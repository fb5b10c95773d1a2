import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RpcClient } from '../../../ports/rpc-client';
import type { FaultRule } from '../../../apps/chains/testing/fault-rules';
import { IdleClock } from '../../support/idle-clock';
import { type FaultServer, startFaultServer } from '../../../apps/chains/testing/fault-server';
import { echo, gapsOf, outcomeOf, warmClientOf } from './rpc-harness';

const call = { method: 'eth_call', params: ['own'] };
const own = echo('eth_call', 'own');
const clock = new IdleClock();

let server: FaultServer;
let client: RpcClient;

beforeAll(async () => {
  server = await startFaultServer({ clock });
});

afterAll(async () => {
  await server.stop();
});

beforeEach(async () => {
  server.set();
  client = await warmClientOf([server.url], { clock });
});

/** Expects `rule`, met once, to cost one retry after a back-off, and nothing else. */
async function expectOneRetry(rule: FaultRule): Promise<void> {
  server.set({ ...rule, times: 1 });
  expect(await client.request(call)).toEqual(own);
  expect(server.posts).toHaveLength(2);
  const [gapMs = 0] = gapsOf(server.posts);
  expect(gapMs).toBeGreaterThanOrEqual(100);
  expect(gapMs).toBeLessThan(400);
}

describe('an endpoint that fails once', () => {
  it.each([403, 408, 413, 429, 500, 502, 503, 504])(
    '[R7.17] R01 gives the value after one retry of HTTP %d',
    (status) => expectOneRetry({ status }),
  );

  it.each([-1, -32603, -32005, 429])(
    '[R7.17] R02 gives the value after one retry of RPC code %d',
    (code) => expectOneRetry({ rpcError: { code, message: 'busy' } }),
  );

  it.each([
    ['cut JSON', { truncateAtBytes: 20 }],
    ['HTML', { body: '<!doctype html><title>Bad gateway</title>' }],
    ['nothing', { body: '' }],
    ['null', { body: 'null' }],
  ] satisfies [string, FaultRule][])(
    'R10 gives the value after one retry of %s under 200',
    (_name, rule) => expectOneRetry(rule),
  );

  it.each([
    ['a reset', { drop: true }],
    ['a body shorter than declared', { cutAfterBytes: 5 }],
  ] satisfies [string, FaultRule][])('R15 gives the value after one retry of %s', (_name, rule) =>
    expectOneRetry(rule),
  );

  it.each(['-5', '1.5', 'soon'])(
    '[R7.17] R08 backs off as usual for a Retry-After of %p',
    (retryAfter) => expectOneRetry({ status: 503, retryAfter }),
  );
});

describe('a failure that a retry would not help', () => {
  it.each([400, 401, 404, 422, 501])(
    '[R7.14] R03 fails with HTTP status code: %d after one request',
    async (status) => {
      server.set({ status });
      await expect(client.request(call)).rejects.toMatchObject({
        code: 'HTTP_STATUS',
        message: `HTTP status code: ${status}`,
      });
      expect(server.posts).toHaveLength(1);
    },
  );

  it.each([-32700, -32600, -32601, -32602, -32000, -32003, 4001, 3])(
    'R04 fails with RPC code %d after one request',
    async (code) => {
      server.set({ rpcError: { code, message: 'execution reverted' } });
      await expect(client.request(call)).rejects.toMatchObject({
        code: 'RPC',
        context: { rpcCode: code },
      });
      expect(server.posts).toHaveLength(1);
    },
  );

  it('R16 refuses an answer over 10 MiB while it arrives, without keeping it', async () => {
    const ofTheMachine = await warmClientOf([server.url]);
    server.set({ oversizeBytes: 64 * 1024 * 1024 });
    const before = usedBytes();

    const { error } = await outcomeOf(ofTheMachine.request(call));

    await sleep(100); // The socket gives its buffers back.
    expect(error).toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
    expect(usedBytes() - before).toBeLessThan(30 * 1024 * 1024);
    expect(server.posts).toHaveLength(1);
  });
});

describe('waiting', () => {
  it('[R7.17] R05 gives up after four tries, 150, 300 and 600 ms apart', async () => {
    server.set({ status: 503 });

    const startedAt = clock.now();
    const { error } = await outcomeOf(client.request(call));

    expect(error).toMatchObject({ message: 'HTTP status code: 503' });
    expect(server.posts).toHaveLength(4);
    gapsOf(server.posts).forEach((gapMs, index) => {
      const middleMs = 150 * 2 ** index;
      expect(gapMs).toBeGreaterThanOrEqual(middleMs * 0.67);
      expect(gapMs).toBeLessThanOrEqual(middleMs * 1.33);
    });
    expect(clock.now() - startedAt).toBeLessThan(4000);
  });

  it('[R7.17] R06 waits as many seconds as Retry-After says', async () => {
    server.set({ status: 429, retryAfter: 1, times: 1 });
    expect(await client.request(call)).toEqual(own);
    const [gapMs] = gapsOf(server.posts);
    expect(gapMs).toBeGreaterThanOrEqual(1000);
    expect(gapMs).toBeLessThanOrEqual(1200);
  });

  it('[R7.17] R07 waits until the date in Retry-After', async () => {
    const date = new Date(Math.ceil(clock.now() / 1000 + 2) * 1000);
    server.set({ status: 503, retryAfter: date.toUTCString(), times: 1 });
    const expectedMs = date.getTime() - clock.now();
    expect(await client.request(call)).toEqual(own);
    const [gapMs] = gapsOf(server.posts);
    expect(gapMs).toBeGreaterThanOrEqual(expectedMs * 0.8);
    expect(gapMs).toBeLessThanOrEqual(expectedMs * 1.2);
  });

  it('[R7.17] R09 tells how long an endpoint wants to rest instead of waiting an hour', async () => {
    server.set({ status: 429, retryAfter: 3600 });

    const startedAt = clock.now();
    const { error } = await outcomeOf(client.request(call));

    expect(error).toMatchObject({
      code: 'HTTP_STATUS',
      context: { status: 429, retryAfterMs: 3_600_000 },
    });
    expect(clock.now() - startedAt).toBeLessThan(1000);
    expect(server.posts).toHaveLength(1);
  });

  it.each([
    ['R13', 'without an answer', { hang: true }],
    ['R14', 'with one that trickles', { trickleMs: 500 }],
  ] satisfies [string, string, FaultRule][])(
    '[R7.7] %s gives up after 10 s %s, and tries again',
    async (_row, _name, rule) => {
      server.set({ ...rule, times: 1 });
      const startedAt = clock.now();

      expect(await client.request(call)).toEqual(own);

      expect(clock.now() - startedAt).toBeGreaterThanOrEqual(10_000);
      expect(clock.now() - startedAt).toBeLessThan(11_000);
      expect(server.posts).toHaveLength(2);
    },
  );

  it.each([
    ['waits to try again', { status: 503 }],
    ['waits for an answer', { hang: true }],
    ['reads one that trickles', { trickleMs: 100 }],
  ] satisfies [string, FaultRule][])(
    'R26 ends at once where its caller leaves while it %s, and sends nothing more',
    async (_name, rule) => {
      server.set(rule);
      const controller = new AbortController();
      const outcome = outcomeOf(client.request(call, controller.signal));
      await clock.sleep(80);
      const leftAt = clock.now();
      controller.abort('gone');

      expect(await outcome).toMatchObject({ error: 'gone' });
      expect(clock.now() - leftAt).toBeLessThan(50);
      const sent = server.posts.length;
      await clock.sleep(20_000);
      expect(server.posts).toHaveLength(sent);
    },
  );
});

/** The memory that this process cannot give back. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
