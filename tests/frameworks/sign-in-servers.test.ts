import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/free-port.mjs';
import { innerEnvironment } from '../../scripts/npm.mjs';
import { eventually } from '../support/eventually';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { httpAccount, signInOverHttp } from '../support/sign-in-over-http';

let app: ScratchApp;
beforeAll(async () => {
  app = await makeScratchApp('signIn');
}, 120_000);
afterAll(() => app.remove());

describe.each(['hono', 'express'])('a site on %s with cleatkit/server', (name) => {
  let server: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    server = spawn(process.execPath, [`${name}.mjs`, String(port)], {
      ...{ cwd: app.folder, stdio: 'inherit', env: innerEnvironment() },
    });
    await eventually(
      async () => expect((await fetch(`${origin}/orders`)).status).toBe(401),
      30_000,
    );
  }, 60_000);
  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  });

  it('shows its orders only to the account that has signed in', async () => {
    const { header: cookie } = await signInOverHttp(origin);

    const orders = await fetch(`${origin}/orders`, { headers: { cookie } });

    expect(await orders.json()).toEqual({ orders: [], of: httpAccount.accountAddress });
    expect((await fetch(`${origin}/orders`)).status).toBe(401);
  });

  it('takes no sign-out from another site', async () => {
    const { header: cookie } = await signInOverHttp(origin);
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json', cookie };
    const url = `${origin}/auth/sign-out`;

    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    expect((await fetch(`${origin}/orders`, { headers: { cookie } })).status).toBe(200);
  });
});
