import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, say } from './command.mjs';
import { npm } from './npm.mjs';
import { sourceManifest } from './publish-manifest.mjs';

/** The packed package. Its name has no version, so that the command which installs it stays the same. */
export const tarball = join(root, 'cleatkit.tgz');

/** Packs `dist`, like `npm publish`, and prints how to install the result. */
export function pack() {
  const { name, version } = sourceManifest();
  const packed = join(root, `${name}-${version}.tgz`);
  rmSync(packed, { force: true });
  if (npm(['pack', './dist', '--silent'], { cwd: root, stdio: 'ignore' }) !== 0) {
    throw new CommandError('dist could not be packed: run "npm pack ./dist" to see why.');
  }
  renameSync(packed, tarball);
  say(`Packed it. In your app:\n\n  npm install ${tarball}\n`);
}
