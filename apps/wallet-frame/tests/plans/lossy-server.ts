import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that passes on what it gets, and loses what a test wants lost. */
export interface LossyServer {
  readonly url: string;

  /**
   * Which requests are lost on the way, and whose answers are: by a text that is in their path or body. With `gateway` a gateway
   * answers in words of its own, else the connection ends.
   */
  lose(what: {
    readonly request?: string;
    readonly answer?: string;
    readonly times?: number;
    readonly gateway?: boolean;
  }): void;
  stop(): Promise<void>;
}

/** Starts one in front of the node at `upstream`. */
export async function startLossyServer(upstream: string): Promise<LossyServer> {
  let lost: Parameters<LossyServer['lose']>[0] = {};
  let left = 0;
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      const { method = 'GET', url = '/' } = request;
      const said = `${method} ${url} ${body}`;
      const isLost = (text?: string): boolean =>
        left > 0 && text !== undefined && said.includes(text);
      if (isLost(lost.request)) {
        left -= 1;
        return response.destroy();
      }
      const headers = { 'content-type': request.headers['content-type'] ?? 'text/plain' };
      const given = method === 'POST' ? { method, headers, body } : { method };
      const answer = await fetch(`${upstream}${url === '/' ? '' : url}`, given);
      const text = await answer.text();
      if (isLost(lost.answer)) {
        left -= 1;
        if (!lost.gateway) return response.destroy();
        return response.writeHead(504).end('{"message":"Endpoint request timed out"}');
      }
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lose: ({ times = Number.POSITIVE_INFINITY, ...what }) => {
      lost = what;
      left = times;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
