import type { CaipNetworkId } from '../caip/caip-network-id';

/** What one network's history is read from, because nodes do not index the transactions of an account. */
export type Indexer = IndexingService | IndexingNodes;

/** A service of one network. */
export interface IndexingService {
  /**
   * `blockscout`: an instance of Blockscout with its REST API, version 2. EVM chains. `subscan`: Subscan, or a service
   * with its API, version 2. Polkadot chains. `subsquid`: a squid of Subsquid with the schema of its Giant Squid, which
   * knows the transfers of the chain's own currency. Polkadot chains.
   */
  readonly kind: 'blockscout' | 'subscan' | 'subsquid';

  /** Its address: where `/api/v2` begins, such as `https://eth.blockscout.com`; of a squid where it answers GraphQL. */
  readonly url: string;
}

/** The network's own endpoints, which know the transactions of an account on Bitcoin and on Solana. */
export interface IndexingNodes {
  /** The nodes of the network themselves. */
  readonly kind: 'nodes';
}

/** The indexers of a site's networks. */
export type Indexers = Readonly<Partial<Record<CaipNetworkId, Indexer>>>;
