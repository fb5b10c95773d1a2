import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { HTTP_TIMEOUT_MS } from '../../domain/limits';
import { parseRetryAfterMs } from '../../domain/network/retry-policy';
import type { Clock } from '../../ports/clock';
import type { HttpClient, HttpRequest } from '../../ports/http-client';
import { withoutPrototype } from '../../domain/outside/without-prototype';
import { readBody } from './read-body';
import { withinTimeout } from './within-timeout';

export interface FetchHttpClientDeps {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
}

/** {@link HttpClient} over `fetch`. It sends no cookies and no referrer, and follows no redirect. */
export class FetchHttpClient implements HttpClient {
  readonly #deps: FetchHttpClientDeps;

  constructor(deps: FetchHttpClientDeps) {
    this.#deps = deps;
  }

  async request(request: HttpRequest, signal?: AbortSignal): Promise<unknown> {
    const timeout = {
      clock: this.#deps.clock,
      ms: HTTP_TIMEOUT_MS,
      lateError: () => new WidgetError('SERVICE_UNREACHABLE', {}),
    };
    try {
      return await withinTimeout(timeout, signal, (ended) => this.#exchange(request, ended));
    } catch (error) {
      signal?.throwIfAborted();
      if (isWidgetError(error)) throw error;
      throw new WidgetError('SERVICE_UNREACHABLE', {}, { cause: error });
    }
  }

  async #exchange(request: HttpRequest, signal: AbortSignal): Promise<unknown> {
    const { clock, fetch } = this.#deps; // Called unbound: browsers refuse it as a method of another object.
    const asked = withoutPrototype(request);
    const { body, cache, headers, method = body === undefined ? 'GET' : 'POST' } = asked;
    const init = withoutPrototype<RequestInit>({
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(cache && { cache }),
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error', // A redirect could carry the visitor's address to another origin.
    });
    const response = await fetch(addressOf(asked), init);
    const { ok, status } = response;
    if (ok) return answered(await readBody(response), asked.answer);
    const retryAfterMs = parseRetryAfterMs(response.headers.get('retry-after'), clock.now());
    const wait = retryAfterMs !== undefined && { retryAfterMs };
    throw new WidgetError('HTTP_STATUS', { status, ...wait });
  }
}

function addressOf({ url, query = {} }: HttpRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(pairs).toString()}`;
}

function answered(text: string | undefined, form: HttpRequest['answer']): unknown {
  if (text === undefined) {
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'it is larger than 10 MiB' });
  }
  if (form === 'text') return text;
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'it is not JSON' }, { cause });
  }
}
