import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, say } from './command.mjs';
import { npm } from './install-missing.mjs';
import { manifestFieldsOf, readOwner } from './owner.mjs';

const dist = join(root, 'dist');

/** The fields of the repository's manifest that the published one shares. */
const sharedFields = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'type',
  'sideEffects',
  'engines',
  'peerDependencies',
  'peerDependenciesMeta',
];

/** The packed files. npm adds the manifest, the README and the licence by itself. */
const packedFiles = [
  'esm',
  'standalone',
  'types',
  'THIRD-PARTY-NOTICES.txt',
  'sbom.cdx.json',
  'CHANGELOG.md',
];

/** The repository's manifest. */
export function sourceManifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** Writes the published manifest, with paths that start in `dist`, and the packed texts. */
export function publishManifest() {
  const source = sourceManifest();
  const exports = JSON.parse(JSON.stringify(source.exports).replaceAll('./dist/', './'));
  for (const target of targetsOf(exports)) {
    if (target !== './package.json' && !existsSync(join(dist, target))) {
      throw new CommandError(`The manifest exports ${target}, which was not built.`);
    }
  }
  const shared = Object.fromEntries(sharedFields.map((field) => [field, source[field]]));
  const manifest = { ...shared, ...manifestFieldsOf(readOwner()), exports, files: packedFiles };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(dist, file));
  const readme = wholeReadme((file) => readFileSync(join(root, file), 'utf8'));
  writeFileSync(join(dist, 'README.md'), packedReadme(readme, ['LICENSE', ...packedFiles]));
}

/**
 * @param {unknown} exports
 * @returns {readonly string[]}
 */
function targetsOf(exports) {
  if (typeof exports === 'string') return [exports];
  return Object.values(exports ?? {}).flatMap(targetsOf);
}

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

/** Parts that need the repository: `npm start`, the demo, pictures, the examples. */
const repositoryOnly = /<!-- repository only -->[\s\S]*?<!-- end of repository only -->\n*/g;

const pictures = /^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm;
const links = /\[([^\]]+)\]\((?!https:|#)([^)#]+)(?:#[^)]*)?\)/g;

/** The pages that the README of the repository leads to, and that of the package contains. */
const pages = ['react', 'headless', 'options', 'sources'].map((name) => `docs/${name}.md`);

/** The files of the README: the README of the repository, and its pages. */
export const readmeFiles = ['README.md', ...pages];

/**
 * The README with its pages below it, their headings one level deeper.
 *
 * @param {(file: string) => string} read
 * @returns {string}
 */
export function wholeReadme(read) {
  const texts = readmeFiles.map((file) =>
    pages.includes(file) ? read(file).replace(/^#+ /gm, '#$&') : read(file),
  );
  return texts.join('\n');
}

/**
 * The README of the package: without parts about the repository, and without links and pictures that lead
 * nowhere from within the package.
 *
 * @param {string} readme The README of the repository, whole.
 * @param {readonly string[]} packed The files and folders beside it in the package.
 * @returns {string}
 */
export function packedReadme(readme, packed) {
  return readme
    .replace(repositoryOnly, '')
    .replace(pictures, '')
    .replace(
      links,
      (/** @type {string} */ link, /** @type {string} */ text, /** @type {string} */ to) =>
        packed.some((path) => to === path || to.startsWith(`${path}/`)) ? link : text,
    );
}
