import type { TokenBalance } from '../../domain/token/token-balance';
import type { AssetQuery, AssetSource } from '../../ports/asset-source';

/** An {@link AssetSource} that downloads its code at the first request for tokens. */
export class LazyAssetSource implements AssetSource {
  readonly #load: () => Promise<AssetSource>;

  constructor(load: () => Promise<AssetSource>) {
    this.#load = load;
  }

  async balances(query: AssetQuery, signal?: AbortSignal): Promise<readonly TokenBalance[]> {
    const source = await this.#load();
    return source.balances(query, signal);
  }
}
