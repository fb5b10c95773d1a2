import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { npm } from './install-missing.mjs';
import { faultsOfLanguages } from './languages.mjs';
import { faultsOfOwner, isCodeOwnersFileCurrent, readOwner } from './owner.mjs';
import { pack, sourceManifest, tarball } from './pack.mjs';
import { runTool } from './tools.mjs';

/**
 * The reasons that prevent the release of a version, one sentence each.
 *
 * @param {object} release
 * @param {import('./owner.mjs').Owner} release.owner
 * @param {boolean} release.isCodeOwnersFileCurrent
 * @param {string} release.version
 * @param {string} release.changelog
 * @param {readonly string[]} release.languages What the languages lack.
 * @returns {readonly string[]}
 */
export function faultsOfRelease({ owner, isCodeOwnersFileCurrent, version, changelog, languages }) {
  const heading = new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?(?: |$)`, 'm');
  return [
    ...faultsOfOwner(owner),
    ...(isCodeOwnersFileCurrent
      ? []
      : ['.github/CODEOWNERS is not what owner.json says: run "npm run owner"']),
    ...(heading.test(changelog) ? [] : [`CHANGELOG.md has no section for version ${version}`]),
    ...languages,
  ];
}

/** Throws the reasons that prevent the release of this version. */
export async function checkRelease() {
  const faults = faultsOfRelease({
    owner: readOwner(),
    isCodeOwnersFileCurrent: isCodeOwnersFileCurrent(),
    version: sourceManifest().version,
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    languages: await faultsOfLanguages(),
  });
  if (faults.length > 0) throw new CommandError(`Not released:\n${faults.join('\n')}`);
}

/**
 * `npm run release`, which only the release workflow runs: publishes the manifest's version with a provenance
 * statement, and tags the commit. Does nothing where that version is published.
 * `-- --check` says only whether the version can be released.
 */
async function release() {
  await checkRelease();
  if (process.argv.includes('--check')) return say('This version can be released.');
  const { name, version } = sourceManifest();
  const quiet = /** @type {const} */ ({ cwd: root, stdio: 'ignore' });
  if (npm(['view', `${name}@${version}`, 'version', '--json'], quiet) === 0) {
    say(`${name} ${version} is published already.`);
    return;
  }
  const { build } = await import('./build.mjs');
  await build();
  pack();
  const args = ['publish', tarball, '--provenance', '--access', 'public'];
  if (npm(args, { cwd: root, stdio: 'inherit' }) !== 0) {
    throw new CommandError(`${name} ${version} could not be published: see above.`);
  }
  await runTool('changeset', ['tag']);
}

await runAsCommand(import.meta.url, release);
