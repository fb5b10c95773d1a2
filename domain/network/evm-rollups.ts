// Written by "node scripts/evm-networks.mjs" from viem (MIT). Change that script instead.
import type { KnownNetwork } from './network';

/** Abstract, chain 2741. The endpoint is a public one; `customRpcUrls` replace it. */
export const abstract: KnownNetwork<'eip155', 2741> = {
  id: 2741,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:2741',
  name: 'Abstract',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.mainnet.abs.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://abscan.org' } },
  contracts: {
    multicall3: { address: '0xAa4De41dba0Ca5dCBb288b7cC6b708F3aaC759E7', blockCreated: 5288 },
  },
};

/** Arbitrum Nova, chain 42170. The endpoint is a public one; `customRpcUrls` replace it. */
export const arbitrumNova: KnownNetwork<'eip155', 42170> = {
  id: 42170,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:42170',
  name: 'Arbitrum Nova',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://nova.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://nova.arbiscan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1746963 },
  },
};

/** Base, chain 8453. The endpoint is a public one; `customRpcUrls` replace it. */
export const base: KnownNetwork<'eip155', 8453> = {
  id: 8453,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:8453',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 5022 },
  },
};

/** Blast, chain 81457. The endpoint is a public one; `customRpcUrls` replace it. */
export const blast: KnownNetwork<'eip155', 81457> = {
  id: 81457,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:81457',
  name: 'Blast',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.blast.io'] } },
  blockExplorers: { default: { name: 'Blastscan', url: 'https://blastscan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 212929 },
  },
};

/** Fraxtal, chain 252. The endpoint is a public one; `customRpcUrls` replace it. */
export const fraxtal: KnownNetwork<'eip155', 252> = {
  id: 252,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:252',
  name: 'Fraxtal',
  nativeCurrency: { name: 'Frax', symbol: 'FRAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.frax.com'] } },
  blockExplorers: { default: { name: 'fraxscan', url: 'https://fraxscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
};

/** Ink, chain 57073. The endpoint is a public one; `customRpcUrls` replace it. */
export const ink: KnownNetwork<'eip155', 57073> = {
  id: 57073,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:57073',
  name: 'Ink',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-gel.inkonchain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.inkonchain.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
};

/** Linea Mainnet, chain 59144. The endpoint is a public one; `customRpcUrls` replace it. */
export const linea: KnownNetwork<'eip155', 59144> = {
  id: 59144,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:59144',
  name: 'Linea Mainnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://lineascan.build' } },
  contracts: {
    ensRegistry: { address: '0x50130b669B28C339991d8676FA73CF122a121267', blockCreated: 6682888 },
    ensUniversalResolver: {
      address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492',
      blockCreated: 22222151,
    },
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 42 },
  },
};

/** Lisk, chain 1135. The endpoint is a public one; `customRpcUrls` replace it. */
export const lisk: KnownNetwork<'eip155', 1135> = {
  id: 1135,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1135',
  name: 'Lisk',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.lisk.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.lisk.com' } },
  contracts: { multicall3: { address: '0xA9d71E1dd7ca26F26e656E66d6AA81ed7f745bf0' } },
};

/** Mantle, chain 5000. The endpoint is a public one; `customRpcUrls` replace it. */
export const mantle: KnownNetwork<'eip155', 5000> = {
  id: 5000,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:5000',
  name: 'Mantle',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mantle.xyz'] } },
  blockExplorers: { default: { name: 'Mantle Explorer', url: 'https://mantlescan.xyz' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 304717 },
  },
};

/** Metis, chain 1088. The endpoint is a public one; `customRpcUrls` replace it. */
export const metis: KnownNetwork<'eip155', 1088> = {
  id: 1088,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1088',
  name: 'Metis',
  nativeCurrency: { name: 'Metis', symbol: 'METIS', decimals: 18 },
  rpcUrls: { default: { http: ['https://metis.rpc.hypersync.xyz'] } },
  blockExplorers: { default: { name: 'Metis Explorer', url: 'https://explorer.metis.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 2338552 },
  },
};

/** Mode Mainnet, chain 34443. The endpoint is a public one; `customRpcUrls` replace it. */
export const mode: KnownNetwork<'eip155', 34443> = {
  id: 34443,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:34443',
  name: 'Mode Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.mode.network'] } },
  blockExplorers: { default: { name: 'Modescan', url: 'https://modescan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 2465882 },
  },
};

/** OP Mainnet, chain 10. The endpoint is a public one; `customRpcUrls` replace it. */
export const optimism: KnownNetwork<'eip155', 10> = {
  id: 10,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:10',
  name: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.optimism.io'] } },
  blockExplorers: {
    default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' },
  },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 4286263 },
  },
};

/** Scroll, chain 534352. The endpoint is a public one; `customRpcUrls` replace it. */
export const scroll: KnownNetwork<'eip155', 534352> = {
  id: 534352,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:534352',
  name: 'Scroll',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.scroll.io'] } },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://scrollscan.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 14 },
  },
};

/** Soneium Mainnet, chain 1868. The endpoint is a public one; `customRpcUrls` replace it. */
export const soneium: KnownNetwork<'eip155', 1868> = {
  id: 1868,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1868',
  name: 'Soneium Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.soneium.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium.blockscout.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 },
  },
};

/** Taiko Mainnet, chain 167000. The endpoint is a public one; `customRpcUrls` replace it. */
export const taiko: KnownNetwork<'eip155', 167000> = {
  id: 167000,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:167000',
  name: 'Taiko Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.taiko.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://taikoscan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 11269 },
  },
};

/** Unichain, chain 130. The endpoint is a public one; `customRpcUrls` replace it. */
export const unichain: KnownNetwork<'eip155', 130> = {
  id: 130,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:130',
  name: 'Unichain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.unichain.org/'] } },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://uniscan.xyz' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 },
  },
};

/** World Chain, chain 480. The endpoint is a public one; `customRpcUrls` replace it. */
export const worldchain: KnownNetwork<'eip155', 480> = {
  id: 480,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:480',
  name: 'World Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Worldscan', url: 'https://worldscan.org' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 },
  },
};

/** ZKsync Era, chain 324. The endpoint is a public one; `customRpcUrls` replace it. */
export const zksync: KnownNetwork<'eip155', 324> = {
  id: 324,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:324',
  name: 'ZKsync Era',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.era.zksync.io'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' } },
  contracts: {
    multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963', blockCreated: 3908235 },
  },
};

/** Zora, chain 7777777. The endpoint is a public one; `customRpcUrls` replace it. */
export const zora: KnownNetwork<'eip155', 7777777> = {
  id: 7777777,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:7777777',
  name: 'Zora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zora.energy'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.zora.energy' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 5882 },
  },
};
