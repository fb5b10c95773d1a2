import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config/config';
import { knownAddress, rangeOf } from './client-address';

/** The connections of one address, the oldest first. */
type OfAddress = Set<Socket>;

/**
 * Bounds the open connections, so that a caller who opens many and sends nothing does not use up the memory. Beyond the bound
 * nobody is refused: the caller who has the most gives way, by the connection that has waited longest. That is judged by the
 * range of addresses first and by the address in it, so a caller closes the door neither for others nor for its own range. A proxy
 * has the connections of all visitors, so there it is the proxy that bounds those of one.
 */
export function limitConnections(
  server: Server,
  { maxConnections, trustedProxies }: Pick<Config, 'maxConnections' | 'trustedProxies'>,
): void {
  if (trustedProxies > 0) {
    server.maxConnections = maxConnections;
    return;
  }
  const ranges = new Map<string, Map<string, OfAddress>>();
  const answering = new Map<Socket, IncomingMessage>();
  let count = 0;

  const addressesIn = (range: string): Map<string, OfAddress> => {
    const found = ranges.get(range) ?? new Map<string, OfAddress>();
    ranges.set(range, found);
    return found;
  };
  /** A request that has come whole is being answered; what has not may never come. */
  const isAnswering = (socket: Socket): boolean => answering.get(socket)?.complete === true;

  const giveWay = (): void => {
    const addresses = most(ranges.values(), (one) => sumOf(one));
    const sockets = addresses && most(addresses.values(), ({ size }) => size);
    if (!sockets) return;
    const open = [...sockets].filter(({ destroyed }) => !destroyed);
    (open.find((one) => !isAnswering(one)) ?? open[0])?.destroy();
  };

  server.on('connection', (socket) => {
    const address = knownAddress(socket.remoteAddress) ?? 'unknown';
    const range = rangeOf(knownAddress(socket.remoteAddress));
    const addresses = addressesIn(range);
    const own = addresses.get(address) ?? new Set();
    addresses.set(address, own.add(socket));
    count += 1;
    const left = (): void => {
      if (!own.delete(socket)) return;
      count -= 1;
      if (own.size === 0) addresses.delete(address);
      if (addresses.size === 0) ranges.delete(range);
    };
    socket.once('close', left);
    if (count > maxConnections) giveWay();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, request);
    response.once('close', () => answering.delete(request.socket));
  });
}
