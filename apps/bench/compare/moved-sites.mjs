import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, root, say } from '../../../scripts/command.mjs';
import { ensureBuilt } from '../../../scripts/ensure-built.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { tarball } from '../../../scripts/pack.mjs';
import { runProgram } from '../../../scripts/run-program.mjs';
import { bundleSite, bundleWallet } from './bundle-site.mjs';
import { installPeer } from './install-peer.mjs';
import { checkTypes } from './moved-types.mjs';
import { comparedSites, sitesFolder } from './peers.mjs';
import { withPages } from './with-pages.mjs';

/** @typedef {import('./peers.mjs').ComparedSite} ComparedSite */

/**
 * `npm run bench -- moved` moves the site of each kit by `cleatkit-migrate`, builds it before and after, connects a wallet in both
 * pages, and prints what a visitor downloads. It also checks the types of the sites that the tests of `cleatkit-migrate` move.
 * `-- --folder PATH` keeps the packages for another run.
 */
export async function bench() {
  const { values } = parseArgs({
    options: { folder: { type: 'string' } },
    allowPositionals: true,
  });
  await installFor(['migrate']);
  await ensureBuilt();
  const kept = values.folder === undefined ? undefined : resolve(values.folder);
  const work = kept ?? mkdtempSync(join(tmpdir(), 'cleat-moved-'));
  try {
    await compareMoved(work);
    await checkTypes(work);
  } finally {
    if (kept === undefined) rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} work */
async function compareMoved(work) {
  const pages = join(work, 'pages');
  const peers = comparedSites.filter(({ main }) => main !== undefined);
  for (const site of peers) {
    const packages = join(work, site.name);
    await installPeer(site, packages);
    await bundleSite(site, { packages, to: join(pages, site.name) });
    const from = join(work, 'moved', site.name);
    await move(site, from);
    await unpackCleat(packages);
    await bundleSite(site, { packages, to: join(pages, movedName(site)), from });
  }
  await bundleWallet(join(pages, 'wallet'));
  await withPages(pages, async ({ visit }) => {
    say(row(['Site', 'Button before', 'after', 'Connected before', 'after']));
    for (const site of peers) {
      const before = await visit(site);
      const after = await visit({ ...site, name: movedName(site), button: 'Connect' });
      const bytes = [
        before.buttonBytes,
        after.buttonBytes,
        before.connectedBytes,
        after.connectedBytes,
      ];
      say(row([site.title, ...bytes.map(({ gzip }) => `${(gzip / 1000).toFixed(1)} kB`)]));
    }
  });
}

/** @param {ComparedSite} site */
function movedName({ name }) {
  return `${name}-moved`;
}

/** Copies a site, and moves the copy. @param {ComparedSite} site @param {string} to */
async function move({ name, title }, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(join(sitesFolder, name), to, { recursive: true });
  const main = join(root, 'apps/cleatkit-migrate/src/main.mjs');
  const { output, status } = await runProgram(
    process.execPath,
    [main, '--allow-dirty', '--cleatkit', '0.1.0'],
    { cwd: to },
  );
  if (status !== 0 || /^Left for you/m.test(output))
    throw new CommandError(`The site of ${title} was not moved whole:\n${output}`);
}

/** Puts the packed package among those of a site, as its installation does. @param {string} packages */
async function unpackCleat(packages) {
  const to = join(packages, 'node_modules/cleatkit');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  const { output, status } = await runProgram('tar', [
    '-xzf',
    tarball,
    '-C',
    to,
    '--strip-components=1',
  ]);
  if (status !== 0) throw new CommandError(output);
}

/** @param {readonly string[]} cells */
function row(cells) {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(28) : cell.padStart(18))).join('');
}
