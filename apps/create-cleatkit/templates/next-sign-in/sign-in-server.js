import { createSignInServer } from 'cleatkit/server';

/** The hosts of the site. */
const domain = ['localhost:3000'];
if (process.env.SITE_DOMAIN) domain.push(process.env.SITE_DOMAIN);

// Next gives each route a memory of its own, so the sessions are in the cookie.
export const signIn = createSignInServer({
  domain,
  cookieSecret: process.env.SITE_SECRET ?? 'only for a machine of your own, never for a site',
});
