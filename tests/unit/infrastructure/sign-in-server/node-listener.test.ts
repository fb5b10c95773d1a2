import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSignInServer, nodeListener } from '../../../../infrastructure/sign-in-server';
import { evmAccount } from '../../../support/sign-in-keys';

let server: Server;
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

/** A site on Node's own server. `prepare` is what runs before, such as a reader of bodies. */
async function site(prepare: (request: object, body: string) => void = () => {}) {
  server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const domain = `127.0.0.1:${port}`;
  const listener = nodeListener(createSignInServer({ domain }).handle);
  const isRead = prepare.length > 0;
  server.on('request', (request, response) => {
    if (!isRead) return void listener(request, response);
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      prepare(request, body);
      void listener(request, response);
    });
  });
  const origin = `http://${domain}`;
  const post = (route: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(`${origin}/auth/${route}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  return { origin, post };
}

describe.each([
  ['as it comes', undefined],
  [
    'that express.json() has read',
    (request: object, body: string) => Object.assign(request, { body: JSON.parse(body || '{}') }),
  ],
])('the server behind Node’s http, with a body %s', (_what, prepare) => {
  it('signs an account in over the wire', async () => {
    const { origin, post } = await site(prepare);
    const account = evmAccount();
    const { text } = (await (await post('nonce', account)).json()) as { text: string };
    const signed = [{ message: text, signature: await account.sign(text) }];

    const verified = await post('verify', { signed });

    expect(verified.status).toBe(200);
    const cookie = verified.headers.get('set-cookie')?.split(';')[0] ?? '';
    const session = await fetch(`${origin}/auth/session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({
      sessions: [{ data: { accountAddress: account.accountAddress } }],
    });
  });
});

describe('the server behind Node’s http', () => {
  it('stops reading a body that is too long', async () => {
    const { post } = await site();
    expect((await post('verify', { long: 'x'.repeat(1_000_000) })).status).toBe(400);
  });

  it('answers what it does not know', async () => {
    const { origin } = await site();
    expect((await fetch(`${origin}/auth/other`)).status).toBe(404);
    expect((await fetch(`${origin}/auth/session`, { method: 'HEAD' })).status).toBe(405);
  });
});
