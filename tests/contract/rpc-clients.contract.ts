import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import type { Network } from '../../domain/network/network';
import type { RpcClients } from '../../ports/rpc-client';

/** The behaviour of the nodes behind the clients. */
export interface RpcClientsHarness {
  readonly clients: RpcClients;

  /** Networks to ask on: Ethereum and Arbitrum One, on endpoints of the harness. */
  readonly networks: readonly [ethereum: Network, arbitrum: Network];

  /** Sets each node's answer to `method`; a thrown `{ code, message, data }` is its error. */
  readonly answer: (
    method: string,
    answer: (params: readonly unknown[], caipNetworkId: string) => unknown,
  ) => void;

  /** How often nodes have received `method`. */
  readonly asked: (method: string) => number;
  readonly stop?: () => Promise<void>;
}

/** The contract of every {@link RpcClients}. */
export function describeRpcClients(
  name: string,
  create: () => RpcClientsHarness | Promise<RpcClientsHarness>,
): void {
  describe(`${name} keeps the RpcClients contract`, () => {
    let harness: RpcClientsHarness;

    beforeEach(async () => {
      harness = await create();
      harness.answer('eth_getBalance', ([address], network) => `${network} ${address}`);
    });

    afterEach(async () => {
      await harness.stop?.();
    });

    it('has one client for each network', () => {
      const { clients, networks } = harness;
      const [onEthereum, onArbitrum] = networks;
      expect(clients.forNetwork(onEthereum)).toBe(clients.forNetwork({ ...onEthereum }));
      expect(clients.forNetwork(onEthereum)).not.toBe(clients.forNetwork(onArbitrum));
    });

    it('gives each of many calls its own result', async () => {
      const { clients, networks } = harness;
      const calls = networks.flatMap((network) =>
        Array.from({ length: 50 }, async (_, index) => {
          const request = { method: 'eth_getBalance', params: [`0x${index}`, 'latest'] };
          const result = await clients.forNetwork(network).request(request);
          expect(result).toBe(`${network.caipNetworkId} 0x${index}`);
        }),
      );
      await Promise.all(calls);
    });

    it.each([null, false, 0, '', [], { deep: ['value'] }])(
      'returns a result of %j unchanged',
      async (result) => {
        harness.answer('eth_call', () => result);
        expect(await request('eth_call')).toEqual(result);
      },
    );

    it("throws the node's own error, with its code, message and data", async () => {
      harness.answer('eth_call', () => {
        throw { code: 3, message: 'execution reverted: paused', data: '0x08c379a0' };
      });
      await expect(request('eth_call')).rejects.toMatchObject({
        name: 'WidgetError',
        code: 'RPC',
        message: 'execution reverted: paused',
        context: { rpcCode: 3, data: '0x08c379a0' },
      });
    });

    it('sends a call that signs or sends once, whatever the outcome', async () => {
      harness.answer('eth_sendRawTransaction', () => {
        throw { code: -32603, message: 'internal error' };
      });
      await expect(request('eth_sendRawTransaction', ['0x'])).rejects.toMatchObject({
        code: 'RPC',
      });
      expect(harness.asked('eth_sendRawTransaction')).toBe(1);
    });

    it('sends each of two equal transactions', async () => {
      harness.answer('eth_sendRawTransaction', ([raw]) => raw);
      const both = [
        request('eth_sendRawTransaction', ['0x1']),
        request('eth_sendRawTransaction', ['0x1']),
      ];
      expect(await Promise.all(both)).toEqual(['0x1', '0x1']);
      expect(harness.asked('eth_sendRawTransaction')).toBe(2);
    });

    it('ends with the reason of a signal as soon as it aborts', async () => {
      harness.answer('eth_call', () => new Promise(() => undefined));
      const controller = new AbortController();
      const outcome = request('eth_call', [], controller.signal);
      setTimeout(() => controller.abort('gone'), 30);
      await expect(outcome).rejects.toBe('gone');
    });

    it('sends nothing for a caller that has aborted already', async () => {
      harness.answer('eth_call', () => 'value');
      await expect(request('eth_call', [], AbortSignal.abort('gone'))).rejects.toBe('gone');
      expect(harness.asked('eth_call')).toBe(0);
    });

    function request(
      method: string,
      params: readonly unknown[] = [],
      signal?: AbortSignal,
    ): Promise<unknown> {
      const { clients, networks } = harness;
      return clients.forNetwork(networks[0]).request({ method, params }, signal);
    }
  });
}

/** `network` with `url` as its only endpoint. */
export function at(network: Network, url: string): Network {
  return { ...network, rpcUrls: { default: { http: [url] } } };
}

/** The two networks at `urls`. */
export function networksAt(urls: readonly [string, string]): RpcClientsHarness['networks'] {
  return [at(ethereum, urls[0]), at(arbitrum, urls[1])];
}
