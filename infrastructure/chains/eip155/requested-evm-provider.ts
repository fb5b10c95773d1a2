import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import type { NamespaceKeys } from '../../../ports/namespace-keys';

/** {@link Eip1193Provider} by requests. It knows the chain in use without one. */
export function requestedEvmProvider(keys: NamespaceKeys): Eip1193Provider {
  return {
    request: async ({ method, params }) => {
      const { grant } = keys;
      if (method === 'eth_chainId' && grant)
        return `0x${BigInt(grant.chainReference).toString(16)}`;
      return keys.request(method, params);
    },
  };
}
