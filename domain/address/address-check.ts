/**
 * Why an address may not be used as a receiver.
 *
 * - `form`: it does not look like an address of the namespace at all.
 * - `checksum`: it looks like one, but a character is wrong.
 * - `length`: its characters are right, but they do not make a key of the right size.
 * - `network`: it is an address, of another network.
 * - `kind`: it is an address of a kind that nothing can be sent to yet.
 * - `key`: no key can exist behind it, so what is sent to it is lost.
 */
export type AddressFault = 'form' | 'checksum' | 'length' | 'network' | 'kind' | 'key';

/** An address that may not be used, and why. */
export interface RefusedAddress {
  readonly ok: false;
  readonly fault: AddressFault;
}

/**
 * The result of a safe-level check of an address. `address` is the canonical spelling: only that spelling may
 * be stored or sent to, and not the typed one.
 */
export type AddressCheck = { readonly ok: true; readonly address: string } | RefusedAddress;

/** What a visitor reads about each {@link AddressFault}. */
export const addressFaultTexts: { readonly [Fault in AddressFault]: string } = {
  checksum: 'The checksum does not match. Check the address for a typing mistake.',
  form: 'This is not an address of this network.',
  key: 'No key can own this address. Anything sent to it would be lost.',
  kind: 'This kind of address is not supported.',
  length: 'The address has the wrong length. Check that all of it was copied.',
  network: 'This address belongs to another network.',
};

/** Makes the result for an address that may not be used. */
export function refuseAddress(fault: AddressFault): RefusedAddress {
  return { ok: false, fault };
}
