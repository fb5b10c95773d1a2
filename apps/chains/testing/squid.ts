import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type IndexedPolkadotTransfer, squidAnswer } from '../nodes/squid-answers.mjs';

export type { IndexedPolkadotTransfer };

/** A squid on loopback, over data of the test. */
export interface Squid {
  readonly url: string;
  readonly transfers: IndexedPolkadotTransfer[];

  /** The addresses of the accounts that it was asked about. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a stand-in of a squid: see {@link squidAnswer}.
 */
export async function startSquid(): Promise<Squid> {
  const transfers: IndexedPolkadotTransfer[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    // A page of another origin asks before it posts.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    void json(request).then((body) => {
      const question = body as Parameters<typeof squidAnswer>[0];
      response.setHeader('content-type', 'application/json');
      const answer = squidAnswer(question, transfers);
      if (answer === undefined) {
        response.writeHead(400).end('{"errors":[{"message":"Cannot query field"}]}');
        return;
      }
      asked.push(question.variables.publicKey);
      response.end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    transfers,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
