import type { CaipNetworkId } from './caip-network-id';
import { isChainNamespace } from './chain-namespace';

const chainReferencePattern = /^[-_a-zA-Z0-9]{1,32}$/;

/** Whether `value` follows CAIP-2's grammar of a chain reference: `[-_a-zA-Z0-9]{1,32}`. */
export function isChainReference(value: string): boolean {
  return chainReferencePattern.test(value);
}

/** Whether `value` is a known namespace, a colon and a reference that follows the standard's grammar. */
export function isCaipNetworkId(value: string): value is CaipNetworkId {
  const [namespace = '', chainReference = '', ...rest] = value.split(':');
  return rest.length === 0 && isChainNamespace(namespace) && isChainReference(chainReference);
}
