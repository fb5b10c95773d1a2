import { createSignInServer, nodeListener } from 'cleatkit/server';

/** The hosts of the site: those of "npm run dev" and "npm run preview", and that of its server. */
const domain = ['localhost:5173', 'localhost:4173', 'localhost:3000'];
if (process.env.SITE_DOMAIN) domain.push(process.env.SITE_DOMAIN);

/** The visitor's address, which the proxy in front of the site appends; without a proxy all visitors count as one. */
const clientOf = ({ headers }) => headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';

export const signIn = createSignInServer({ domain, clientOf });

/** The routes of the sign-in in Vite's servers. Another server takes the listener as well: `app.use('/auth', listener)`. */
const listener = nodeListener(signIn.handle);
const addRoutes = ({ middlewares }) => void middlewares.use('/auth', listener);

export const signInRoutes = {
  name: 'sign-in-routes',
  configureServer: addRoutes,
  configurePreviewServer: addRoutes,
};
