import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from '../support/page-blocks';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';
import { httpAccount, signInOverHttp } from '../support/sign-in-over-http';
import { type SiteServer, startSiteServer } from '../support/site-server';

const page = blocksOf('docs/sign-in-sites.md');

let app: ScratchApp;
beforeAll(async () => {
  app = await makeScratchApp('sign-in');
  const headings = ['A page and its sign-in', 'Express', 'Hono', 'Node'];
  app.writeFiles(headings.flatMap((heading) => page.get(heading) ?? []));
  // What the command of the page copies.
  cpSync(join(app.installed, 'standalone'), join(app.folder, 'public'), { recursive: true });
}, 120_000);
afterAll(() => app.remove());

describe.each(['express', 'hono', 'node'])('the site on %s of docs/sign-in-sites.md', (name) => {
  let server: SiteServer;
  let origin = '';
  beforeAll(async () => {
    server = await startSiteServer({ folder: app.folder, command: () => `node ${name}.mjs` });
    ({ origin } = new URL(server.url));
  }, 60_000);
  afterAll(() => server.stop());

  it('serves its page with the files that it names, and no other file', async () => {
    const typeOf = async (path: string) => {
      const { headers, status } = await fetch(`${origin}${path}`);
      return status === 200 ? headers.get('content-type')?.split(';')[0] : status;
    };

    expect(await typeOf('/?from=mail')).toBe('text/html');
    expect(await typeOf('/site.js')).toBe('text/javascript');
    expect(await typeOf('/cleatkit-0.1.0.js')).toBe('text/javascript');
    expect(await typeOf('/..%2fsign-in-server.mjs')).toBe(404);
    expect(await typeOf('/sign-in-server.mjs')).toBe(404);
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

  it('passes its starter test', async () => {
    expect(await app.run(`SITE=${origin} npm test`)).toContain('pass 1');
  });
});
