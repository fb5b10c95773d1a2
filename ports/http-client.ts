import { createToken } from './token';

/** One request to a service that speaks JSON. */
export interface HttpRequest {
  /** `GET` when absent, or `POST` where there is a body. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole address. */
  readonly url: string;

  /** Appended to the address; an `undefined` value is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;

  /** Sent as JSON. */
  readonly body?: unknown;

  /** `no-cache` asks the server even where a cache has an answer. */
  readonly cache?: 'no-cache';

  /** `text` returns the answer as it is, and not parsed: its hash may have to be checked. */
  readonly answer?: 'json' | 'text';
}

/** JSON over HTTP, to services that may be slow, down or wrong. */
export interface HttpClient {
  /**
   * Sends `request` once and returns the parsed answer, `undefined` where it is empty. The caller checks the
   * answer with its own schema.
   *
   * @throws `WidgetError` `HTTP_STATUS` for every status that is not OK, `SERVICE_UNREACHABLE` also where the
   *   last byte has not come after 10 s, `SERVICE_RESPONSE_INVALID` for an answer that is no JSON or larger
   *   than 10 MiB, and the reason of `signal` as soon as it aborts.
   */
  request(request: HttpRequest, signal?: AbortSignal): Promise<unknown>;
}

export const HttpClient = createToken<HttpClient>('HttpClient');
