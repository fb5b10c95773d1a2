import type { Brand } from '../brand';
import { WidgetError } from '../errors/widget-error';
import { attempt } from '../outside/attempt';
import type { CaipNetworkId } from './caip-network-id';
import { isChainReference } from './chain-id-grammar';
import { type ChainNamespace, isChainNamespace } from './chain-namespace';

/** A CAIP-10 account id, e.g. `eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045`. */
export type CaipAddress = Brand<string, 'CaipAddress'>;

/** The parts of a {@link CaipAddress}. `address` keeps the caller's letter case. */
export interface CaipAddressParts {
  readonly namespace: ChainNamespace;
  readonly chainReference: string;
  readonly address: string;
}

/** CAIP-10's grammar of an account address. */
const accountAddressPattern = /^[-.%a-zA-Z0-9]{1,128}$/;

/**
 * Splits a CAIP-10 account id into its parts.
 *
 * @example
 * ```ts
 * parseCaipAddress('eip155:1:0xabc');
 * // { namespace: 'eip155', chainReference: '1', address: '0xabc' }
 * ```
 *
 * @throws `WidgetError` `CAIP_ADDRESS_INVALID` unless `value` is exactly three non-empty
 * parts whose first names a known namespace, and `CAIP_ADDRESS_MALFORMED` when it is, but a part
 * breaks the grammar of CAIP-2 or CAIP-10.
 */
export function parseCaipAddress(value: string): CaipAddressParts {
  const [namespace, chainReference, address, ...rest] = value.split(':');
  const isWellFormed = namespace && chainReference && address && rest.length === 0;
  if (!isWellFormed || !isChainNamespace(namespace)) {
    throw new WidgetError('CAIP_ADDRESS_INVALID', { value });
  }
  if (!isChainReference(chainReference) || !accountAddressPattern.test(address)) {
    throw new WidgetError('CAIP_ADDRESS_MALFORMED', { value });
  }
  return { namespace, chainReference, address };
}

/** Whether {@link parseCaipAddress} accepts `value`. */
export function isCaipAddress(value: string): value is CaipAddress {
  return attempt(() => parseCaipAddress(value)) !== undefined;
}

/** Joins `parts` into a CAIP-10 account id; the inverse of {@link parseCaipAddress}. */
export function formatCaipAddress({
  namespace,
  chainReference,
  address,
}: CaipAddressParts): CaipAddress {
  const value = `${namespace}:${chainReference}:${address}`;
  parseCaipAddress(value);
  return value as CaipAddress;
}

/** The CAIP-2 chain that `caipAddress` lives on. */
export function caipNetworkIdOf(caipAddress: CaipAddress): CaipNetworkId {
  const { namespace, chainReference } = parseCaipAddress(caipAddress);
  return `${namespace}:${chainReference}`;
}

/** The bare address inside `caipAddress`. */
export function addressOf(caipAddress: CaipAddress): string {
  const [, , address = ''] = caipAddress.split(':');
  return address;
}
