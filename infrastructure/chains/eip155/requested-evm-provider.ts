import { isWidgetError } from '../../../domain/errors/widget-error';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import type { NamespaceKeys } from '../../../ports/namespace-keys';

/** {@link Eip1193Provider} by requests. It knows the chain in use without one, and rejects with the codes of EIP-1193. */
export function requestedEvmProvider(keys: NamespaceKeys): Eip1193Provider {
  return {
    request: async ({ method, params }) => {
      const { grant } = keys;
      if (method === 'eth_chainId' && grant)
        return `0x${BigInt(grant.chainReference).toString(16)}`;
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
