import type { SwapService } from '../../domain/swap/swap-service';
import { ServiceSwapSource } from '../../infrastructure/chains/eip155/swap-service/service-swap-source';
import { uniswapDeployments } from '../../infrastructure/chains/eip155/uniswap/uniswap-deployments';
import { HttpClient } from '../../ports/http-client';
import type { PriceSource } from '../../ports/price-source';
import { RpcClients } from '../../ports/rpc-client';
import type { SwapSource } from '../../ports/swap-source';
import { parsedSources } from './parsed-sources';
import type { SourceParts } from './source-parts';
import { knownTokens } from './token-lists';

/** Exchanges by the operator's service. */
export function serviceSwaps(
  service: SwapService,
  parts: SourceParts,
  prices: PriceSource | undefined,
): SwapSource {
  const { networks, ports } = parts;
  return new ServiceSwapSource({
    contracts: { ...uniswapDeployments, ...parsedSources(parts).uniswap },
    http: ports.get(HttpClient),
    listed: knownTokens(parts),
    networks: () => networks.requested(),
    prices,
    rpcClients: ports.get(RpcClients),
    service,
  });
}
