import { createSignInServer } from 'cleatkit/server';

/** The hosts of the site. */
const domain = ['localhost:3000'];
if (process.env.SITE_DOMAIN) domain.push(process.env.SITE_DOMAIN);

export const signIn = createSignInServer({ domain });
