import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider's server on this machine. */
export interface HttpStandIn {
  readonly url: string;
  readonly host: string;
  stop(): Promise<void>;
}

export type Answer = (request: StandInRequest, response: ServerResponse) => Promise<void> | void;

export interface StandInRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers requests of loopback as a provider does. */
export async function startStandIn(answer: Answer): Promise<HttpStandIn> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { headers, method = 'GET', url = '/' } = request;
      const body = Buffer.concat(parts).toString();
      const asked = { method, url: new URL(url, 'http://stand-in.test'), headers, body };
      void Promise.resolve(answer(asked, response)).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
