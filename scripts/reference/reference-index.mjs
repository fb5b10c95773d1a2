import { page, table } from './markdown.mjs';

/** @typedef {{ readonly file: string, readonly title: string, readonly lead: string }} Listed */

/**
 * The first page of the reference.
 *
 * @param {object} pages
 * @param {readonly Listed[]} pages.main
 * @param {readonly Listed[]} pages.ports
 * @param {readonly Listed[]} pages.entries
 */
export function referenceIndex({ main, ports, entries }) {
  const rows = (/** @type {readonly Listed[]} */ pages) =>
    pages.map(({ file, title }) => [`[${title}](${file})`]);
  const links = (/** @type {readonly Listed[]} */ pages) =>
    pages.map(({ file, title }) => `[${title}](${file})`).join(', ');
  return page(
    '# Reference',
    'Every option, verb, event, state, component, hook, view, error, port and entry of the package. `npm run reference` writes these pages from the sources and their comments, and a test compares.',
    table(
      ['Page'],
      [
        ...rows(main),
        ['[Features and their verbs](../features.md)'],
        ['[Views](views.md)'],
        ['[Errors](errors/README.md)'],
        ['[Every text](../texts.md)'],
      ],
    ),
    '## Ports',
    `What a site replaces with \`override(Port, adapter)\`: ${links(ports)}.`,
    '## Entries',
    `What each entry of the package exports: ${links(entries)}.`,
  );
}
