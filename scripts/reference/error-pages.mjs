import { errorChapters, errorGuides } from './error-guides/error-guide.mjs';
import { code, page, quoted, table } from './markdown.mjs';
import { sentenceOf, shownTexts } from './shown-texts.mjs';

/** @typedef {import('./error-guides/error-guide.mjs').ErrorCode} ErrorCode */

/**
 * What the pages of errors are written from, beside the guides.
 *
 * @typedef {object} ErrorFacts
 * @property {Readonly<Record<ErrorCode, (context: never) => string>>} messages The texts of `error.message`.
 * @property {(name: string) => string} typeOf The type of the context of a code, as it is written.
 * @property {ReadonlyMap<string, string>} texts What visitors read, by the keys of `messages`.
 * @property {readonly string[]} views
 * @property {(name: string) => readonly string[]} thrownBy The functions whose docstrings name a code, as links.
 */

/**
 * The page of each error, and their index.
 *
 * @param {ErrorFacts} facts
 * @returns {readonly (readonly [file: string, text: string])[]}
 */
export function errorPages(facts) {
  const codes = /** @type {ErrorCode[]} */ (Object.keys(errorGuides));
  return [
    ['errors/README.md', errorIndex()],
    ...codes.map((each) => /** @type {const} */ ([`errors/${each}.md`, errorPage(each, facts)])),
  ];
}

function errorIndex() {
  const chapters = Object.entries(errorChapters).map(([title, guides]) =>
    page(
      `## ${title}`,
      table(
        ['Code', 'Cause'],
        Object.entries(guides).map(([name, { cause }]) => [`[\`${name}\`](${name}.md)`, cause]),
      ),
    ),
  );
  return page(
    '# Errors',
    'Every error of the package is a `WidgetError` with a `code`, a `context` and a `message`. Branch on the code: `isWidgetError(error, code)` also tells TypeScript what is in the context. The message is for developers; what visitors read is on the page of each code. Codes are added, never renamed.',
    ...chapters.map((each) => each.trimEnd()),
  );
}

/**
 * @param {ErrorCode} name
 * @param {ErrorFacts} facts
 */
function errorPage(name, facts) {
  const { cause, example, fields, visitor, way } = errorGuides[name];
  const types = fieldTypes(facts.typeOf(name));
  const rows = Object.entries(fields).map(([field, meaning]) => [
    quoted(field + (types.get(field)?.isOptional ? '?' : '')),
    quoted(types.get(field)?.type ?? ''),
    meaning,
  ]);
  const thrownBy = facts.thrownBy(name);
  const text = /** @type {(context: unknown) => string} */ (facts.messages[name])(example);
  return page(
    `# ${name}`,
    cause,
    '## What the visitor sees',
    shownTexts(visitor, facts),
    '## Way on',
    sentenceOf(way),
    '## What the site gets',
    rows.length === 0
      ? '`error.context` is empty.'
      : table(['Field of `error.context`', 'Type', 'Meaning'], rows),
    `\`error.message\`, in English for developers, such as:`,
    code(text, 'text'),
    thrownBy.length > 0 && `Thrown by ${thrownBy.join(', ')}.`,
    '## Example',
    code(exampleOf(name, Object.keys(fields))),
  );
}

/**
 * The types of the fields of a context, as they are written.
 *
 * @param {string} written Such as `{ readonly name: string; readonly status?: number }`.
 */
function fieldTypes(written) {
  const fields = written.matchAll(/readonly (\w+)(\??): ([^;]+?)(?=;| \}$)/g);
  return new Map(
    [...fields].map(([, field = '', mark, type = '']) => [
      field,
      { type, isOptional: mark === '?' },
    ]),
  );
}

/**
 * How a site tells this error from others.
 *
 * @param {string} name
 * @param {readonly string[]} fields
 */
export function exampleOf(name, fields) {
  const shown = ['error.message', ...fields.map((field) => `error.context.${field}`)];
  return `import { isWidgetError } from 'cleatkit';

export function explain(error: unknown): readonly unknown[] {
  if (!isWidgetError(error, '${name}')) throw error;
  return [${shown.join(', ')}];
}`;
}
