import type { CaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';

/** The Wallet Standard's name of a chain: `solana:` and a name. */
export type WalletStandardChain = `solana:${string}`;

const names: ReadonlyMap<CaipNetworkId, WalletStandardChain> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]);

/** The name of every other chain: the standard has one name for all local chains. */
const OTHER_CHAIN = 'solana:localnet';

/** The name of `network`'s chain in the Wallet Standard. */
export function chainNameOf({ caipNetworkId }: Network): WalletStandardChain {
  return names.get(caipNetworkId) ?? OTHER_CHAIN;
}

/** Whether an account that lists `chains` can be used on `network`. Some wallets list CAIP-2 ids. */
export function isOnChain(chains: readonly string[], network: Network): boolean {
  return chains.includes(chainNameOf(network)) || chains.includes(network.caipNetworkId);
}

/** The CAIP-2 reference of a public Solana network that is among `chains`. */
export function referenceOf(chains: readonly string[]): string | undefined {
  const known = [...names].find((spellings) => spellings.some((one) => chains.includes(one)));
  return known?.[0].slice('solana:'.length);
}
