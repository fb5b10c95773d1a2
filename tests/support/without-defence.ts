import { build } from 'esbuild';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/command.mjs';
import { type Defence, takenOut } from './taken-out';

/**
 * Loads a module of the sources in which some defences are taken out, for the control of an attack. Packages are the
 * installed ones; our own modules are loaded anew, so `instanceof` with those of the test is always false.
 *
 * @param entry From the root, such as `apps/service/src/create-service.ts`.
 */
export async function withoutDefence<Module>(
  entry: string,
  ...defences: readonly Defence[]
): Promise<Module> {
  // The built file stands where the imports of its packages are found.
  const folder = join(packageOf(join(root, entry)), 'node_modules/.cache/cleat-attacks');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${randomUUID()}.mjs`);
  try {
    await build({
      entryPoints: [join(root, entry)],
      outfile,
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      plugins: [takenOut(defences)],
      logLevel: 'silent',
    });
    return (await import(pathToFileURL(outfile).href)) as Module;
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** The nearest folder with installed packages. */
function packageOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'node_modules'))) folder = dirname(folder);
  return folder;
}
