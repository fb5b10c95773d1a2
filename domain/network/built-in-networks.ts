import type { KnownNetwork } from './network';

/** Ethereum, chain 1. The endpoint is a public one; `customRpcUrls` replace it. */
export const ethereum: KnownNetwork<'eip155', 1> = {
  id: 1,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://ethereum-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
};

/** Arbitrum One, chain 42161. The endpoint is a public one; `customRpcUrls` replace it. */
export const arbitrum: KnownNetwork<'eip155', 42161> = {
  id: 42161,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:42161',
  name: 'Arbitrum One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://arb1.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io' } },
};
