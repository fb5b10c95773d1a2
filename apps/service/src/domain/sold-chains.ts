/** A chain on which tokens are sold, with the name that each provider has for it. */
export interface SoldChain {
  /** The CAIP-2 id. */
  readonly id: string;
  readonly isAddress: (address: string) => boolean;
  readonly coinbase?: string;

  /** The code of the chain's native currency. */
  readonly moonpay?: string;
  readonly transak?: string;
}

const isEvmAddress = (address: string): boolean => /^0x[\da-f]{40}$/i.test(address);
const isSolanaAddress = (address: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address);

/** EVM chains, by the name that the widget has for them where tokens are bought by card. */
const evmChains = {
  ethereum: { id: 'eip155:1', coinbase: 'ethereum', moonpay: 'eth', transak: 'ethereum' },
  arbitrum: {
    id: 'eip155:42161',
    coinbase: 'arbitrum',
    moonpay: 'eth_arbitrum',
    transak: 'arbitrum',
  },
  polygon: { id: 'eip155:137', coinbase: 'polygon', moonpay: 'pol_polygon', transak: 'polygon' },
  avalanche: {
    id: 'eip155:43114',
    coinbase: 'avalanche-c-chain',
    moonpay: 'avax_cchain',
    transak: 'avaxcchain',
  },
  optimism: { id: 'eip155:10', coinbase: 'optimism', moonpay: 'eth_optimism', transak: 'optimism' },
  celo: { id: 'eip155:42220', coinbase: 'celo', moonpay: 'celo_celo', transak: 'celo' },
  base: { id: 'eip155:8453', coinbase: 'base', moonpay: 'eth_base', transak: 'base' },
  berachain: { id: 'eip155:80094', coinbase: 'berachain' },
} as const;

const chains: readonly SoldChain[] = [
  ...Object.values(evmChains).map((chain) => ({ ...chain, isAddress: isEvmAddress })),
  {
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    isAddress: isSolanaAddress,
    coinbase: 'solana',
    moonpay: 'sol',
    transak: 'solana',
  },
];

/**
 * The chain on which a purchase for the network `id` is delivered: the network itself, or for an EVM network on which
 * nothing is sold the chain that the widget offers in its place.
 */
export function soldChain(id: string, cardPayChain: string): SoldChain | undefined {
  const own = chains.find((chain) => chain.id === id);
  if (own || !id.startsWith('eip155:')) return own;
  const offered = Object.entries(evmChains).find(([name]) => name === cardPayChain)?.[1].id;
  return chains.find((chain) => chain.id === offered);
}

/** The CAIP-2 id of the chain that Coinbase calls `name`. */
export function chainOfCoinbase(name: string): string | undefined {
  return chains.find(({ coinbase }) => coinbase === name)?.id;
}

/** The CAIP-2 id of the chain that Transak calls `name`. */
export function chainOfTransak(name: string): string | undefined {
  return chains.find(({ transak }) => transak === name)?.id;
}

/** The CAIP-2 id of a chain by MoonPay's code of it, or by the id that EVM chains have. */
export function chainOfMoonPay(
  code: string | undefined,
  chainId: string | undefined,
): string | undefined {
  const id = code === 'solana' ? chains.find(({ moonpay }) => moonpay === 'sol')?.id : undefined;
  return id ?? chains.find((chain) => chain.id === `eip155:${chainId}`)?.id;
}
