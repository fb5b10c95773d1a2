import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { clientAddress, rangeOf } from '../src/adapters/http/client-address';
import type { ServiceEnv } from '../src/adapters/http/environment';

const FORGED = '203.0.113.1';
const VISITOR = '192.0.2.7';
const PROXY = '10.0.0.1';

async function addressSeen(
  trustedProxies: number,
  remoteAddress: string,
  forwarded?: string,
): Promise<string | undefined> {
  let seen: string | undefined;
  const app = new Hono<ServiceEnv>().get('/', (c) => {
    seen = clientAddress(c, trustedProxies);
    return c.body(null);
  });
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return seen;
}

describe('the address of the visitor', () => {
  it('is that of the socket, whatever a header says, where no proxy is trusted', async () => {
    expect(await addressSeen(0, VISITOR, FORGED)).toBe(VISITOR);
  });

  it('is what the trusted proxy saw, not what the visitor wrote before it', async () => {
    expect(await addressSeen(1, PROXY, `${FORGED}, ${VISITOR}`)).toBe(VISITOR);
    expect(await addressSeen(2, PROXY, `${FORGED}, ${VISITOR}, 10.0.0.2`)).toBe(VISITOR);
  });

  it('is that of the socket where the proxy wrote nothing that can be read', async () => {
    expect(await addressSeen(1, PROXY)).toBe(PROXY);
    expect(await addressSeen(1, PROXY, 'unknown')).toBe(PROXY);
  });

  it.each([
    ['192.0.2.7', '192.0.2'],
    ['2001:db8:1:2::5', '2001:db8:1'],
    ['2001:0db8:0001:ffff::5', '2001:db8:1'],
    ['::1', '0:0:0'],
    [undefined, 'unknown'],
  ])('counts %s in the range %s', (address, range) => {
    expect(rangeOf(address)).toBe(range);
  });

  it('counts IPv4 inside of IPv6 as IPv4', async () => {
    expect(await addressSeen(0, '::ffff:192.0.2.7')).toBe(VISITOR);
  });
});
