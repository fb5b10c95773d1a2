import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { features, featureTitles, peerAdvantages, readOn } from './features.mjs';
import { notMeasured } from './peers.mjs';

export const pageFile = join(root, 'docs/comparison.md');

/** @typedef {{ readonly list: number, readonly connected: number, readonly reload: number }} Times */
/** @typedef {import('./visit-site.mjs').Bytes} Bytes */

/**
 * What was measured of a site.
 *
 * @typedef {object} SiteFigures
 * @property {string} name
 * @property {string} title
 * @property {string} [licence]
 * @property {Readonly<Record<string, string>>} packages
 * @property {{ readonly button: Bytes, readonly connected: Bytes }} bytes
 * @property {{ readonly unpressed: readonly string[], readonly connected: readonly string[] }} hosts
 * @property {{ readonly atSpeed: Times, readonly slowed: Times }} ms
 */

/**
 * What the command wrote.
 *
 * @typedef {object} Figures
 * @property {string} date
 * @property {number} visits
 * @property {number} slowness
 * @property {Machine} machine
 * @property {readonly SiteFigures[]} sites
 */

/**
 * @typedef {object} Machine
 * @property {number} cores
 * @property {string} processor
 * @property {number} memoryGb
 * @property {string} node
 * @property {string} chromium
 * @property {number} loadBefore Processes that ran or waited to run, in the minute before the visits.
 * @property {number} loadAfter The same at their end; the visits themselves are among them.
 */

/**
 * The page `docs/comparison.md`: every figure is one of `figures`, and every other claim has a link.
 *
 * @param {Figures} figures
 * @returns {string} Markdown, not yet formatted.
 */
export function comparisonPage(figures) {
  const { date, machine, sites, slowness, visits } = figures;
  const peers = sites.filter(({ licence }) => licence !== undefined);
  return `# Cleat beside other kits

Measured on ${date} by \`npm run compare\`, which installs each kit outside of the repository, builds the same small page with it (one
chain, the kit's own button, nothing set but what it requires and what has it connect after a reload), and visits the pages in turn. Every figure below is in
\`apps/bench/compare/figures.json\`.

- **The machine**: ${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, Node ${machine.node}, Chromium ${machine.chromium}.
- **Its load**: ${machine.loadBefore} processes ran or waited before the visits, ${machine.loadAfter} at their end. ${loadWords(machine)}
- **The figures** are medians of ${visits} visits, each in a new profile, all kits after one another in each round.
- **thirdweb** is given two wallets, as in its documentation: its own list stands behind logins and another press.
- **The bundler** is esbuild with the same options for all: ES2022, split, minified. Bytes are scripts and style sheets with React,
  file by file. What a kit fetches from hosts of its own is not among them.
- **Other hosts** than this machine fail at once in these visits, so no kit waits for one. A visitor's page would.

## Versions

${table(
  ['Kit', 'Licence', 'Packages'],
  peers.map(({ licence = '', packages, title }) => [
    title,
    licence.replace(/ license$/i, ''),
    Object.entries(packages)
      .map(([name, version]) => `\`${name}\` ${version}`)
      .join(', '),
  ]),
)}

Not measured:

${notMeasured.map(({ link, reason, title }) => `- [${title}](${link}): ${reason}`).join('\n')}

## What a visitor downloads

Until the button is there and the page rests, and until a wallet is connected. In kB.

${table(
  ['Page', 'Button, gzip', 'Button, brotli', 'Connected, gzip', 'Connected, brotli'],
  sites.map(({ bytes: { button, connected }, title }) => [
    title,
    kilobytes(button.gzip),
    kilobytes(button.brotli),
    kilobytes(connected.gzip),
    kilobytes(connected.brotli),
  ]),
  true,
)}

## How long a visitor waits

From the press of the button to the wallet in the list, from the press of the wallet to its address, and from the start of a reload to
the address. In milliseconds; behind the slash on a processor that is ${slowness} times slower.

