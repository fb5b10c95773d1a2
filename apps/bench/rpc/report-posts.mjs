import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, root, say } from '../../../scripts/command.mjs';

/**
 * The posts of one scene, by minute.
 *
 * @typedef {object} Minutes
 * @property {string} scene
 * @property {readonly (readonly { readonly methods: readonly string[] }[])[]} minutes
 */

/** How many posts a visible account with ten tokens may make in its first minute, and in each later one. */
const LIMITS = { first: 20, later: 15 };

/**
 * Prints the posts of widgets and tabs that show an account, by minute and by their methods.
 *
 * @throws {CommandError} where they are more than the limits, or any while the page is hidden.
 */
export async function reportPosts() {
  const outfile = join(root, '.cache/bench-rpc/posts.mjs');
  await build({
    entryPoints: [join(root, 'tests/support/posts-by-minute.ts')],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    outfile,
    logLevel: 'warning',
  });
  /** @type {{ readonly postsByMinute: () => Promise<readonly Minutes[]> }} */
  const { postsByMinute } = await import(pathToFileURL(outfile).href);
  /** @type {string[]} */
  const over = [];
  say('\nPosts a minute with ten tokens, over a clock of their own');
  for (const { scene, minutes } of await postsByMinute()) {
    const counts = minutes.map(({ length }) => length);
    say(`  ${scene.padEnd(38)}${counts.join(', ')}`);
    for (const [methods, count] of methodsOf(minutes.flat())) say(`    ${count} x ${methods}`);
    const later = scene.includes('hidden') ? 0 : LIMITS.later;
    const isOver = counts.some((count, minute) => count > (minute > 0 ? later : LIMITS.first));
    if (isOver) over.push(scene);
  }
  if (over.length > 0) {
    const { first, later } = LIMITS;
    throw new CommandError(
      `More than ${first} posts, ${later} later or 0 while hidden: ${over.join('; ')}`,
    );
  }
  say(`Nothing posts more than ${LIMITS.first} times, then ${LIMITS.later} times a minute.`);
}

/** @param {readonly { readonly methods: readonly string[] }[]} posts */
function methodsOf(posts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { methods } of posts) {
    const name = methods.join(' + ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
