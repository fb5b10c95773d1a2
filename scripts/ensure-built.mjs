import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { build } from './build.mjs';
import { pack, tarball } from './pack.mjs';

/** The inputs of the packed package. */
const sources = [
  'domain',
  'ports',
  'application',
  'infrastructure',
  'presentation-react',
  'composition',
  'patches',
  'scripts',
  'apps/pictures',
  'types',
  ':(glob)*.ts',
  ':(glob)*.json',
  ':(glob)*.md',
  ':(glob)docs/*.md',
];

/** Builds and packs the package, unless it is newer than its sources. */
export async function ensureBuilt() {
  if (isFresh()) return;
  await build();
  pack();
}

/** Whether the packed package is newer than every source. Unknown without git. */
function isFresh() {
  if (!existsSync(tarball)) return false;
  const packedAt = statSync(tarball).mtimeMs;
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sources];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) return false;
  return stdout
    .split('\0')
    .filter(Boolean)
    .every((file) => existsSync(join(root, file)) && statSync(join(root, file)).mtimeMs < packedAt);
}
