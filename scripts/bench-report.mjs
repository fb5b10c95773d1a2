import { say } from './command.mjs';
import { bytesOfNamespace, bytesOfPairing, namespaceBudgets } from './namespace-bytes.mjs';

/** The limits of the package: in bytes, in milliseconds, and as a multiple of the bare page. */
const LIMITS = {
  firstBytes: 12_000,
  connectedBytes: 92_000,
  pictureBytes: 6000,
  codeMs: 600,
  posts: 2,
  taskMs: 50,
  times: 3,
};

/**
 * @typedef {object} Visit
 * @property {number} firstBytes gzip, without React, the wallet and the brand pictures
 * @property {number} openedBytes
 * @property {number} connectedBytes
 * @property {number} pictureBytes Of the brand pictures until connected, gzip.
 * @property {number} reactBytes
 * @property {number} openMs From the press to the modal painted with its wallets.
 * @property {number} coldOpenMs The same, pressed before anything was loaded in advance.
 * @property {number} connectMs From the press of the wallet to the address painted.
 * @property {number} reloadMs From the start of the navigation to the address painted.
 * @property {number} posts From the reload to the balance.
 */

/**
 * Prints the two pages side by side.
 *
 * @param {Visit} bare
 * @param {Visit} cleat
 * @param {number} codeMs From the press of WalletConnect to the QR code painted.
 * @param {Awaited<ReturnType<typeof import('./bench-wallets.mjs').longestTasksOf>>} tasks
 */
export function report(bare, cleat, codeMs, { scrolled, searched }) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const times = (/** @type {keyof Visit} */ name) => cleat[name] / bare[name];
  const verdict = (/** @type {boolean} */ isMet) => (isMet ? 'met' : 'NOT MET');
  const row = (/** @type {readonly string[]} */ cells) =>
    say(cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(12))).join(''));
  const sizeRow = (
    /** @type {string} */ label,
    /** @type {keyof Visit} */ name,
    /** @type {number} */ limit = Number.POSITIVE_INFINITY,
  ) =>
    row([
      label,
      kilobytes(bare[name]),
      kilobytes(cleat[name]),
      limit === Number.POSITIVE_INFINITY ? '' : `≤ ${kilobytes(limit)}`,
      limit === Number.POSITIVE_INFINITY ? '' : verdict(cleat[name] <= limit),
    ]);
  const timeRow = (
    /** @type {string} */ label,
    /** @type {keyof Visit} */ name,
    isLimited = true,
  ) =>
    row([
      label,
      `${bare[name].toFixed(0)} ms`,
      `${cleat[name].toFixed(0)} ms`,
      `${times(name).toFixed(1)} times`,
      isLimited ? verdict(times(name) <= LIMITS.times) : '',
    ]);

  say('');
  row(['Medians of 7 visits', 'bare React', 'Cleat', 'limit', '']);
  sizeRow('Scripts before the button is usable, gzip', 'firstBytes', LIMITS.firstBytes);
  sizeRow('  after opening', 'openedBytes');
  sizeRow('  after connecting', 'connectedBytes', LIMITS.connectedBytes);
  sizeRow('  brand pictures beside them', 'pictureBytes', LIMITS.pictureBytes);
  sizeRow('  React beside them, not counted', 'reactBytes');
  timeRow('Press to modal painted with its wallets', 'openMs');
  timeRow('  pressed before anything was loaded ahead', 'coldOpenMs', false);
  timeRow('Press of the wallet to the address', 'connectMs');
  timeRow('Reload to the address', 'reloadMs');
  row([
    'RPC posts from load to balance',
    String(bare.posts),
    String(cleat.posts),
    `≤ ${LIMITS.posts}`,
    verdict(cleat.posts <= LIMITS.posts),
  ]);
  row([
    'Press of WalletConnect to its QR code',
    '',
    `${codeMs.toFixed(0)} ms`,
    `≤ ${LIMITS.codeMs} ms`,
    verdict(codeMs <= LIMITS.codeMs),
  ]);
  row(['  what it downloads for it, gzip', '', kilobytes(bytesOfPairing())]);
  for (const [what, { taskMs, scriptMs }] of Object.entries({
    scroll: scrolled,
    search: searched,
  })) {
    row([
      `2,000 wallets, ${what}: longest task`,
      '',
      taskMs === 0 ? '< 50 ms' : `${taskMs.toFixed(0)} ms`,
      `≤ ${LIMITS.taskMs} ms`,
      verdict(taskMs <= LIMITS.taskMs),
    ]);
    row(['  longest script in it', '', `${scriptMs.toFixed(0)} ms`]);
  }
  for (const [namespace, { limitKb }] of Object.entries(namespaceBudgets)) {
    const bytes = bytesOfNamespace(
      /** @type {import('./namespace-bytes.mjs').BudgetedNamespace} */ (namespace),
    );
    const limit = limitKb * 1024;
    const label = `${namespace}, press to connected, gzip`;
    row([label, '', kilobytes(bytes), `≤ ${kilobytes(limit)}`, verdict(bytes <= limit)]);
  }
}
