import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';
import type { ConsoleBrowser } from './operators';

const ALG = 'ES256';

/** What an ID token says, and what is wrong with it. */
export interface HostileToken {
  readonly claims?: Readonly<Record<string, unknown>>;

  /** Claims that the token has not. */
  readonly without?: readonly string[];
}

/** An operator's OpenID provider that says what a test has it say. */
export class HostileOperators {
  readonly #server: Server;
  readonly #nowMs: () => number;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #token = '';

  private constructor(server: Server, nowMs: () => number) {
    this.#server = server;
    this.#nowMs = nowMs;
  }

  static async start(nowMs: () => number): Promise<HostileOperators> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const own = new HostileOperators(server, nowMs);
    const jwk = { ...(await exportJWK(own.#keys.publicKey)), kid: 'k1', use: 'sig', alg: ALG };
    server.on('request', ({ url }, response) => {
      const answers: Readonly<Record<string, object>> = {
        '/.well-known/openid-configuration': own.#metadata,
        '/jwks': { keys: [jwk] },
        '/token': { access_token: 'a', token_type: 'Bearer', id_token: own.#token },
      };
      const answer = answers[url ?? ''];
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
    return own;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A browser logs in, and the provider answers with this token. Returns where the browser is sent at the end. */
  async logIn(browser: ConsoleBrowser, token: HostileToken): Promise<string> {
    const left = await browser.post('/console/login', { key: browser.device.jwk });
    const { searchParams } = new URL(String(left['page']));
    this.#token = await this.#signed(searchParams.get('nonce') ?? '', token);
    const state = searchParams.get('state') ?? '';
    return browser.comeBack(`/console/back?code=c&state=${state}`);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }

  get #metadata() {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALG],
      code_challenge_methods_supported: ['S256'],
    };
  }

  async #signed(nonce: string, { claims, without = [] }: HostileToken): Promise<string> {
    const seconds = Math.floor(this.#nowMs() / 1000);
    const all = {
      iss: this.issuer,
      aud: 'console',
      sub: 'olga',
      roles: ['act'],
      iat: seconds,
      exp: seconds + 60,
      auth_time: seconds,
      nonce,
      ...claims,
    };
    const said = Object.fromEntries(
      Object.entries(all).filter(([name]) => !without.includes(name)),
    );
    return new SignJWT(said)
      .setProtectedHeader({ alg: ALG, kid: 'k1' })
      .sign(this.#keys.privateKey);
  }
}
