import type { CaipNetworkId } from './caip-network-id';
import { type ChainNamespace, isChainNamespace } from './chain-namespace';

const chainReferencePattern = /^[-_a-zA-Z0-9]{1,32}$/;

/** Whether `value` follows CAIP-2's grammar of a chain reference: `[-_a-zA-Z0-9]{1,32}`. */
export function isChainReference(value: string): boolean {
  return chainReferencePattern.test(value);
}

const decimalPattern = /^[1-9]\d{0,15}$/;

/** A chain id of EIP-155 in decimal, written in one way (CAIP-3). */
function isDecimalReference(value: string): boolean {
  return decimalPattern.test(value) && Number.isSafeInteger(Number(value));
}

const referenceChecks: { readonly [N in ChainNamespace]: (value: string) => boolean } = {
  bip122: isChainReference,
  eip155: isDecimalReference,
  polkadot: isChainReference,
  solana: isChainReference,
};

/** Whether `value` can be the reference of a chain of `namespace`, beyond CAIP-2's grammar: those of EVM are numbers. */
export function isReferenceOn(namespace: ChainNamespace, value: string): boolean {
  return referenceChecks[namespace](value);
}

/** Whether `value` is a known namespace, a colon and a reference that follows the standard's grammar. */
export function isCaipNetworkId(value: string): value is CaipNetworkId {
  const [namespace = '', chainReference = '', ...rest] = value.split(':');
  return rest.length === 0 && isChainNamespace(namespace) && isChainReference(chainReference);
}
