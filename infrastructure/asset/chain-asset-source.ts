import { WidgetError } from '../../domain/errors/widget-error';
import { nativeTokenOf } from '../../domain/token/native-token';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { AssetQuery, AssetSource } from '../../ports/asset-source';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { ChainTokens } from '../../ports/chain-tokens';

export interface ChainAssetSourceDeps {
  readonly adapters: ChainAdapters;

  /** Lists tokens where the chain's adapter does not. */
  readonly listed?: ChainTokens;
}

/**
 * An {@link AssetSource} without a service, for a site that configures none: it reads the native currency
 * and the tokens from the chain, on EVM chains those of the site's lists. It knows no prices.
 */
export class ChainAssetSource implements AssetSource {
  readonly #deps: ChainAssetSourceDeps;

  constructor(deps: ChainAssetSourceDeps) {
    this.#deps = deps;
  }

  async balances(
    { address, network }: AssetQuery,
    signal?: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    signal?.throwIfAborted();
    const { adapters, listed } = this.#deps;
    const adapter = await adapters.find(network.chainNamespace);
    const [units, tokens] = await Promise.all([
      adapter.nativeBalance(address, network, signal),
      (adapter.tokens ?? listed)?.balances(address, network, signal),
    ]);
    const balance = nativeTokenOf(network, units);
    if (balance) return [balance, ...(tokens ?? [])];
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'the currency has no symbol' });
  }
}
