import type { Hono } from 'hono';
import type { Site, Sites } from '../../ports/sites';
import type { ServiceEnv } from './environment';
import { ORIGIN_LENGTH } from './site-in';

/** The header with the directive, from the service to the server of the frame's files. */
const HEADER = 'x-frame-policy';

/** The header with the directive for the page that a frozen site gets in its place. Servers that do not know it shut the site out. */
const FROZEN_HEADER = 'x-frame-frozen';

/** Servers and browsers cut headers, some at 8 kB with all that is in them: a longer list is not sent. */
const MAX_LENGTH = 4096;

/** What an origin of a policy may have: nothing that ends a directive or a header, and no star. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/**
 * `GET /frame/policy`, which the server of the frame's files asks before it sends the page: 204 with `x-frame-policy`, which is the
 * `frame-ancestors` of the sites that may have the frame now. The page's address may name its site, `?site=<origin>`, and the server
 * passes that on in `x-forwarded-uri`; else a browser's `referer` says it. What these say chooses among the sites and adds none.
 * Where the address names a frozen site, `x-frame-frozen` is the `frame-ancestors` of that one: the server may send it the page that
 * says so, and has nothing else.
 */
export function addFramePolicyRoute(
  app: Hono<ServiceEnv>,
  { sites }: { readonly sites: Sites },
): void {
  app.get('/frame/policy', async (c) => {
    const asked = c.req.header('x-forwarded-uri') ?? c.req.url;
    const inAddress = siteNamedIn(asked);
    const named = inAddress ?? originOf(c.req.header('referer'));
    const site = named === undefined ? undefined : await sites.find(named);
    c.header(HEADER, `frame-ancestors ${await ancestorsFor(sites, site)}`);
    if (inAddress !== undefined && site?.isFrozen && ORIGIN.test(site.origin))
      c.header(FROZEN_HEADER, `frame-ancestors ${site.origin}`);
    return c.body(null, 204);
  });
}

async function ancestorsFor(sites: Sites, site: Site | undefined): Promise<string> {
  if (site && mayFrame(site)) return site.origin;
  const all = (await sites.list()).filter(mayFrame).map(({ origin }) => origin);
  const list = all.join(' ');
  // Of too many, a page that says no site of them is for none.
  return list === '' || list.length > MAX_LENGTH ? "'none'" : list;
}

function mayFrame({ isFrozen, origin }: Site): boolean {
  return !isFrozen && ORIGIN.test(origin);
}

function siteNamedIn(address: string): string | undefined {
  const base = 'http://frame.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const site = new URL(address, base).searchParams.get('site');
  return site !== null && site.length <= ORIGIN_LENGTH ? site : undefined;
}

function originOf(referer: string | undefined): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}
