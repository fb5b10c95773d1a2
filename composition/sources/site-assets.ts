import { ChainAssetSource } from '../../infrastructure/asset/chain-asset-source';
import { ListedTokens } from '../../infrastructure/chains/eip155/listed-tokens';
import type { AssetSource } from '../../ports/asset-source';
import { ChainAdapters } from '../../ports/chain-adapter';
import { RpcClients } from '../../ports/rpc-client';
import { knownTokens, type TokenParts } from './token-lists';

/** The tokens of an account, from the chain: on EVM networks those of the site's lists, and those that were added. */
export function siteAssets(parts: TokenParts): AssetSource {
  const { ports } = parts;
  const listed = new ListedTokens({
    listed: knownTokens(parts),
    rpcClients: ports.get(RpcClients),
  });
  return new ChainAssetSource({ adapters: ports.get(ChainAdapters), listed });
}
