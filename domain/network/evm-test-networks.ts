// Written by "node scripts/evm-networks.mjs" from viem (MIT). Change that script instead.
import type { KnownNetwork } from './network';

/** Arbitrum Sepolia, chain 421614, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const arbitrumSepolia: KnownNetwork<'eip155', 421614> = {
  id: 421614,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:421614',
  name: 'Arbitrum Sepolia',
  nativeCurrency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rollup.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://sepolia.arbiscan.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 81930 },
  },
  testnet: true,
};

/** Avalanche Fuji, chain 43113, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const avalancheFuji: KnownNetwork<'eip155', 43113> = {
  id: 43113,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:43113',
  name: 'Avalanche Fuji',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 7096959 },
  },
  testnet: true,
};

/** Base Sepolia, chain 84532, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const baseSepolia: KnownNetwork<'eip155', 84532> = {
  id: 84532,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:84532',
  name: 'Base Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://sepolia.basescan.org' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1059647 },
  },
  testnet: true,
};

/** BNB Smart Chain Testnet, chain 97, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const bscTestnet: KnownNetwork<'eip155', 97> = {
  id: 97,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:97',
  name: 'BNB Smart Chain Testnet',
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://testnet.bscscan.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 17422483 },
  },
  testnet: true,
};

/** Celo Sepolia Testnet, chain 11142220, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const celoSepolia: KnownNetwork<'eip155', 11142220> = {
  id: 11142220,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:11142220',
  name: 'Celo Sepolia Testnet',
  nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo-sepolia.celo-testnet.org'] } },
  blockExplorers: {
    default: { name: 'Celo Sepolia Explorer', url: 'https://celo-sepolia.blockscout.com' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 },
  },
  testnet: true,
  assets: { imageId: 'eip155:42220' },
};

/** Gnosis Chiado, chain 10200, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const gnosisChiado: KnownNetwork<'eip155', 10200> = {
  id: 10200,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:10200',
  name: 'Gnosis Chiado',
  nativeCurrency: { name: 'Gnosis', symbol: 'xDAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.chiadochain.net'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.chiadochain.net' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4967313 },
  },
  testnet: true,
};

/** Hoodi, chain 560048, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const hoodi: KnownNetwork<'eip155', 560048> = {
  id: 560048,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:560048',
  name: 'Hoodi',
  nativeCurrency: { name: 'Hoodi Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hoodi.ethpandaops.io'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://hoodi.etherscan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2589 },
  },
  testnet: true,
  assets: { imageId: 'eip155:1' },
};

/** Linea Sepolia Testnet, chain 59141, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const lineaSepolia: KnownNetwork<'eip155', 59141> = {
  id: 59141,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:59141',
  name: 'Linea Sepolia Testnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sepolia.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.lineascan.build' } },
  contracts: {
    ensRegistry: { address: '0x5B2636F0f2137B4aE722C01dd5122D7d3e9541f7', blockCreated: 2395094 },
    ensUniversalResolver: {
      address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492',
      blockCreated: 17168484,
    },
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 227427 },
  },
  testnet: true,
};

/** Monad Testnet, chain 10143, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const monadTestnet: KnownNetwork<'eip155', 10143> = {
  id: 10143,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:10143',
  name: 'Monad Testnet',
  nativeCurrency: { name: 'Testnet MON Token', symbol: 'MON', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.monad.xyz'] } },
  blockExplorers: {
    default: { name: 'Monad Testnet explorer', url: 'https://testnet.monadexplorer.com' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 251449 },
  },
  testnet: true,
};

/** OP Sepolia, chain 11155420, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const optimismSepolia: KnownNetwork<'eip155', 11155420> = {
  id: 11155420,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:11155420',
  name: 'OP Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.optimism.io'] } },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com' },
  },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 1620204 },
  },
  testnet: true,
};

/** Polygon Amoy, chain 80002, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const polygonAmoy: KnownNetwork<'eip155', 80002> = {
  id: 80002,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:80002',
  name: 'Polygon Amoy',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon-amoy.drpc.org'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 3127388 },
  },
  testnet: true,
};

/** Scroll Sepolia, chain 534351, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const scrollSepolia: KnownNetwork<'eip155', 534351> = {
  id: 534351,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:534351',
  name: 'Scroll Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rpc.scroll.io'] } },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://sepolia.scrollscan.com' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 9473 },
  },
  testnet: true,
};

/** Sepolia, chain 11155111, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const sepolia: KnownNetwork<'eip155', 11155111> = {
  id: 11155111,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:11155111',
  name: 'Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://11155111.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
  contracts: {
    ensUniversalResolver: {
      address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee',
      blockCreated: 8928790,
    },
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 751532 },
  },
  testnet: true,
};

/** Unichain Sepolia, chain 1301, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const unichainSepolia: KnownNetwork<'eip155', 1301> = {
  id: 1301,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1301',
  name: 'Unichain Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.unichain.org'] } },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://sepolia.uniscan.xyz' } },
  contracts: {
    multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 },
  },
  testnet: true,
};

/** ZKsync Sepolia Testnet, chain 300, a test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const zksyncSepoliaTestnet: KnownNetwork<'eip155', 300> = {
  id: 300,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:300',
  name: 'ZKsync Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.era.zksync.dev'] } },
  blockExplorers: {
    default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io' },
  },
  contracts: { multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963' } },
  testnet: true,
};
