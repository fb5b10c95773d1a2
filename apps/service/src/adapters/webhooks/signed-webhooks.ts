import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RequestFilteringHttpsAgent, Webhook } from '#webhooks';
import { isLoopback } from '../../domain/loopback';
import type { WebhookAddress, WebhookMessage, WebhookSender } from '../../ports/webhook-sender';

/** How long a receiver may take, from the first packet to its status. */
const TIMEOUT_MS = 15_000;
const GONE = 410;

/** A receiver has answered with a status that takes nothing, such as a redirect. */
export class WebhookRefused extends Error {
  override readonly name: string;

  constructor(status: number) {
    super('The receiver has not taken the event');
    this.name = `WebhookRefused ${status}`;
  }
}

/** A receiver may not be called. */
class WebhookForbidden extends Error {
  override readonly name = 'WebhookForbidden';
}

export interface SignedWebhooksDeps {
  readonly libraries: {
    readonly RequestFilteringHttpsAgent: typeof RequestFilteringHttpsAgent;
    readonly Webhook: typeof Webhook;
  };

  /** Whether a receiver may be on this machine, where the service is tried out. */
  readonly allowsLoopback: boolean;
  readonly timeoutMs?: number | undefined;

  /** How names become addresses: in tests. */
  readonly lookup?: LookupFunction | undefined;
}

/**
 * Sends events as Standard Webhooks 1.0 says. Each connection is new, and goes to an address that was judged when it was resolved:
 * none of a private, local or special range. Redirects are not followed, and no byte of the answer's body is read.
 */
export class SignedWebhooks implements WebhookSender {
  readonly #deps: SignedWebhooksDeps;

  constructor(deps: SignedWebhooksDeps) {
    this.#deps = deps;
  }

  async send(
    { secrets, url }: WebhookAddress,
    { body, id, sentAtMs }: WebhookMessage,
  ): Promise<'gone' | 'taken'> {
    const { Webhook } = this.#deps.libraries;
    const sentAt = new Date(sentAtMs);
    const status = await this.#post(new URL(url), body, {
      'content-type': 'application/json',
      'user-agent': 'cleat-service',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAtMs / 1000)),
      'webhook-signature': secrets
        .map((secret) => new Webhook(secret).sign(id, sentAt, body))
        .join(' '),
    });
    if (status >= 200 && status < 300) return 'taken';
    if (status === GONE) return 'gone';
    throw new WebhookRefused(status);
  }

  #post(url: URL, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const { allowsLoopback, lookup, timeoutMs = TIMEOUT_MS } = this.#deps;
    const isHere = allowsLoopback && isLoopback(url.hostname);
    if (url.protocol !== 'https:' && !isHere) return Promise.reject(new WebhookForbidden());
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
    };
    return new Promise((resolve, reject) => {
      const sent =
        url.protocol === 'https:'
          ? request(url, { ...options, agent: this.#agent(isHere), ...(lookup && { lookup }) })
          : requestPlain(url, { ...options, agent: false });
      sent.once('response', ({ statusCode = 0 }) => {
        resolve(statusCode);
        sent.destroy(); // A body without end takes no memory.
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** One for each event, so that no connection of before is used again. */
  #agent(isHere: boolean): RequestFilteringHttpsAgent {
    const { RequestFilteringHttpsAgent: Agent } = this.#deps.libraries;
    return new Agent(isHere ? { allowIPAddressList: ['127.0.0.0/8', '::1/128'] } : {});
  }
}
