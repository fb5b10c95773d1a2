/** What the provider sends a browser back with: an address, or a form that it posts. */
export interface WayBack {
  readonly path: string;
  readonly form?: URLSearchParams;
}

/**
 * A browser at a provider: it keeps cookies, follows redirects, and fills in the provider's own pages as `login`. Returns
 * how it comes back to `home`.
 */
export async function visitProvider(page: string, home: string, login: string): Promise<WayBack> {
  const jar = new Map<string, string>();
  let next = page;
  let init: RequestInit = {};
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { ...init, redirect: 'manual', headers: { cookie } });
    init = {};
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to !== null) {
      next = new URL(to, next).href;
      if (next.startsWith(home)) return { path: next.slice(home.length) };
      continue;
    }
    const html = await answer.text();
    const action = /action="([^"]+)"/.exec(html)?.[1];
    if (action === undefined) throw new Error(`${answer.status} ${html.slice(0, 300)}`);
    next = new URL(action, next).href;
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
    if (next.startsWith(home)) {
      const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
      return { path: next.slice(home.length), form };
    }
    const isLogin = html.includes('name="password"');
    const body = isLogin ? { prompt: 'login', login, password: 'x' } : { prompt: 'consent' };
    init = { method: 'POST', body: new URLSearchParams(body) };
  }
  throw new Error('The provider does not end');
}
