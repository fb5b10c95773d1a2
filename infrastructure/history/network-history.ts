import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { WidgetError } from '../../domain/errors/widget-error';
import { activityNamespaces } from '../../domain/network/feature-networks';
import type { Indexer, Indexers } from '../../domain/network/indexer';
import type { Network } from '../../domain/network/network';
import type { TransactionPage } from '../../domain/transaction/transaction';
import type { TransactionQuery, TransactionSource } from '../../ports/transaction-source';
import { type BeginHistory, PagedHistory } from './paged-history';

/** Makes the history of one network, from the service that the site names for it or from its nodes. */
export type MakeHistory = (network: Network, indexer: Indexer | undefined) => Promise<BeginHistory>;

export interface NetworkHistoryDeps {
  readonly indexers: Indexers | undefined;
  readonly make: MakeHistory;
}

/** Reads the history of each network where the site says, and of EVM chains from their nodes where it says nothing. */
export class NetworkHistory implements TransactionSource {
  readonly #deps: NetworkHistoryDeps;
  readonly #histories = new Map<string, PagedHistory>();

  constructor(deps: NetworkHistoryDeps) {
    this.#deps = deps;
  }

  serves(network: Network): boolean {
    const hasNodes = activityNamespaces.includes(network.chainNamespace);
    return hasNodes || this.#indexerOf(network) !== undefined;
  }

  async page(query: TransactionQuery, signal?: AbortSignal): Promise<TransactionPage> {
    signal?.throwIfAborted();
    return this.#historyOf(query.network).page(query, signal);
  }

  #historyOf(network: Network): PagedHistory {
    const { caipNetworkId } = network;
    if (!this.serves(network)) throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
    const known = this.#histories.get(caipNetworkId);
    if (known) return known;
    const begin = onceUntilFailure(() => this.#deps.make(network, this.#indexerOf(network)));
    const history = new PagedHistory(async (asked) => (await begin())(asked));
    this.#histories.set(caipNetworkId, history);
    return history;
  }

  #indexerOf({ caipNetworkId }: Network): Indexer | undefined {
    return this.#deps.indexers?.[caipNetworkId];
  }
}
