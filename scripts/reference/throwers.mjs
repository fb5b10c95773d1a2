import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.mjs';
import { verbsOf } from '../written-pages.mjs';

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

/**
 * Which functions say that they throw a code: those of the widget, and the verbs of its features.
 *
 * @param {Declaration} widget
 * @param {import('./sections.mjs').Links} links
 * @returns {(code: string) => readonly string[]} As links.
 */
export function throwersOf(widget, { to }) {
  const place = to(widget)?.replace(/#.*/, '');
  const own = widget.members.map(({ doc, name }) => ({
    shown: `[\`widget.${name}\`](${place}#${name.toLowerCase()})`,
    codes: doc.tags.filter((tag) => tag.name === 'throws').flatMap(({ text }) => codesIn(text)),
  }));
  const all = [...own, ...featureVerbs()];
  return (code) => [
    ...new Set(all.filter(({ codes }) => codes.includes(code)).map(({ shown }) => shown)),
  ];
}

function featureVerbs() {
  const folder = join(root, 'application');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /-(?:feature|verbs)\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const [, name = ''] = /export interface (\w+)Verbs \{/.exec(source) ?? [];
      const feature = name.toLowerCase();
      return verbsOf(source).map(({ errors, verb }) => ({
        shown: `[\`${verb.split('(', 1)[0]}\`](../../features.md#${feature}) of \`${feature}\``,
        codes: errors,
      }));
    });
}

/** @param {string} text */
function codesIn(text) {
  return [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, code = '']) => code);
}
