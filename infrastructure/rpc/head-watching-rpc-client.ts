import type { Clock } from '../../ports/clock';
import type { RpcClient, RpcRequest } from '../../ports/rpc-client';
import type { RpcEndpoint } from './rpc-endpoint';

/** How long the newest block may stay the same before the other endpoints are asked for theirs. */
const STANDSTILL_MS = 3000;

/** The least time between two comparisons of all endpoints. */
const COMPARISON_GAP_MS = 12_000;

/** How many blocks an endpoint may be behind the foremost one. */
const MAX_LAG = 5n;

export interface HeadWatchingRpcClientDeps {
  readonly inner: RpcClient;
  readonly clock: Clock;
  readonly endpoints: readonly RpcEndpoint[];
}

/**
 * Notices an endpoint that is stuck, from the `eth_blockNumber` answers that pass through.
 *
 * Nobody is asked for anything while the blocks move. When they stand still, all endpoints of the
 * network are compared once, and those that are behind are asked last until they have caught up.
 */
export class HeadWatchingRpcClient implements RpcClient {
  readonly #deps: HeadWatchingRpcClientDeps;
  #newest: unknown;
  #newestSince = 0;
  #comparedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: HeadWatchingRpcClientDeps) {
    this.#deps = deps;
  }

  async request(request: RpcRequest, signal?: AbortSignal): Promise<unknown> {
    const answer = await this.#deps.inner.request(request, signal);
    if (request.method === 'eth_blockNumber') this.#note(answer);
    return answer;
  }

  #note(answer: unknown): void {
    const { clock, endpoints } = this.#deps;
    const now = clock.now();
    if (answer !== this.#newest) {
      this.#newest = answer;
      this.#newestSince = now;
    }
    const isSuspicious =
      now - this.#newestSince >= STANDSTILL_MS || endpoints.some(({ health }) => health.isBehind);
    if (!isSuspicious || now - this.#comparedAt < COMPARISON_GAP_MS) return;
    this.#comparedAt = now;
    void this.#compare();
  }

  async #compare(): Promise<void> {
    const { endpoints } = this.#deps;
    const { signal } = new AbortController(); // Nobody waits for it: the timeout of a post ends it.
    const heights = await Promise.all(
      endpoints.map((endpoint) => endpoint.blockNumber(signal).catch(() => undefined)),
    );
    const known = heights.filter((height) => height !== undefined);
    endpoints.forEach(({ health }, index) => {
      const height = heights[index];
      if (height === undefined) return;
      health.isBehind = known.some((other) => other - height >= MAX_LAG);
    });
  }
}
