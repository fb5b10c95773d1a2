import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { fieldOf, listOf, textOf } from '../../domain/outside/untrusted-record';
import type { Network } from '../../domain/network/network';
import type { HttpClient } from '../../ports/http-client';

export interface BlockscoutClientDeps {
  readonly http: HttpClient;
  readonly network: Network;

  /** Where the instance serves `/api`, without a slash at the end. */
  readonly url: string;
}

/** The `next_page_params` of an answer: what the question for the next page carries. */
export type BlockscoutCursor = Readonly<Record<string, string | number>>;

/** One page of a list. */
export interface BlockscoutPage {
  readonly items: readonly unknown[];
  readonly next: BlockscoutCursor | undefined;
}

/** An instance writes 50. */
const ITEMS_MAX = 200;
const CURSOR_FIELDS_MAX = 12;
const CURSOR_TEXT_MAX = 200;

/**
 * Reads lists of one instance of Blockscout by its REST API, version 2. Returns nothing of an instance that serves
 * another chain.
 */
export class BlockscoutClient {
  readonly #deps: BlockscoutClientDeps;
  #chain: Promise<void> | undefined;

  constructor(deps: BlockscoutClientDeps) {
    this.#deps = deps;
  }

  /**
   * One page of the list at `path`, such as `/addresses/0x…/transactions`. A list of an address that the instance does
   * not know is empty.
   *
   * @throws `WidgetError` what `HttpClient` throws, `RPC_WRONG_CHAIN`, and `SERVICE_RESPONSE_INVALID` for an answer that
   *   is no list.
   */
  async page(
    path: string,
    cursor: BlockscoutCursor = {},
    signal?: AbortSignal,
  ): Promise<BlockscoutPage> {
    const [answer] = await Promise.all([this.#list(path, cursor, signal), this.#requireChain()]);
    const items = listOf(answer, 'items', ITEMS_MAX);
    if (!items) {
      const reason = 'the list has no items';
      throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
    }
    return { items, next: cursorIn(fieldOf(answer, 'next_page_params')) };
  }

  async #list(path: string, query: BlockscoutCursor, signal?: AbortSignal): Promise<unknown> {
    const { http, url } = this.#deps;
    try {
      return await http.request({ url: `${url}/api/v2${path}`, query }, signal);
    } catch (error) {
      if (isWidgetError(error, 'HTTP_STATUS') && error.context.status === 404) return { items: [] };
      throw error;
    }
  }

  /** All callers share one request, so none of them can cancel it. A wrong chain is final; no answer is not. */
  #requireChain(): Promise<void> {
    const checking = this.#chain ?? this.#checkChain();
    this.#chain = checking;
    checking.catch((error: unknown) => {
      if (!isWidgetError(error, 'RPC_WRONG_CHAIN')) this.#chain = undefined;
    });
    return checking;
  }

  async #checkChain(): Promise<void> {
    const { http, network, url } = this.#deps;
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] };
    const answer = await http.request({ url: `${url}/api/eth-rpc`, body });
    const chainId = textOf(answer, 'result') ?? '';
    if (!/^0x[0-9a-f]{1,16}$/i.test(chainId)) {
      const reason = 'it does not say which chain it serves';
      throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
    }
    const [expected, actual] = [String(network.id), String(BigInt(chainId))];
    if (actual !== expected) throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual });
  }
}

/** The fields that a question can carry; a field of another form is left out. */
function cursorIn(value: unknown): BlockscoutCursor | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = Object.keys(value).slice(0, CURSOR_FIELDS_MAX);
  const pairs = fields.flatMap((name): readonly (readonly [string, string | number])[] => {
    const field = fieldOf(value, name);
    if (typeof field === 'number' && Number.isFinite(field)) return [[name, field]];
    const isText = typeof field === 'string' && field.length <= CURSOR_TEXT_MAX;
    return isText ? [[name, field]] : [];
  });
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}
