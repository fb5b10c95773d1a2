import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './command.mjs';

/**
 * Whether the last build that wrote `stamp` had the same key, and none of its inputs has changed since.
 *
 * @param {string} stamp The file that `keepStamp` wrote.
 * @param {string} key What the build depends on besides its inputs.
 */
export function isUnchanged(stamp, key) {
  if (!existsSync(stamp)) return false;
  const { key: last, inputs } = JSON.parse(readFileSync(stamp, 'utf8'));
  return last === key && Object.entries(inputs).every(([file, state]) => stateOf(file) === state);
}

/**
 * Remembers what a build was made of, unless an input changed while it ran. Call it last, so that an interrupted build
 * leaves nothing.
 *
 * @param {string} stamp
 * @param {string} key
 * @param {readonly string[]} inputs Files, from the root of the repository.
 * @param {number} since When the build began, as `Date.now()` says it.
 */
export function keepStamp(stamp, key, inputs, since) {
  if (inputs.some((file) => statSync(join(root, file)).mtimeMs >= since)) return;
  mkdirSync(dirname(stamp), { recursive: true });
  const states = Object.fromEntries(inputs.map((file) => [file, stateOf(file)]));
  writeFileSync(stamp, JSON.stringify({ key, inputs: states }));
}

/** @param {string} file */
function stateOf(file) {
  const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}
