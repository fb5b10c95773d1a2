import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { jwtVerify } from 'jose';
import { type HttpStandIn, json, startStandIn, type StandInRequest } from './http-stand-in';

const FIVE_MINUTES = 300_000;
export const KEY_ID = 'organizations/o/apiKeys/k';

/** What a visitor buys on the page. */
export type Bought = Readonly<Record<string, unknown>>;

interface Session {
  readonly asked: Readonly<Record<string, unknown>>;
  readonly until: number;
}

/** Coinbase as its documentation describes it: JWTs are verified, and a token is good for one visit within five minutes. */
export class CoinbaseStandIn {
  readonly secret: string;
  readonly now: () => number;
  readonly sessions = new Map<string, Session>();
  readonly bought = new Map<string, Bought[]>();
  readonly algorithms: string[] = [];

  readonly #nonces = new Set<unknown>();
  readonly #publicKey: KeyObject;
  #server: HttpStandIn | undefined;

  constructor(kind: 'ES256' | 'EdDSA', now: () => number) {
    this.now = now;
    const { privateKey, publicKey } =
      kind === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('ed25519');
    this.#publicKey = publicKey;
    this.secret = secretOf(privateKey);
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(): Promise<this> {
    this.#server = await startStandIn(async (request, response) => {
      const refusal = await this.#refusalOf(request);
      if (refusal !== undefined) return json(response, 401, { code: 16, message: refusal });
      const reference = /^\/onramp\/v1\/buy\/user\/([^/]+)\/transactions$/.exec(
        request.url.pathname,
      )?.[1];
      if (reference !== undefined) return json(response, 200, this.#page(reference, request.url));
      if (request.url.pathname !== '/onramp/v1/token' || request.method !== 'POST') {
        return json(response, 404, {});
      }
      const asked = JSON.parse(request.body) as Session['asked'];
      if (!isTokenRequest(asked)) return json(response, 400, { message: 'invalid request' });
      const token = randomUUID();
      this.sessions.set(token, { asked, until: this.now() + FIVE_MINUTES });
      return json(response, 200, { token, channel_id: '' });
    });
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** A visitor opens the page at `url`, as a browser does, and buys there. */
  visit(url: string, bought: Bought = {}): 'opened' | 'expired' {
    const { searchParams } = new URL(url);
    const token = searchParams.get('sessionToken') ?? '';
    const session = this.sessions.get(token);
    this.sessions.delete(token);
    if (!session || session.until < this.now()) return 'expired';
    const [{ address }] = session.asked['addresses'] as [{ address: string }];
    const reference = searchParams.get('partnerUserRef') ?? '';
    const purchase = {
      transaction_id: randomUUID(),
      status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
      purchase_currency: 'ETH',
      purchase_network: searchParams.get('defaultNetwork'),
      purchase_amount: { value: '0.01', currency: 'ETH' },
      wallet_address: address,
      tx_hash: `0x${'ab'.repeat(32)}`,
      created_at: '2026-01-01T00:00:00Z',
      ...bought,
    };
    this.bought.set(reference, [purchase, ...(this.bought.get(reference) ?? [])]);
    return 'opened';
  }

  #page(reference: string, url: URL): unknown {
    const mine = this.bought.get(reference) ?? [];
    const at = Number(url.searchParams.get('page_key') ?? 0);
    const end = at + Number(url.searchParams.get('page_size') ?? 1);
    return {
      transactions: mine.slice(at, end),
      next_page_key: end < mine.length ? String(end) : '',
      total_count: mine.length,
    };
  }

  async #refusalOf({ headers, method, url }: StandInRequest): Promise<string | undefined> {
    try {
      const token = (headers.authorization ?? '').replace(/^Bearer /, '');
      const { payload, protectedHeader } = await jwtVerify(token, this.#publicKey, {
        issuer: 'cdp',
        subject: KEY_ID,
        audience: 'cdp_service',
        typ: 'JWT',
        requiredClaims: ['nbf', 'exp'],
        maxTokenAge: 120,
        currentDate: new Date(this.now()),
      });
      this.algorithms.push(protectedHeader.alg);
      const { nonce } = protectedHeader;
      if (protectedHeader.kid !== KEY_ID || nonce === undefined) return 'kid or nonce';
      if (this.#nonces.has(nonce)) return 'replayed';
      this.#nonces.add(nonce);
      const [uri] = payload['uris'] as [string];
      return uri === `${method} ${headers.host}${url.pathname}` ? undefined : 'another request';
    } catch {
      return 'signature';
    }
  }
}

function isTokenRequest(asked: Readonly<Record<string, unknown>>): boolean {
  const [first] = (asked['addresses'] ?? []) as { address?: string; blockchains?: string[] }[];
  return (
    typeof asked['clientIp'] === 'string' &&
    first?.address !== undefined &&
    (first.blockchains ?? []).length > 0
  );
}

/** The secret as the portal of Coinbase shows it. */
function secretOf(key: KeyObject): string {
  if (key.asymmetricKeyType === 'ec') return key.export({ type: 'sec1', format: 'pem' }).toString();
  const { d = '', x = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')]).toString(
    'base64',
  );
}
