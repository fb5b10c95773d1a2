import { createSignInServer } from 'cleatkit/server';

/** The hosts of the site. */
const domain = ['localhost:3000'];
if (process.env.SITE_DOMAIN) domain.push(process.env.SITE_DOMAIN);

/** The visitor's address, which the proxy in front of the site appends; without a proxy all visitors count as one. */
const clientOf = ({ headers }) => headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';

// Next gives each route a memory of its own, so the sessions are in the cookie.
export const signIn = createSignInServer({
  domain,
  clientOf,
  cookieSecret: process.env.SITE_SECRET ?? 'only for a machine of your own, never for a site',
});
