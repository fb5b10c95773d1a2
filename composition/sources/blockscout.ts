import type { Network } from '../../domain/network/network';
import { parseSources } from '../../domain/options/parse-sources';
import type { ListedToken } from '../../domain/token/token-list';
import { BlockscoutClient } from '../../infrastructure/blockscout/blockscout-client';
import { BlockscoutNfts } from '../../infrastructure/blockscout/blockscout-nfts';
import { blockscoutTokens } from '../../infrastructure/blockscout/blockscout-tokens';
import { HttpClient } from '../../ports/http-client';
import type { NftSource } from '../../ports/nft-source';
import { createToken } from '../../ports/token';
import type { TokenParts } from './token-lists';

type Clients = (network: Network) => BlockscoutClient | undefined;

const BlockscoutClients = createToken<Clients>('BlockscoutClients');

/** The tokens that the site's instance of Blockscout finds in an account; none where it names none for the network. */
export async function tokensFound(
  parts: TokenParts,
  address: string,
  network: Network,
  signal?: AbortSignal,
): Promise<readonly ListedToken[]> {
  const client = clientsOf(parts)(network);
  return client ? blockscoutTokens(client, address, network, signal) : [];
}

/** The NFTs that the site's instances of Blockscout list. */
export function blockscoutNfts(parts: TokenParts): NftSource {
  return new BlockscoutNfts({ clientFor: clientsOf(parts) });
}

/** One client for each network, so that an instance is asked once which chain it serves. */
function clientsOf({ options, ports }: TokenParts): Clients {
  ports.bind(BlockscoutClients, () => {
    const { indexers = {} } = parseSources(options.sources);
    const clients = new Map<string, BlockscoutClient>();
    return (network) => {
      const id = network.caipNetworkId;
      const indexer = indexers[id];
      if (!indexer) return undefined;
      const { url } = indexer;
      const known = clients.get(id);
      const client = known ?? new BlockscoutClient({ http: ports.get(HttpClient), network, url });
      clients.set(id, client);
      return client;
    };
  });
  return ports.get(BlockscoutClients);
}
