import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, root, say } from './command.mjs';
import { npm } from './install-missing.mjs';
import { manifestFieldsOf, readOwner } from './owner.mjs';
import { fullTextForModels, indexForModels, packedText, textFiles } from './packed-texts.mjs';

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
  'docs',
  'skills',
  'llms.txt',
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
  const owner = readOwner();
  const manifest = { ...shared, ...manifestFieldsOf(owner), exports, files: packedFiles };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(dist, file));
  writeTexts(owner, source);
}

/**
 * Writes the README, the pages, the skill, `llms.txt`, and beside the package `llms-full.txt`.
 *
 * @param {import('./owner.mjs').Owner} owner
 * @param {{ readonly name: string, readonly version: string, readonly description: string }} source
 */
function writeTexts(owner, source) {
  for (const folder of ['docs', 'skills'])
    rmSync(join(dist, folder), { recursive: true, force: true });
  const files = textFiles();
  const hashes = JSON.parse(readFileSync(join(dist, 'standalone/integrity.json'), 'utf8'));
  const [[file, integrity] = ['', '']] = /** @type {[string, string][]} */ (Object.entries(hashes));
  const standalone = { file, integrity };
  const texts = files.map((path) =>
    packedText(readFileSync(join(root, path), 'utf8'), {
      file: path,
      packed: ['LICENSE', 'CHANGELOG.md', ...files],
      name: source.name,
      standalone,
      repository: owner.repository && `${owner.repository}/blob/v${source.version}`,
    }),
  );
  for (const [index, path] of files.entries()) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), texts[index] ?? '');
  }
  const index = texts[files.indexOf('docs/README.md')] ?? '';
  writeFileSync(join(dist, 'llms.txt'), indexForModels(index, source.description));
  const pages = files.map((path, at) => ({ path, text: texts[at] ?? '' }));
  const full = fullTextForModels([...pages, ...referencePages()], source.description);
  writeFileSync(join(dist, 'llms-full.txt'), full);
}

/** The pages of the reference, as they are in the repository. */
function referencePages() {
  const folder = join(root, 'docs/reference');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return files.sort().map((file) => ({
    path: `docs/reference/${file}`,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
}

/**
 * @param {unknown} exports
 * @returns {readonly string[]}
 */
function targetsOf(exports) {
  if (typeof exports === 'string') return [exports];
  return Object.values(exports ?? {}).flatMap(targetsOf);
}

/** The tarball has the rights of its files, which are those of the machine otherwise. */
function giveUsualRights() {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, path);
    if (!statSync(file).isDirectory()) chmodSync(file, 0o644);
  }
}

/** The packed package. Its name has no version, so that the command which installs it stays the same. */
export const tarball = join(root, 'cleatkit.tgz');

/** Packs `dist`, like `npm publish`, and prints how to install the result. */
export function pack() {
  const { name, version } = sourceManifest();
  const packed = join(root, `${name}-${version}.tgz`);
  rmSync(packed, { force: true });
  giveUsualRights();
  if (npm(['pack', './dist', '--silent'], { cwd: root, stdio: 'ignore' }) !== 0) {
    throw new CommandError('dist could not be packed: run "npm pack ./dist" to see why.');
  }
  renameSync(packed, tarball);
  say(`Packed it. In your app:\n\n  npm install ${tarball}\n`);
}
