import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { httpAccount, signInOverHttp } from '../support/sign-in-over-http';
import { type SiteServer, startSiteServer } from '../support/site-server';

let app: ScratchApp;
beforeAll(async () => {
  app = await makeScratchApp('sign-in');
}, 120_000);
afterAll(() => app.remove());

describe.each(['hono', 'express', 'node'])('a site on %s with cleatkit/server', (name) => {
  let server: SiteServer;
  let origin = '';
  beforeAll(async () => {
    server = await startSiteServer({
      folder: app.folder,
      command: (port) => `node ${name}.mjs ${port}`,
      first: { path: 'orders', status: 401 },
    });
    ({ origin } = new URL(server.url));
  }, 60_000);
  afterAll(() => server.stop());

  it('shows its orders only to the account that has signed in', async () => {
    const { header: cookie } = await signInOverHttp(origin);

    const orders = await fetch(`${origin}/orders`, { headers: { cookie } });

    expect(await orders.json()).toEqual({ orders: [], of: httpAccount.accountAddress });
    expect((await fetch(`${origin}/orders`)).status).toBe(401);
  });

  it('has the lines of the documentation', () => {
    const site = readFileSync(join(app.folder, `${name}.mjs`), 'utf8');
    const page = readFileSync(join(root, 'docs/sign-in.md'), 'utf8');
    const [, guard = ''] = /(await signIn\.accountsOf\([\w.]+\))/.exec(site) ?? [];

    expect(guard).not.toBe('');
    expect(page).toContain(`sign-in/${name}.mjs`);
    expect(page).toContain(guard);
  });

  it('takes no sign-out from another site', async () => {
    const { header: cookie } = await signInOverHttp(origin);
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json', cookie };
    const url = `${origin}/auth/sign-out`;

    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    expect((await fetch(`${origin}/orders`, { headers: { cookie } })).status).toBe(200);
  });

  it('passes its starter test', async () => {
    expect(await app.run(`SITE=${origin} npm test`)).toContain('pass 1');
  });
});
