import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { ChainAdapter, ChainAdapters } from '../../ports/chain-adapter';

/** How to get the adapter of each namespace. */
export type ChainAdapterLoaders = { readonly [N in ChainNamespace]: () => Promise<ChainAdapter> };

/** {@link ChainAdapters} whose code stays on the server until a visitor needs it. */
export class LazyChainAdapters implements ChainAdapters {
  readonly #loaders: Partial<ChainAdapterLoaders>;
  readonly #loading = new Map<ChainNamespace, Promise<ChainAdapter>>();

  constructor(loaders: Partial<ChainAdapterLoaders>) {
    this.#loaders = loaders;
  }

  async find(namespace: ChainNamespace): Promise<ChainAdapter> {
    const load = this.#loaders[namespace];
    if (!load) throw new WidgetError('ADAPTER_NOT_FOUND', { namespace });

    const loading = this.#loading.get(namespace) ?? load();
    this.#loading.set(namespace, loading);
    try {
      return await loading;
    } catch (error) {
      this.#loading.delete(namespace); // The next call downloads again.
      throw error;
    }
  }
}
