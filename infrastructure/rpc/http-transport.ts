import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { RPC_TIMEOUT_MS } from '../../domain/limits';
import { parseRetryAfterMs } from '../../domain/network/retry-policy';
import type { Clock } from '../../ports/clock';
import { withinTimeout } from '../http/within-timeout';
import { parseExactJson } from './exact-json';
import { readText } from './read-text';
import { rpcErrorIn } from './rpc-answer';

export interface HttpTransportDeps {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  readonly config: {
    readonly url: string;
    readonly contentType?: string;
  };
}

/** HTTP statuses with which servers refuse a batch, with a JSON body. */
const explainedStatuses: ReadonlySet<number> = new Set([400, 422, 500, 501]);

/** One POST of JSON and its answer, within {@link RPC_TIMEOUT_MS} to the last byte. */
export class HttpTransport {
  readonly #deps: HttpTransportDeps;

  constructor(deps: HttpTransportDeps) {
    this.#deps = deps;
  }

  /**
   * Sends `body` and returns the parsed answer.
   *
   * @throws `HTTP_STATUS`, whose cause is the `RPC` error where the body holds one, `RPC_TIMEOUT`,
   * `RPC_UNREACHABLE`, `RPC_RESPONSE_INVALID`, and the reason of `signal` as soon as it aborts.
   */
  async post(body: string, signal: AbortSignal): Promise<unknown> {
    const timeout = {
      clock: this.#deps.clock,
      ms: RPC_TIMEOUT_MS,
      lateError: () => new WidgetError('RPC_TIMEOUT', { timeoutMs: RPC_TIMEOUT_MS }),
    };
    try {
      return await withinTimeout(timeout, signal, (ended) => this.#exchange(body, ended));
    } catch (error) {
      if (signal.aborted || isWidgetError(error)) throw error;
      const url = originOf(this.#deps.config.url);
      throw new WidgetError('RPC_UNREACHABLE', { url }, { cause: error });
    }
  }

  async #exchange(body: string, signal: AbortSignal): Promise<unknown> {
    const { fetch, config } = this.#deps; // Called unbound: browsers refuse it as a method of another object.
    const response = await fetch(config.url, {
      method: 'POST',
      headers: { 'content-type': config.contentType ?? 'application/json' },
      body,
      signal,
      referrerPolicy: 'strict-origin', // CORS sends the origin anyway, and some endpoints admit sites by it.
      // Follows no redirect: it could carry the visitor's address to another origin, and `fetch` does not
      // show a page the target before it follows.
      redirect: 'error',
    });
    if (!response.ok) throw await this.#statusError(response);
    const text = await readText(response);
    try {
      return parseExactJson(text);
    } catch (cause) {
      const context = { reason: 'it is not JSON', isUnreadable: true };
      throw new WidgetError('RPC_RESPONSE_INVALID', context, { cause });
    }
  }

  async #statusError(response: Response): Promise<WidgetError<'HTTP_STATUS'>> {
    const { status, headers } = response;
    const now = this.#deps.clock.now();
    const retryAfterMs = parseRetryAfterMs(headers.get('retry-after'), now);
    const cause = explainedStatuses.has(status) ? await explanationIn(response) : undefined;
    return new WidgetError(
      'HTTP_STATUS',
      { status, ...(retryAfterMs !== undefined && { retryAfterMs }) },
      { cause },
    );
  }
}

async function explanationIn(response: Response): Promise<WidgetError<'RPC'> | undefined> {
  try {
    return rpcErrorIn(JSON.parse(await readText(response)));
  } catch {
    return undefined;
  }
}

/** `url` without its path and query, which may hold a key. */
export function originOf(url: string): string {
  return url.replace(/^((?:\w+:)?\/\/[^/?#]*)?.*$/s, '$1');
}
