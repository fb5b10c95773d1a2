import { RPC_DEDUPE_ENTRIES } from '../../domain/limits';
import { isRepeatable } from '../../domain/network/retry-policy';
import type { RpcClient, RpcRequest } from '../../ports/rpc-client';
import { abortable } from '../../domain/abort/abortable';

interface SharedCall {
  readonly answer: Promise<unknown>;
  readonly abandoned: AbortController;
  callers: number;
}

/**
 * Sends equal calls that are under way at the same time once.
 *
 * When a caller aborts, the others still get the answer; the call itself ends with its last caller. Calls
 * that sign or send are never merged.
 */
export class DeduplicatingRpcClient implements RpcClient {
  readonly #inner: RpcClient;
  readonly #shared = new Map<string, SharedCall>();

  constructor(inner: RpcClient) {
    this.#inner = inner;
  }

  async request(request: RpcRequest, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    if (!isRepeatable(request.method)) return this.#inner.request(request, signal);
    const key = JSON.stringify([request.method, request.params]);
    const shared = this.#shared.get(key) ?? this.#start(key, request);
    if (!shared) return this.#inner.request(request, signal);

    shared.callers += 1;
    try {
      return await (signal ? abortable(shared.answer, signal) : shared.answer);
    } finally {
      shared.callers -= 1;
      if (shared.callers === 0) this.#shared.delete(key);
      if (shared.callers === 0 && signal?.aborted) shared.abandoned.abort();
    }
  }

  #start(key: string, request: RpcRequest): SharedCall | undefined {
    if (this.#shared.size >= RPC_DEDUPE_ENTRIES) return undefined;
    const abandoned = new AbortController();
    const answer = this.#inner.request(request, abandoned.signal);
    const shared: SharedCall = { answer, abandoned, callers: 0 };
    this.#shared.set(key, shared);
    return shared;
  }
}
