import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Socket } from 'node:net';

/** Opens connections and sends the beginning of a request on each, and no more. */
export async function opened(url: string, count: number, localAddress = '127.0.0.1') {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      socket.on('error', () => undefined);
      await new Promise<void>((resolve) => {
        socket.once('connect', () => resolve());
        socket.once('close', () => resolve());
      });
      socket.write('GET /health HTTP/1.1\r\nHost: x\r\n');
      return socket;
    }),
  );
  return {
    /** Those that the server has not closed. */
    held: async (): Promise<readonly Socket[]> => {
      await sleep(200);
      return sockets.filter(({ closed, destroyed }) => !closed && !destroyed);
    },
    end: (): void => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
