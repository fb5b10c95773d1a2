import type { SwapSource } from '../../ports/swap-source';
import { uniswapDeployments } from '../../infrastructure/chains/eip155/uniswap/uniswap-deployments';
import { UniswapPrices } from '../../infrastructure/chains/eip155/uniswap/uniswap-prices';
import {
  type UniswapDeployments,
  UniswapSwapSource,
} from '../../infrastructure/chains/eip155/uniswap/uniswap-swap-source';
import { Clock } from '../../ports/clock';
import type { PriceSource } from '../../ports/price-source';
import { RpcClients } from '../../ports/rpc-client';
import { parsedSources } from './parsed-sources';
import type { SourceParts } from './source-parts';
import { knownTokens } from './token-lists';

/** Prices by the contracts of Uniswap. */
export function uniswapPrices(parts: SourceParts): PriceSource {
  const { ports } = parts;
  return new UniswapPrices({
    clock: ports.get(Clock),
    deployments: deploymentsOf(parts),
    rpcClients: ports.get(RpcClients),
  });
}

/** Exchanges by the contracts of Uniswap. */
export function uniswapSwaps(parts: SourceParts, prices: PriceSource | undefined): SwapSource {
  const { networks, ports } = parts;
  return new UniswapSwapSource({
    deployments: deploymentsOf(parts),
    listed: knownTokens(parts),
    networks: () => networks.requested(),
    prices: prices ?? uniswapPrices(parts),
    rpcClients: ports.get(RpcClients),
  });
}

/** Those that the package knows, with the site's own beside them or in their place. */
function deploymentsOf(parts: SourceParts): UniswapDeployments {
  return { ...uniswapDeployments, ...parsedSources(parts).uniswap };
}
