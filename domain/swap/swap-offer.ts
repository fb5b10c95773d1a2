import type { CaipNetworkId } from '../caip/caip-network-id';
import { canSwapOn } from './swap-networks';
import type { SwapService } from './swap-service';

/** The networks for swaps on which the package knows no deployment of Uniswap. */
export const withoutDeployment: readonly CaipNetworkId[] = [
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
];

/** The part of the site's sources that says where tokens can be swapped. */
interface SwapSources {
  readonly swaps?: 'uniswap' | Pick<SwapService, 'routers'>;
  readonly jupiter?: Readonly<Partial<Record<CaipNetworkId, unknown>>>;
  readonly uniswap?: Readonly<Partial<Record<CaipNetworkId, unknown>>>;
}

/** Whether the account offers swaps on `network`: the site names a source, which has an exchange there. */
export function isSwapOffered(
  sources: SwapSources | undefined,
  network: CaipNetworkId | undefined,
): boolean {
  if (network !== undefined && sources?.jupiter?.[network]) return true;
  if (sources?.swaps === undefined || network === undefined || !canSwapOn(network)) return false;
  if (sources.swaps !== 'uniswap') return (sources.swaps.routers[network] ?? []).length > 0;
  return !withoutDeployment.includes(network) || sources.uniswap?.[network] !== undefined;
}
