import { beforeAll, describe, expect, it } from '@jest/globals';
import { packScaffold, scaffold } from '../../apps/create-cleatkit/scaffold.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { newcomer } from './support/newcomer';
import { expectConnectionEverywhere } from './support/visitor';

/** How a newcomer starts a site after its build, at a port. */
const starts = {
  react: (port: number) => `npx --no -- vite preview --host localhost --strictPort --port ${port}`,
  vue: (port: number) => `npx --no -- vite preview --host localhost --strictPort --port ${port}`,
  page: () => 'node server.js',
} as const;

const sites = [
  ['react', []],
  ['vue', []],
  ['page', []],
  ['react', ['--wagmi', '--sign-in']],
] as const;

const at = newcomer();
beforeAll(() => packScaffold());

describe.each(sites)(
  'a site that docs/create.md writes by the template %s with %j',
  (template, options) => {
    it('passes its test, builds, and connects a wallet', async () => {
      const { begin, browser, keep } = at();
      const folder = begin();
      await folder.create(
        ['npx --yes', `file:${scaffold}`, 'my-site --template', template, ...options].join(' '),
      );
      await folder.run('npm run build --if-present');
      const port = await freePort();
      const environment = {
        HOST: 'localhost',
        PORT: String(port),
        SITE_DOMAIN: `localhost:${port}`,
      };
      const { url } = keep(await folder.serve(starts[template](port), port, environment));
      const isSignedIn = (options as readonly string[]).includes('--sign-in');

      await expectConnectionEverywhere(
        ['scaffold', template, ...options].join(' '),
        folder.seconds,
        {
          browser,
          url,
          isSignedIn,
        },
      );
      expect(await folder.run('npm test')).toContain('1 passed');
    });
  },
);

describe('a site with Next and a sign-in, on another port than it was written for', () => {
  it('says why it refuses, and signs in once SITE_DOMAIN is set as the site says', async () => {
    const { begin, browser, keep } = at();
    const folder = begin();
    const printed = await folder.create(
      `npx --yes file:${scaffold} my-site --template next --sign-in`,
    );
    expect(printed).toContain('SITE_DOMAIN');
    const port = await freePort();
    const command = `npx --no -- next dev -p ${port}`;
    const wrong = keep(await folder.serve(command, port));
    const refusal = await fetch(`${wrong.url}auth/nonce`, {
      method: 'POST',
      headers: { origin: `http://localhost:${port}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(refusal.status).toBe(403);
    const reason = await refusal.text();
    await wrong.stop();
    for (const told of [reason, wrong.log()]) {
      expect(told).toContain(`localhost:${port}`);
      expect(told).toContain('localhost:3000');
    }

    const { url } = keep(await folder.serve(command, port, { SITE_DOMAIN: `localhost:${port}` }));
    await expectConnectionEverywhere('scaffold next --sign-in on another port', folder.seconds, {
      browser,
      url,
      isSignedIn: true,
    });
  });
});
