import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../domain/errors/widget-error';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { ScriptedRpcClients } from '../../infrastructure/fake/scripted-rpc-clients';
import { NetworkRpcClients } from '../../infrastructure/rpc/network-rpc-clients';
import { startFaultServer } from '../../apps/chains/testing/fault-server';
import { describeRpcClients, networksAt, type RpcClientsHarness } from './rpc-clients.contract';

type Answer = Parameters<RpcClientsHarness['answer']>[1];

describeRpcClients('ScriptedRpcClients', () => {
  const clients = new ScriptedRpcClients();
  const networks = networksAt(['', '']);
  return {
    clients,
    networks,
    asked: (wanted) => clients.calls.filter(({ method }) => method === wanted).length,
    answer: (method, answer) => {
      clients.answer(method, (params: readonly unknown[], network: { caipNetworkId: string }) => {
        try {
          return answer(params, network.caipNetworkId);
        } catch (error) {
          const { code, message, data } = error as NodeError;
          throw new WidgetError('RPC', { rpcCode: code, rpcMessage: message, data });
        }
      });
    },
  };
});

describeRpcClients('NetworkRpcClients', async () => {
  const answers = new Map<string, Answer>();
  const nodeOf = (chainId: number) =>
    startFaultServer({
      answer: (method, params) => {
        if (method === 'eth_chainId') return `0x${chainId.toString(16)}`;
        return answers.get(method)?.(params, `eip155:${chainId}`);
      },
    });
  const nodes = await Promise.all([nodeOf(1), nodeOf(42161)]);
  const posts = () => nodes.flatMap((node) => node.posts);
  return {
    clients: new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} }),
    networks: networksAt([nodes[0].url, nodes[1].url]),
    answer: (method, answer) => void answers.set(method, answer),
    asked: (wanted) =>
      posts().flatMap(({ methods }) => methods.filter((method) => method === wanted)).length,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
});

describe('ScriptedRpcClients', () => {
  it('rejects every method that the script does not have', async () => {
    const clients = new ScriptedRpcClients({ eth_gasPrice: '0x1' });
    const client = clients.forNetwork(networksAt(['', ''])[0]);
    expect(await client.request({ method: 'eth_gasPrice' })).toBe('0x1');
    await expect(client.request({ method: 'eth_call' })).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: -32601 },
    });
    expect(clients.calls).toEqual([
      { method: 'eth_gasPrice', caipNetworkId: 'eip155:1' },
      { method: 'eth_call', caipNetworkId: 'eip155:1' },
    ]);
  });
});

interface NodeError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}
