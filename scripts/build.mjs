import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bundlePackage } from './bundle-package.mjs';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { publishDeclarations } from './publish-declarations.mjs';
import { thirdPartyNotices } from './third-party-notices.mjs';

/** Frameworks with server components look for the mark in the file that a server imports. */
const clientFiles = ['react.js', 'presenter.js'];
const dist = join(root, 'dist');

/** Builds the package into `dist`: modules, declarations, manifest, notices. */
export async function build() {
  const startedAt = performance.now();
  await buildModules();
  buildDeclarations();
  writeManifest();
  say(`Built dist in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Builds the modules alone. */
export async function buildModules() {
  const { metafile, outputFiles } = await bundlePackage();
  const notices = thirdPartyNotices(bundledFiles(metafile));

  rmSync(join(dist, 'esm'), { recursive: true, force: true });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  for (const file of clientFiles) markAsClientCode(join(dist, 'esm', file));
  writeFileSync(join(dist, 'meta.json'), JSON.stringify(metafile));
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), notices);
}

/**
 * The sources of which at least a byte is in an output.
 *
 * @param {import('esbuild').Metafile} metafile
 */
function bundledFiles({ outputs }) {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((input) => (inputs[input]?.bytesInOutput ?? 0) > 0),
  );
}

/**
 * Tells frameworks with server components that the React entry runs in browsers.
 *
 * @param {string} file
 */
function markAsClientCode(file) {
  const code = readFileSync(file, 'utf8');
  if (/^['"]use client['"]/.test(code)) return;
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  writeFileSync(file, `'use client';\n${code}`);
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

/** The declarations that the manifest exports, as paths that start in `dist/types`. */
function exportedTypes() {
  return Object.values(sourceManifest().exports)
    .filter((target) => typeof target !== 'string')
    .map(({ types }) => relative('dist/types', types));
}

/** What is published: our fields, no dependency but the peer, and paths that start in `dist`. */
function writeManifest() {
  const source = sourceManifest();
  const { name, version, description, license, type, sideEffects, engines, peerDependencies } =
    source;
  const exports = JSON.parse(JSON.stringify(source.exports).replaceAll('./dist/', './'));
  const manifest = {
    ...{
      name,
      version,
      description,
      license,
      type,
      sideEffects,
      engines,
      peerDependencies,
      exports,
    },
    files: ['esm', 'types', 'THIRD-PARTY-NOTICES.txt', 'CHANGELOG.md'],
  };
  for (const target of targetsOf(exports)) {
    if (target !== './package.json' && !existsSync(join(dist, target))) {
      throw new CommandError(`The manifest exports ${target}, which was not built.`);
    }
  }
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) {
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(dist, file));
  }
}

function sourceManifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/**
 * @param {unknown} exports
 * @returns {readonly string[]}
 */
function targetsOf(exports) {
  if (typeof exports === 'string') return [exports];
  return Object.values(exports ?? {}).flatMap(targetsOf);
}

await runAsCommand(import.meta.url, build);
