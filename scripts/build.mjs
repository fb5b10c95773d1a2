import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { billOfMaterials } from './bill-of-materials.mjs';
import { bundlePackage } from './bundle-package.mjs';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { pack } from './pack.mjs';
import { publishDeclarations } from './publish-declarations.mjs';
import { publishManifest, sourceManifest } from './publish-manifest.mjs';
import { bundledPackages, thirdPartyNotices } from './third-party-notices.mjs';

/** Frameworks with server components look for the directive in the file that a server imports. */
const clientFiles = ['react.js', 'presenter.js'];
const dist = join(root, 'dist');

/** Builds the package into `dist`: modules, declarations, manifest, notices. */
export async function build() {
  const startedAt = performance.now();
  await buildModules();
  buildDeclarations();
  publishManifest();
  say(`Built dist in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Builds only the modules. */
export async function buildModules() {
  const { metafile, outputFiles } = await bundlePackage();
  const packages = bundledPackages(bundledFiles(metafile));
  const bill = billOfMaterials(packages, sourceManifest());

  rmSync(join(dist, 'esm'), { recursive: true, force: true });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  for (const file of clientFiles) markAsClientCode(join(dist, 'esm', file));
  writeFileSync(join(dist, 'meta.json'), JSON.stringify(metafile));
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(packages));
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

/**
 * The sources of which at least one byte is in an output.
 *
 * @param {import('esbuild').Metafile} metafile
 */
function bundledFiles({ outputs }) {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((input) => (inputs[input]?.bytesInOutput ?? 0) > 0),
  );
}

/**
 * Marks the React entry as client code for frameworks with server components.
 *
 * @param {string} file
 */
function markAsClientCode(file) {
  const code = readFileSync(file, 'utf8');
  if (/^['"]use client['"]/.test(code)) return;
  writeFileSync(file, `'use client';\n${code}`);
  if (!existsSync(`${file}.map`)) return;
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

function buildDeclarations() {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-b',
      'presentation-react',
      'tsconfig.composition.json',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0)
    throw new CommandError('The declarations could not be built: see the errors above.');
  publishDeclarations({
    from: join(root, '.cache/declarations'),
    to: join(dist, 'types'),
    entries: exportedTypes(),
  });
}

/** The declarations in the manifest's exports, as paths that start in `dist/types`. */
function exportedTypes() {
  return Object.values(sourceManifest().exports)
    .filter((target) => typeof target !== 'string')
    .map(({ types }) => relative('dist/types', types));
}

await runAsCommand(import.meta.url, async () => {
  await build();
  pack();
});
