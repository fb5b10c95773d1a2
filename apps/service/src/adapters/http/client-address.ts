import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { ServiceEnv } from './environment';

/**
 * The IP address of the visitor. A header is believed only as far as the operator's own proxies wrote it: each
 * adds the address that it saw at the right end.
 */
export function clientAddress(c: Context<ServiceEnv>, trustedProxies: number): string | undefined {
  const socket = knownAddress(c.env?.incoming?.socket?.remoteAddress);
  if (trustedProxies === 0) return socket;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',');
  return knownAddress(forwarded.at(-trustedProxies)?.trim()) ?? socket;
}

/** The range of `address` that counts as one visitor: /24 of IPv4, /48 of IPv6. */
export function rangeOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  if (isIP(address) === 4) return address.split('.').slice(0, 3).join('.');
  return groupsOf(address).slice(0, 3).join(':');
}

/** An address as it is compared: IPv4 inside of IPv6 is written as IPv4. `undefined` where it is none. */
export function knownAddress(address: string | undefined): string | undefined {
  const bare = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return bare !== undefined && isIP(bare) !== 0 ? bare.toLowerCase() : undefined;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
