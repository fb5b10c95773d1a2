import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runAsCommand, say } from './command.mjs';
import { importSources } from './import-sources.mjs';
import { viewsOfOtherTexts, viewsOfTexts } from './views-of-texts.mjs';

/** The pages of `docs` that are written from the sources. @type {Readonly<Record<string, () => string | Promise<string>>>} */
export const writtenPages = { 'docs/features.md': featuresPage, 'docs/texts.md': textsPage };

/** Writes each page. */
export async function writePages() {
  for (const [page, write] of Object.entries(writtenPages)) {
    writeFileSync(join(root, page), await write());
  }
}

const member = /^ {2}\/\*\*([\s\S]*?)\*\/\n {2}((?:readonly )?\w[\s\S]*?);$/gm;

/** A verb that only the package itself calls. */
const isInner = /for the (?:connector|use cases)/;

/**
 * The verbs of one feature, from its interface.
 *
 * @param {string} source The source file that has `export interface …Verbs`.
 */
export function verbsOf(source) {
  const [, body = ''] = /export interface \w+Verbs \{\n([\s\S]*?)^\}/m.exec(source) ?? [];
  return [...body.matchAll(member)].flatMap(([, comment = '', declaration = '']) => {
    const [does = '', ...throws] = comment
      .replaceAll(/^\s*\*/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split('@throws');
    if (isInner.test(does)) return [];
    const [, verb = '', answer = ''] =
      /^(?:readonly )?(\w+(?:\(.*?\))?): (.*)$/.exec(declaration.replaceAll(/\s+/g, ' ')) ?? [];
    const errors = [...new Set(throws.join().match(/(?<=`)[A-Z][A-Z_]+(?=`)/g))];
    return { verb: tidy(verb), answer: tidy(answer), does: linkless(does.trim()), errors };
  });
}

/** @param {string} text */
function tidy(text) {
  return text
    .replaceAll('( ', '(')
    .replaceAll(/, \)/g, ')')
    .replaceAll('|', String.raw`\|`);
}

/** @param {string} text */
function linkless(text) {
  return text.replaceAll(/\{@link (?:\w+\.)?(\w+)\}/g, '`$1`').replaceAll('|', String.raw`\|`);
}

function featuresPage() {
  const folder = join(root, 'application');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /-(?:feature|verbs)\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = readFileSync(join(root, 'domain/feature/feature-name.ts'), 'utf8');
  const features = [...names.matchAll(/^ {2}'(\w+)',$/gm)].map(([, name = '']) => {
    const type = new RegExp(`export interface ${name}Verbs \\{`, 'i');
    return section(name, verbsOf(sources.find((source) => type.test(source)) ?? ''));
  });
  return `# Features and their verbs

What a view does is a verb of a feature: \`(await widget.feature('send')).review()\`. The feature is downloaded with the first call, and
its state is in \`widget.state.features\` from then on. [Without a view](headless.md#features-headless) has an example, and says which
features need an option or an adapter. Where nothing else is said, a verb acts for the account in use. Every verb may also
reject with \`WIDGET_DISPOSED\`.

Written from the sources, with a test that compares.

${features.join('\n')}`;
}

/**
 * @param {string} name
 * @param {ReturnType<typeof verbsOf>} verbs
 */
function section(name, verbs) {
  const rows = verbs.map(
    ({ verb, answer, does, errors }) =>
      `| \`${verb}\` | \`${answer}\` | ${does} | ${errors.map((code) => `\`${code}\``).join(', ')} |`,
  );
  return `## ${name}

| Verb | Answer | What it does | Errors of its own |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** The texts that are not catalogues of views: the passing messages, what happened, and what to do next. */
const otherTexts = `
export { coreSnackbarTexts } from './domain/messages/core-snackbar-texts';
export { featureSnackbarTexts } from './domain/messages/feature-snackbar-texts';
export { failureCatalogue, nextStepTexts } from './domain/errors/failure-catalogue';
`;

