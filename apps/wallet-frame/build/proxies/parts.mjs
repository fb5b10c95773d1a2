import { CommandError } from '../../../../scripts/command.mjs';

/** How long files whose names have a hash are kept. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** @param {string} origin */
export function hostOf(origin) {
  return new URL(origin).hostname;
}

/**
 * A text as Caddy and nginx read it in quotes.
 *
 * @param {string} text
 */
export function quoted(text) {
  if (/[\\"{}$\n]/.test(text)) {
    throw new CommandError(`A configuration of a web server cannot have ${JSON.stringify(text)}.`);
  }
  return `"${text}"`;
}
