import { CommandError } from '../command.mjs';

/**
 * What a visitor reads, from the keys of `messages` in backticks: the English texts stand in the place of their keys, so
 * that they are never older than the catalogues.
 *
 * @param {string} sentence Such as "`gone` and `goneHint`; in the view `Networks`: `switchGone`".
 * @param {object} known
 * @param {ReadonlyMap<string, string>} known.texts By their keys.
 * @param {readonly string[]} known.views
 * @returns {string}
 */
export function shownTexts(sentence, { texts, views }) {
  const shown = sentence.replaceAll(/`([^`]+)`/g, (whole, /** @type {string} */ name) => {
    if (views.includes(name)) return whole;
    const text = texts.get(name);
    if (text === undefined) throw new CommandError(`There is no text and no view "${name}".`);
    return `“${text}” (${whole})`;
  });
  return sentenceOf(shown);
}

/**
 * With a capital letter at its beginning and a full stop at its end.
 *
 * @param {string} text
 */
export function sentenceOf(text) {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?”]$/.test(begun) ? begun : `${begun}.`;
}
