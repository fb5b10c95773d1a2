import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from '../../scripts/command.mjs';
import { ensureBuilt } from '../../scripts/ensure-built.mjs';
import { npm } from '../../scripts/install-missing.mjs';
import { tarball } from '../../scripts/pack.mjs';

/** The packed `create-cleatkit`, with the packed package inside. */
export const scaffold = join(root, 'create-cleatkit.tgz');

/** Packs `create-cleatkit`: what it writes installs the packed package that is in it. */
export function packScaffold() {
  const source = join(root, 'apps/create-cleatkit');
  const staged = join(root, '.cache/create-cleatkit');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const name of ['package.json', 'src', 'templates', 'versions.json']) {
    cpSync(join(source, name), join(staged, name), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  cpSync(join(root, 'dist/standalone'), join(staged, 'standalone'), { recursive: true });
  cpSync(tarball, join(staged, 'cleatkit.tgz'));
  if (npm(['pack', '--silent'], { cwd: staged, stdio: 'ignore' }) !== 0) {
    throw new CommandError(`create-cleatkit could not be packed: run "npm pack" in ${staged}.`);
  }
  const [packed = ''] = readdirSync(staged).filter((name) => /^create-.*\.tgz$/.test(name));
  renameSync(join(staged, packed), scaffold);
}

await runAsCommand(import.meta.url, async () => {
  await ensureBuilt();
  packScaffold();
  say(`Packed it. Where your new site shall be:\n\n  npx file:${scaffold} my-site\n`);
});
