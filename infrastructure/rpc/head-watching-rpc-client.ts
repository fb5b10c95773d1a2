import { isRepeatable } from '../../domain/network/retry-policy';
import type { Clock } from '../../ports/clock';
import type { RpcClient, RpcRequest } from '../../ports/rpc-client';
import type { ChainHead } from './chain-dialect';
import type { RpcEndpoint } from './rpc-endpoint';

/** A little less than the interval of a widget's polls, so that each poll brings the newest block. */
const HEAD_GAP_MS = 3000;

/** How long the newest block may stay the same before the client compares the other endpoints. */
const STANDSTILL_MS = 3000;

/** The factor by which a known gap between blocks may grow before that, on a slow chain. */
const PATIENCE = 1.5;

/** The least time between two comparisons of all endpoints. */
const COMPARISON_GAP_MS = 12_000;

export interface HeadWatchingRpcClientDeps {
  readonly inner: RpcClient;
  readonly clock: Clock;
  readonly endpoints: readonly RpcEndpoint[];
  readonly head: ChainHead;
}

/**
 * Notices an endpoint that is stuck, from the newest block.
 *
 * Adds the query for the newest block to a batch that is sent anyway; sends nothing by itself. When the block
 * does not advance, it compares all endpoints of the network once, and endpoints that are behind rank last
 * until they have caught up.
 */
export class HeadWatchingRpcClient implements RpcClient {
  readonly #deps: HeadWatchingRpcClientDeps;
  #newest: bigint | undefined;
  #newestSince = 0;
  #newestUntil = 0;
  #longestPauseMs = 0;
  #askedAt: number | undefined;
  #comparedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: HeadWatchingRpcClientDeps) {
    this.#deps = deps;
  }

  async request(request: RpcRequest, signal?: AbortSignal): Promise<unknown> {
    const { inner, head } = this.#deps;
    const isHead = request.method === head.request.method && !request.params?.length;
    if (isHead) return this.#askHead(signal);
    const answer = inner.request(request, signal);
    if (isRepeatable(request.method) && this.#isTimeToAsk()) {
      this.#askHead(signal).catch(() => undefined); // No caller waits for it.
    }
    return answer;
  }

  /** The first call starts no comparison: a page that reads once has nothing to compare. */
  #isTimeToAsk(): boolean {
    const now = this.#deps.clock.now();
    this.#askedAt ??= now;
    return Math.abs(now - this.#askedAt) >= HEAD_GAP_MS;
  }

  async #askHead(signal?: AbortSignal): Promise<unknown> {
    const { clock, inner, head } = this.#deps;
    this.#askedAt = clock.now();
    const answer = await inner.request(head.request, signal);
    const height = head.heightOf(answer);
    if (height !== undefined) this.#recordHeight(height);
    return answer;
  }

  #recordHeight(height: bigint): void {
    const { clock, endpoints } = this.#deps;
    const now = clock.now();
    if (height !== this.#newest) {
      this.#longestPauseMs = Math.max(this.#longestPauseMs, this.#newestUntil - this.#newestSince);
      this.#newest = height;
      this.#newestSince = now;
    }
    this.#newestUntil = now;
    const patienceMs = Math.max(STANDSTILL_MS, PATIENCE * this.#longestPauseMs);
    const isSuspicious =
      now - this.#newestSince >= patienceMs || endpoints.some(({ health }) => health.isBehind);
    if (!isSuspicious || now - this.#comparedAt < COMPARISON_GAP_MS) return;
    this.#comparedAt = now;
    void this.#compare();
  }

  async #compare(): Promise<void> {
    const { endpoints, head } = this.#deps;
    const { signal } = new AbortController(); // No caller waits for it: the timeout of a post ends it.
    const heights = await Promise.all(
      endpoints.map(async (endpoint) => {
        try {
          return head.heightOf(await endpoint.ask(head.request, signal));
        } catch {
          return undefined;
        }
      }),
    );
    const known = heights.filter((height) => height !== undefined);
    endpoints.forEach(({ health }, index) => {
      const height = heights[index];
      if (height === undefined) return;
      health.isBehind = known.some((other) => other - height > head.maxLag);
    });
  }
}
