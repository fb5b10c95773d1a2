import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../command.mjs';
import { entrySources } from '../entries.mjs';
import { firstSentence, linked } from './docstring.mjs';
import { isOfTexts } from './homes.mjs';
import { quoted, table } from './markdown.mjs';

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

/**
 * The entries of the package, each with its source; of the languages the first one.
 *
 * @returns {readonly { readonly name: string, readonly source: string }[]}
 */
export function packageEntries() {
  const { exports, name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([path, { types }]) => ({
      name: path.replace(/^\./, name),
      source: entrySources[basename(types, '.d.ts')] ?? '',
    }));
  const isLanguage = (/** @type {{ readonly name: string }} */ entry) =>
    entry.name.includes('/languages/');
  const [language] = entries.filter(isLanguage);
  return [
    ...entries.filter((entry) => !isLanguage(entry)),
    ...(language ? [{ ...language, name: `${name}/languages/…` }] : []),
  ];
}

/**
 * A page for each entry: a list of what it exports, and the sections of what no other page describes.
 *
 * @param {import('./declarations.mjs').Declarations} declarations
 * @param {import('./homes.mjs').Homes} homes
 */
export function entryPages(declarations, homes) {
  return packageEntries().map(({ name, source }) => {
    const file = `entries/${name
      .replace(/^cleatkit\/?/, '')
      .replace(/^$/, 'cleatkit')
      .replace('/…', '')
      .replaceAll('/', '-')}.md`;
    const exported = [...declarations.exportsOf(source)].sort((one, other) =>
      one.name < other.name ? -1 : 1,
    );
    for (const each of exported.filter(isOfTexts)) homes.settle(each, '../texts.md#');
    const roots = exported.filter((each) => homes.settle(each, file));
    const after = (/** @type {import('./sections.mjs').Links} */ links) =>
      table(
        ['Export', 'Kind', 'What it is'],
        exported.map((each) => [
          `[${quoted(each.name)}](${links.to(each)})`,
          each.isPort ? 'port' : each.kind,
          linked(firstSentence(each.doc.text), links.toType),
        ]),
      );
    const lead = `What \`import { … } from '${name}'\` may name. Each export leads to its description.`;
    return { file, name, title: name, lead, roots, types: [], after };
  });
}
