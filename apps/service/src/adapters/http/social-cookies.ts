import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { ServiceEnv } from './environment';
import { SOCIAL_LIFE_MS } from '../../domain/social-life';

const MARK_LENGTH = 8;

/** Where the frame fetches a login by {@link SocialCookies}. */
export const RESULT_PATH = '/social/result';

/**
 * What the browser keeps of a login. Each login has cookies of its own: a visitor may have two tabs at providers. No page of
 * another host writes them: the prefix keeps them to this host. Http of this machine cannot have it.
 */
export class SocialCookies {
  readonly #prefix: string;

  constructor(publicUrl: string) {
    this.#prefix = publicUrl.startsWith('https:') ? '__Host-cleat' : 'cleat';
  }

  /** The browser leaves for a provider. Only it comes back. */
  left(c: Context<ServiceEnv>, state: string, browser: string, isPostedBack: boolean): void {
    // Apple's form comes from another site.
    const sameSite = isPostedBack ? 'None' : 'Lax';
    setCookie(c, this.#leftAs(state), browser, { ...own, sameSite, maxAge: SOCIAL_LIFE_MS / 1000 });
  }

  browserOf(c: Context<ServiceEnv>, state: string): string {
    return getCookie(c, this.#leftAs(state)) ?? '';
  }

  /**
   * The browser has come back to a page of a site. Only it fetches the login: from the frame, which the browser gives this
   * cookie to as to the wallet's own pages (Storage Access API). So it is not partitioned: a partition is another site's.
   */
  cameBack(c: Context<ServiceEnv>, state: string, mark: string, handle: string): void {
    deleteCookie(c, this.#leftAs(state), own);
    const options = { ...own, sameSite: 'None', maxAge: SOCIAL_LIFE_MS / 1000 } as const;
    setCookie(c, this.#backAs(mark), handle, options);
  }

  handleOf(c: Context<ServiceEnv>, mark: string): string | undefined {
    return getCookie(c, this.#backAs(mark));
  }

  /** The login is fetched. */
  fetched(c: Context<ServiceEnv>, mark: string): void {
    deleteCookie(c, this.#backAs(mark), { ...own, sameSite: 'None' });
  }

  #leftAs(state: string): string {
    return `${this.#prefix}-social-${state.slice(0, MARK_LENGTH)}`;
  }

  #backAs(mark: string): string {
    return `${this.#prefix}-result-${mark}`;
  }
}

const own: CookieOptions = { path: '/', httpOnly: true, secure: true };
