import { CommandError } from '../../../../scripts/command.mjs';

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
