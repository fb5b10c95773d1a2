import { arbitrum, ethereum, type Network } from 'cleatkit';
import type { PageRequest } from './page-globals';

/** The built-in networks with their only endpoint on this machine: no request may go anywhere else. */
export function localNetworks({ chains }: PageRequest): readonly Network[] {
  return [ethereum, arbitrum].map((network) => ({
    ...network,
    rpcUrls: {
      default: {
        http: chains.filter(({ chainId }) => chainId === network.id).map(({ url }) => url),
      },
    },
  }));
}
