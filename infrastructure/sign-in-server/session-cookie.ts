import { isLoopback } from './request-guard';
import { type AnyRequest, cookiesOf } from './request-headers';

/** The cookie of the session, by its name and its attributes. */
export interface SessionCookie {
  /** Its value in a request. */
  read(request: AnyRequest): string | undefined;

  /** The header that keeps `token` for a time, or that removes the cookie. */
  set(token: string, lifetimeMs: number): string;
  remove(): string;
}

/**
 * The cookie of a site. With `__Host-`, a browser takes it only over TLS, for exactly this host, and no other host of
 * the domain can set it. Pages of this machine have no TLS.
 */
export function sessionCookie(domains: readonly string[]): SessionCookie {
  const isLocal = domains.every(isLoopback);
  const name = isLocal ? 'cleat-sign-in' : '__Host-cleat-sign-in';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isLocal ? '' : '; Secure'}`;
  const header = (value: string, seconds: number): string =>
    `${name}=${value}; ${attributes}; Max-Age=${seconds}`;
  return {
    read: (request) => {
      const pairs = cookiesOf(request).split(/; */);
      const pair = pairs.find((one) => one.startsWith(`${name}=`));
      return pair?.slice(name.length + 1) || undefined;
    },
    set: (token, lifetimeMs) => header(token, Math.ceil(lifetimeMs / 1000)),
    remove: () => header('', 0),
  };
}
