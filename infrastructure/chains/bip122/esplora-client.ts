import { abortable } from '../../../domain/abort/abortable';
import { type CaipNetworkId, parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { numberOf, textOf } from '../../../domain/outside/untrusted-record';
import { retryDelayMs } from '../../../domain/network/retry-policy';
import type { Clock } from '../../../ports/clock';
import type { HttpClient } from '../../../ports/http-client';
import { EndpointHealth } from '../../rpc/endpoint-health';
import type { EsploraEndpoint } from './esplora-endpoint';
import { EsploraTips } from './esplora-tips';

export interface EsploraClientDeps {
  readonly clock: Clock;
  readonly http: HttpClient;

  /** A number from 0 to 1 that moves the waits between attempts. */
  readonly random?: () => number;

  /** The network's Esplora APIs, in the order in which they are used. */
  readonly urlsOf: (network: Network) => readonly string[];
}

/** Reads an answer; returns `undefined` for one of the wrong form. */
export type ReadAnswer<T> = (answer: unknown) => T | undefined;

/** The state of one network's endpoints. */
interface EsploraPlace {
  readonly endpoints: Map<string, EsploraEndpoint>;
  readonly tips: EsploraTips;
}

/**
 * Reads a Bitcoin chain over the Esplora API, which block explorers serve. It uses the endpoints in turn and
 * then again, with those last that failed lately or are stuck. It never returns data from an endpoint that
 * serves another chain.
 */
export class EsploraClient {
  readonly #deps: EsploraClientDeps;
  readonly #places = new Map<CaipNetworkId, EsploraPlace>();

  constructor(deps: EsploraClientDeps) {
    this.#deps = deps;
  }

  /**
   * The API's answer at `path` of `network`, as `parse` reads it.
   *
   * @throws `WidgetError` `RPC_UNREACHABLE`, `RPC_RESPONSE_INVALID`, `RPC_WRONG_CHAIN`, `HTTP_STATUS` and
   *   `RPC_URL_MISSING`: the error of the endpoint that may be retried the soonest; and the reason of
   *   `signal` as soon as it aborts.
   */
  async read<T>(
    network: Network,
    path: string,
    parse: ReadAnswer<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const { clock, random = Math.random } = this.#deps;
    const endpoints = this.#endpointsOf(network);
    for (let attempt = 0; ; attempt += 1) {
      const { caipNetworkId } = network;
      let failure: unknown = new WidgetError('RPC_URL_MISSING', { caipNetworkId });
      for (const endpoint of ranked(endpoints)) {
        try {
          await abortable(this.#requireChain(endpoint, network), signal);
          const answer = parse(await this.#ask(endpoint, path, signal));
          if (answer !== undefined) return answer;
          throw new WidgetError('RPC_RESPONSE_INVALID', { reason: `${path} is not as expected` });
        } catch (error) {
          signal?.throwIfAborted();
          if (isMissing(error)) throw error;
          failure = retryDelayMs(0, failure, 0) === undefined ? error : failure;
        }
      }
      const waitMs = retryDelayMs(attempt, failure, random());
      if (waitMs === undefined) throw failure;
      await clock.sleep(waitMs, signal);
    }
  }

  #endpointsOf(network: Network): readonly EsploraEndpoint[] {
    const { clock, urlsOf } = this.#deps;
    const { caipNetworkId } = network;
    const heightAt = async (endpoint: EsploraEndpoint): Promise<number> => {
      await this.#requireChain(endpoint, network);
      const height = await this.#ask(endpoint, '/blocks/tip/height');
      if (typeof height === 'number') return height;
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the height is no number' });
    };
    const place = this.#places.get(caipNetworkId) ?? {
      endpoints: new Map<string, EsploraEndpoint>(),
      tips: new EsploraTips({ clock, heightAt }),
    };
    this.#places.set(caipNetworkId, place);
    const endpoints = urlsOf(network).map((url) => {
      const health = new EndpointHealth(clock);
      const endpoint = place.endpoints.get(url) ?? { url, health, chain: undefined };
      place.endpoints.set(url, endpoint);
      return endpoint;
    });
    place.tips.compare(endpoints);
    return endpoints;
  }

  /** All callers share one request, so none of them can cancel it. */
  #requireChain(endpoint: EsploraEndpoint, network: Network): Promise<void> {
    if (endpoint.chain) return endpoint.chain;
    const asking = this.#askChain(endpoint, network);
    endpoint.chain = asking;
    asking.catch((error: unknown) => {
      // A wrong chain is final; a missing answer is not.
      if (isWidgetError(error, 'RPC_WRONG_CHAIN')) endpoint.health.noteFailure(error);
      else endpoint.chain = undefined;
    });
    return asking;
  }

  async #askChain(endpoint: EsploraEndpoint, network: Network): Promise<void> {
    const { chainReference: expected } = parseCaipNetworkId(network.caipNetworkId);
    const blocks = await this.#ask(endpoint, '/blocks/0').catch((error: unknown) => {
      // A 404 is an answer about the chain, and every chain has a first block.
      if (!isMissing(error)) throw error;
    });
    const [genesis] = Array.isArray(blocks) ? (blocks as readonly unknown[]).slice(-1) : [];
    const hash = numberOf(genesis, 'height') === 0 ? textOf(genesis, 'id') : undefined;
    if (hash === undefined) {
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'there is no first block' });
    }
    const actual = hash.slice(0, expected.length);
    const { url } = endpoint;
    if (actual !== expected) throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual });
  }

  async #ask({ health, url }: EsploraEndpoint, path: string, signal?: AbortSignal) {
    if (health.restReason) throw health.restReason;
    try {
      const answer = await this.#deps.http.request({ url: `${url}${path}` }, signal);
      health.noteAnswer();
      return answer;
    } catch (thrown) {
      const error = asRpcError(thrown, url);
      if (!signal?.aborted && !isMissing(error)) health.noteFailure(error);
      throw error;
    }
  }
}

/** The endpoints without a recent failure first, in their order. */
function ranked(endpoints: readonly EsploraEndpoint[]): readonly EsploraEndpoint[] {
  return [...endpoints].sort((one, other) => one.health.rank - other.health.rank);
}

/** Whether an endpoint answers that the resource does not exist. */
function isMissing(error: unknown): boolean {
  return isWidgetError(error, 'HTTP_STATUS') && error.context.status === 404;
}

/** Translates the errors of a service to those of a network's endpoint. */
function asRpcError(error: unknown, url: string): unknown {
  if (isWidgetError(error, 'SERVICE_UNREACHABLE')) {
    return new WidgetError('RPC_UNREACHABLE', { url }, { cause: error });
  }
  if (isWidgetError(error, 'SERVICE_RESPONSE_INVALID')) {
    const { reason } = error.context;
    return new WidgetError('RPC_RESPONSE_INVALID', { reason }, { cause: error });
  }
  return error;
}
