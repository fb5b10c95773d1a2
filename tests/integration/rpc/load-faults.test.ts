import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RpcClient } from '../../../ports/rpc-client';
import type { FaultRule } from '../../../apps/chains/testing/fault-rules';
import { type FaultServer, startFaultServer } from '../../../apps/chains/testing/fault-server';
import { IdleClock } from '../../support/idle-clock';
import { outcomeOf, warmClientOf } from './rpc-harness';

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

describe('an endpoint in trouble', () => {
  it('[R7.17] R25 never sends twice what signs or sends', async () => {
    for (const method of [
      'eth_sendTransaction',
      'eth_sendRawTransaction',
      'personal_sign',
      'eth_signTypedData_v4',
      'wallet_sendCalls',
      'sendTransaction',
    ]) {
      for (const rule of [{ status: 503 }, { drop: true }, { body: '' }] satisfies FaultRule[]) {
        server.set();
        client = await warmClientOf([server.url], { clock });
        server.set(rule);
        const { error } = await outcomeOf(client.request({ method, params: ['0x'] }));
        expect(error).toBeDefined();
        expect(server.posts.map(({ methods }) => methods)).toEqual([[method]]);
      }
    }
  });

  it('R27 makes at most four posts of a hundred calls in one tick to a dead endpoint', async () => {
    server.set({ status: 503 });
    await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        client.request({ method: 'eth_call', params: [index] }),
      ),
    );
    expect(server.posts).toHaveLength(4);
  });

  it('R27 spreads the retries of a hundred callers who come one by one', async () => {
    server.set({ status: 503 });
    const callers: Promise<unknown>[] = [];
    for (let index = 0; index < 100; index += 1) {
      callers.push(outcomeOf(client.request({ method: 'eth_call', params: [index] })));
      await clock.sleep(1);
    }
    await Promise.all(callers);
    const times = server.posts.map(({ at }) => at);
    const busiest = Math.max(
      ...times.map((start) => times.filter((at) => at >= start && at < start + 50).length),
    );
    expect(times.length).toBeLessThanOrEqual(400);
    expect(busiest).toBeLessThanOrEqual(70);
  });

  it('R28 sends nothing to another origin that it is redirected to', async () => {
    const elsewhere = await startFaultServer();
    server.set({ redirect: elsewhere.url });
    const { error } = await outcomeOf(client.request({ method: 'eth_call' }));
    const received = elsewhere.posts.length;
    await elsewhere.stop();
    expect(error).toMatchObject({ code: 'RPC_UNREACHABLE' });
    expect(received).toBe(0);
  });
});