/** The catalogues of texts, each with its texts by their keys. */
async function catalogues() {
  const folder = 'presentation-react/messages';
  const files = readdirSync(join(root, folder)).filter((file) => /(?:^|-)en\.ts$/.test(file));
  const found = files.map((file) => {
    const source = readFileSync(join(root, folder, file), 'utf8');
    const [, about = ''] =
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport interface \w+Messages/.exec(source) ?? [];
    const [, name = ''] = /export const (\w+Messages)\b/.exec(source) ?? [];
    return { name, file, about: about.replaceAll(/\s*\n \*|\s+/g, ' ').trim() };
  });
  const contents = found
    .map(({ name, file }) => `export { ${name} } from './${folder}/${file}';\n`)
    .join('');
  const texts = await importSources(contents + otherTexts);
  const failures = Object.entries(texts['failureCatalogue']).map(([name, { text }]) => [
    name,
    text,
  ]);
  const others = {
    snackbars: { ...texts['coreSnackbarTexts'], ...texts['featureSnackbarTexts'] },
    failures: Object.fromEntries(failures),
    nextSteps: texts['nextStepTexts'],
  };
  return [
    ...found.map(({ name, about }) => ({
      about,
      texts: /** @type {object} */ (texts[name]),
      views: viewsOfTexts[name] ?? [],
    })),
    {
      about: 'Passing messages, what happened, and what to do next.',
      texts: others,
      views: viewsOfOtherTexts,
    },
  ];
}

/** What visitors read, in English, by the keys of `messages`. */
export async function englishTexts() {
  return new Map((await catalogues()).flatMap(({ texts }) => textsBelow('', texts)));
}

async function textsPage() {
  return `# Every text

The keys of \`messages\`, with their English. A text with \`{…}\` is a function of what is in braces, such as
\`copyAddress: (address) => …\`; a key with a point is a member of an object, which you give whole (of \`snackbars\`, \`failures\` and \`nextSteps\`, any part). [In a React app](react.md#texts-and-languages) has an
example. The type \`Language\` of \`cleatkit/react\` has all of them, for a language of your own.

Written from the sources, with a test that compares.

<!-- repository only -->

\`npm run gallery\` shows every view in every state, in the language that you choose at its top. Each table names those in which its texts
are seen.

<!-- end of repository only -->

${(await catalogues()).map(tableOfTexts).join('\n')}`;
}

/** @param {Awaited<ReturnType<typeof catalogues>>[number]} catalogue */
function tableOfTexts({ about, texts, views }) {
  const rows = textsBelow('', texts).map(([key, text]) => `| \`${key}\` | ${text} |`);
  const heading = about
    .replace(/^The texts? (?:of|about|around) /, '')
    .replaceAll(/(,|and) of /g, '$1 ')
    .replace(/\.$/, '')
    .replace(/^./, (first) => first.toUpperCase());
  return `## ${heading}

<!-- repository only -->

Seen in ${views.map((view) => `\`${view}\``).join(', ')}.

<!-- end of repository only -->

| Key | English |
| --- | --- |
${rows.join('\n')}
`;
}

/**
 * The texts below `key`, each with its own key.
 *
 * @param {string} key
 * @param {unknown} value
 * @returns {readonly (readonly [string, string])[]}
 */
export function textsBelow(key, value) {
  if (typeof value === 'string') return [[key, cell(value)]];
  if (typeof value === 'function') return [[key, cell(called(value))]];
  const inner = Object.entries(value ?? {});
  return inner.flatMap(([name, one]) => textsBelow(key === '' ? name : `${key}.${name}`, one));
}

/**
 * What a text says, with the names of its parameters in braces.
 *
 * @param {Function} text
 */
export function called(text) {
  return String(
    Reflect.apply(
      text,
      undefined,
      parametersOf(text).map((name) => `{${name}}`),
    ),
  );
}

/** The names of a text's parameters. @param {Function} text */
export function parametersOf(text) {
  const [, names = ''] = /^\(([^)]*)\)|^(?=\w)/.exec(text.toString()) ?? [];
  return names.split(', ');
}

/** @param {string} text */
function cell(text) {
  return text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/[<>*_]/g, String.raw`\$&`);
}

await runAsCommand(import.meta.url, async () => {
  await writePages();
  say(`Wrote ${Object.keys(writtenPages).join(' and ')}.`);
});
