import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK } from 'jose';
import { Provider } from 'oidc-provider';
import type { TestService } from '../support';
import { newDevice, type Device } from './device';
import { visitProvider } from './social-visitor';

export const CONSOLE = 'https://console.test';
export const PUBLIC = 'https://service.test';
const SECRET = 'the secret of the console';

/** The roles of the people at the operator's provider. */
const roles: Readonly<Record<string, unknown>> = {
  olga: ['act'],
  omar: ['read', 'act'],
  rita: ['read'],
  boss: ['admin', 'ACT', 'act '],
  text: 'read',
};

/** The operator's own provider of OpenID Connect: a certified one. */
export class OperatorsProvider {
  readonly #server: Server;
  readonly #back: string;

  private constructor(server: Server, back: string) {
    this.#server = server;
    this.#back = back;
  }

  static async start(publicUrl = PUBLIC): Promise<OperatorsProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const own = new OperatorsProvider(server, `${publicUrl}/console/back`);
    server.on('request', (await own.#provider()).callback());
    return own;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As the service reads it. */
  get environment(): Readonly<Record<string, string>> {
    return {
      PUBLIC_URL: this.#back.replace('/console/back', ''),
      CONSOLE_ORIGIN: CONSOLE,
      CONSOLE_ISSUER: this.issuer,
      CONSOLE_CLIENT_ID: 'console',
      CONSOLE_CLIENT_SECRET: SECRET,
      CONSOLE_HEAD_URL: 'https://heads.test/cleat',
    };
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }

  async #provider(): Promise<Provider> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = { ...(await exportJWK(privateKey)), kid: 'k1', use: 'sig', alg: 'ES256' };
    return new Provider(this.issuer, {
      clients: [
        {
          client_id: 'console',
          client_secret: SECRET,
          response_types: ['code'],
          redirect_uris: [this.#back],
          grant_types: ['authorization_code'],
          id_token_signed_response_alg: 'ES256',
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [key] },
      conformIdTokenClaims: false,
      claims: { openid: ['sub', 'roles'], profile: ['name'] },
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: () => ({ sub: id, name: `${id} at work`, roles: roles[id] }),
      }),
      pkce: { required: () => true },
      cookies: { keys: ['tests'] },
      ttl: { AuthorizationCode: 60 },
      features: { devInteractions: { enabled: true } },
    });
  }
}

export type ConsoleAnswer = Readonly<Record<string, unknown>> & { readonly status: number };

export interface Asking {
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly device?: Device;
}

/** The browser of an operator, at the console. */
export class ConsoleBrowser {
  /** The cookies of the service. */
  readonly jar = new Map<string, string>();
  readonly #service: TestService;
  device: Device;

  private constructor(service: TestService, device: Device) {
    this.#service = service;
    this.device = device;
  }

  static async at(service: TestService): Promise<ConsoleBrowser> {
    return new ConsoleBrowser(service, await newDevice());
  }

  static async loggedIn(service: TestService, login: string): Promise<ConsoleBrowser> {
    const browser = await ConsoleBrowser.at(service);
    const place = await browser.logIn(login);
    if (place !== `${CONSOLE}/`) throw new Error(place);
    return browser;
  }

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Logs in at the provider as `login`. Returns where the browser is sent at the end. */
  async logIn(login: string): Promise<string> {
    const left = await this.post('/console/login', { key: this.device.jwk });
    if (left.status !== 200) throw new Error(`${left.status} ${String(left['error'])}`);
    const { path } = await visitProvider(String(left['page']), PUBLIC, login);
    return this.comeBack(path);
  }

  /** Comes back from the provider. */
  async comeBack(path: string): Promise<string> {
    const headers = { cookie: this.cookie, origin: '' };
    const answer = await this.#service.ask(path, { headers });
    this.#keep(answer);
    return answer.headers.get('location') ?? String(answer.status);
  }

  /** A request that this browser's key signs. */
  async ask(path: string, payload: object = {}, asking: Asking = {}): Promise<ConsoleAnswer> {
    return this.post(path, await this.proof(path, payload, asking.device), asking);
  }

  async proof(path: string, payload: object, device = this.device) {
    const text = JSON.stringify(payload);
    const [nonce, time] = [randomUUID(), this.#service.now()];
    const hash = createHash('sha256').update(text).digest('base64url');
    const signature = await device.sign(`${path}:console:${nonce}:${time}:${hash}`);
    return { nonce, time, payload: text, signature };
  }

  async post(path: string, body: object, asking: Asking = {}): Promise<ConsoleAnswer> {
    const { cookie = this.cookie, headers = { 'cleat-console': '1' }, origin = CONSOLE } = asking;
    const answer = await this.#service.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie, ...headers },
      body: JSON.stringify(body),
    });
    this.#keep(answer);
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  #keep(answer: Response): void {
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }
}
