import type { KnownNetwork } from './network';

/** QL1, chain 766. The endpoint is a public one; `customRpcUrls` replace it. */
export const ql1: KnownNetwork<'eip155', 766> = {
  id: 766,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:766',
  name: 'QL1',
  nativeCurrency: { name: 'Shiba Predator', symbol: 'QOM', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.qom.one'] } },
  blockExplorers: { default: { name: 'QL1 Mainnet Explorer', url: 'https://mainnet.qom.one' } },
};

const solanaCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 };

/** Solana. The endpoint is a public one; `customRpcUrls` replace it. */
export const solana: KnownNetwork<'solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'> = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  deprecatedCaipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  name: 'Solana',
  nativeCurrency: solanaCurrency,
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
};

/** Solana's network for developers. The endpoint is a public one; `customRpcUrls` replace it. */
export const solanaDevnet: KnownNetwork<'solana', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'> = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  deprecatedCaipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  name: 'Solana Devnet',
  nativeCurrency: solanaCurrency,
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io/?cluster=devnet' } },
  testnet: true,
};

/** Solana's test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const solanaTestnet: KnownNetwork<'solana', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'> = {
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  nativeCurrency: solanaCurrency,
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io/?cluster=testnet' } },
  testnet: true,
};

/** Bitcoin. The endpoint is a public one; `customRpcUrls` replace it. */
export const bitcoin: KnownNetwork<'bip122', '000000000019d6689c085ae165831e93'> = {
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://mempool.space/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space' } },
};

/** Bitcoin's test network. The endpoint is a public one; `customRpcUrls` replace it. */
export const bitcoinTestnet: KnownNetwork<'bip122', '000000000933ea01ad0ee984209779ba'> = {
  id: '000000000933ea01ad0ee984209779ba',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://mempool.space/testnet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet' } },
  testnet: true,
};

const polkadotCurrency = { name: 'Polkadot', symbol: 'DOT', decimals: 10 };

/** Polkadot's relay chain. The endpoint is a public one; `customRpcUrls` replace it. */
export const polkadot: KnownNetwork<'polkadot', '91b171bb158e2d3848fa23a9f1c25182'> = {
  id: '91b171bb158e2d3848fa23a9f1c25182',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  nativeCurrency: polkadotCurrency,
  rpcUrls: { default: { http: ['https://rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://polkadot.subscan.io' } },
};

/**
 * Polkadot Asset Hub, where balances and assets are. The endpoint is a public one; `customRpcUrls` replace
 * it.
 */
export const polkadotAssetHub: KnownNetwork<'polkadot', '68d56f15f85d3136970ec16946040bc1'> = {
  id: '68d56f15f85d3136970ec16946040bc1',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:68d56f15f85d3136970ec16946040bc1',
  name: 'Polkadot Asset Hub',
  nativeCurrency: polkadotCurrency,
  rpcUrls: { default: { http: ['https://polkadot-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-polkadot.subscan.io' } },
};
