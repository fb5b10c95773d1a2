import { generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../scripts/free-port.mjs';

/** How the stand-in answers the next request for a session. */
type Mood = 'honest' | 'slow' | 'lying';

export const SLOW_MS = 2500;
export const KEY_ID = 'organizations/o/apiKeys/k';

/** The API of Coinbase by its documentation. It verifies every JWT; `apps/service/tests` has stricter judges. */
export class CoinbaseStandIn {
  readonly secret: string;
  mood: Mood = 'honest';

  /** How often purchases were listed. */
  listed = 0;

  readonly #receivers = new Map<string, string>();
  readonly #bought = new Map<string, Record<string, unknown>[]>();
  readonly #publicKey;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #port = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    this.#publicKey = publicKey;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<this> {
    this.#port = await listen(this.#server);
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The visitor buys on the page at `url`, for the account of its session or for `receiver`. */
  buy(url: string, receiver?: string): void {
    const { searchParams } = new URL(url);
    const own = this.#receivers.get(searchParams.get('sessionToken') ?? '');
    if (own === undefined) throw new Error('the page has no session');
    const reference = searchParams.get('partnerUserRef') ?? '';
    const purchase = {
      transaction_id: randomUUID(),
      status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
      purchase_network: 'ethereum',
      purchase_currency: 'ETH',
      purchase_amount: { value: '0.01', currency: 'ETH' },
      wallet_address: receiver ?? own,
      created_at: new Date().toISOString(),
    };
    this.#bought.set(reference, [purchase, ...(this.#bought.get(reference) ?? [])]);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const { pathname } = new URL(request.url ?? '', this.url);
    const answer = (status: number, json: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    };
    if (!this.#isSigned(request, pathname)) return answer(401, {});
    const reference = /\/buy\/user\/([^/]+)\/transactions$/.exec(pathname)?.[1];
    if (reference !== undefined) {
      this.listed += 1;
      return answer(200, { transactions: this.#bought.get(reference) ?? [] });
    }
    const { mood } = this;
    this.mood = 'honest';
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (mood === 'lying') return answer(200, { token: 7, url: 'https://evil.test/' });
    const { addresses } = JSON.parse(body) as { readonly addresses: [{ address: string }] };
    const token = randomUUID();
    this.#receivers.set(token, addresses[0].address);
    return answer(200, { token });
  }

  #isSigned({ headers, method }: IncomingMessage, pathname: string): boolean {
    const [header = '', claims = '', signature = ''] = (headers.authorization ?? '')
      .replace('Bearer ', '')
      .split('.');
    const key = { key: this.#publicKey, dsaEncoding: 'ieee-p1363' } as const;
    const bytes = Buffer.from(signature, 'base64url');
    const { uris } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { uris: string[] };
    const isOwn = uris[0] === `${method} ${headers.host}${pathname}`;
    return isOwn && verify('sha256', Buffer.from(`${header}.${claims}`), key, bytes);
  }
}
