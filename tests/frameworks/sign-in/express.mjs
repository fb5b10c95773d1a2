// A site on Express whose visitors sign in with a wallet.
import { createSignInServer, nodeListener } from 'cleatkit/server';
import express from 'express';

const port = Number(process.argv[2]);
const signIn = createSignInServer({ domain: `localhost:${port}` });
const app = express();

app.use(express.json());
app.use('/auth', nodeListener(signIn.handle));
app.get('/orders', async (request, response) => {
  const [account] = await signIn.accountsOf(request);
  if (!account) return response.status(401).json({ error: 'Sign in first' });
  return response.json({ orders: [], of: account.accountAddress });
});

app.listen(port, 'localhost');
