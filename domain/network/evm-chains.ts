// Written by "node scripts/evm-networks.mjs" from viem (MIT). Change that script instead.
import type { KnownNetwork } from './network';

/** Aurora, chain 1313161554. The endpoint is a public one; `customRpcUrls` replace it. */
export const aurora: KnownNetwork<'eip155', 1313161554> = {
  id: 1313161554,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1313161554',
  name: 'Aurora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://aurorascan.dev' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 62907816 },
  },
};

/** Avalanche, chain 43114. The endpoint is a public one; `customRpcUrls` replace it. */
export const avalanche: KnownNetwork<'eip155', 43114> = {
  id: 43114,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:43114',
  name: 'Avalanche',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 11907934 },
  },
};

/** Berachain, chain 80094. The endpoint is a public one; `customRpcUrls` replace it. */
export const berachain: KnownNetwork<'eip155', 80094> = {
  id: 80094,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:80094',
  name: 'Berachain',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://berascan.com' } },
  contracts: {
    ensRegistry: { address: '0x5b22280886a2f5e09a49bea7e320eab0e5320e28', blockCreated: 877007 },
    ensUniversalResolver: {
      address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492',
      blockCreated: 9310021,
    },
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
};

/** BNB Smart Chain, chain 56. The endpoint is a public one; `customRpcUrls` replace it. */
export const bsc: KnownNetwork<'eip155', 56> = {
  id: 56,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:56',
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://56.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 15921452 },
  },
};

/** Celo, chain 42220. The endpoint is a public one; `customRpcUrls` replace it. */
export const celo: KnownNetwork<'eip155', 42220> = {
  id: 42220,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:42220',
  name: 'Celo',
  nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo.org'] } },
  blockExplorers: { default: { name: 'Celo Explorer', url: 'https://celoscan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 13112599 },
  },
};

/** Cronos Mainnet, chain 25. The endpoint is a public one; `customRpcUrls` replace it. */
export const cronos: KnownNetwork<'eip155', 25> = {
  id: 25,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:25',
  name: 'Cronos Mainnet',
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.cronos.org'] } },
  blockExplorers: { default: { name: 'Cronos Explorer', url: 'https://explorer.cronos.org' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1963112 },
  },
};

/** Fantom, chain 250. The endpoint is a public one; `customRpcUrls` replace it. */
export const fantom: KnownNetwork<'eip155', 250> = {
  id: 250,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:250',
  name: 'Fantom',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: { default: { http: ['https://250.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'FTMScan', url: 'https://ftmscan.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 33001987 },
  },
};

/** Filecoin Mainnet, chain 314. The endpoint is a public one; `customRpcUrls` replace it. */
export const filecoin: KnownNetwork<'eip155', 314> = {
  id: 314,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:314',
  name: 'Filecoin Mainnet',
  nativeCurrency: { name: 'filecoin', symbol: 'FIL', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.node.glif.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'Filfox', url: 'https://filfox.info/en' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3328594 },
  },
};

/** Gnosis, chain 100. The endpoint is a public one; `customRpcUrls` replace it. */
export const gnosis: KnownNetwork<'eip155', 100> = {
  id: 100,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:100',
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gnosischain.com'] } },
  blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 21022491 },
  },
};

/** Hedera Mainnet, chain 295. The endpoint is a public one; `customRpcUrls` replace it. */
export const hedera: KnownNetwork<'eip155', 295> = {
  id: 295,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:295',
  name: 'Hedera Mainnet',
  nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.hashio.io/api'] } },
  blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/mainnet' } },
};

/** Kaia, chain 8217. The endpoint is a public one; `customRpcUrls` replace it. */
export const kaia: KnownNetwork<'eip155', 8217> = {
  id: 8217,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:8217',
  name: 'Kaia',
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-en.node.kaia.io'] } },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 96002415 },
  },
};

/** Monad, chain 143. The endpoint is a public one; `customRpcUrls` replace it. */
export const monad: KnownNetwork<'eip155', 143> = {
  id: 143,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:143',
  name: 'Monad',
  nativeCurrency: { name: 'Monad', symbol: 'MON', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.monad.xyz'] } },
  blockExplorers: { default: { name: 'Monadscan', url: 'https://monadscan.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 9248132 },
  },
};

/** Moonbeam, chain 1284. The endpoint is a public one; `customRpcUrls` replace it. */
export const moonbeam: KnownNetwork<'eip155', 1284> = {
  id: 1284,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1284',
  name: 'Moonbeam',
  nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonscan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 609002 },
  },
};

/** Moonriver, chain 1285. The endpoint is a public one; `customRpcUrls` replace it. */
export const moonriver: KnownNetwork<'eip155', 1285> = {
  id: 1285,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1285',
  name: 'Moonriver',
  nativeCurrency: { name: 'Moonriver', symbol: 'MOVR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonriver.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonriver.moonscan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1597904 },
  },
};

/** Polygon, chain 137. The endpoint is a public one; `customRpcUrls` replace it. */
export const polygon: KnownNetwork<'eip155', 137> = {
  id: 137,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:137',
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon.drpc.org'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://polygonscan.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 25770160 },
  },
};

/** Ronin, chain 2020. The endpoint is a public one; `customRpcUrls` replace it. */
export const ronin: KnownNetwork<'eip155', 2020> = {
  id: 2020,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:2020',
  name: 'Ronin',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 26023535 },
  },
};

/** Sonic, chain 146. The endpoint is a public one; `customRpcUrls` replace it. */
export const sonic: KnownNetwork<'eip155', 146> = {
  id: 146,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:146',
  name: 'Sonic',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.soniclabs.com'] } },
  blockExplorers: { default: { name: 'Sonic Explorer', url: 'https://sonicscan.org' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 60 },
  },
};
