import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { isRetryable } from '../../domain/rpc/retry-policy';
import type { RpcRequest } from '../../ports/rpc-client';
import type { RpcOutcome } from './rpc-answer';
import type { RpcPoster } from './rpc-poster';

export interface ChainCheckedPosterDeps {
  readonly inner: RpcPoster;
  readonly config: {
    /** What errors call the endpoint. */
    readonly url: string;

    /** The EIP-155 chain that the endpoint must serve. Absent: nothing is checked. */
    readonly chainId?: string;
  };
}

const chainIdRequest: RpcRequest = { method: 'eth_chainId' };

/**
 * Lets no value out of an endpoint before it has named the right chain.
 *
 * The question travels in the first post, beside the calls that wait for its answer, so that it
 * costs no round trip. It is asked again after the line was lost: another machine may answer then.
 */
export class ChainCheckedPoster implements RpcPoster {
  readonly #deps: ChainCheckedPosterDeps;
  #isVerified: boolean;

  constructor(deps: ChainCheckedPosterDeps) {
    this.#deps = deps;
    this.#isVerified = deps.config.chainId === undefined;
  }

  /** Whether a post carries the calls alone. */
  get isVerified(): boolean {
    return this.#isVerified;
  }

  /** @throws `RPC_WRONG_CHAIN` where the endpoint serves another chain, and what befell the post. */
  async post(requests: readonly RpcRequest[], signal: AbortSignal): Promise<readonly RpcOutcome[]> {
    if (this.#isVerified) return this.#send(requests, signal);
    const [chainId, ...outcomes] = await this.#send([chainIdRequest, ...requests], signal);
    if (chainId && 'value' in chainId) this.#accept(chainId.value);
    else if (!outcomes.every(mayPass)) await this.verify(signal);
    return outcomes;
  }

  /** Asks for the chain by itself. @throws as `post` does, and what the endpoint answered. */
  async verify(signal: AbortSignal): Promise<void> {
    const [chainId] = await this.#send([chainIdRequest], signal);
    if (chainId && 'error' in chainId) throw chainId.error;
    this.#accept(chainId?.value);
  }

  async #send(
    requests: readonly RpcRequest[],
    signal: AbortSignal,
  ): Promise<readonly RpcOutcome[]> {
    const { inner, config } = this.#deps;
    try {
      return await inner.post(requests, signal);
    } catch (error) {
      if (isWidgetError(error, 'RPC_UNREACHABLE')) this.#isVerified = config.chainId === undefined;
      throw error;
    }
  }

  #accept(answer: unknown): void {
    const { url, chainId: expected = '' } = this.#deps.config;
    const actual = typeof answer === 'string' && /^0x[\da-f]+$/i.test(answer) ? answer : undefined;
    if (actual === undefined) {
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'its chain id is not a number' });
    }
    if (BigInt(actual) !== BigInt(expected)) {
      throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual: String(BigInt(actual)) });
    }
    this.#isVerified = true;
  }
}

/** An outcome that will be asked for again anyway, so that it tells nobody anything yet. */
function mayPass(outcome: RpcOutcome): boolean {
  return 'error' in outcome && isRetryable(outcome.error);
}
