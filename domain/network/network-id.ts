import type { ChainNamespace } from '../caip/chain-namespace';

/** The namespaces on which the `id` of a network, beside its CAIP-2 id, is a number. Others have the reference. */
const isNumbered: { readonly [N in ChainNamespace]: boolean } = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};

/** Whether the `id` of a network of `namespace` is a number. */
export function hasNumberedId(namespace: ChainNamespace): boolean {
  return isNumbered[namespace];
}
