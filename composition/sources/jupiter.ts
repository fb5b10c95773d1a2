import type { Sources } from '../../domain/options/sources';
import { JupiterSwapSource } from '../../infrastructure/chains/solana/jupiter/jupiter-swap-source';
import { HttpClient } from '../../ports/http-client';
import type { PriceSource } from '../../ports/price-source';
import { RpcClients } from '../../ports/rpc-client';
import type { SwapSource } from '../../ports/swap-source';
import type { SourceParts } from './source-parts';

/** Exchanges on Solana by the services that the site names. */
export function jupiterSwaps(
  services: NonNullable<Sources['jupiter']>,
  { ports }: SourceParts,
  prices: PriceSource | undefined,
): SwapSource {
  return new JupiterSwapSource({
    http: ports.get(HttpClient),
    prices,
    rpcClients: ports.get(RpcClients),
    services,
  });
}
