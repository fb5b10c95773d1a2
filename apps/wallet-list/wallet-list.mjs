import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from '../../scripts/command.mjs';
import { listPackages } from './packages.mjs';
import { moreWallets } from './more-wallets.mjs';
import { keyOf, readers } from './readers.mjs';
import { firstWallets, nextWallets } from './table.mjs';

/** @typedef {import('./readers.mjs').Facts} Facts */
/** @typedef {import('./row.mjs').Row} Row */
/** @typedef {import('./row.mjs').Listing | import('./row.mjs').Documented} Source */

/**
 * A fact, and where it is said: the key of a package and the file in it, or a wallet's own documentation.
 *
 * @typedef {{ readonly value: unknown, readonly source: string }} Known
 */

/** @typedef {Readonly<Record<string, readonly Known[]>>} KnownFacts */

/** The order of a wallet's facts. */
const fields = /** @type {const} */ ([
  'name',
  'rdns',
  'homepage',
  'namespaces',
  'mobileLink',
  'universalLink',
  'desktopLink',
  'webappLink',
  'browserLinks',
  'androidApp',
  'iosApp',
]);

/** The facts that are those of all sources together. Of the others, the first source counts. */
const joined = new Set(['namespaces', 'browserLinks']);

/** The namespaces in the order of the package. */
const namespaces = ['eip155', 'solana', 'bip122', 'polkadot'];

/**
 * `node apps/wallet-list/wallet-list.mjs`: reads what the lists of `packages.mjs` say of the wallets of `table.mjs`, and
 * writes the package's own list and, for each fact, where it comes from. With `--check` it writes nothing and fails
 * where a file is not what it would write.
 */
function main() {
  const first = firstWallets.map(knownOf);
  const others = moreWallets.map(knownOf);
  others.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  const later = [...nextWallets.map(knownOf), ...others];
  const all = [...first, ...later];
  write('infrastructure/directory/default-wallets.json', {
    first: first.map(listed),
    later: countsByNamespaces(later),
  });
  write('infrastructure/directory/later-wallets.json', later.map(listed));
  write('apps/wallet-list/wallet-facts.json', {
    packages: packagesOf(all),
    wallets: Object.fromEntries(all.map(({ id, facts }) => [id, facts])),
  });
  const count = all.flatMap(({ facts }) => Object.values(facts).flat()).length;
  say(`${all.length} wallets, ${count} facts.`);
}

/**
 * Writes `value` to `file`, or with `--check` fails where it is another one there.
 *
 * @param {string} file
 * @param {unknown} value
 */
function write(file, value) {
  const path = join(root, file);
  if (!process.argv.includes('--check')) {
    writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
  } else if (JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) !== JSON.stringify(value)) {
    throw new CommandError(`${file} is not what node apps/wallet-list/wallet-list.mjs writes.`);
  }
}

/** @typedef {{ readonly id: string, readonly facts: KnownFacts }} Wallet */

/**
 * What is known of a wallet, each fact with its source.
 *
 * @param {Row} row
 * @returns {Wallet}
 */
function knownOf({ id, sources }) {
  const sayings = sources.map(sayingOf);
  const facts = fields.map((field) => {
    const found = sayings
      .map(({ facts: said, source }) => ({ value: said[field], source }))
      .filter(({ value }) => value !== undefined);
    if (field === 'homepage') found.sort(downloadsLast);
    return /** @type {const} */ ([field, joined.has(field) ? found : found.slice(0, 1)]);
  });
  return { id, facts: Object.fromEntries(facts.filter(([, found]) => found.length > 0)) };
}

/**
 * RainbowKit names the pages of downloads, which is worth less than a wallet's homepage.
 *
 * @param {{ readonly source: string }} one
 * @param {{ readonly source: string }} other
 */
function downloadsLast(one, other) {
  const rank = (/** @type {string} */ source) => Number(source.startsWith('rainbowkit:'));
  return rank(one.source) - rank(other.source);
}

/**
 * What one source says.
 *
 * @param {Source} source
 * @returns {{ readonly source: string, readonly facts: Facts }}
 */
function sayingOf(source) {
  if ('document' in source) return { source: source.document, facts: source.facts };
  const { name, reader, without = [] } = source;
  const { facts, file } = readers[reader](name);
  const taken = Object.entries(facts).filter(([field]) => !without.some((one) => one === field));
  if (taken.length === 0) throw new CommandError(`${reader} says nothing of ${name}.`);
  return { source: `${keyOf(reader, name)}:${file}`, facts: Object.fromEntries(taken) };
}

/**
 * The wallet as the list has it.
 *
 * @param {Wallet} wallet
 * @returns {Facts & { readonly id: string, readonly namespaces: readonly string[] }}
 */
function listed({ id, facts }) {
  const entries = Object.entries(facts).map(([field, found]) => [field, valueOf(field, found)]);
  return { id, ...Object.fromEntries(entries) };
}

/**
 * @param {string} field
 * @param {readonly Known[]} found
 */
function valueOf(field, found) {
  const values = found.map(({ value }) => value);
  if (field === 'namespaces') return namespaces.filter((one) => values.flat().includes(one));
  if (field !== 'browserLinks') return values[0];
  const links = Object.assign({}, ...values.reverse());
  return Object.fromEntries(
    namespaces.filter((one) => Object.hasOwn(links, one)).map((one) => [one, links[one]]),
  );
}

/**
 * How many of `wallets` are on which namespaces, which are separated by spaces.
 *
 * @param {readonly Wallet[]} wallets
 */
function countsByNamespaces(wallets) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { namespaces: own } of wallets.map(listed)) {
    const key = own.join(' ');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** @param {Wallet} wallet */
function nameOf({ facts, id }) {
  const name = facts['name']?.[0]?.value;
  return typeof name === 'string' ? name : id;
}

/**
 * The packages that facts are from.
 *
 * @param {readonly Wallet[]} wallets
 */
function packagesOf(wallets) {
  const sources = wallets.flatMap(({ facts }) => Object.values(facts).flat());
  const keys = new Set(sources.map(({ source }) => source.split(':')[0] ?? ''));
  const used = Object.entries(listPackages).filter(([key]) => keys.has(key));
  if (used.length < Object.keys(listPackages).length) {
    const idle = Object.keys(listPackages).filter((key) => !keys.has(key));
    throw new CommandError(`No wallet is read from ${idle.join(', ')}.`);
  }
  return Object.fromEntries(used);
}

await runAsCommand(import.meta.url, main);
