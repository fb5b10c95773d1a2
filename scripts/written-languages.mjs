import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './command.mjs';
import { importSources } from './import-sources.mjs';
import { languagePage } from './language-page.mjs';
import { readLanguages } from './read-languages.mjs';

/**
 * A language of the list but English.
 *
 * @typedef {object} Row
 * @property {string} tag
 * @property {string} english Its name in English.
 * @property {string} own Its name in itself.
 * @property {string} name What its pack is exported as.
 * @property {'ltr' | 'rtl'} direction
 */

/** Texts of buttons, by their names. */
const pressedButtons = ['connectWallet', 'signInTitle', 'signInWhole'];

/** The files that follow from the list of languages, each as it is to be: from its text as it is. @type {Readonly<Record<string, (text: string, rows: readonly Row[], read: Awaited<ReturnType<typeof readLanguages>>) => string>>} */
const files = {
  'package.json': (text, rows) => {
    const manifest = JSON.parse(text);
    const others = Object.entries(manifest.exports).filter(([path]) => !isLanguage(path));
    const at = others.findIndex(([path]) => path === './networks') + 1;
    const own = rows.map(({ tag }) => {
      const files = {
        types: `./dist/types/language-${tag}.d.ts`,
        default: `./dist/esm/language-${tag}.js`,
      };
      return /** @type {const} */ ([`./languages/${tag}`, files]);
    });
    const exports = Object.fromEntries([...others.slice(0, at), ...own, ...others.slice(at)]);
    return `${JSON.stringify({ ...manifest, exports }, undefined, 2)}\n`;
  },
  'docs/react.md': (text, rows) => {
    const cells = rows.map(({ tag, english, name, direction }) => [
      `\`${tag}\``,
      direction === 'rtl' ? `${english}, from right to left` : english,
      `\`${name}\` of \`cleatkit/languages/${tag}\``,
      isReviewed(tag) ? 'yes' : 'no',
    ]);
    const heading = ['Tag', 'Language', 'Import', 'Read by a native speaker'];
    return text.replace(/\| Tag {5}\|[\s\S]*?\n\n/, `${table(heading, cells)}\n`);
  },
  'apps/demo/languages/language-packs.ts': (_, rows) => `${imports(
    rows.map(({ name, tag }) => `{ ${name} } from 'cleatkit/languages/${tag}'`),
  )}import type { LanguagePack } from 'cleatkit/react';
import type { Language } from '../../../domain/language/language';

/** The languages of the widget, but English, which it has without a pack. Written by \`npm run languages\`. */
export const languagePacks: Readonly<Record<Exclude<Language, 'en'>, LanguagePack>> = {
${rows.map(({ name, tag }) => `  ${name === tag ? name : `'${tag}': ${name}`},\n`).join('')}};
`,
  // Of the sources: the gallery needs no build.
  'apps/gallery/language-packs.ts': (
    _,
    rows,
  ) => `import type { LanguagePack } from '../../presentation-react/index';
${imports(
  rows.map(({ name, tag }) => `{ ${name} } from '../../presentation-react/languages/${tag}/index'`),
)}
/** The languages of the widget beside English. Written by \`npm run languages\`. */
export const languagePacks: readonly LanguagePack[] = [${rows.map(({ name }) => name).join()}];
`,
  'apps/demo/languages/shop-files.ts': (_, rows) =>
    `import type { Language } from '../../../domain/language/language';
import type { ShopTexts } from './shop-texts';

/** The texts of the shop in each language but English, downloaded where it is chosen. Written by \`npm run languages\`. */
export const shopFiles: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: ShopTexts }>>
> = {
${rows.map(({ name, tag }) => `  ${name === tag ? tag : `'${tag}'`}: () => import('./shop/${tag.toLowerCase()}'),\n`).join('')}};
`,
  'apps/wallet-frame/src/adapters/browser/language-files.ts': (_, rows) =>
    `import type { Language } from '../../../../../domain/language/language';
import type { LanguageTexts } from '../../domain/texts/language-texts';

/**
 * The texts of each language but English, which the page has: a file each, downloaded for those who read it. Written by
 * \`npm run languages\`.
 */
export const languageFiles: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: LanguageTexts }>>
> = {
${rows.map(({ name, tag }) => `  ${name === tag ? tag : `'${tag}'`}: () => import('../../languages/${tag}/index'),\n`).join('')}};
`,
  'apps/create-cleatkit/src/languages.mjs': (_, rows) => tagsOf(rows),
  'apps/cleatkit-migrate/src/languages.mjs': (_, rows) => tagsOf(rows),
  'apps/create-cleatkit/src/pressed-buttons.mjs': (_, rows, { english, languages }) => {
    const all = [{ tag: 'en', texts: english }].concat(
      rows.map(({ tag }) => {
        const texts = languages.find(({ lang }) => lang === tag)?.texts ?? {};
        return { tag, texts };
      }),
    );
    const lines = all.map(({ tag, texts }) => {
      const own = pressedButtons.map((name) => `${name}: ${JSON.stringify(texts[name])}`);
      return `  '${tag}': { ${own.join(', ')} },\n`;
    });
    return `/**
 * The buttons of the widget that the test of a new site presses.
 *
 * @typedef {object} PressedButtons
${pressedButtons.map((name) => ` * @property {string} ${name}\n`).join('')} */

/** They, by the language of the widget. Written by \`npm run languages\`. @type {Readonly<Record<string, PressedButtons>>} */
export const pressed = {
${lines.join('')}};
`;
  },
  'apps/service/src/domain/mail-texts/mails-by-language.ts': (_, rows) => {
    const all = [...rows, { name: 'en', tag: 'en' }].sort((one, other) =>
      one.tag < other.tag ? -1 : 1,
    );
    return `import type { Language } from '../../../../../domain/language/language';
${imports(all.map(({ name, tag }) => `{ texts as ${name} } from './languages/${tag.toLowerCase()}'`))}import type { MailTexts } from './mail-texts';

/** The texts of mails, by their language. Written by \`npm run languages\`. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
${all.map(({ name, tag }) => `  ${name === tag ? name : `'${tag}': ${name}`},\n`).join('')}};
`;
  },
};

