import { WidgetError } from '../../domain/errors/widget-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { Network } from '../../domain/network/network';
import type { RpcClient, RpcClients, RpcRequest } from '../../ports/rpc-client';
import { abortable } from '../../domain/abort/abortable';

/** A method's answer: a value, or a function of the call that returns or throws it. */
export type RpcScript = Readonly<Record<string, unknown>>;

/** One call to a {@link ScriptedRpcClients}. */
export interface ScriptedCall extends RpcRequest {
  readonly caipNetworkId: string;
}

/**
 * {@link RpcClients} that answer from a script, and reject every method that is not in it.
 *
 * @example
 * ```ts
 * new ScriptedRpcClients({
 *   eth_getBalance: '0xde0b6b3a7640000',
 *   eth_call: ([transaction]) => answerTo(transaction),
 * });
 * ```
 */
export class ScriptedRpcClients implements RpcClients {
  readonly #answers = new Map<string, unknown>();
  readonly #clients = new Map<string, RpcClient>();
  readonly #calls: ScriptedCall[] = [];

  constructor(script: RpcScript = {}) {
    for (const [method, answer] of Object.entries(script)) this.answer(method, answer);
  }

  /** Every call so far, in order. */
  get calls(): readonly ScriptedCall[] {
    return this.#calls;
  }

  /**
   * From now on answers `method` with `answer`. A function receives the call's parameters and its network.
   */
  answer(method: string, answer: unknown): this {
    this.#answers.set(method, answer);
    return this;
  }

  forNetwork(network: Network): RpcClient {
    const client = this.#clients.get(network.caipNetworkId) ?? {
      request: (request, signal) => this.#request(network, request, signal),
    };
    this.#clients.set(network.caipNetworkId, client);
    return client;
  }

  async #request(network: Network, request: RpcRequest, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const { method, params = [] } = request;
    this.#calls.push({ ...request, caipNetworkId: network.caipNetworkId });
    if (!this.#answers.has(method)) {
      const rpcMessage = `The script has no answer to ${method}`;
      throw new WidgetError('RPC', { rpcCode: rpcCodes.methodNotFound, rpcMessage });
    }
    const answer = this.#answers.get(method);
    const work = typeof answer === 'function' ? answer(params, network) : answer;
    return abortable(Promise.resolve(work), signal);
  }
}
