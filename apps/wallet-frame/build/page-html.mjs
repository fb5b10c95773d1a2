import { readFile } from 'node:fs/promises';

/**
 * The text of a page, from its template.
 *
 * @param {string} template Where it is: the path of a file.
 * @param {Readonly<Record<string, string>>} elements What stands in place of each `<!-- name -->`, by the names.
 * @returns {Promise<string>}
 */
export async function pageHtml(template, elements) {
  return Object.entries(elements).reduce(
    (html, [name, element]) => html.replace(`<!-- ${name} -->`, () => element),
    await readFile(template, 'utf8'),
  );
}
