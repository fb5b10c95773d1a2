import { isChainReference } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';
import { type Check, refuse } from '../options/check';

/** The `id` of a network beside its CAIP-2 id: an EIP-155 chain id is a number, others are the reference. */
interface NetworkIdRules {
  readonly check: Check<number | string>;
  readonly ofReference: (chainReference: string) => number | string;
}

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

const byReference: NetworkIdRules = {
  check: aReference,
  ofReference: (chainReference) => chainReference,
};

const networkIdRules: { readonly [N in ChainNamespace]: NetworkIdRules } = {
  bip122: byReference,
  eip155: { check: aChainId, ofReference: Number },
  polkadot: byReference,
  solana: byReference,
};

/** Accepts the `id` of a network of `namespace`. */
export function aNetworkIdOn(namespace: ChainNamespace): Check<number | string> {
  return networkIdRules[namespace].check;
}

/** The `id` of the network of `namespace` with this CAIP-2 reference. */
export function networkIdOf(namespace: ChainNamespace, chainReference: string): number | string {
  return networkIdRules[namespace].ofReference(chainReference);
}
