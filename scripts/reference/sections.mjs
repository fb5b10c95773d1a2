import { linked } from './docstring.mjs';
import { code, quoted, table } from './markdown.mjs';

/** @typedef {import('./declarations.mjs').Declaration} Declaration */
/** @typedef {import('./declarations.mjs').Member} Member */
/** @typedef {import('./docstring.mjs').Docstring} Docstring */

/**
 * How a section leads to others.
 *
 * @typedef {object} Links
 * @property {(type: string) => string | undefined} toType By the name that a docstring has.
 * @property {(declaration: Declaration) => string | undefined} to
 * @property {(code: string) => string | undefined} toError
 */

/**
 * What a declaration is: its docstring, how it is written, and its members.
 *
 * @param {Declaration} declaration
 * @param {Links} links
 * @param {object} how
 * @param {string} how.heading The marks of its heading, such as `##`.
 * @param {((name: string) => string | undefined) | undefined} how.standardOf What an option is without the site's.
 */
export function sectionOf(declaration, links, { heading, standardOf }) {
  const { doc, kind, members, name } = declaration;
  const isWritten = kind !== 'interface' || declaration.text.includes(' extends ');
  return [
    `${heading} ${name}`,
    describe(doc, links),
    isWritten && code(declaration.text),
    valuesOf(declaration),
    membersOf(members, links, `${heading}#`, standardOf),
    usesOf(declaration, links),
    ...examplesOf(doc),
  ].filter((part) => part !== '' && part !== false);
}

/**
 * @param {readonly Member[]} members
 * @param {Links} links
 * @param {string} heading
 * @param {((name: string) => string | undefined) | undefined} standardOf
 */
function membersOf(members, links, heading, standardOf) {
  if (members.length === 0) return '';
  if (members.every(({ type }) => type !== undefined)) {
    const heads = standardOf
      ? ['Name', 'Type', 'Without it', 'Meaning']
      : ['Name', 'Type', 'Meaning'];
    return table(
      heads,
      members.map(({ doc, isOptional, name, type }) => [
        quoted(isOptional ? `${name}?` : name),
        quoted(type ?? ''),
        ...(standardOf ? [standardOf(name) ?? ''] : []),
        describe(doc, links),
      ]),
    );
  }
  return members
    .map(({ declarations, doc, name }) =>
      [
        `${heading} ${name}`,
        code(declarations.join('\n\n')),
        describe(doc, links),
        ...examplesOf(doc),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n');
}

/**
 * What a docstring says, with its parameters, its answer and its errors.
 *
 * @param {Docstring} doc
 * @param {Links} links
 */
export function describe({ text, tags }, links) {
  const textOf = (/** @type {string} */ words) => withErrors(linked(words, links.toType), links);
  const more = tags.flatMap((tag) => {
    if (tag.name === 'throws') return [`Throws ${textOf(tag.text).replace(/^`WidgetError` /, '')}`];
    if (tag.name === 'returns') return [`Returns ${textOf(tag.text)}`];
    const [, name, words = ''] = /^(?:\{[^}]*\}\s*)?(\w+)\s*([\s\S]*)$/.exec(tag.text) ?? [];
    return tag.name === 'param' && name ? [`\`${name}\`: ${textOf(words)}`] : [];
  });
  return [textOf(text), ...more].filter((part) => part !== '').join('\n\n');
}

/** @param {Docstring} doc */
function examplesOf({ tags }) {
  return tags.filter(({ name }) => name === 'example').map(({ text }) => text);
}

const errorCode = /(?<!\[)`([A-Z][A-Z_]+)`(?!\])/g;

/**
 * @param {string} text
 * @param {Links} links
 */
function withErrors(text, { toError }) {
  return text.replaceAll(errorCode, (whole, name) => {
    const href = toError(name);
    return href === undefined ? whole : `[${whole}](${href})`;
  });
}

/**
 * @param {Declaration} declaration
 * @param {Links} links
 */
function usesOf(declaration, { to }) {
  const types = declaration.uses().flatMap((each) => {
    const href = each === declaration ? undefined : to(each);
    return href === undefined ? [] : [`[${each.name}](${href})`];
  });
  return types.length === 0 ? '' : `Types: ${[...new Set(types)].join(', ')}.`;
}

/**
 * The values of a type, where its text does not name them.
 *
 * @param {Declaration} declaration
 */
function valuesOf({ text, values }) {
  const isNamed = values.every((value) => text.includes(`'${value}'`));
  return isNamed ? '' : `One of ${values.map(quoted).join(', ')}.`;
}
