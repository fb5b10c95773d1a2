import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a method answers. It throws what is answered as an error: a text, or an error with a code. */
export type RpcMethod = (...params: readonly never[]) => unknown;

/** A JSON-RPC server of a test. */
export interface JsonRpcServer {
  readonly url: string;

  /** Each call that came, with its parameters. */
  readonly asked: (readonly [method: string, params: readonly unknown[]])[];

  /** Answers every call in another way, until it is taken back by `undefined`. */
  interfere(how?: (response: ServerResponse, method: string, id: unknown) => boolean): void;
  stop(): Promise<void>;
}

/** Serves `methods` on a port of this machine: any free one where none is named. */
export async function serveJsonRpc(
  methods: Readonly<Record<string, RpcMethod>>,
  wished = 0,
): Promise<JsonRpcServer> {
  const asked: JsonRpcServer['asked'] = [];
  let interference: Parameters<JsonRpcServer['interfere']>[0];
  const server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const part of request) text += String(part);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'content-type');
      if (request.method === 'OPTIONS') return response.end();
      const { id, method, params } = JSON.parse(text) as {
        readonly id: unknown;
        readonly method: string;
        readonly params: readonly never[];
      };
      asked.push([method, params]);
      if (interference?.(response, method, id) === true) return undefined;
      const answer = await answerTo(methods[method], params);
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(wished, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    interfere: (how) => {
      interference = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answerTo(method: RpcMethod | undefined, params: readonly never[]): Promise<object> {
  if (!method) return { error: { code: -32_601, message: 'method not found' } };
  try {
    return { result: await method(...params) };
  } catch (error) {
    const { code = -32_500, message } = error as { code?: number; message: string };
    return { error: { code, message } };
  }
}
