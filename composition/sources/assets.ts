import type { WidgetOptions } from '../../domain/options/widget-options';
import { ChainAssetSource } from '../../infrastructure/asset/chain-asset-source';
import { ListedTokens } from '../../infrastructure/chains/eip155/listed-tokens';
import type { PortContainer } from '../../infrastructure/di/port-container';
import type { AssetSource } from '../../ports/asset-source';
import { ChainAdapters } from '../../ports/chain-adapter';
import { RpcClients } from '../../ports/rpc-client';
import { tokenLists } from './token-lists';

/** The tokens of an account, from the chain: on EVM networks those of the site's lists. */
export function siteAssets(options: WidgetOptions, ports: PortContainer): AssetSource {
  const listed = new ListedTokens({
    listed: (...question) => tokenLists(options, ports).onNetwork(...question),
    rpcClients: ports.get(RpcClients),
  });
  return new ChainAssetSource({ adapters: ports.get(ChainAdapters), listed });
}
