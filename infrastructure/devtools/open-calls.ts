import { attempt } from '../../domain/outside/attempt';
import { NOT_SHOWN, type Shown } from '../../domain/devtools/shown';
import type { Amend, RpcPost } from '../../domain/devtools/record';
import type { RpcRequest } from '../../ports/rpc-client';

/** A call that waits for its answer. */
export interface OpenCall {
  readonly amend: Amend<'rpc'>;

  /** The POSTs that have carried it so far. */
  posts: readonly RpcPost[];
}

/** The calls that wait, to be found by what a POST carries. Their parameters are forgotten at their end. */
export class OpenCalls {
  readonly #calls = new Map<OpenCall, string>();

  /** Until the returned function is called, `amend` changes the record of the call. */
  open(network: Shown, request: RpcRequest, amend: Amend<'rpc'>): () => void {
    const call: OpenCall = { amend, posts: [] };
    this.#calls.set(call, keyOf(network, request));
    return () => void this.#calls.delete(call);
  }

  /** The calls that `request` to `network` answers: several where equal calls share one. */
  carriedBy(network: Shown, request: RpcRequest): readonly OpenCall[] {
    const key = keyOf(network, request);
    return [...this.#calls].flatMap(([call, other]) => (other === key ? call : []));
  }
}

function keyOf(network: Shown, { method, params = [] }: RpcRequest): string {
  return attempt(() => JSON.stringify([network, method, params])) ?? NOT_SHOWN;
}