/**
 * A module of a package of its own, which has no way to the list.
 *
 * @param {readonly Row[]} rows
 */
function tagsOf(rows) {
  return `/**
 * The tags of the widget's languages beside English. Written by \`npm run languages\`.
 *
 * @type {readonly string[]}
 */
export const languages = [
${rows.map(({ tag }) => `  '${tag}',\n`).join('')}];
`;
}

/**
 * The files that follow from the list of languages, by their path: the text of each as it is, and as it is to be.
 *
 * @returns {Promise<Readonly<Record<string, { readonly is: string, readonly wanted: string }>>>}
 */
export async function filesOfLanguages() {
  const { directionOf, languageNames, languages } = await importSources(`
    export { directionOf, languages } from './domain/language/language';
    export { languageNames } from './apps/demo/languages/language-names';
  `);
  const rows = languages
    .filter((/** @type {string} */ tag) => tag !== 'en')
    .map((/** @type {string} */ tag) => ({
      tag,
      ...languageNames[tag],
      name: tag.replace('-', ''),
      direction: directionOf(tag),
    }));
  const read = await readLanguages();
  const pages = rows.map((/** @type {Row} */ row) => {
    const page = languagePage({ ...row, isReviewed: isReviewed(row.tag) });
    return /** @type {const} */ ([`docs/languages/${row.tag}.md`, () => page]);
  });
  const found = [...Object.entries(files), ...pages].map(async ([path, write]) => {
    const is = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    const options = await resolveConfig(join(root, path));
    const wanted = await format(write(is, rows, read), { ...options, filepath: path });
    return /** @type {const} */ ([path, { is, wanted }]);
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Writes the files that follow from the list of languages, and says which of them changed. */
export async function writeFilesOfLanguages() {
  const changed = Object.entries(await filesOfLanguages()).filter(
    ([, { is, wanted }]) => is !== wanted,
  );
  for (const [path, { wanted }] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), wanted);
  }
  return changed.map(([path]) => path);
}

/** @param {string} path */
function isLanguage(path) {
  return path.startsWith('./languages/');
}

/** @param {string} tag */
function isReviewed(tag) {
  const file = join(root, `presentation-react/languages/${tag}/index.ts`);
  return /^ {2}isReviewed: true,$/m.test(readFileSync(file, 'utf8'));
}

/** @param {readonly string[]} what */
function imports(what) {
  return what.map((one) => `import ${one};\n`).join('');
}

/**
 * @param {readonly string[]} heading
 * @param {readonly (readonly string[])[]} rows
 */
function table(heading, rows) {
  return [heading, heading.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
