import { isChainReference } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';
import { type Check, refuse } from '../options/check';

const aChainId: Check<number> = (value, option) => {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  const chainId = isWritten ? Number(value) : 0;
  return Number.isSafeInteger(chainId) && chainId > 0
    ? chainId
    : refuse(option, 'a chain id: a whole number above 0');
};

const aReference: Check<string> = (value, option) =>
  typeof value === 'string' && isChainReference(value)
    ? value
    : refuse(option, 'a CAIP-2 reference');

/** The namespaces on which the `id` of a network, beside its CAIP-2 id, is a number. Others have the reference. */
const isNumbered: { readonly [N in ChainNamespace]: boolean } = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};

/** Accepts the `id` of a network of `namespace`. */
export function aNetworkIdOn(namespace: ChainNamespace): Check<number | string> {
  return isNumbered[namespace] ? aChainId : aReference;
}

/** The `id` of the network of `namespace` with this CAIP-2 reference. */
export function networkIdOf(namespace: ChainNamespace, chainReference: string): number | string {
  return isNumbered[namespace] ? Number(chainReference) : chainReference;
}
