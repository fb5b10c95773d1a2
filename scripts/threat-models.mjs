import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

/**
 * @typedef {object} Power
 * @property {string} id Such as `E3.a`.
 * @property {string} attacker The row, such as `E3`.
 * @property {boolean} isDefended False where the model says that nothing is done against it.
 */

export const models = ['docs/threat-model.md', 'docs/embedded-wallet/threat-model.md'];

/**
 * The attackers of a model, each with its powers.
 *
 * @param {string} text
 * @returns {readonly { readonly attacker: string, readonly powers: readonly Power[] }[]}
 */
export function attackersIn(text) {
  return text
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const attacker = section.slice(0, section.indexOf(' '));
      const lines = section.matchAll(/^- \*\*([EW]\d+\.[a-z]+)\*\*( \(undefended\))?/gm);
      const powers = [...lines].map(([, id = '', mark]) => ({
        id,
        attacker,
        isDefended: mark === undefined,
      }));
      return { attacker, powers };
    });
}

/** The attackers of both models. */
export const attackers = () =>
  models.flatMap((model) => attackersIn(readFileSync(join(root, model), 'utf8')));

/**
 * The powers that the titles of tests name, by `[E3.a]` or `[E3.a control]`.
 *
 * @param {string} title
 * @returns {readonly { readonly id: string, readonly isControl: boolean }[]}
 */
export const namedIn = (title) =>
  [...title.matchAll(/\[([EW]\d+\.[a-z]+)( control)?\]/g)].map(([, id = '', control]) => ({
    id,
    isControl: control !== undefined,
  }));
