import type { CaipNetworkId } from '../caip/caip-network-id';

/** A service of one network that knows what nodes do not index, such as the transactions of an account. */
export interface Indexer {
  /** `blockscout`: an instance of Blockscout with its REST API, version 2. EVM chains. */
  readonly kind: 'blockscout';

  /** Its address: that of an instance of Blockscout is where `/api/v2` begins, such as `https://eth.blockscout.com`. */
  readonly url: string;
}

/** The indexers of a site's networks. */
export type Indexers = Readonly<Partial<Record<CaipNetworkId, Indexer>>>;
