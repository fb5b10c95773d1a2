import { onceUntilFailure } from '../../domain/async/once-until-failure';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { ChainAdapter, ChainAdapters } from '../../ports/chain-adapter';

/** Downloads the adapter of each namespace. */
export type ChainAdapterLoaders = { readonly [N in ChainNamespace]: () => Promise<ChainAdapter> };

/** {@link ChainAdapters} whose code is downloaded when a visitor needs it. */
export class LazyChainAdapters implements ChainAdapters {
  readonly #loaders: Partial<ChainAdapterLoaders>;

  constructor(loaders: Partial<ChainAdapterLoaders>) {
    this.#loaders = Object.fromEntries(
      Object.entries(loaders).map(([namespace, load]) => [namespace, onceUntilFailure(load)]),
    );
  }

  async find(namespace: ChainNamespace): Promise<ChainAdapter> {
    const load = this.#loaders[namespace];
    if (!load) throw new WidgetError('ADAPTER_NOT_FOUND', { namespace });
    return load();
  }
}
