import { WidgetError } from '../../domain/errors/widget-error';
import { tokenBalance, type TokenBalance } from '../../domain/token/token-balance';
import type { AssetQuery, AssetSource } from '../../ports/asset-source';
import type { ChainAdapters } from '../../ports/chain-adapter';

/**
 * An {@link AssetSource} without a service, for a site that configures none: it reads the native currency
 * and, on some namespaces, the tokens from the chain. It knows no prices.
 */
export class ChainAssetSource implements AssetSource {
  readonly #adapters: ChainAdapters;

  constructor({ adapters }: { readonly adapters: ChainAdapters }) {
    this.#adapters = adapters;
  }

  async balances(
    { address, network }: AssetQuery,
    signal?: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    signal?.throwIfAborted();
    const { chainNamespace, caipNetworkId, nativeCurrency } = network;
    const adapter = await this.#adapters.find(chainNamespace);
    const [units, tokens] = await Promise.all([
      adapter.nativeBalance(address, network, signal),
      adapter.tokens?.balances(address, network, signal),
    ]);
    const balance = tokenBalance({
      ...nativeCurrency,
      chainId: caipNetworkId,
      address: undefined,
      units,
      price: undefined,
      iconUrl: undefined,
    });
    if (balance) return [balance, ...(tokens ?? [])];
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'the currency has no symbol' });
  }
}
