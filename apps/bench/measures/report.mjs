import { CommandError, say } from '../../../scripts/command.mjs';
import {
  bytesOfLate,
  bytesOfNamespace,
  bytesOfPairing,
  lateFiles,
  namespaceBudgets,
} from './namespace-bytes.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */

/** Both pages in one run. @typedef {{ readonly bare: Visit, readonly cleat: Visit }} Pair */

/** The limits in bytes, of which those of pages are for what they have over the bare one. */
const BYTES = { first: 13_500, connected: 92_000, pictures: 6_000 };

/**
 * The limits in milliseconds: a press that opens may take three times the bare page, or `openMs` where that
 * is more; what follows the wallet's press, and a reload, `times` the bare page.
 *
 * @typedef {{ readonly openMs: number, readonly coldMs: number, readonly times: number }} Limits
 */
/** @type {Limits} */
const AT_SPEED = { openMs: 50, coldMs: 100, times: 1.5 };
/** @type {Limits} */
const SLOWED = { openMs: 100, coldMs: 250, times: 2 };
const OPEN_TIMES = 3;

const MOST_OF_ACTIVITY = { firstRowMs: 100, stepMs: 50, rows: 40, grownBytes: 500_000 };

const MOST = { codeMs: 600, frames: 1, posts: 2, taskMs: 50, tiles: 60 };

/** How many limits are not met. */
let missed = 0;

/**
 * Prints the two pages side by side, with each limit and whether it is met.
 *
 * @throws {CommandError} At the end, where one is not.
 * @param {object} results
 * @param {number} results.visits
 * @param {Pair} results.atSpeed
 * @param {Pair} results.slowed
 * @param {{ readonly bytes: number, readonly pictures: number }} results.withProject
 * @param {number} results.codeMs From the press of WalletConnect to the QR code painted.
 * @param {import('./lists.mjs').Frames} results.frames
 * @param {import('./wallets.mjs').Strains} results.strains
 * @param {Readonly<Record<string, import('./activity.mjs').ActivityCost>>} results.activities
 */
export function report({
  visits,
  atSpeed,
  slowed,
  withProject,
  codeMs,
  frames,
  strains,
  activities,
}) {
  say('');
  row([`Medians of ${visits} visits`, 'bare React', 'Cleat', 'limit', '']);
  sizes(atSpeed, withProject);
  times('At full speed', atSpeed, AT_SPEED);
  times('Slowed four times', slowed, SLOWED);
  say('');
  const { bare, cleat } = atSpeed;
  limited('RPC posts from load to balance', cleat.posts, MOST.posts, String, String(bare.posts));
  limited('Press of WalletConnect to its QR code', codeMs, MOST.codeMs, milliseconds);
  row(['  what it downloads for it, gzip', '', kilobytes(bytesOfPairing())]);
  limited('Search of the built-in wallets', frames.search, MOST.frames, inFrames);
  limited('Press to a list of 20 networks', frames.networks, MOST.frames, inFrames);
  say('\n2,000 wallets, slowed four times');
  for (const [what, { taskMs, scriptMs, tiles }] of Object.entries(strains)) {
    const longest = (/** @type {number} */ ms) => (ms === 0 ? '< 50 ms' : milliseconds(ms));
    limited(`${what}: longest task`, taskMs, MOST.taskMs, longest);
    if (scriptMs > 0) row(['  longest script in it', '', milliseconds(scriptMs)]);
    limited('  tiles in the page', tiles, MOST.tiles, String);
  }
  for (const [how, cost] of Object.entries(activities)) {
    say(`\nAn activity of 10,000 rows, ${how}`);
    limited('answer to the first row', cost.firstRowMs, MOST_OF_ACTIVITY.firstRowMs, milliseconds);
    limited('most work in a step of scrolling', cost.stepMs, MOST_OF_ACTIVITY.stepMs, milliseconds);
    limited('rows in the page', cost.rows, MOST_OF_ACTIVITY.rows, String);
    limited('heap grown', cost.grownBytes, MOST_OF_ACTIVITY.grownBytes, kilobytes);
  }
  say('');
  for (const [name, { limitKb }] of Object.entries(namespaceBudgets)) {
    const namespace = /** @type {import('./namespace-bytes.mjs').BudgetedNamespace} */ (name);
    const label = `${name}, press to connected, gzip`;
    limited(label, bytesOfNamespace(namespace), limitKb * 1024, kilobytes);
  }
  say('\nDownloaded when it is used, gzip');
  for (const [what, files] of Object.entries(lateFiles))
    row([what, '', kilobytes(bytesOfLate(files))]);
  if (missed > 0) throw new CommandError(`Limits that are not met: ${missed}.`);
}

/**
 * @param {Pair} pair
 * @param {{ readonly bytes: number, readonly pictures: number }} withProject
 */
function sizes({ bare, cleat }, withProject) {
  say('Scripts that are downloaded, gzip, over those of the bare page');
  const over = (
    /** @type {string} */ label,
    /** @type {number} */ own,
    /** @type {number} */ bareBytes,
    /** @type {number} */ most = Number.POSITIVE_INFINITY,
  ) => limited(label, own - bareBytes, most, kilobytes, kilobytes(bareBytes));
  over('before the button is usable', cleat.firstBytes, bare.firstBytes, BYTES.first);
  over('after opening', cleat.openedBytes, bare.openedBytes);
  over('after connecting', cleat.connectedBytes, bare.connectedBytes, BYTES.connected);
  over('the same with a project id', withProject.bytes, bare.connectedBytes, BYTES.connected);
  over('pictures of the first view, not counted above', cleat.pictureBytes, 0, BYTES.pictures);
  over('the same with a project id', withProject.pictures, 0, BYTES.pictures);
  row(['React, not counted', kilobytes(bare.reactBytes), kilobytes(cleat.reactBytes)]);
}

/**
 * @param {string} title
 * @param {Pair} pair
 * @param {Limits} limits
 */
function times(title, { bare, cleat }, { openMs, coldMs, times: most }) {
  say(`\n${title}`);
  const timed = (
    /** @type {string} */ label,
    /** @type {'accountMs' | 'coldOpenMs' | 'connectMs' | 'openMs' | 'reloadMs'} */ name,
    /** @type {number} */ limit,
  ) => limited(label, cleat[name], limit, milliseconds, milliseconds(bare[name]));
  timed('press to a readable list', 'openMs', Math.max(OPEN_TIMES * bare.openMs, openMs));
  timed('press to a readable account', 'accountMs', Math.max(OPEN_TIMES * bare.accountMs, openMs));
  timed('cold press to a readable list', 'coldOpenMs', coldMs);
  timed('press of the wallet to the address', 'connectMs', most * bare.connectMs);
  timed('reload to the address', 'reloadMs', most * bare.reloadMs);
}

/**
 * @param {string} label
 * @param {number} value
 * @param {number} most
 * @param {(value: number) => string} shown
 * @param {string} [bare]
 */
function limited(label, value, most, shown, bare = '') {
  const isLimited = Number.isFinite(most);
  const verdict = value <= most ? 'met' : 'NOT MET';
  if (value > most) missed += 1;
  row([label, bare, shown(value), isLimited ? `≤ ${shown(most)}` : '', isLimited ? verdict : '']);
}

/** @param {readonly string[]} cells */
function row(cells) {
  say(cells.map((cell, index) => (index === 0 ? cell.padEnd(48) : cell.padStart(12))).join(''));
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {number} ms */
function milliseconds(ms) {
  return `${ms.toFixed(0)} ms`;
}

/** @param {number} count */
function inFrames(count) {
  return count === 1 ? '1 frame' : `${count} frames`;
}
