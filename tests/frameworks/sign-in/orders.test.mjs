import { createTestWallet } from 'cleatkit/testing';
import assert from 'node:assert/strict';
import { test } from 'node:test';

// Where the site runs: `PORT=3000 node hono.mjs`, then `SITE=http://localhost:3000 npm test`.
const { SITE: origin = 'http://localhost:3000' } = process.env;
const chains = [{ chainId: 1, rpcUrl: 'https://rpc.test' }];
const { provider } = createTestWallet({ chains });

await test('shows its orders to a visitor whose wallet signs, and to no other', async () => {
  let cookie = '';
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json', cookie, origin };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/auth/${path}`, init);
    cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
    return answer.json();
  };
  const orders = () => fetch(`${origin}/orders`, { headers: { cookie } });
  assert.equal((await orders()).status, 401);

  const [account] = await provider.request({ method: 'eth_requestAccounts' });
  const { text } = await post('nonce', { accountAddress: account, chainId: 'eip155:1' });
  const signature = await provider.request({ method: 'personal_sign', params: [text, account] });
  await post('verify', { signed: [{ message: text, signature }] });

  assert.deepEqual(await (await orders()).json(), { orders: [], of: account });
});
