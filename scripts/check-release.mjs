import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { faultsOfOwner, isCodeOwnersFileCurrent, readOwner } from './owner.mjs';
import { sourceManifest } from './publish-manifest.mjs';

/**
 * The reasons that prevent the release of a version, one sentence each.
 *
 * @param {object} release
 * @param {import('./owner.mjs').Owner} release.owner
 * @param {boolean} release.isCodeOwnersFileCurrent
 * @param {string} release.version
 * @param {string} release.changelog
 * @returns {readonly string[]}
 */
export function faultsOfRelease({ owner, isCodeOwnersFileCurrent, version, changelog }) {
  const heading = new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?(?: |$)`, 'm');
  return [
    ...faultsOfOwner(owner),
    ...(isCodeOwnersFileCurrent
      ? []
      : ['.github/CODEOWNERS is not what owner.json says: run "npm run owner"']),
    ...(heading.test(changelog) ? [] : [`CHANGELOG.md has no section for version ${version}`]),
  ];
}

/** Throws the reasons that prevent the release of this version. */
export function checkRelease() {
  const faults = faultsOfRelease({
    owner: readOwner(),
    isCodeOwnersFileCurrent: isCodeOwnersFileCurrent(),
    version: sourceManifest().version,
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  });
  if (faults.length > 0) throw new CommandError(`Not released:\n${faults.join('\n')}`);
}

await runAsCommand(import.meta.url, () => {
  checkRelease();
  say('This version can be released.');
});
