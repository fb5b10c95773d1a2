import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, version } from 'esbuild';
import { root } from '../../scripts/command.mjs';
import { patchedSources } from '../../scripts/walletconnect-source.mjs';

const sources = patchedSources();
const hash = createHash('sha1')
  .update(
    JSON.stringify([version, readFileSync(fileURLToPath(import.meta.url), 'utf8'), ...sources]),
  )
  .digest('hex');
const folder = join(root, '.cache/walletconnect', hash);

/** Has the suites run WalletConnect's SDK from the patched sources that are bundled. */
export default {
  /**
   * @param {string} _source
   * @param {string} file The module that the package publishes.
   */
  process(_source, file) {
    writeSources();
    const packageFolder = dirname(dirname(file));
    const { dependencies } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
    const [map, bundle] = buildSync({
      entryPoints: [join(folder, basename(packageFolder), 'src/index.ts')],
      bundle: true,
      write: false,
      outfile: 'index.js',
      sourcemap: 'external',
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      // What it imports comes from the suite's own registry, but for what is published as modules alone.
      external: Object.keys(dependencies).filter(
        (name) => !/^@noble\/(?:curves|hashes)$/.test(name),
      ),
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: true } },
    }).outputFiles;
    return { code: bundle?.text ?? '', map: map?.text ?? '' };
  },

  /**
   * @param {string} _source
   * @param {string} file
   */
  getCacheKey: (_source, file) => createHash('sha1').update(`${hash} ${file}`).digest('hex'),
};

/** Several workers may do so at once: the folder is there as a whole, or not at all. */
function writeSources() {
  if (existsSync(folder)) return;
  const draft = `${folder}-${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  // Its default imports are those of a package that does not say "type": "module", as ours does.
  writeFileSync(join(draft, 'package.json'), '{}\n');
  for (const [file, source] of sources) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    writeFileSync(join(draft, file), source);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
