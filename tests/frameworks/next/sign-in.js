import { createSignInServer } from 'cleatkit/server';

// Next gives each route a memory of its own, so the sessions are in the cookie.
export const signIn = createSignInServer({
  domain: process.env.SITE_DOMAIN ?? 'localhost:3000',
  clientOf: ({ headers }) => headers.get('x-forwarded-for') ?? '',
  cookieSecret: process.env.NEXTAUTH_SECRET ?? 'only for a machine of your own, never for a site',
});
