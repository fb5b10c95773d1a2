import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import { kindOf, type Logger } from '../../observe/logger';
import { RESULT_PATH, type SocialCookies } from './social-cookies';
import {
  markIn,
  type SocialEnd,
  type SocialLogins,
  type AuthorizationRequest,
} from '../../use-cases/social/social-logins';
import type { SocialProvider } from '../../ports/social-provider';

const MAX_FORM_BYTES = 16 * 1024;
const NAME_LENGTH = 22;

export interface SocialPagesDeps {
  readonly cookies: SocialCookies;
  readonly frameOrigin: string;
  readonly logger: Logger;
  readonly logins: SocialLogins;
  readonly providers: ReadonlyMap<string, SocialProvider>;

  /** The public address of the service. */
  readonly publicUrl: string;
}

/**
 * Where the wallet's window goes to a provider's page and comes back: `POST /social/leave`, by a form of the wallet's
 * own page, and `/social/back/:provider`, by an address or a form of the provider. Each provider has an address of
 * its own, so that none can answer for another (RFC 9700, 4.4).
 */
export function addSocialPages(app: Hono<ServiceEnv>, deps: SocialPagesDeps): void {
  const { cookies, frameOrigin, logger, logins, providers, publicUrl } = deps;
  const small = bodyLimit({ maxSize: MAX_FORM_BYTES });
  const redirectUri = (provider: string): string => `${publicUrl}/social/back/${provider}`;

  // Browsers give an answer that needed a cookie to the frame alone, and to no site.
  app.use(RESULT_PATH, async (c, next) => {
    await next();
    const isFrame = c.req.header('origin') === frameOrigin;
    if (isFrame) c.header('access-control-allow-credentials', 'true');
  });

  app.post('/social/leave', small, async (c) => {
    // Browsers write this header, and no page of another origin can.
    if (c.req.header('origin') !== frameOrigin) throw new HttpRefusal(403, 'origin');
    const { flow, way } = await c.req.parseBody();
    const name = typeof flow === 'string' ? flow.slice(0, NAME_LENGTH) : '';
    const isInTab = way === 'tab';
    const left = await logins.leave(name, isInTab);
    const provider = left && providers.get(left.provider);
    if (!left || !provider) return c.redirect(`${frameOrigin}/#social-over`, 303);
    const page = await provider
      // A link may come from an attacker: the visitor sees it at the provider too, and chooses an account.
      .pageFor(left.secrets, redirectUri(provider.id), { asksVisitor: isInTab })
      .catch((error: unknown) => {
        logger.warn('a social login failed', { provider: provider.id, kind: kindOf(error) });
      });
    if (!page) {
      await logins.end(left.id, { failed: 'unreachable' });
      return c.html(leavingPage(left.page ?? `${frameOrigin}/#social-over`));
    }
    cookies.left(c, left.secrets.state, left.browser, provider.postsBack);
    return c.html(leavingPage(page.href));
  });

  const comeBack = async (c: Context<ServiceEnv>, back: URL | Request, state: string) => {
    const provider = providers.get(c.req.param('provider') ?? '');
    const browser = cookies.browserOf(c, state);
    const login = provider && (await logins.comeBack(provider.id, state, browser));
    if (!provider || !login) return c.redirect(`${frameOrigin}/#social-over`, 303);
    const outcome = await provider.identityIn(back, login.secrets).catch((error: unknown) => {
      logger.warn('a social login failed', { provider: provider.id, kind: kindOf(error) });
      return { failed: isRefusal(error) ? 'declined' : 'failed' };
    });
    return c.redirect(await placeAfter(c, login, outcome), 303);
  };

  /** Where a browser goes that has come back: to the page of the site as it was, or to the page of its window. */
  const placeAfter = async (
    c: Context<ServiceEnv>,
    { id, page, secrets }: AuthorizationRequest,
    outcome: SocialEnd,
  ): Promise<string> => {
    const handle = await logins.end(id, outcome);
    if (page === undefined) return `${frameOrigin}/#social-back`;
    cookies.cameBack(c, secrets.state, markIn(id), handle);
    return page;
  };

  /** The address to which the provider was told to send the visitor, with what it has added. */
  const ownAddress = (c: Context<ServiceEnv>): URL => {
    const address = new URL(redirectUri(c.req.param('provider') ?? ''));
    address.search = new URL(c.req.url).search;
    return address;
  };

  app.get('/social/back/:provider', (c) =>
    comeBack(c, ownAddress(c), c.req.query('state')?.slice(0, NAME_LENGTH) ?? ''),
  );

  app.post('/social/back/:provider', small, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const address = ownAddress(c);
    address.search = '';
    const back = new Request(address, { method: 'POST', body: form });
    return comeBack(c, back, form.get('state')?.slice(0, NAME_LENGTH) ?? '');
  });
}

/**
 * A page that goes on to the provider, or back to the site, by itself. A redirect would be a part of the form's way, and browsers check that
 * against the policy of the wallet's page, which does not know them.
 */
function leavingPage(href: string): string {
  const url = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0;url=${url}">` +
    `<title>Sign in</title><a href="${url}">Continue</a></html>`
  );
}

/** Whether the visitor, and not the provider, has said no. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'error' in error && error.error === 'access_denied';
}
