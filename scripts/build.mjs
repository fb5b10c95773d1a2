import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { billOfMaterials } from './bill-of-materials.mjs';
import { bundlePackage, bundleStandalone, metafileOf } from './bundle.mjs';
import { sourceName, sourcesOf } from './bundle-plugins.mjs';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { entrySources } from './entries.mjs';
import { faultsOfLanguages } from './languages.mjs';
import { pack, publishManifest, sourceManifest } from './pack.mjs';
import { rollUpDeclarations } from './roll-up-declarations.mjs';
import { bundledPackages, thirdPartyNotices } from './third-party-notices.mjs';

const dist = join(root, 'dist');
const esm = join(dist, 'esm');

/** The folder of the one file for pages without a build. */
const standalone = join(dist, 'standalone');

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
  const chunks = await bundlePackage();
  const whole = await bundleStandalone();
  const packages = bundledPackages([...chunks, whole.chunk].flatMap(sourcesOf));
  const bill = billOfMaterials(packages, sourceManifest());

  for (const folder of [esm, maps, standalone]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const { fileName, code, map } of chunks) {
    writeFileSync(join(esm, fileName), code);
    if (map) writeFileSync(join(maps, `${fileName}.map`), publishedMap(map));
  }
  writeStandalone(whole);
  writeFileSync(join(dist, 'meta.json'), JSON.stringify(metafileOf(chunks)));
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(packages));
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

/**
 * A source map with the paths of the sources as they are in the repository.
 *
 * @param {import('rolldown').SourceMap} map
 */
function publishedMap(map) {
  const sources = map.sources.map((source) => join('cleatkit', sourceName(resolve(esm, source))));
  return JSON.stringify({ ...map, sources });
}

/** @param {Awaited<ReturnType<typeof bundleStandalone>>} whole */
function writeStandalone({ chunk, integrity }) {
  const name = chunk.fileName;
  writeFileSync(join(standalone, name), chunk.code);
  writeFileSync(
    join(standalone, 'integrity.json'),
    `${JSON.stringify({ [name]: integrity }, null, 2)}\n`,
  );
  const kb = Math.round(gzipSync(chunk.code).length / 1024);
  say(`dist/standalone/${name} (${kb} kB gzip): integrity="${integrity}"`);
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
  for (const fault of await faultsOfLanguages()) say(fault);
  pack();
});
