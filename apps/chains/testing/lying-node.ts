import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callNode } from '../nodes/evm.mjs';

/** A node that answers some methods in its own way, and all others as the node behind it. */
export interface LyingNode {
  readonly url: string;

  /** Each call that came, with its parameters. */
  readonly asked: (readonly [method: string, params: readonly unknown[]])[];
  stop(): Promise<void>;
}

type Lie = (params: readonly unknown[], honest: () => Promise<unknown>) => Promise<unknown>;

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** Starts a {@link LyingNode} on a free port of this machine. */
export async function startLyingNode(
  upstream: string,
  lies: Readonly<Record<string, Lie>>,
): Promise<LyingNode> {
  const asked: LyingNode['asked'] = [];
  const answer = async ({ id, method, params = [] }: Call): Promise<object> => {
    asked.push([method, params]);
    const honest = (): Promise<unknown> => callNode(upstream, method, params);
    try {
      return { jsonrpc: '2.0', id, result: await (lies[method]?.(params, honest) ?? honest()) };
    } catch (error) {
      return { jsonrpc: '2.0', id, error: { code: -32000, message: String(error) } };
    }
  };
  const server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const part of request) text += String(part);
      const calls = JSON.parse(text) as Call | readonly Call[];
      const body = Array.isArray(calls)
        ? await Promise.all((calls as readonly Call[]).map(answer))
        : await answer(calls as Call);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
