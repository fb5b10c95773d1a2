import { createSignInServer } from 'cleatkit/server';

/** The hosts of the site. */
const domain = ['localhost:3000'];
if (process.env.SITE_DOMAIN) domain.push(process.env.SITE_DOMAIN);

/** The visitor's address, which the proxy in front of the site appends; without a proxy all visitors count as one. */
const clientOf = ({ headers }) => headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';

export const signIn = createSignInServer({ domain, clientOf });
