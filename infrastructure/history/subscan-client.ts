import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { fieldOf, textOf } from '../../domain/outside/untrusted-record';
import type { HttpClient } from '../../ports/http-client';

export interface SubscanClientDeps {
  readonly http: HttpClient;
  readonly network: Network;

  /** Where the service has `/api`, without a slash at the end. */
  readonly url: string;
}

/** Reads a service with the API of Subscan. Returns nothing of one that serves another chain. */
export class SubscanClient {
  readonly #deps: SubscanClientDeps;

  /** All callers share one question, so none of them can cancel it. */
  readonly #requireChain: () => Promise<void>;

  constructor(deps: SubscanClientDeps) {
    this.#deps = deps;
    this.#requireChain = onceUntilFailure(() => this.#checkChain());
  }

  /**
   * The `data` that the service answers at `path`.
   *
   * @throws `WidgetError` what `HttpClient` throws, `RPC_WRONG_CHAIN`, and `SERVICE_RESPONSE_INVALID` for an answer
   *   without data.
   */
  async read(path: string, body: object, signal?: AbortSignal): Promise<unknown> {
    const [data] = await Promise.all([this.#ask(path, body, signal), this.#requireChain()]);
    return data;
  }

  async #ask(path: string, body: object, signal?: AbortSignal): Promise<unknown> {
    const { http, url } = this.#deps;
    const answer = await http.request({ url: `${url}/api${path}`, body }, signal);
    const data = fieldOf(answer, 'data') ?? undefined;
    if (fieldOf(answer, 'code') === 0 && data !== undefined) return data;
    const said = textOf(answer, 'message')?.slice(0, 80) ?? 'nothing';
    throw new WidgetError('SERVICE_RESPONSE_INVALID', {
      reason: `it has no data and says ${said}`,
    });
  }

  /** The name of a Polkadot chain is the beginning of the hash of its first block. */
  async #checkChain(): Promise<void> {
    const { network, url } = this.#deps;
    const block = await this.#ask('/scan/block', { block_num: 0 });
    const hash = textOf(block, 'hash')?.toLowerCase() ?? '';
    const { chainReference: expected } = parseCaipNetworkId(network.caipNetworkId);
    if (!/^0x[0-9a-f]{64}$/.test(hash)) {
      const reason = 'it does not say which chain it serves';
      throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
    }
    const actual = hash.slice(2, 2 + expected.length);
    if (actual !== expected) throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual });
  }
}
