// A site on Hono whose visitors sign in with a wallet.
import { serve } from '@hono/node-server';
import { createSignInServer } from 'cleatkit/server';
import { Hono } from 'hono';

const port = Number(process.argv[2]);
const signIn = createSignInServer({ domain: `localhost:${port}` });
const app = new Hono();

app.all('/auth/*', ({ req }) => signIn.handle(req.raw));
app.get('/orders', async ({ json, req }) => {
  const [account] = await signIn.accountsOf(req.raw);
  if (!account) return json({ error: 'Sign in first' }, 401);
  return json({ orders: [], of: account.accountAddress });
});

serve({ fetch: app.fetch, hostname: 'localhost', port });
