import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { ServiceEnv } from '../environment';

/** How long an operator may be at the provider. */
export const LOGIN_LIFE_MS = 10 * 60_000;

/**
 * What the browser of an operator keeps. No page of another host writes it: the prefix keeps it to this host. Http of this machine
 * cannot have the prefix. No page of another site has the session sent.
 */
export class OperatorCookies {
  readonly #session: string;
  readonly #login: string;

  constructor(publicUrl: string) {
    const prefix = publicUrl.startsWith('https:') ? '__Host-cleat' : 'cleat';
    this.#session = `${prefix}-console`;
    this.#login = `${prefix}-console-login`;
  }

  sessionOf(c: Context<ServiceEnv>): string {
    return getCookie(c, this.#session) ?? '';
  }

  /** It ends with the browser, or with what the service says. */
  open(c: Context<ServiceEnv>, token: string): void {
    setCookie(c, this.#session, token, own);
  }

  close(c: Context<ServiceEnv>): void {
    deleteCookie(c, this.#session, own);
  }

  /** The browser leaves for the provider. Only it comes back, from another site: so it is not `Strict`. */
  left(c: Context<ServiceEnv>, sealed: string): void {
    const options = { ...own, sameSite: 'Lax', maxAge: LOGIN_LIFE_MS / 1000 } as const;
    setCookie(c, this.#login, sealed, options);
  }

  /** What {@link OperatorCookies.left} has kept, once. */
  comeBack(c: Context<ServiceEnv>): string {
    const sealed = getCookie(c, this.#login) ?? '';
    deleteCookie(c, this.#login, own);
    return sealed;
  }
}

const own: CookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' };
