import type { Network } from '../../domain/network/network';
import type { ListedToken } from '../../domain/token/token-list';
import { BlockscoutNfts } from '../../infrastructure/blockscout/blockscout-nfts';
import { blockscoutTokens } from '../../infrastructure/blockscout/blockscout-tokens';
import type { NftSource } from '../../ports/nft-source';
import { blockscoutClients } from './blockscout-clients';
import type { TokenParts } from './token-lists';

type BlockscoutParts = Pick<TokenParts, 'options' | 'ports'>;

/** The tokens that the site's instance of Blockscout finds in an account; none where it names none for the network. */
export async function tokensFound(
  { options, ports }: BlockscoutParts,
  address: string,
  network: Network,
  signal?: AbortSignal,
): Promise<readonly ListedToken[]> {
  const client = blockscoutClients(options, ports)(network);
  return client ? blockscoutTokens(client, address, network, signal) : [];
}

/** The NFTs that the site's instances of Blockscout list. */
export function blockscoutNfts({ options, ports }: BlockscoutParts): NftSource {
  return new BlockscoutNfts({ clientFor: blockscoutClients(options, ports) });
}
