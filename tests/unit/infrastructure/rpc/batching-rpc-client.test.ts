import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { BatchingRpcClient } from '../../../../infrastructure/rpc/batching-rpc-client';
import type { PendingCall } from '../../../../infrastructure/rpc/pending-call';

function batching(deliver?: (calls: readonly PendingCall[], signal: AbortSignal) => Promise<void>) {
  const clock = new ManualClock();
  const deliveries: { methods: string[]; signal: AbortSignal; calls: readonly PendingCall[] }[] =
    [];
  const client = new BatchingRpcClient({
    clock,
    delivery: {
      deliver: async (calls, signal) => {
        deliveries.push({ methods: calls.map(({ request }) => request.method), signal, calls });
        await deliver?.(calls, signal);
      },
    },
  });
  return { client, clock, deliveries };
}

const answerAll = async (calls: readonly PendingCall[]): Promise<void> => {
  for (const call of calls) call.resolve(`${call.request.method} answered`);
};

describe('BatchingRpcClient', () => {
  it('[R7.7] delivers the calls of one tick together, and the next ones apart', async () => {
    const { client, clock, deliveries } = batching(answerAll);
    const first = client.request({ method: 'eth_call' });
    const second = client.request({ method: 'eth_getBalance' });
    await clock.advance(0);
    expect(await Promise.all([first, second])).toEqual([
      'eth_call answered',
      'eth_getBalance answered',
    ]);

    void client.request({ method: 'eth_gasPrice' });
    await clock.advance(0);
    expect(deliveries.map(({ methods }) => methods)).toEqual([
      ['eth_call', 'eth_getBalance'],
      ['eth_gasPrice'],
    ]);
  });

  it('delivers a call that signs or sends at once, and alone', () => {
    const { client, deliveries } = batching();
    void client.request({ method: 'eth_call' });
    void client.request({ method: 'eth_sendRawTransaction' });
    void client.request({ method: 'eth_sendRawTransaction' });
    expect(deliveries.map(({ methods }) => methods)).toEqual([
      ['eth_sendRawTransaction'],
      ['eth_sendRawTransaction'],
    ]);
  });

  it('sends nothing for a caller that aborts in the same tick', async () => {
    const { client, clock, deliveries } = batching();
    const controller = new AbortController();
    const outcome = client.request({ method: 'eth_call' }, controller.signal);
    controller.abort('gone');
    await expect(outcome).rejects.toBe('gone');
    await clock.advance(0);
    expect(deliveries).toEqual([]);
  });

  it('sends nothing for a caller that has aborted already', async () => {
    const { client, deliveries } = batching();
    const outcome = client.request({ method: 'eth_sendRawTransaction' }, AbortSignal.abort('gone'));
    await expect(outcome).rejects.toBe('gone');
    expect(deliveries).toEqual([]);
  });

  it('continues for the others when one caller aborts, and ends with the last', async () => {
    const { client, clock, deliveries } = batching();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = client.request({ method: 'eth_call' }, one.signal);
    const second = client.request({ method: 'eth_gasPrice' }, other.signal);
    await clock.advance(0);

    one.abort('first gone');
    await expect(first).rejects.toBe('first gone');
    expect(deliveries[0]?.signal.aborted).toBe(false);

    other.abort('second gone');
    await expect(second).rejects.toBe('second gone');
    expect(deliveries[0]?.signal.aborted).toBe(true);
  });

  it('leaves no caller waiting where the delivery fails', async () => {
    const bug = new Error('bug');
    const { client, clock } = batching(() => Promise.reject(bug));
    const outcome = client.request({ method: 'eth_call' }).catch((error: unknown) => error);
    await clock.advance(0);
    expect(await outcome).toBe(bug);
  });
});
