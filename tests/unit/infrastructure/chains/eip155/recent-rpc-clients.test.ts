import { describe, expect, it } from '@jest/globals';
import { RPC_DEDUPE_ENTRIES } from '../../../../../domain/limits';
import { arbitrum, ethereum } from '../../../../../domain/network/built-in-networks';
import { ManualClock, ScriptedRpcClients } from '../../../../../infrastructure/fake';
import { RecentRpcClients } from '../../../../../infrastructure/chains/eip155/recent-rpc-clients';

const block = { method: 'eth_blockNumber' };
const callOf = (data: string) => ({ method: 'eth_call', params: [{ to: '0x01', data }, 'latest'] });

function setUp() {
  const clock = new ManualClock();
  const inner = new ScriptedRpcClients({
    eth_blockNumber: () => `0x${inner.calls.length}`,
    eth_call: () => `0x${inner.calls.length}`,
    eth_getBalance: () => `0x${inner.calls.length}`,
  });
  const clients = new RecentRpcClients(inner, clock);
  return { client: clients.forNetwork(ethereum), clients, clock, inner };
}

describe('the cache of a client', () => {
  it.each([block, callOf('0x01')])(
    '[R9.4] keeps the answer to $method for 4000 ms',
    async (asked) => {
      const { client, clock } = setUp();
      expect(await client.request(asked)).toBe('0x1');
      await clock.advance(3999);
      expect(await client.request(asked)).toBe('0x1');
      await clock.advance(1);
      expect(await client.request(asked)).toBe('0x2');
    },
  );

  it('is one for each network, and for each question', async () => {
    const { client, clients, inner } = setUp();
    await client.request(callOf('0x01'));
    await client.request(callOf('0x02'));
    await clients.forNetwork(arbitrum).request(callOf('0x01'));
    await clients.forNetwork(ethereum).request(callOf('0x02'));
    expect(inner.calls).toHaveLength(3);
  });

  it('keeps no balance, which a transaction changes, and no failure', async () => {
    const { client, inner } = setUp();
    await client.request({ method: 'eth_getBalance' });
    expect(await client.request({ method: 'eth_getBalance' })).toBe('0x2');

    inner.answer('eth_call', () => {
      throw new Error('down');
    });
    await expect(client.request(callOf('0x01'))).rejects.toThrow('down');
    inner.answer('eth_call', '0xff');
    expect(await client.request(callOf('0x01'))).toBe('0xff');
  });

  it('[R9.5] keeps 8,192 answers: the oldest makes room', async () => {
    const { client, inner } = setUp();
    for (let index = 0; index <= RPC_DEDUPE_ENTRIES; index += 1) {
      await client.request(callOf(`0x${index}`));
    }
    const { length } = inner.calls;
    await client.request(callOf('0x1'));
    expect(inner.calls).toHaveLength(length);
    await client.request(callOf('0x0'));
    expect(inner.calls).toHaveLength(length + 1);
  });
});
