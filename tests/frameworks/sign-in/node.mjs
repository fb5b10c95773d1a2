// A site on Node's own server whose visitors sign in with a wallet.
import { createServer } from 'node:http';
import { createSignInServer, nodeListener } from 'cleatkit/server';

const port = Number(process.argv[2]);
const signIn = createSignInServer({ domain: `localhost:${port}` });
const auth = nodeListener(signIn.handle);

createServer(async (request, response) => {
  if (request.url.startsWith('/auth/')) return auth(request, response);
  const [account] = await signIn.accountsOf(request);
  response.writeHead(account ? 200 : 401, { 'content-type': 'application/json' });
  const answer = account ? { orders: [], of: account.accountAddress } : { error: 'Sign in first' };
  return response.end(JSON.stringify(answer));
}).listen(port, 'localhost');
