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

/** Makes the result for an address that may not be used. */
export function refuseAddress(fault: AddressFault): RefusedAddress {
  return { ok: false, fault };
}
