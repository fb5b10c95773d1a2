import { evmAccount } from './sign-in-keys';

/** The account that signs in over HTTP. */
export const httpAccount = evmAccount();

/** What a browser keeps of the answers of a site. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(response: Response): Response {
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}

/** Signs {@link httpAccount} in at the site at `origin`, as a page there does, and returns its cookies. */
export async function signInOverHttp(origin: string): Promise<CookieJar> {
  const jar = new CookieJar();
  const post = async (route: string, body: unknown) =>
    jar.keep(
      await fetch(`${origin}/auth/${route}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', cookie: jar.header },
        body: JSON.stringify(body),
      }),
    );
  const { accountAddress, chainId } = httpAccount;
  const { text } = (await (await post('nonce', { accountAddress, chainId })).json()) as {
    readonly text: string;
  };
  const signed = [{ message: text, signature: await httpAccount.sign(text) }];
  const { status } = await post('verify', { signed });
  if (status !== 200) throw new Error(`The site answered ${status}`);
  return jar;
}
