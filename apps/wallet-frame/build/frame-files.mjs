import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../../scripts/command.mjs';
import { headersOf } from './headers.mjs';
import { keptBundle } from './kept-bundle.mjs';
import { integrityMap, integrityOf } from './integrity.mjs';

const app = join(root, 'apps/wallet-frame');
const ASSETS = '/assets/';

/**
 * A network that the operator's nodes serve.
 *
 * @typedef {object} FrameNetwork
 * @property {string} id As in CAIP-2: `eip155:1`.
 * @property {string} name
 * @property {string} symbol
 * @property {number} decimals
 * @property {string} rpcUrl
 * @property {number} [prefix] The prefix of addresses (SS58), on Polkadot.
 * @property {string} [highFee] Above so much of the network's coin a fee is warned of, such as `0.01`.
 * @property {SmartAccountSettings} [smartAccounts] Where visitors have smart accounts: EVM networks.
 */

/**
 * How smart accounts send bundles of calls. Without a bundler they send them themselves.
 *
 * @typedef {object} SmartAccountSettings
 * @property {'factory'} [account] Where the network lacks EIP-7702: contracts, which need a bundler.
 * @property {string} [bundlerUrl] A bundler of ERC-4337.
 * @property {string} [paymasterUrl] A paymaster of ERC-7677, for what the bundler sends.
 */

/**
 * What the operator sets for the frame. None of it is a secret.
 *
 * @typedef {object} FrameSettings
 * @property {string} service The origin of the service.
 * @property {readonly string[]} sites The origins of the sites that may have the frame.
 * @property {readonly FrameNetwork[]} networks
 * @property {'frame' | 'window'} [approvals] Where visitors approve: by default in the wallet's own window. `frame` is for sites
 *   whose scripts the operator trusts.
 * @property {readonly import('./descriptors/read-descriptors.mjs').ReadyDescriptor[]} [descriptors]
 * @property {string} [strictTransport] The header `Strict-Transport-Security`.
 * @property {boolean} [isKept] Whether bundles are kept in `.cache` for the next start: for the demo of this machine alone.
 * @property {Partial<Record<'page' | 'worker', import('esbuild').Plugin>>} [plugins] Of the bundler, as the controls of
 *   attacks have them.
 */

/**
 * The files of the frame, and the headers that each answer needs.
 *
 * @typedef {object} FrameFiles
 * @property {ReadonlyMap<string, string>} files The text of each file, by its path.
 * @property {Readonly<Record<string, string>>} headers
 * @property {FrameBytes} bytes
 */

/**
 * What the visitor downloads, in bytes after gzip.
 *
 * @typedef {object} FrameBytes
 * @property {number} first The page and what it imports at once, with its styles.
 * @property {number} worker
 * @property {number} kit The page of an offline kit.
 * @property {Readonly<Record<string, number>>} lazy The parts that follow at their first use.
 */

/**
 * Builds the files of the frame: names with hashes, the one script with its integrity, and the settings in the page.
 *
 * @param {FrameSettings} settings
 * @returns {Promise<FrameFiles>}
 */
export async function buildWalletFrame({
  approvals = 'window',
  descriptors = [],
  isKept = false,
  networks,
  plugins = {},
  service,
  sites,
  strictTransport,
}) {
  /** @type {typeof bundle} */
  const bundled = (entries, plugin) =>
    isKept && !plugin ? keptBundle(entries, bundle) : bundle(entries, plugin);
  const [page, worker, kit] = await Promise.all([
    bundled({ main: 'src/root/main.tsx', frame: 'src/views/frame.css' }, plugins.page),
    bundled({ worker: 'src/root/worker.ts' }),
    bundled({ kit: 'src/root/kit.ts' }),
  ]);
  const script = pathOf(page, 'src/root/main.tsx');
  const styles = pathOf(page, 'src/views/frame.css');
  const workerPath = pathOf(worker, 'src/root/worker.ts');
  const texts = new Map([...page.texts, ...worker.texts]);
  const textOf = (/** @type {string} */ path) => texts.get(path) ?? '';
  const kitPage = await kitPageOf(textIn(kit, 'src/root/kit.ts'), textOf(styles));
  const kitPath = `${ASSETS}kit-${hashOf(kitPage)}.html`;
  const described = descriptorFiles(descriptors);
  const parts = integrityMap(page.texts);
  const template = await readFile(join(app, 'src/root/index.html'), 'utf8');
  const html = template
    .replace('<!-- styles -->', tag('link', styles, textOf(styles)))
    .replace('<!-- settings -->', () =>
      settingsTag({
        service,
        networks,
        approvals,
        worker: workerPath,
        kit: kitPath,
        ...(described.index && { descriptors: described.index }),
      }),
    )
    .replace('<!-- parts -->', () => `<script type="importmap">${parts}</script>`)
    .replace('<!-- script -->', tag('script', script, textOf(script)));
  return {
    files: new Map([['/', html], ...texts, [kitPath, kitPage], ...described.files]),
    headers: headersOf({
      parts,
      networks,
      service,
      sites,
      ...(strictTransport !== undefined && { strictTransport }),
    }),
    bytes: { ...bytesOf(page, worker, [script, styles]), kit: gzipSync(kitPage).length },
  };
}

