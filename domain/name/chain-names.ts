import type { ChainNamespace } from '../caip/chain-namespace';
import type { Sources } from '../options/sources';

const isNamed: { readonly [N in ChainNamespace]: (sources: Sources) => boolean } = {
  bip122: () => false,
  eip155: ({ ens = false }) => ens,
  polkadot: ({ people = {} }) => Object.keys(people).length > 0,
  solana: ({ sns = false }) => sns,
};

/** Whether the site wants the names shown that accounts of `namespace` have on their chain. */
export function hasChainNames(namespace: ChainNamespace, sources: Sources): boolean {
  return isNamed[namespace](sources);
}
