import type { ServiceCalls } from '../../ports/service-calls';
import { base64url } from '../../domain/bytes/base64url';
import { askedWork } from '../../domain/service/asked-work';
import { ServiceRefusal } from '../../domain/service/service-refusal';
import { ownLanguage } from '../../domain/texts/spoken';
import { untilBack, type UntilBackDeps } from './until-back';

export interface ProvenCallsDeps {
  /** The origin of the service. */
  readonly url: string;
  readonly deviceKey: () => Promise<CryptoKeyPair>;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  readonly pause?: UntilBackDeps['pause'];
  readonly onWait?: UntilBackDeps['onWait'];
}

interface PostOptions {
  readonly withCookies?: boolean;
}

const TIMEOUT_MS = 15_000;

/** For how long calls have one id. */
const TRACE_MS = 10_000;
const encoder = new TextEncoder();
const signature = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Calls of the service, which this browser's key signs. */
export class ProvenCalls implements ServiceCalls {
  /** Hear that the service knows a session no more, as where the visitor has ended it on another browser. */
  readonly sessionOver = new Set<() => void>();
  readonly #deps: ProvenCallsDeps;
  readonly #waiting: UntilBackDeps;
  #trace = { id: '', sinceMs: 0 };

  constructor(deps: ProvenCallsDeps) {
    this.#deps = deps;
    const { now, onWait, pause = pauseFor } = deps;
    this.#waiting = { now, onWait, pause, random: Math.random };
  }

  /** The public key of this browser, as the service stores it. */
  async device(): Promise<{ readonly x: string; readonly y: string }> {
    const { publicKey } = await this.#deps.deviceKey();
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
    return { x, y };
  }

  /** The visitor has pressed: what follows has another id, by which no one links it to what came before. */
  pressed(): void {
    this.#trace = { id: '', sinceMs: 0 };
  }

  /** The id of what is being done. */
  trace(): string {
    const nowMs = this.#deps.now();
    if (this.#trace.id === '' || nowMs - this.#trace.sinceMs > TRACE_MS) this.follow(randomHex());
    return this.#trace.id;
  }

  /** Goes on with an id that the page has begun with. */
  follow(id: unknown): void {
    const trace = traceIn(id);
    if (trace !== undefined) this.#trace = { id: trace, sinceMs: this.#deps.now() };
  }

  /** Signs a text by the key of this browser. */
  async sign(text: string): Promise<string> {
    const { privateKey } = await this.#deps.deviceKey();
    const bytes = await crypto.subtle.sign(signature, privateKey, encoder.encode(text));
    return base64url(new Uint8Array(bytes));
  }

  /** A call of a session. @throws {@link ServiceRefusal}, and what `fetch` throws. */
  ask(path: string, session: string, payload: object = {}): Promise<unknown> {
    // Signed anew each time: the service takes what is signed once.
    return untilBack(path, () => this.#asked(path, session, payload), this.#waiting);
  }

  /**
   * A call without a session. `withCookies` sends what the browser keeps for the wallet, where it allows that.
   *
   * @throws {@link ServiceRefusal}, and what `fetch` throws.
   */
  post(path: string, body: object, options: PostOptions = {}): Promise<unknown> {
    return untilBack(path, () => this.#posted(path, body, options), this.#waiting);
  }

  async #asked(path: string, session: string, payload: object): Promise<unknown> {
    const text = JSON.stringify(payload);
    const nonce = crypto.randomUUID();
    const time = this.#deps.now();
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
    const hash = base64url(new Uint8Array(digest));
    const signed = await this.sign(`${path}:${session}:${nonce}:${time}:${hash}`);
    try {
      return await this.#posted(path, { session, nonce, time, payload: text, signature: signed });
    } catch (error) {
      const isOver = error instanceof ServiceRefusal && error.code === 'session';
      if (isOver) for (const hear of this.sessionOver) hear();
      throw error;
    }
  }

  async #posted(
    path: string,
    body: object,
    { withCookies = false }: PostOptions = {},
  ): Promise<unknown> {
    const { fetch, url } = this.#deps;
    const answer = await fetch(new URL(path, url).href, {
      method: 'POST',
      headers: {
        'accept-language': ownLanguage(),
        'content-type': 'application/json',
        traceparent: this.#traceParent(),
      },
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
      trace: traceIn(answer.headers.get('x-trace-id')),
    });
  }

  /** As W3C Trace Context writes it: random, and of nothing that the visitor keeps. */
  #traceParent(): string {
    return `00-${this.trace()}-${randomHex().slice(16)}-01`;
  }
}

function traceIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\da-f]{32}$/.test(value) ? value : undefined;
}

/** 32 digits, 122 bits of which are random. */
function randomHex(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
