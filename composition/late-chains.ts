import type { ChainNamespace } from '../domain/caip/chain-namespace';
import type { Chain } from './chains/chain';

/** The namespaces that a page downloads where it has networks of them, by the name of their export. */
export const lateChains = {
  bip122: () => import('./chains/bip122'),
  polkadot: () => import('./chains/polkadot'),
  solana: () => import('./chains/solana'),
} satisfies {
  readonly [N in Exclude<ChainNamespace, 'eip155'>]: () => Promise<{ readonly [M in N]: Chain }>;
};
