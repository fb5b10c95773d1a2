import type { SignInServer } from '../../infrastructure/sign-in-server';
import type { SigningAccount } from './sign-in-keys';

export const ORIGIN = 'https://shop.example';

/** A browser at a site with `server`: it keeps the site's cookies, and sends what a page's `fetch` sends. */
export class SiteVisit {
  cookie = '';
  readonly #server: SignInServer;
  readonly #origin: string;

  constructor(server: SignInServer, origin = ORIGIN) {
    this.#server = server;
    this.#origin = origin;
  }

  async post(route: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return this.send(route, {
      method: 'POST',
      headers: { origin: this.#origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async send(route: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const request = new Request(`${this.#origin}/auth/${route}`, { ...init, headers });
    const response = await this.#server.handle(request);
    const set = response.headers.get('set-cookie');
    if (set !== null) {
      const [pair = ''] = set.split(';');
      this.cookie = set.includes('Max-Age=0') ? '' : pair;
    }
    const body = (await response.json()) as Readonly<Record<string, unknown>>;
    return { status: response.status, body, set, code: body['code'] };
  }

  /** The text that `account` is to sign. */
  async message({ accountAddress, chainId }: SigningAccount): Promise<string> {
    const { body } = await this.post('nonce', { accountAddress, chainId });
    return String(body['text']);
  }

  verify(message: string, signature: string) {
    return this.post('verify', { signed: [{ message, signature }] });
  }

  async signIn(account: SigningAccount) {
    const text = await this.message(account);
    return this.verify(text, await account.sign(text));
  }

  /** The addresses that have signed in. */
  async accounts(): Promise<readonly string[]> {
    const { body } = await this.send('session', { method: 'GET' });
    const sessions = body['sessions'] as readonly { data: { accountAddress: string } }[];
    return sessions.map(({ data }) => data.accountAddress);
  }
}
