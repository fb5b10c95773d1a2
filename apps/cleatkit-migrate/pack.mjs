import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from '../../scripts/command.mjs';
import { ensureBuilt } from '../../scripts/ensure-built.mjs';
import { npm } from '../../scripts/install-missing.mjs';
import { tarball } from '../../scripts/pack.mjs';

/** The packed `cleatkit-migrate`, with the packed package inside. */
export const packedMigrate = join(root, 'cleatkit-migrate.tgz');

/** Packs `cleatkit-migrate`: a moved site installs the packed package that is in it. */
export function packMigrate() {
  const source = join(root, 'apps/cleatkit-migrate');
  const staged = join(root, '.cache/cleatkit-migrate');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const name of ['package.json', 'src'])
    cpSync(join(source, name), join(staged, name), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  cpSync(tarball, join(staged, 'cleatkit.tgz'));
  if (npm(['pack', '--silent'], { cwd: staged, stdio: 'ignore' }) !== 0) {
    throw new CommandError(`cleatkit-migrate could not be packed: run "npm pack" in ${staged}.`);
  }
  const [packed = ''] = readdirSync(staged).filter((name) =>
    /^cleatkit-migrate-.*\.tgz$/.test(name),
  );
  renameSync(join(staged, packed), packedMigrate);
}

await runAsCommand(import.meta.url, async () => {
  await ensureBuilt();
  packMigrate();
  say(`Packed it. In the folder of the site that moves:\n\n  npx file:${packedMigrate} --dry\n`);
});
