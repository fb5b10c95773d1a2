/** One post as a fake server sees it. */
export interface FakePost {
  readonly url: string;
  readonly init: RequestInit;

  /** The calls in it, also where it is no batch. */
  readonly calls: readonly FakeCall[];
  readonly isBatch: boolean;
}

export interface FakeCall {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A fake server's reaction to a post. */
export type FakeReply = (post: FakePost) => Response | Promise<Response>;

/** A `fetch` without sockets: `reply` answers each post, which is kept. */
export function fakeFetch(reply: FakeReply): {
  readonly fetch: typeof globalThis.fetch;
  readonly posts: readonly FakePost[];
} {
  const posts: FakePost[] = [];
  return {
    posts,
    fetch: async (input, init = {}) => {
      init.signal?.throwIfAborted();
      const body: FakeCall | readonly FakeCall[] = JSON.parse(String(init.body));
      const isBatch = Array.isArray(body);
      const post: FakePost = { url: String(input), init, isBatch, calls: [body].flat() };
      posts.push(post);
      return reply(post);
    },
  };
}

/** The answers to `post`, with the values of `resultOf`; an `Error` becomes an RPC error. */
export function answered(post: FakePost, resultOf: (call: FakeCall) => unknown = echoOf): Response {
  const answers = post.calls.map((call) => {
    const result = resultOf(call);
    return result instanceof FakeRpcError
      ? { jsonrpc: '2.0', id: call.id, error: { code: result.code, message: result.message } }
      : { jsonrpc: '2.0', id: call.id, result };
  });
  return Response.json(post.isBatch ? answers : answers[0]);
}

/** Makes each call's value unique; the chain is 1. */
export function echoOf({ method, params }: FakeCall): unknown {
  return method === 'eth_chainId' ? '0x1' : `${method}(${params.join()})`;
}

/** An RPC error that a fake server answers with. */
export class FakeRpcError {
  readonly code: number;
  readonly message: string;

  constructor(code: number, message = 'fault') {
    this.code = code;
    this.message = message;
  }
}

/** A post that is never answered; it ends with its signal, as fetch does. */
export function hanging({ init: { signal } }: FakePost): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
