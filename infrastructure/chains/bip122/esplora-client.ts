import { orAborted } from '../../../domain/abort/or-aborted';
import { type CaipNetworkId, parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { numberOf, textOf } from '../../../domain/outside/outside-object';
import { isRetryable, retryDelayMs } from '../../../domain/rpc/retry-policy';
import type { Clock } from '../../../ports/clock';
import type { HttpClient } from '../../../ports/http-client';
import { EsploraTips } from './esplora-tips';

export interface EsploraClientDeps {
  readonly clock: Clock;
  readonly http: HttpClient;

  /** A number from 0 to 1 that moves the waits between attempts. */
  readonly random?: () => number;

  /** Where the network's Esplora APIs are, in the order in which they are asked. */
  readonly urlsOf: (network: Network) => readonly string[];
}

/** What an answer holds; `undefined` where it is not what was asked for. */
export type ReadAnswer<T> = (answer: unknown) => T | undefined;

/**
 * Reads a Bitcoin chain over the Esplora API, which block explorers serve. An endpoint that fails is asked
 * again and then the next one; one that is stuck is asked last, and one that serves another chain never again.
 */
export class EsploraClient {
  readonly #deps: EsploraClientDeps;

  /** What became of asking each endpoint which chain it serves. */
  readonly #chains = new Map<string, Promise<void>>();

  /** By network. */
  readonly #tips = new Map<CaipNetworkId, EsploraTips>();

  constructor(deps: EsploraClientDeps) {
    this.#deps = deps;
  }

  /**
   * What the API answers at `path` of `network`, as `parse` reads it.
   *
   * @throws `WidgetError` `RPC_UNREACHABLE`, `RPC_RESPONSE_INVALID`, `RPC_WRONG_CHAIN`, `HTTP_STATUS` and
   * `RPC_URL_MISSING`: what the last endpoint failed with; and the reason of `signal` as soon as it aborts.
   */
  async read<T>(
    network: Network,
    path: string,
    parse: ReadAnswer<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const { caipNetworkId } = network;
    let failure: unknown = new WidgetError('RPC_URL_MISSING', { caipNetworkId });
    const urls = this.#deps.urlsOf(network);
    const tips = this.#tipsOf(network);
    tips.compare(urls);
    for (const url of tips.ranked(urls)) {
      try {
        await orAborted(this.#requireChain(url, network), signal);
        const answer = parse(await this.#get(`${url}${path}`, signal));
        if (answer !== undefined) return answer;
        throw new WidgetError('RPC_RESPONSE_INVALID', { reason: `${path} is not as expected` });
      } catch (error) {
        signal?.throwIfAborted();
        if (isWidgetError(error, 'HTTP_STATUS') && error.context.status === 404) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  #tipsOf(network: Network): EsploraTips {
    const { clock } = this.#deps;
    const heightAt = async (url: string): Promise<number> => {
      await this.#requireChain(url, network);
      const height = await this.#get(`${url}/blocks/tip/height`);
      if (typeof height === 'number') return height;
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the height is no number' });
    };
    const tips = this.#tips.get(network.caipNetworkId) ?? new EsploraTips({ clock, heightAt });
    this.#tips.set(network.caipNetworkId, tips);
    return tips;
  }

  /** Shared by all who ask meanwhile, so that none of them can give it up. */
  #requireChain(url: string, network: Network): Promise<void> {
    const known = this.#chains.get(url);
    if (known) return known;
    const asking = this.#askChain(url, network);
    this.#chains.set(url, asking);
    asking.catch((error: unknown) => {
      // That it serves another chain is for good; that it did not answer is not.
      if (!isWidgetError(error, 'RPC_WRONG_CHAIN')) this.#chains.delete(url);
    });
    return asking;
  }

  async #askChain(url: string, network: Network): Promise<void> {
    const { chainReference: expected } = parseCaipNetworkId(network.caipNetworkId);
    const blocks = await this.#get(`${url}/blocks/0`);
    const [genesis] = Array.isArray(blocks) ? (blocks as readonly unknown[]).slice(-1) : [];
    const hash = numberOf(genesis, 'height') === 0 ? textOf(genesis, 'id') : undefined;
    if (hash === undefined) {
      throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'there is no first block' });
    }
    const actual = hash.slice(0, expected.length);
    if (actual !== expected) throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual });
  }

  async #get(url: string, signal?: AbortSignal): Promise<unknown> {
    const { clock, http, random = Math.random } = this.#deps;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await http.request({ url }, signal);
      } catch (thrown) {
        signal?.throwIfAborted();
        const error = asRpcError(thrown, url);
        const waitMs = isRetryable(error) ? retryDelayMs(attempt, error, random()) : undefined;
        if (waitMs === undefined) throw error;
        await clock.sleep(waitMs, signal);
      }
    }
  }
}

/** The errors of a service, as those of a network's endpoint. */
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
