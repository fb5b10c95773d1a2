import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A failure that one sentence explains. It is printed without a stack. */
export class CommandError extends Error {}

/**
 * Prints a sentence for the person at the terminal.
 *
 * @param {string} sentence
 */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/**
 * Runs `main` when Node was started with the module at `moduleUrl`, and not when the module is only imported.
 * A failure ends with one sentence and exit code 1.
 *
 * @param {string} moduleUrl
 * @param {() => unknown} main
 */
export async function runAsCommand(moduleUrl, main) {
  const started = process.argv[1];
  if (started === undefined || resolve(started) !== fileURLToPath(moduleUrl)) return;
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof CommandError ? error.message : inFull(error)}\n`);
    process.exit(1);
  }
}

/** @param {unknown} error */
function inFull(error) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
