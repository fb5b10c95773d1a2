import type { Server } from 'node:http';
import type { Config } from '../config/config';
import { knownAddress, rangeOf } from './client-address';

/** The part of all connections that one range of addresses has at most. */
const SHARE = 0.25;

/**
 * Bounds the open connections, so that a caller who opens many and sends nothing does not use up the memory, and one range does
 * not use up the bound. A proxy has the connections of all visitors, so there it is the proxy that bounds those of one.
 */
export function limitConnections(
  server: Server,
  { maxConnections, trustedProxies }: Pick<Config, 'maxConnections' | 'trustedProxies'>,
): void {
  server.maxConnections = maxConnections;
  if (trustedProxies > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const range = rangeOf(knownAddress(socket.remoteAddress));
    const count = (open.get(range) ?? 0) + 1;
    if (count > maxConnections * SHARE) {
      socket.destroy();
      return;
    }
    open.set(range, count);
    socket.once('close', () => {
      const left = (open.get(range) ?? 1) - 1;
      if (left > 0) open.set(range, left);
      else open.delete(range);
    });
  });
}
