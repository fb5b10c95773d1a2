import type { RpcRequest } from '../../ports/rpc-client';
import type { HttpTransport } from './http-transport';
import { matchAnswers, type RpcOutcome } from './rpc-answer';

/** Sends several calls in one post. */
export interface RpcPoster {
  /**
   * Sends `requests` and returns the outcome of each, in their order.
   *
   * @throws the error of the post as a whole.
   */
  post(requests: readonly RpcRequest[], signal: AbortSignal): Promise<readonly RpcOutcome[]>;
}

/** JSON-RPC 2.0 over one endpoint's transport. */
export class JsonRpcPoster implements RpcPoster {
  readonly #transport: Pick<HttpTransport, 'post'>;
  #lastId = 0;

  constructor(transport: Pick<HttpTransport, 'post'>) {
    this.#transport = transport;
  }

  async post(requests: readonly RpcRequest[], signal: AbortSignal): Promise<readonly RpcOutcome[]> {
    const messages = requests.map(({ method, params = [] }) => {
      this.#lastId += 1; // Never used twice, so that a late answer to another post matches no request.
      return { jsonrpc: '2.0', id: this.#lastId, method, params };
    });
    const body = JSON.stringify(messages.length === 1 ? messages[0] : messages);
    const ids = messages.map(({ id }) => id);
    return matchAnswers(ids, await this.#transport.post(body, signal));
  }
}
