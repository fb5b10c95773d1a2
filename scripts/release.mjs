import { build } from './build.mjs';
import { checkRelease } from './check-release.mjs';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { runTool } from './run-tool.mjs';
import { npm } from './npm.mjs';
import { pack, tarball } from './pack.mjs';
import { sourceManifest } from './publish-manifest.mjs';

/**
 * `npm run release`, which only the release workflow runs: publishes the manifest's version with a provenance
 * statement, and tags the commit. Does nothing where that version is published.
 */
async function release() {
  checkRelease();
  const { name, version } = sourceManifest();
  const quiet = /** @type {const} */ ({ cwd: root, stdio: 'ignore' });
  if (npm(['view', `${name}@${version}`, 'version', '--json'], quiet) === 0) {
    say(`${name} ${version} is published already.`);
    return;
  }
  await build();
  pack();
  const args = ['publish', tarball, '--provenance', '--access', 'public'];
  if (npm(args, { cwd: root, stdio: 'inherit' }) !== 0) {
    throw new CommandError(`${name} ${version} could not be published: see above.`);
  }
  runTool('changeset', ['tag']);
}

await runAsCommand(import.meta.url, release);
