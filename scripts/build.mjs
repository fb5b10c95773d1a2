import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { billOfMaterials } from './bill-of-materials.mjs';
import { bundlePackage, entrySources } from './bundle-package.mjs';
import { bundleStandalone, standalone } from './bundle-standalone.mjs';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { pack, publishManifest, sourceManifest } from './pack.mjs';
import { rollUpDeclarations } from './roll-up-declarations.mjs';
import { bundledPackages, thirdPartyNotices } from './third-party-notices.mjs';

/** Frameworks with server components look for the directive in the file that a server imports. */
const clientFiles = ['react.js', 'presenter.js'];
const dist = join(root, 'dist');

/** Beside the package, because they weigh three times as much as its code. */
const maps = join(dist, 'maps');

/** Builds the package into `dist`: modules, declarations, manifest, notices. */
export async function build() {
  const startedAt = performance.now();
  await buildModules();
  await buildDeclarations(join(dist, 'types'));
  publishManifest();
  say(`Built dist in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Builds only the modules. */
export async function buildModules() {
  const { metafile, outputFiles } = await bundlePackage();
  const whole = await bundleStandalone();
  const packages = bundledPackages([...bundledFiles(metafile), ...bundledFiles(whole.metafile)]);
  const bill = billOfMaterials(packages, sourceManifest());

  for (const folder of [join(dist, 'esm'), maps, standalone]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const { path, contents, text } of outputFiles) {
    if (path.endsWith('.map')) writeFileSync(join(maps, basename(path)), publishedMap(path, text));
    else writeFileSync(path, contents);
  }
  for (const file of clientFiles) markAsClientCode(join(dist, 'esm', file));
  writeStandalone(whole);
  writeFileSync(join(dist, 'meta.json'), JSON.stringify(metafile));
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(packages));
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

/**
 * A source map with the paths of the sources as they are in the repository.
 *
 * @param {string} path
 * @param {string} text
 */
function publishedMap(path, text) {
  const map = JSON.parse(text);
  const sources = map.sources.map((/** @type {string} */ source) =>
    join('cleatkit', relative(root, join(dirname(path), source))),
  );
  // The line of `'use client'`.
  const shift = clientFiles.includes(basename(path, '.map')) ? ';' : '';
  return JSON.stringify({ ...map, sources, mappings: `${shift}${map.mappings}` });
}

/** @param {Awaited<ReturnType<typeof bundleStandalone>>} whole */
function writeStandalone({ file, integrity }) {
  writeFileSync(file.path, file.contents);
  const name = basename(file.path);
  writeFileSync(
    join(standalone, 'integrity.json'),
    `${JSON.stringify({ [name]: integrity }, null, 2)}\n`,
  );
  const kb = Math.round(gzipSync(file.contents).length / 1024);
  say(`dist/standalone/${name} (${kb} kB gzip): integrity="${integrity}"`);
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
  writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
}

/**
 * Writes the declarations of the package.
 *
 * @param {string} to The folder for them, which is emptied first.
 */
export async function buildDeclarations(to) {
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
  const compiled = Object.entries(entrySources).map(([name, source]) => [
    name,
    join(root, '.cache/declarations', source.replace(/\.tsx?$/, '.d.ts')),
  ]);
  await rollUpDeclarations({ to, entries: Object.fromEntries(compiled) });
}

await runAsCommand(import.meta.url, async () => {
  await build();
  pack();
});