/**
 * A file for each descriptor, and an index that names them by the contract. The page checks each by its hash.
 *
 * @param {NonNullable<FrameSettings['descriptors']>} descriptors
 */
function descriptorFiles(descriptors) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const add = (/** @type {string} */ name, /** @type {object} */ content) => {
    const text = JSON.stringify(content);
    const path = `${ASSETS}${name}-${hashOf(text)}.json`;
    files.set(path, text);
    return { path, integrity: integrityOf(text) };
  };
  /** @type {Record<string, object[]>} */
  const index = {};
  for (const { contracts, ...descriptor } of descriptors) {
    const file = add('descriptor', descriptor);
    for (const contract of contracts) (index[contract] ??= []).push(file);
  }
  return descriptors.length > 0 ? { files, index: add('descriptors', index) } : { files };
}

/**
 * The page of an offline kit: one file with everything in it, because it opens from a disk.
 *
 * @param {string} script
 * @param {string} styles
 */
async function kitPageOf(script, styles) {
  const template = await readFile(join(app, 'src/root/kit.html'), 'utf8');
  const inline = script.replaceAll('</script', String.raw`<\/script`);
  return template
    .replace('<!-- styles -->', () => `<style>${styles}</style>`)
    .replace('<!-- script -->', () => `<script type="module">${inline}</script>`);
}

/** @param {string} text As esbuild writes hashes into names. */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
}

/**
 * @param {Bundle} bundle
 * @param {string} entry
 */
function textIn(bundle, entry) {
  return bundle.texts.get(pathOf(bundle, entry)) ?? '';
}

/**
 * @typedef {object} Bundle
 * @property {ReadonlyMap<string, string>} texts
 * @property {import('esbuild').Metafile['outputs']} outputs
 * @property {readonly string[]} inputs From the root.
 */

/**
 * @param {Readonly<Record<string, string>>} entries
 * @param {import('esbuild').Plugin} [plugin]
 * @returns {Promise<Bundle>}
 */
async function bundle(entries, plugin) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: app,
    entryPoints: entries,
    outdir: `${app}${ASSETS}`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    charset: 'utf8',
    plugins: plugin ? [plugin] : [],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path.slice(app.length), text]));
  const inputs = Object.keys(metafile.inputs).map((input) => relative(root, join(app, input)));
  return { texts, outputs: metafile.outputs, inputs };
}

/**
 * @param {Bundle} bundle
 * @param {string} entry
 */
function pathOf({ outputs }, entry) {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!found) throw new Error(`${entry} was not built`);
  return `/${found[0]}`;
}

/**
 * @param {'link' | 'script'} kind
 * @param {string} path
 * @param {string} text
 */
function tag(kind, path, text) {
  const integrity = integrityOf(text);
  return kind === 'link'
    ? `<link rel="stylesheet" href="${path}" integrity="${integrity}" />`
    : `<script type="module" src="${path}" integrity="${integrity}"></script>`;
}

/** @param {object} settings Data only: browsers run no script of this type. */
function settingsTag(settings) {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="settings">${json}</script>`;
}

/**
 * @param {Bundle} page
 * @param {Bundle} worker
 * @param {readonly string[]} first
 * @returns {Omit<FrameBytes, 'kit'>}
 */
function bytesOf(page, worker, first) {
  const size = (/** @type {Bundle} */ { texts }, /** @type {string} */ path) =>
    gzipSync(texts.get(path) ?? '').length;
  const sum = (/** @type {Bundle} */ bundle, /** @type {Iterable<string>} */ paths) =>
    [...paths].reduce((total, path) => total + size(bundle, path), 0);
  const atOnce = new Set(first.flatMap((path) => [...importedBy(page, path)]));
  const lazy = Object.entries(page.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined || first.includes(`/${path}`)
      ? []
      : [[nameOf(entryPoint), sum(page, without(importedBy(page, `/${path}`), atOnce))]],
  );
  return {
    first: sum(page, atOnce),
    worker: sum(worker, worker.texts.keys()),
    lazy: Object.fromEntries(lazy),
  };
}

/**
 * A file and what it imports at once.
 *
 * @param {Bundle} bundle
 * @param {string} path
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function importedBy(bundle, path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { kind, path: next } of bundle.outputs[path.slice(1)]?.imports ?? []) {
    if (kind === 'import-statement') importedBy(bundle, `/${next}`, found);
  }
  return found;
}

/**
 * @param {ReadonlySet<string>} paths
 * @param {ReadonlySet<string>} others
 */
function without(paths, others) {
  return [...paths].filter((path) => !others.has(path));
}

/** @param {string} entry */
function nameOf(entry) {
  return entry.slice(entry.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
}
