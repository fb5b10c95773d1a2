import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../../scripts/command.mjs';
import { bytesOf } from './frame-bytes.mjs';
import { frozenPage } from './frozen-page.mjs';
import { headersOf } from './headers.mjs';
import { keptBundle } from './kept-bundle.mjs';
import { integrityMap, integrityOf } from './integrity.mjs';
import { ASSETS, bundlePage, pathOf, settingsTag, tag } from './page-bundle.mjs';
import { pageHtml } from './page-html.mjs';
import { FROZEN_PAGE } from './policies.mjs';

const app = join(root, 'apps/wallet-frame');
/** @typedef {import('./page-bundle.mjs').Bundle} Bundle */

/** The parts of the widget that the page shares import React too: it is the one of the page's own lock file. */
export const ownReact = { react: './node_modules/react' };

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
 * @property {'service'} [feePayer] On Solana, where the operator's service may pay the fees.
 */

/**
 * How smart accounts send bundles of calls. Without a bundler they send them themselves.
 *
 * @typedef {object} SmartAccountSettings
 * @property {'factory'} [account] Where the network lacks EIP-7702: contracts, which need a bundler.
 * @property {string} [bundlerUrl] A bundler of ERC-4337.
 * @property {string} [paymasterUrl] A paymaster of ERC-7677, for what the bundler sends; `service`: the operator's service pays.
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
 * @property {import('./frame-bytes.mjs').FrameBytes} bytes
 * @property {string} version What the frame calls itself at the service: of one commit the same for every operator and visitor.
 * @property {readonly string[]} inputs What it was bundled of, from the root.
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
  /**
   * @param {Readonly<Record<string, string>>} entries
   * @param {import('esbuild').Plugin} [plugin]
   */
  const bundle = (entries, plugin) => bundlePage(app, entries, { alias: ownReact, plugin });
  /** @type {typeof bundle} */
  const bundled = (entries, plugin) =>
    isKept && !plugin ? keptBundle(entries, bundle) : bundle(entries, plugin);
  const [page, worker, kit, frozen] = await Promise.all([
    bundled({ main: 'src/root/main.tsx', frame: 'src/views/frame.css' }, plugins.page),
    bundled({ worker: 'src/root/worker.ts' }),
    bundled({ kit: 'src/root/kit.ts' }),
    bundled({ frozen: 'src/root/frozen.ts' }),
  ]);
  const script = pathOf(page, 'src/root/main.tsx');
  const styles = pathOf(page, 'src/views/frame.css');
  const workerPath = pathOf(worker, 'src/root/worker.ts');
  const texts = new Map([...page.texts, ...worker.texts, ...frozen.texts]);
  const textOf = (/** @type {string} */ path) => texts.get(path) ?? '';
  const kitPage = await kitPageOf(textIn(kit, 'src/root/kit.ts'), textOf(styles));
  const kitPath = `${ASSETS}kit-${hashOf(kitPage)}.html`;
  const stylesTag = tag('link', styles, textOf(styles));
  const scriptTag = (/** @type {string} */ path) => tag('script', path, textOf(path));
  const frozenHtml = await frozenPage(scriptTag(pathOf(frozen, 'src/root/frozen.ts')), stylesTag);
  const described = descriptorFiles(descriptors);
  const parts = integrityMap(page.texts);
  const version = await versionOf([...texts.keys(), kitPath]);
  const html = await pageHtml(join(app, 'src/root/index.html'), {
    styles: stylesTag,
    settings: settingsTag({
      version,
      service,
      networks,
      approvals,
      worker: workerPath,
      kit: kitPath,
      ...(described.index && { descriptors: described.index }),
    }),
    parts: `<script type="importmap">${parts}</script>`,
    script: scriptTag(script),
  });
  return {
    files: new Map([
      ['/', html],
      [FROZEN_PAGE, frozenHtml],
      ...texts,
      [kitPath, kitPage],
      ...described.files,
    ]),
    headers: headersOf({
      parts,
      networks,
      service,
      sites,
      ...(strictTransport !== undefined && { strictTransport }),
    }),
    version,
    inputs: [page, worker, kit, frozen].flatMap(({ inputs }) => inputs),
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
  const inline = script.replaceAll('</script', String.raw`<\/script`);
  return pageHtml(join(app, 'src/root/kit.html'), {
    styles: `<style>${styles}</style>`,
    script: `<script type="module">${inline}</script>`,
  });
}

/**
 * The package's version, and a hash of the names of all files, which have hashes of what is in them.
 *
 * @param {readonly string[]} names
 */
async function versionOf(names) {
  const { version } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  return `${version}+${hashOf([...names].sort().join())}`;
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
