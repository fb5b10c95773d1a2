import type { Connector } from './connector';

/** What a catalogue appends to the ids of wallets that claim one identity, from the second on. */
const laterClaim = /#\d+$/;

/**
 * What a wallet says it is: its rdns, or its id where its standard has no rdns. Any program of the page may claim the
 * same.
 */
export function identityOf({ id, info }: Pick<Connector, 'id' | 'info'>): string {
  return info?.rdns ?? id.replace(laterClaim, '');
}

/**
 * How a wallet shows itself: its name and a checksum of its picture. The same on every visit, which the uuid of
 * EIP-6963 is not. Public, so that it tells an honest wallet from another, and not from a copy of it.
 */
export function faceOf({ imageUrl = '', name }: Pick<Connector, 'imageUrl' | 'name'>): string {
  let checksum = 0;
  for (let index = 0; index < imageUrl.length; index += 1) {
    checksum = Math.imul(checksum ^ imageUrl.charCodeAt(index), 0x1000193) >>> 0;
  }
  return `${checksum} ${name}`;
}
