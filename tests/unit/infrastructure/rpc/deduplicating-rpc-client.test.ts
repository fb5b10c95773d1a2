import { describe, expect, it } from '@jest/globals';
import { DeduplicatingRpcClient } from '../../../../infrastructure/rpc/deduplicating-rpc-client';
import type { RpcClient, RpcRequest } from '../../../../ports/rpc-client';
import { type Deferred, deferred } from '../../../support/deferred';

function deduplicating() {
  const sent: { request: RpcRequest; signal?: AbortSignal; answer: Deferred<unknown> }[] = [];
  const inner: RpcClient = {
    request: (request, signal) => {
      const answer = deferred<unknown>();
      signal?.addEventListener('abort', () => answer.reject(signal.reason), { once: true });
      sent.push({ request, answer, ...(signal && { signal }) });
      return answer.promise;
    },
  };
  return { client: new DeduplicatingRpcClient(inner), sent };
}

const balance: RpcRequest = { method: 'eth_getBalance', params: ['0x1', 'latest'] };

describe('DeduplicatingRpcClient', () => {
  it('sends equal calls once, and answers all of them', async () => {
    const { client, sent } = deduplicating();
    const calls = Array.from({ length: 20 }, () =>
      client.request({ method: balance.method, params: ['0x1', 'latest'] }),
    );
    sent[0]?.answer.resolve('0xa');
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['0xa']));
    expect(sent).toHaveLength(1);
  });

  it('keeps calls apart that differ in method or parameters', () => {
    const { client, sent } = deduplicating();
    void client.request(balance);
    void client.request({ ...balance, params: ['0x2', 'latest'] });
    void client.request({ ...balance, method: 'eth_getCode' });
    void client.request({ method: 'eth_getBalance' });
    expect(sent).toHaveLength(4);
  });

  it('sends again after the answer', async () => {
    const { client, sent } = deduplicating();
    const first = client.request(balance);
    sent[0]?.answer.resolve('old');
    await first;
    const second = client.request(balance);
    sent[1]?.answer.resolve('new');
    expect(await second).toBe('new');
  });

  it('sends again after a failure, which reaches all callers', async () => {
    const { client, sent } = deduplicating();
    const calls = [client.request(balance), client.request(balance)];
    sent[0]?.answer.reject('down');
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
    void client.request(balance);
    expect(sent).toHaveLength(2);
  });

  it('lets one caller abort without the others', async () => {
    const { client, sent } = deduplicating();
    const controller = new AbortController();
    const leaves = client.request(balance, controller.signal);
    const stays = client.request(balance);
    controller.abort('gone');
    await expect(leaves).rejects.toBe('gone');
    expect(sent[0]?.signal?.aborted).toBe(false);
    sent[0]?.answer.resolve('0xa');
    expect(await stays).toBe('0xa');
  });

  it('ends the call with its last caller, and starts again for the next', async () => {
    const { client, sent } = deduplicating();
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => client.request(balance, signal));
    for (const controller of controllers) controller.abort('gone');
    await Promise.allSettled(calls);
    expect(sent[0]?.signal?.aborted).toBe(true);
    const next = client.request(balance);
    sent[1]?.answer.resolve('0xb');
    expect(await next).toBe('0xb');
  });

  it('sends nothing for a caller that has aborted already', async () => {
    const { client, sent } = deduplicating();
    await expect(client.request(balance, AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(sent).toHaveLength(0);
  });

  it('never merges calls that sign or send', () => {
    const { client, sent } = deduplicating();
    for (let copy = 0; copy < 3; copy += 1) {
      void client.request({ method: 'eth_sendRawTransaction', params: ['0x'] });
    }
    expect(sent).toHaveLength(3);
  });

  it('[R9.5] remembers 8,192 calls, and sends further ones separately', async () => {
    const { client, sent } = deduplicating();
    for (let index = 0; index < 8192; index += 1) {
      void client.request({ method: 'eth_call', params: [index] });
    }
    void client.request({ method: 'eth_call', params: [0] });
    expect(sent).toHaveLength(8192);
    void client.request({ method: 'eth_call', params: ['more'] });
    void client.request({ method: 'eth_call', params: ['more'] });
    expect(sent).toHaveLength(8194);

    const first = client.request({ method: 'eth_call', params: [0] });
    sent[0]?.answer.resolve('done');
    await first;
    void client.request({ method: 'eth_call', params: ['more'] });
    void client.request({ method: 'eth_call', params: ['more'] });
    expect(sent).toHaveLength(8195);
  });

  it('fails only the call whose parameters are not JSON', async () => {
    const { client } = deduplicating();
    await expect(client.request({ method: 'eth_call', params: [1n] })).rejects.toThrow(TypeError);
  });
});
