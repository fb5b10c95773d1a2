import { WidgetError } from '../../domain/errors/widget-error';
import { tokenBalance, type TokenBalance } from '../../domain/token/token-balance';
import type { AssetQuery, AssetSource } from '../../ports/asset-source';
import type { ChainAdapters } from '../../ports/chain-adapter';

/**
 * An {@link AssetSource} without a service: it knows the chain's own currency alone, read from the
 * chain, and no prices. What a site has that names no service of its own.
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
    const balance = tokenBalance({
      ...nativeCurrency,
      chainId: caipNetworkId,
      address: undefined,
      units: await adapter.nativeBalance(address, network, signal),
      price: undefined,
      iconUrl: undefined,
    });
    if (balance) return [balance];
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'the currency has no symbol' });
  }
}
