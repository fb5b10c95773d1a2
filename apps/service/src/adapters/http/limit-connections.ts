import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../config/config';
import { OpenConnections } from './open-connections';

/**
 * Bounds the open connections, so that a caller who opens many and sends nothing does not use up the memory. Beyond the bound no
 * caller is refused: the one with the most gives way, by the connection that has waited longest. A range of addresses is judged
 * first, and then an address in it, so a caller closes the door neither for other ranges nor for its own. A proxy has the
 * connections of all visitors, so there it is the proxy that bounds those of one.
 */
export function limitConnections(
  server: Server,
  { maxConnections, trustedProxies }: Pick<Config, 'maxConnections' | 'trustedProxies'>,
): void {
  if (trustedProxies > 0) {
    server.maxConnections = maxConnections;
    return;
  }
  const open = new OpenConnections<Socket>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  /** Whether a request that has come whole is being answered. One that has not may never come. */
  const isAnswering = (socket: Socket): boolean => requests.get(socket)?.complete === true;

  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    if (open.count <= maxConnections) return;
    const others = open.ofGreediest(socket);
    const leaving = others.find((one) => !isAnswering(one)) ?? others[0] ?? socket;
    open.delete(leaving);
    leaving.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    requests.set(socket, response.req);
    response.once('close', () => requests.delete(socket));
  });
}
