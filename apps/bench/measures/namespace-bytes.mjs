import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../../scripts/command.mjs';

/** @typedef {{ readonly imports: readonly { readonly path: string, readonly kind: string, readonly external?: boolean }[] }} Output */

/** @typedef {Exclude<import('../../../domain/caip/chain-namespace').ChainNamespace, 'eip155'>} LateNamespace */

/**
 * The limit of each namespace for the bytes between the press and the connection, in thousands of bytes,
 * gzip, and the files that are downloaded for it then. The wallets of `eip155` come with the core.
 *
 * @satisfies {Readonly<Record<LateNamespace, { readonly limitKb: number, readonly files: readonly string[] }>>}
 */
export const namespaceBudgets = {
  solana: { limitKb: 30, files: ['solana-wallet-catalogue', 'solana-chain-adapter'] },
  bip122: { limitKb: 25, files: ['bitcoin-wallet-catalogue', 'bitcoin-chain-adapter'] },
  polkadot: { limitKb: 30, files: ['polkadot-wallet-catalogue', 'polkadot-chain-adapter'] },
};

/** @typedef {keyof typeof namespaceBudgets} BudgetedNamespace */

/** The downloads of the first pairing URI. */
export const pairingFiles = ['pairing', 'pairing-views', 'pair-over-relay', 'qr-parts'];

/** The brand pictures that the first views draw, which have a limit of their own. */
export const firstPictures = ['first-pictures'];

/**
 * The bytes that `namespace` adds to a page with the core, gzip, from the built package.
 *
 * @param {BudgetedNamespace} namespace
 */
export function bytesOfNamespace(namespace) {
  return bytesAdded(namespaceBudgets[namespace].files, ['index', 'react', 'composition-root']);
}

/** What the embedded wallet and permissions download when a visitor uses them, and not before. */
export const lateFiles = {
  'login by e-mail': ['auth', 'auth-view'],
  'social login': ['auth', 'social-views'],
  'profile of a login': ['auth', 'profile-view'],
  'smart account, its switch': ['account-parts'],
  'permissions of ERC-7715': ['permissions-feature', 'account-parts', 'permissions-views'],
};

/**
 * The bytes that one of them adds to a page whose visitor is connected and looks at the account, gzip, likewise.
 *
 * @param {readonly string[]} files
 */
export function bytesOfLate(files) {
  const modal = ['index', 'react', 'composition-root', 'core', 'shell'];
  return bytesAdded(files, [...modal, 'eip155-chain-adapter', 'account-views']);
}

/** The bytes that the first pairing URI adds to a page with the core and the modal, gzip, likewise. */
export function bytesOfPairing() {
  return bytesAdded(pairingFiles, ['index', 'react', 'composition-root', 'shell']);
}

/**
 * @param {readonly string[]} files
 * @param {readonly string[]} before
 */
function bytesAdded(files, before) {
  return downloadsOf(files, before).bytes;
}

/**
 * What a page downloads for `files` of the built package that it has not for those of `before`: files, and their bytes in gzip.
 *
 * @param {readonly string[]} files
 * @param {readonly string[]} [before]
 */
export function downloadsOf(files, before = []) {
  /** @type {{ readonly outputs: Readonly<Record<string, Output>> }} */
  const { outputs } = JSON.parse(readFileSync(join(root, 'dist/meta.json'), 'utf8'));
  const had = loadedWith(outputs, before);
  const added = [...loadedWith(outputs, files)].filter((file) => !had.has(file));
  const sizes = added.map((file) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length);
  return { requests: added.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * The files and everything that they load at once: `import()` is left out.
 *
 * @param {Readonly<Record<string, Output>>} outputs
 * @param {readonly string[]} names
 */
function loadedWith(outputs, names) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ file) => {
    if (files.has(file)) return;
    const output = outputs[file];
    if (!output) throw new Error(`${file} was not built`);
    files.add(file);
    for (const { path, kind, external } of output.imports) {
      if (kind === 'import-statement' && !external) visit(path);
    }
  };
  for (const name of names) visit(`dist/esm/${name}.js`);
  return files;
}
