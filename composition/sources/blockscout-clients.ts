import type { Network } from '../../domain/network/network';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { BlockscoutClient } from '../../infrastructure/blockscout/blockscout-client';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { HttpClient } from '../../ports/http-client';
import { createToken } from '../../ports/token';
import { parsedSources } from './parsed-sources';

/** The client of the instance that the site names for a network; `undefined` where it names none. */
export type BlockscoutClientFor = (network: Network) => BlockscoutClient | undefined;

const BlockscoutClients = createToken<BlockscoutClientFor>('BlockscoutClients');

/** One client for each network, so that an instance is asked once which chain it serves. */
export function blockscoutClients(
  options: WidgetOptions,
  ports: PortContainer,
): BlockscoutClientFor {
  ports.bind(BlockscoutClients, () => {
    const { indexers = {} } = parsedSources({ options, ports });
    const clients = new Map<string, BlockscoutClient>();
    return (network) => {
      const id = network.caipNetworkId;
      const indexer = indexers[id];
      if (indexer?.kind !== 'blockscout') return undefined;
      const { url } = indexer;
      const known = clients.get(id);
      const client = known ?? new BlockscoutClient({ http: ports.get(HttpClient), network, url });
      clients.set(id, client);
      return client;
    };
  });
  return ports.get(BlockscoutClients);
}
