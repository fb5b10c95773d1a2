import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { isRetryable } from '../../domain/network/retry-policy';
import type { RpcRequest } from '../../ports/rpc-client';
import type { ChainDialect } from './chain-dialect';
import type { RpcOutcome } from './rpc-answer';
import type { RpcPoster } from './rpc-poster';

export interface ChainCheckedPosterDeps {
  readonly inner: RpcPoster;
  readonly config: {
    /** The name of the endpoint in errors. */
    readonly url: string;

    /** The CAIP-2 reference of the chain that the endpoint must serve. */
    readonly reference: string;
    readonly dialect: ChainDialect;
  };
}

/**
 * Returns no value of an endpoint before the endpoint has reported the right chain.
 *
 * The first post carries the query beside the calls that wait for its answer, so it costs no round trip. The poster
 * repeats it after the connection was lost: another machine may answer then.
 */
export class ChainCheckedPoster implements RpcPoster {
  readonly #deps: ChainCheckedPosterDeps;
  #isVerified = false;

  constructor(deps: ChainCheckedPosterDeps) {
    this.#deps = deps;
  }

  /** Whether a post carries the calls alone. */
  get isVerified(): boolean {
    return this.#isVerified;
  }

  /** @throws `RPC_WRONG_CHAIN` where the endpoint serves another chain, and the error of the post. */
  async post(requests: readonly RpcRequest[], signal: AbortSignal): Promise<readonly RpcOutcome[]> {
    if (this.#isVerified) return this.#send(requests, signal);
    const { identity } = this.#deps.config.dialect;
    const [chain, ...outcomes] = await this.#send([identity, ...requests], signal);
    if (chain && 'value' in chain) this.#accept(chain.value);
    else if (!outcomes.every(mayPass)) await this.verify(signal);
    return outcomes;
  }

  /** Queries the chain in a post of its own. @throws as `post` does, and the endpoint's error. */
  async verify(signal: AbortSignal): Promise<void> {
    const [chain] = await this.#send([this.#deps.config.dialect.identity], signal);
    if (chain && 'error' in chain) throw chain.error;
    this.#accept(chain?.value);
  }

  async #send(
    requests: readonly RpcRequest[],
    signal: AbortSignal,
  ): Promise<readonly RpcOutcome[]> {
    try {
      return await this.#deps.inner.post(requests, signal);
    } catch (error) {
      if (isWidgetError(error, 'RPC_UNREACHABLE')) this.#isVerified = false;
      throw error;
    }
  }

  #accept(answer: unknown): void {
    const { url, reference: expected, dialect } = this.#deps.config;
    const actual = typeof answer === 'string' ? dialect.referenceOf(answer) : undefined;
    if (actual === undefined) {
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'it names no chain' });
    }
    if (actual !== expected) throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual });
    this.#isVerified = true;
  }
}

/** A failure that will be retried, and so is no final outcome. */
function mayPass(outcome: RpcOutcome): boolean {
  return 'error' in outcome && isRetryable(outcome.error);
}
