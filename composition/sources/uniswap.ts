import type { SwapSource } from '../../ports/swap-source';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { parseSources } from '../../domain/options/parse-sources';
import { uniswapDeployments } from '../../infrastructure/chains/eip155/uniswap/uniswap-deployments';
import { UniswapPrices } from '../../infrastructure/chains/eip155/uniswap/uniswap-prices';
import {
  type UniswapDeployments,
  UniswapSwapSource,
} from '../../infrastructure/chains/eip155/uniswap/uniswap-swap-source';
import { Clock } from '../../ports/clock';
import type { PriceSource } from '../../ports/price-source';
import { RpcClients } from '../../ports/rpc-client';
import type { SourceParts } from './source-parts';
import { knownTokens } from './token-lists';

/** Prices by the contracts of Uniswap. */
export function uniswapPrices({ options, ports }: SourceParts): PriceSource {
  return new UniswapPrices({
    clock: ports.get(Clock),
    deployments: deploymentsOf(options),
    rpcClients: ports.get(RpcClients),
  });
}

/** Exchanges by the contracts of Uniswap. */
export function uniswapSwaps(parts: SourceParts, prices: PriceSource | undefined): SwapSource {
  const { networks, options, ports } = parts;
  return new UniswapSwapSource({
    deployments: deploymentsOf(options),
    listed: knownTokens(parts),
    networks: () => networks.requested(),
    prices: prices ?? uniswapPrices(parts),
    rpcClients: ports.get(RpcClients),
  });
}

/** Those that the package knows, with the site's own beside them or in their place. */
function deploymentsOf({ sources }: WidgetOptions): UniswapDeployments {
  return { ...uniswapDeployments, ...parseSources(sources).uniswap };
}
