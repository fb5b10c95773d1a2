import { describe, expect, it } from '@jest/globals';
import { freePort } from '../../scripts/free-port.mjs';
import { installLine } from '../support/scratch-app';
import { stepsOf } from './support/documentation';
import type { EmptyFolder } from './support/empty-folder';
import { createNext } from './support/new-sites';
import { newcomer } from './support/newcomer';
import type { RunningSite } from './support/running-site';
import { expectRefusalInConsole, expectSignInAndOut } from './support/signing-visitor';

const page = 'docs/sign-in-sites.md';
const at = newcomer();

describe.each(['Express', 'Hono', 'Node'])('a site with a sign-in on %s', (name) => {
  it('names both hosts where it refuses, signs in where SITE_DOMAIN is its own, and signs out', async () => {
    const folder = at().begin();
    await folder.run('npm init --yes');
    await folder.run(installLine());
    await folder.follow(stepsOf(page, 'A page and its sign-in', name));

    await expectRefusalThenOrders(name, folder, () => `node ${name.toLowerCase()}.mjs`);
  });
});

describe('a site with a sign-in on Next', () => {
  it('names both hosts where it refuses, signs in where SITE_DOMAIN is its own, and signs out', async () => {
    const folder = at().begin();
    await folder.create(createNext);
    await folder.run(installLine());
    await folder.follow(stepsOf(page, 'Next (App Router)'));

    await expectRefusalThenOrders('Next', folder, (port) => `npx --no -- next dev -p ${port}`);
  });
});

/** Starts the site at another port than it was written for, without and with its variable. */
async function expectRefusalThenOrders(
  name: string,
  folder: EmptyFolder,
  command: (port: number) => string,
): Promise<void> {
  const { browser, keep } = at();
  const port = await freePort();
  const hosts = ['localhost:3000', `localhost:${port}`];
  const serve = (variables: Readonly<Record<string, string>>): Promise<RunningSite> =>
    folder.serve(command(port), port, { PORT: String(port), ...variables });

  const wrong = keep(await serve({}));
  await expectRefusalInConsole({ browser, url: wrong.url }, hosts);
  await wrong.stop();
  // Next prints what the page's console says as well.
  const [named = ''] = wrong.log().match(/^cleatkit\/server: .*$/m) ?? [];
  for (const host of hosts) expect(named).toContain(host);

  const before = folder.seconds;
  const { url } = keep(await serve({ SITE_DOMAIN: `localhost:${port}` }));
  const seconds = await expectSignInAndOut({ browser, url });
  process.stderr.write(
    `newcomer sign-in on ${name}: ${(before + seconds).toFixed(1)} s from the empty folder to the orders, over the refusal\n`,
  );
}
