import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { buildDeclarations } from './build.mjs';
import { writePages } from './written-pages.mjs';

const reports = join(root, 'docs/api');
const SUFFIX = '.api.md';

/** A text, which may look like a comment, or a comment. */
const textsAndComments = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|\/\*[\s\S]*?\*\//g;

/** Where a statement of a declaration file begins. */
const statement = /^(?=(?:abstract|class|declare|enum|export|import|interface|namespace|type)\b)/m;

/** What comes before the name of a declaration. */
const keywords =
  /^(?:(?:abstract|class|const|declare|enum|function|interface|let|namespace|type) )+/;

/**
 * The report of one declaration file: its statements without comments, by name, so that a declaration that only moves
 * changes none. What several entries use is in the report of the file that they share.
 *
 * @param {string} name
 * @param {string} declarations
 */
export function apiReport(name, declarations) {
  const statements = declarations
    .replace(textsAndComments, (_whole, text = '') => text)
    .replace(/[ \t]*\n\s*\n|[ \t]+\n/g, '\n')
    .split(statement)
    .map((each) => each.trim());
  const declared = statements.filter((each) => each && !/^(?:import|export)\b/.test(each));
  // The names under which the entries share declarations are not public.
  const exported = name === 'shared' ? [] : statements.flatMap(exportedNames);
  return [
    `# The API of \`${name}\``,
    '',
    'Written by `npm run api` from the built package: decision 0152.',
    '',
    '```ts',
    ...declared.sort(byName),
    ...exported.sort(byName).map((each) => `export { ${each} };`),
    '```',
    '',
  ].join('\n');
}

/**
 * The names of `export { type A, B }`.
 *
 * @param {string} line
 */
function exportedNames(line) {
  const names = /^export \{([^}]*)\}/.exec(line)?.[1] ?? '';
  return names.split(',').flatMap((each) => each.trim() || []);
}

/**
 * @param {string} one
 * @param {string} other
 */
function byName(one, other) {
  const [a = '', b = ''] = [one, other].map((each) => each.replace(keywords, ''));
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The reports of the declarations in a folder, by the name of their file.
 *
 * @param {string} types
 */
function reportsOf(types) {
  return new Map(
    readdirSync(types)
      .map((file) => basename(file, '.d.ts'))
      .map((name) => [
        `${name}${SUFFIX}`,
        apiReport(name, readFileSync(join(types, `${name}.d.ts`), 'utf8')),
      ]),
  );
}

/** The stored reports, by the name of their file. */
function storedReports() {
  mkdirSync(reports, { recursive: true });
  return new Map(
    readdirSync(reports).map((file) => [file, readFileSync(join(reports, file), 'utf8')]),
  );
}

/**
 * The names of the reports that are not as stored.
 *
 * @param {ReadonlyMap<string, string>} built
 * @param {ReadonlyMap<string, string>} stored
 */
function changedIn(built, stored) {
  const names = new Set([...built.keys(), ...stored.keys()]);
  return [...names]
    .filter((file) => built.get(file) !== stored.get(file))
    .map((file) => basename(file, SUFFIX));
}

/** Throws where what the package exports differs from the stored reports. */
export function checkApiReports() {
  const changed = changedIn(reportsOf(join(root, 'dist/types')), storedReports());
  if (changed.length === 0) return say('The API matches docs/api.');
  throw new CommandError(
    `The API changed: ${changed.join(', ')}. If that is intended, run "npm run api" and commit docs/api.`,
  );
}

await runAsCommand(import.meta.url, async () => {
  const types = join(root, '.cache/api');
  await buildDeclarations(types);
  const built = reportsOf(types);
  const changed = changedIn(built, storedReports());
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  for (const [file, text] of built) writeFileSync(join(reports, file), text);
  await writePages();
  say(changed.length === 0 ? 'The API did not change.' : `The API changed: ${changed.join(', ')}.`);
});
