import type { CaipNetworkId } from '../caip/caip-network-id';

/** The chain with the identities of a Polkadot network's accounts. */
export interface PeopleChain {
  /** Its CAIP-2 id: `polkadot:67fa177a097bfa18f77ea95ab56e9bcd` of Polkadot's. An endpoint of another chain is not used. */
  readonly chain: CaipNetworkId<'polkadot'>;

  /** An endpoint of JSON-RPC over HTTP. */
  readonly url: string;
}
