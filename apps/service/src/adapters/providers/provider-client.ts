import { ServiceError } from '../../domain/service-error';
import { kindOf, type Logger } from '../../observe/logger';
import type { Metrics } from '../../observe/metrics';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 256 * 1024;

export interface ProviderClientDeps {
  /** The provider's name, for logs and metrics: one of a fixed list. */
  readonly provider: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Reads the JSON of an answer. `undefined` where it cannot be used. */
export type Parse<T> = (json: unknown) => T | undefined;

/** A provider's answer as it was read, or the status with which it refused. */
export type ProviderAnswer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly status: number };

/**
 * Calls a provider. What it answers is not trusted: no redirect is followed, 256 KiB are read, and no text of it
 * reaches the caller or the log.
 */
export class ProviderClient {
  readonly #deps: ProviderClientDeps;

  constructor(deps: ProviderClientDeps) {
    this.#deps = deps;
  }

  /**
   * What the provider answers.
   *
   * @throws {@link ServiceError} `provider_unreachable`, `provider_busy`, `provider_refused`,
   *   `provider_failed` or `provider_answer`.
   */
  async call<T>(request: ProviderRequest, parse: Parse<T>): Promise<T> {
    const answer = await this.attempt(request, parse);
    if (!answer.ok) throw refusal(answer.status);
    return answer.value;
  }

  /** As {@link call}, but a status of 400 and above is an answer. */
  async attempt<T>(request: ProviderRequest, parse: Parse<T>): Promise<ProviderAnswer<T>> {
    const { logger, metrics, provider } = this.#deps;
    try {
      const answer = await this.#exchange(request, parse);
      metrics.called({ provider, outcome: answer.ok ? 'ok' : 'failed' });
      if (!answer.ok) logger.warn('a provider refused', { provider, status: answer.status });
      return answer;
    } catch (error) {
      metrics.called({ provider, outcome: 'failed' });
      logger.warn('a provider failed', { provider, kind: kindOf(error) });
      if (error instanceof ServiceError) throw error;
      throw new ServiceError('provider_unreachable', { cause: error });
    }
  }

  async #exchange<T>(
    { method, url, headers, body }: ProviderRequest,
    parse: Parse<T>,
  ): Promise<ProviderAnswer<T>> {
    const { fetch, timeoutMs = TIMEOUT_MS } = this.#deps;
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await limitedText(response);
    if (!response.ok) return { ok: false, status: response.status };
    const value = parse(parsedJson(text));
    if (value === undefined) throw unusableAnswer();
    return { ok: true, value };
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // No answer that can be read is `undefined`.
  }
}

function unusableAnswer(): ServiceError {
  return new ServiceError('provider_answer');
}

/** The error for the status with which a provider refused. */
export function refusal(status: number): ServiceError {
  if (status === 429) return new ServiceError('provider_busy', { retryAfter: 5 });
  return new ServiceError(status < 500 ? 'provider_refused' : 'provider_failed');
}

/**
 * The text of an answer.
 *
 * @throws {@link ServiceError} `provider_answer` where it is longer than 256 KiB.
 */
export async function limitedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      throw unusableAnswer();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
