import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import type { ChainNode } from '../../ports/chain-node';
import type { ProviderClient } from './provider-client';

/** The node at `url`, which has the operator's key in it or none. */
export function jsonRpcNode(client: ProviderClient, url: string): ChainNode {
  return {
    ask: (method, params, parse) =>
      client.call(
        { method: 'POST', url, headers: {}, body: { jsonrpc: '2.0', id: 1, method, params } },
        (answer) => parse(fieldOf(answer, 'result')),
      ),
  };
}
