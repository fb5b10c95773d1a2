import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isWidgetError } from '../../../domain/errors/widget-error';
import type { RpcClient } from '../../../ports/rpc-client';
import type { BatchFault, FaultRule } from '../../../apps/chains/testing/fault-rules';
import { type FaultServer, startFaultServer } from '../../../apps/chains/testing/fault-server';
import { clientOf, echo, warmClientOf } from './rpc-harness';

let server: FaultServer;
let client: RpcClient;

beforeAll(async () => {
  server = await startFaultServer();
});

afterAll(async () => {
  await server.stop();
});

beforeEach(async () => {
  server.set();
  client = await warmClientOf([server.url]);
  server.set();
});

const neighbours = ['eth_getBalance', 'eth_getCode'];

/** Makes three calls in one tick, of which `eth_call` is the one that faults aim at. */
async function threeCalls(on = client) {
  const [target, ...others] = await Promise.allSettled(
    ['eth_call', ...neighbours].map((method) => on.request({ method, params: [method] })),
  );
  return { target, others };
}

const answersOf = (...methods: readonly string[]) =>
  methods.map((method) => ({ status: 'fulfilled', value: echo(method, method) }));

describe('a batch whose answers come back wrong', () => {
  it.each(['reverse', 'stringIds', 'duplicate'] satisfies BatchFault[])(
    '[R7.7] R19, R21 gives each call its own value where the batch meets "%s"',
    async (batch) => {
      server.set({ batch });
      const { target, others } = await threeCalls();
      expect([target, ...others]).toEqual(answersOf('eth_call', ...neighbours));
      expect(server.posts).toHaveLength(1);
    },
  );

  it.each([
    ['R20', 'drop'],
    ['R21', 'contradict'],
    ['R22', 'foreignId'],
    ['R22', 'null'],
    ['R11', 'bothHalves'],
    ['R11', 'neitherHalf'],
  ] satisfies [string, BatchFault][])(
    '[R7.7] %s fails only the call whose answer meets "%s"',
    async (_row, batch) => {
      server.set({ batch, method: 'eth_call' });
      const { target, others } = await threeCalls();
      expect(target).toMatchObject({
        status: 'rejected',
        reason: { name: 'WidgetError', code: 'RPC_RESPONSE_INVALID' },
      });
      expect(others).toEqual(answersOf(...neighbours));
      expect(server.posts).toHaveLength(1);
    },
  );

  it('[R7.7] R22 fails only the call that the node answers with an error', async () => {
    const rpcError = { code: 3, message: 'execution reverted' };
    server.set({ rpcError, method: 'eth_call' });
    const { target, others } = await threeCalls();
    expect(target).toMatchObject({ reason: { code: 'RPC', context: { rpcCode: 3 } } });
    expect(others).toEqual(answersOf(...neighbours));
  });

  it('[R7.17] R02 retries only the call that the node was too busy for', async () => {
    const rpcError = { code: -32005, message: 'busy' };
    server.set({ rpcError, method: 'eth_call', times: 1 });
    const { target, others } = await threeCalls();
    expect([target, ...others]).toEqual(answersOf('eth_call', ...neighbours));
    expect(server.posts.map(({ methods }) => methods.length)).toEqual([3, 1]);
  });

  it('R20 keeps the values where only the answer about the chain is missing', async () => {
    server.set({ batch: 'drop', method: 'eth_chainId', times: 1 });
    const { target, others } = await threeCalls(clientOf([server.url]));
    expect([target, ...others]).toEqual(answersOf('eth_call', ...neighbours));
  });

  it.each(['foreignId', 'bothHalves', 'neitherHalf'] satisfies BatchFault[])(
    'R11, R12 never takes a single answer that meets "%s" for the value',
    async (batch) => {
      server.set({ batch });
      await expect(client.request({ method: 'eth_call' })).rejects.toMatchObject({
        code: 'RPC_RESPONSE_INVALID',
      });
      expect(server.posts).toHaveLength(1);
    },
  );
});

describe('a server that accepts no batch', () => {
  const noBatches = JSON.stringify({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32600, message: 'batch requests are not supported' },
  });

  it.each([
    ['one error object', { body: noBatches }],
    ['413', { status: 413 }],
    ['400 with an error object', { status: 400, body: noBatches }],
    ['500 with an error object', { status: 500, body: noBatches }],
  ] satisfies [string, FaultRule][])(
    'R22 is asked one by one after %s, from the first contact on',
    async (_name, refusal) => {
      server.set({ ...refusal, isBatch: true });
      const { target, others } = await threeCalls(clientOf([server.url]));
      const batches = server.posts.filter(({ isBatch }) => isBatch);
      expect([target, ...others]).toEqual(answersOf('eth_call', ...neighbours));
      expect(batches).toHaveLength(1);
    },
  );

  it('R22 retries a batch that is cut', async () => {
    server.set({ truncateAtBytes: 40, times: 1 });
    const { target, others } = await threeCalls();
    expect([target, ...others]).toEqual(answersOf('eth_call', ...neighbours));
    expect(server.posts).toHaveLength(2);
  });
});

describe('many calls at once', () => {
  it('[R7.7] R23 puts 2,500 calls of one tick into three batches of at most 1,000', async () => {
    const calls = Array.from({ length: 2500 }, (_, index) =>
      client.request({ method: 'eth_call', params: [index] }),
    );
    const values = await Promise.all(calls);
    expect(values).toEqual(values.map((_, index) => echo('eth_call', index)));
    const sizes = server.posts.map(({ methods }) => methods.length).sort((a, b) => b - a);
    expect(sizes).toEqual([1000, 1000, 500]);
  });

  it('R23 does so on first contact as well, the question for the chain included', async () => {
    const cold = clientOf([server.url]);
    await Promise.all(
      Array.from({ length: 2500 }, (_, index) =>
        cold.request({ method: 'eth_call', params: [index] }),
      ),
    );
    const sizes = server.posts.map(({ methods }) => methods.length);
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBe(1000);
  });

  it('R24 sends twenty equal calls as one', async () => {
    const calls = Array.from({ length: 20 }, () =>
      client.request({ method: 'eth_call', params: ['same'] }),
    );
    expect(new Set(await Promise.all(calls)).size).toBe(1);
    expect(server.posts.map(({ methods }) => methods)).toEqual([['eth_call']]);
  });

  it('R20, R21, R22 gives a hundred calls their own values or typed errors under every batch fault', async () => {
    const faults: readonly BatchFault[] = [
      ...(['reverse', 'stringIds', 'drop', 'duplicate', 'contradict'] as const),
      ...(['foreignId', 'null', 'bothHalves', 'neitherHalf'] as const),
    ];
    for (const batch of faults) {
      server.set({ batch });
      const results = await Promise.allSettled(
        Array.from({ length: 100 }, (_, index) =>
          client.request({ method: 'eth_call', params: [index] }),
        ),
      );
      results.forEach((result, index) => {
        if (result.status === 'fulfilled') expect(result.value).toEqual(echo('eth_call', index));
        else expect(isWidgetError(result.reason, 'RPC_RESPONSE_INVALID')).toBe(true);
      });
      const failed = results.filter(({ status }) => status === 'rejected').length;
      expect(failed).toBeLessThanOrEqual(1);
    }
  });
});
