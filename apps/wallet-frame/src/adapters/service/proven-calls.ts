import type { ServiceCalls } from '../../ports/service-calls';
import { base64url } from '../../domain/bytes/base64url';
import { askedWork } from '../../domain/service/asked-work';
import { ServiceRefusal } from '../../domain/service/service-refusal';

export interface ProvenCallsDeps {
  /** The origin of the service. */
  readonly url: string;
  readonly deviceKey: () => Promise<CryptoKeyPair>;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
}

const TIMEOUT_MS = 15_000;
const encoder = new TextEncoder();
const signature = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Calls of the service, which this browser's key signs. */
export class ProvenCalls implements ServiceCalls {
  /** Hear that the service knows a session no more, as where the visitor has ended it on another browser. */
  readonly sessionOver = new Set<() => void>();
  readonly #deps: ProvenCallsDeps;

  constructor(deps: ProvenCallsDeps) {
    this.#deps = deps;
  }

  /** The public key of this browser, as the service stores it. */
  async device(): Promise<{ readonly x: string; readonly y: string }> {
    const { publicKey } = await this.#deps.deviceKey();
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
    return { x, y };
  }

  /** Signs a text by the key of this browser. */
  async sign(text: string): Promise<string> {
    const { privateKey } = await this.#deps.deviceKey();
    const bytes = await crypto.subtle.sign(signature, privateKey, encoder.encode(text));
    return base64url(new Uint8Array(bytes));
  }

  /** A call of a session. @throws {@link ServiceRefusal}, and what `fetch` throws. */
  async ask(path: string, session: string, payload: object = {}): Promise<unknown> {
    const text = JSON.stringify(payload);
    const nonce = crypto.randomUUID();
    const time = this.#deps.now();
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
    const hash = base64url(new Uint8Array(digest));
    const signed = await this.sign(`${path}:${session}:${nonce}:${time}:${hash}`);
    try {
      return await this.post(path, { session, nonce, time, payload: text, signature: signed });
    } catch (error) {
      const isOver = error instanceof ServiceRefusal && error.code === 'session';
      if (isOver) for (const hear of this.sessionOver) hear();
      throw error;
    }
  }

  /**
   * A call without a session. `withCookies` sends what the browser keeps for the wallet, where it allows that.
   *
   * @throws {@link ServiceRefusal}, and what `fetch` throws.
   */
  async post(
    path: string,
    body: object,
    { withCookies = false }: { readonly withCookies?: boolean } = {},
  ): Promise<unknown> {
    const { fetch, url } = this.#deps;
    const answer = await fetch(new URL(path, url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: withCookies ? 'include' : 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = (await answer.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
    if (answer.ok) return read;
    const { error, left, seconds } = read;
    const code = typeof error === 'string' ? error : 'unavailable';
    throw new ServiceRefusal(answer.status, code, {
      left: typeof left === 'number' ? left : undefined,
      seconds: typeof seconds === 'number' ? seconds : undefined,
      work: askedWork(read),
    });
  }
}
