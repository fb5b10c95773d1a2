import { fieldOf, textOf } from '../../../../domain/outside/untrusted-record';
import { ConsoleRefusal } from '../domain/console-refusal';

const TIMEOUT_MS = 20_000;
const encoder = new TextEncoder();

export interface OperatorCallsDeps {
  /** The public address of the service. */
  readonly service: string;
  readonly key: () => Promise<CryptoKeyPair>;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
}

/** Calls of the service, each by `POST` so that no address of a page has what is asked, and signed by this browser's key. */
export class OperatorCalls {
  readonly #deps: OperatorCallsDeps;

  constructor(deps: OperatorCallsDeps) {
    this.#deps = deps;
  }

  /** @throws {@link ConsoleRefusal} */
  async ask(path: string, payload: object = {}): Promise<unknown> {
    const { key, now } = this.#deps;
    const text = JSON.stringify(payload);
    const [nonce, time] = [crypto.randomUUID(), now()];
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
    const signed = `${path}:console:${nonce}:${time}:${base64url(digest)}`;
    const { privateKey } = await key();
    const bytes = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      privateKey,
      encoder.encode(signed),
    );
    return this.#post(path, { nonce, time, payload: text, signature: base64url(bytes) });
  }

  /** The page of the provider where the operator logs in. @throws {@link ConsoleRefusal} */
  async loginPage(): Promise<string> {
    const { publicKey } = await this.#deps.key();
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
    const page = textOf(await this.#post('/console/login', { key: { x, y } }), 'page') ?? '';
    if (!/^https?:\/\//.test(page)) throw new ConsoleRefusal('answer');
    return page;
  }

  async #post(path: string, body: object): Promise<unknown> {
    const { fetch, service } = this.#deps;
    const answer = await fetch(`${service}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cleat-console': '1' },
      body: JSON.stringify(body),
      credentials: 'include',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new ConsoleRefusal('unreachable');
    });
    const read: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return read;
    const seconds = fieldOf(read, 'seconds');
    throw new ConsoleRefusal(textOf(read, 'error') ?? 'answer', {
      ...(typeof seconds === 'number' && { seconds }),
      says: textOf(read, 'says') ?? '',
    });
  }
}

function base64url(bytes: ArrayBuffer): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
