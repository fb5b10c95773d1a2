import type { EndpointHealth } from '../../rpc/endpoint-health';

/** One address of a network's Esplora API, and its state. */
export interface EsploraEndpoint {
  readonly url: string;
  readonly health: EndpointHealth;

  /** The result of checking which chain it serves. */
  chain: Promise<void> | undefined;
}
