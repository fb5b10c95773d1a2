import type { EndpointHealth } from '../../rpc/endpoint-health';

/** One of the addresses under which a network's Esplora API is, and what is known of it. */
export interface EsploraEndpoint {
  readonly url: string;
  readonly health: EndpointHealth;

  /** What became of asking it which chain it serves. */
  chain: Promise<void> | undefined;
}
