import { isChainReference } from './chain-id-grammar';
import type { ChainNamespace } from './chain-namespace';

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