${table(
  ['Page', 'List', 'Connected', 'Reload'],
  sites.map(({ ms: { atSpeed, slowed }, title }) => [
    title,
    ...timeNames.map((name) => `${atSpeed[name]} / ${slowed[name]}`),
  ]),
  true,
)}

## Which hosts are asked

Besides the page's own and the node that it names.

${table(
  ['Page', 'Without a press', 'Which', 'More until connected'],
  sites.map(({ hosts: { connected, unpressed }, title }) => [
    title,
    String(unpressed.length),
    unpressed.join(', ') || '–',
    connected.filter((host) => !unpressed.includes(host)).join(', ') || '–',
  ]),
)}

## What they can do

As their documentation says; each cell leads to the page that says it, which was read in a stored copy on ${readOn}. _None named_: those
pages name none, which is no proof. AppKit's row is of its later versions, of which only the documentation was read.

${table(
  featureTitles,
  features.map(({ claims, title }) => [
    title,
    ...claims.map(({ link, text }) => `[${text}](${link})`),
  ]),
)}

## Where a peer is better

Measured:

${betterFigures(sites)
  .map((line) => `- ${line}`)
  .join('\n')}

By documentation, read on the same day:

${peerAdvantages.map(({ link, text }) => `- ${text} ([source](${link}))`).join('\n')}

Is a figure or a claim wrong? Run the command, or open an issue: what is better elsewhere belongs here.
`;
}

const timeNames = /** @type {const} */ (['list', 'connected', 'reload']);

const timeTitles = {
  list: 'from the press to the list',
  connected: "from the wallet's press to its address",
  reload: 'from a reload to the address',
};

/** Other work takes time from all of them. @param {Machine} machine */
function loadWords({ cores, loadBefore }) {
  return loadBefore > cores / 2
    ? 'Other programs used the machine meanwhile: compare the times with one another, not with those of another machine.'
    : 'Nothing else used the machine.';
}

/**
 * Where a kit's figure is lower than that of Cleat on the same chain.
 *
 * @param {readonly SiteFigures[]} sites
 * @returns {readonly string[]}
 */
export function betterFigures(sites) {
  const solana = new Set(['cleat-solana', 'wallet-adapter']);
  const peers = sites.filter(({ licence }) => licence !== undefined);
  const lines = peers.flatMap((peer) => {
    const isOnSolana = solana.has(peer.name);
    const own = sites.find(({ name }) => name === (isOnSolana ? 'cleat-solana' : 'cleat'));
    if (!own) return [];
    const bytes = /** @type {const} */ (['button', 'connected']).flatMap((name) =>
      peer.bytes[name].gzip < own.bytes[name].gzip
        ? `${name === 'button' ? 'until the button' : 'until connected'} ${kilobytes(peer.bytes[name].gzip)} kB, Cleat ${kilobytes(own.bytes[name].gzip)} kB`
        : [],
    );
    const times = /** @type {const} */ (['atSpeed', 'slowed']).flatMap((pace) =>
      timeNames.flatMap((name) =>
        peer.ms[pace][name] < own.ms[pace][name]
          ? `${timeTitles[name]}${pace === 'slowed' ? ', on the slow processor,' : ''} ${peer.ms[pace][name]} ms, Cleat ${own.ms[pace][name]} ms`
          : [],
      ),
    );
    const all = [...bytes, ...times];
    return all.length === 0 ? [] : `**${peer.title}**: ${all.join('; ')}.`;
  });
  return lines.length === 0 ? ['No figure of another kit was lower than that of Cleat.'] : lines;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

/**
 * @param {readonly string[]} titles
 * @param {readonly (readonly string[])[]} rows
 * @param {boolean} [isOfNumbers] Whether all columns but the first stand to the right.
 */
function table(titles, rows, isOfNumbers = false) {
  const line = titles.map((_, at) => (isOfNumbers && at > 0 ? '--:' : '---'));
  return [titles, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
