import { isWidgetError } from '../../../domain/errors/widget-error';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import type { NamespaceKeys } from '../../../ports/namespace-keys';
import { chainIdText, ProviderEvents } from './provider-events';

/**
 * {@link Eip1193Provider} by requests. It knows the chain in use without one, rejects with the codes of EIP-1193, and has
 * its events where the keys report changes.
 */
export function requestedEvmProvider(keys: NamespaceKeys): Eip1193Provider {
  const events = new ProviderEvents(keys.grant);
  keys.events$?.subscribe((event) => events.tell(event));
  return {
    on: (event, listener) => events.on(event, listener),
    removeListener: (event, listener) => events.off(event, listener),
    request: async ({ method, params }) => {
      const { grant } = keys;
      if (method === 'eth_chainId' && grant) return chainIdText(grant.chainReference);
      try {
        return await keys.request(method, params);
      } catch (error) {
        if (!isWidgetError(error, 'RPC')) throw error;
        const { data, rpcCode, rpcMessage } = error.context;
        throw new ProviderRpcError(rpcCode, rpcMessage, data);
      }
    },
  };
}
