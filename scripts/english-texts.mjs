import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { importSources } from './import-sources.mjs';
import { called, parametersOf } from './written-pages.mjs';

/**
 * A text in English.
 *
 * @typedef {object} English
 * @property {string} english
 * @property {string} seen
 * @property {string} part The file of a language that has its group.
 * @property {readonly string[]} values
 */

/** @type {ReturnType<typeof readEnglishOnce> | undefined} */
let read;

/** Every English text, by its area and key, and where it is seen. */
export function readEnglish() {
  return (read ??= readEnglishOnce());
}

async function readEnglishOnce() {
  const folder = 'presentation-react/messages';
  const catalogues = readdirSync(join(root, folder)).filter((file) => /(?:^|-)en\.ts$/.test(file));
  const tables = readFileSync(
    join(root, 'apps/wallet-frame/src/domain/texts/language-texts.ts'),
    'utf8',
  );
  const words = [...tables.matchAll(/^ {2}readonly (\w+): typeof (\w+);$/gm)].map(
    ([, name = '', table = '']) => ({ name, table }),
  );
  const fileOf = (/** @type {string} */ table) =>
    new RegExp(`import type \\{ ${table} \\} from '\\./([\\w-]+)'`).exec(tables)?.[1];
  const sources = await importSources(`
    import { coreSnackbarTexts } from './domain/messages/core-snackbar-texts';
    import { featureSnackbarTexts } from './domain/messages/feature-snackbar-texts';
    import { failureCatalogue, nextStepTexts } from './domain/errors/failure-catalogue';
    export { partOf } from './presentation-react/languages/parts';
    ${catalogues.map((file, at) => `import * as catalogue${at} from './${folder}/${file}';`).join('\n')}
    ${words.map(({ table }) => `import { ${table} } from './apps/wallet-frame/src/domain/texts/${fileOf(table)}';`).join('\n')}
    export { texts as mails } from './apps/service/src/domain/mail-texts/languages/en';
    export const others = {
      snackbars: { ...coreSnackbarTexts, ...featureSnackbarTexts },
      failures: Object.fromEntries(Object.entries(failureCatalogue).map(([name, { text }]) => [name, text + '.'])),
      nextSteps: nextStepTexts,
    };
    export const catalogues = [${catalogues.map((_, at) => `catalogue${at}`).join()}];
    export const words = { ${words.map(({ name, table }) => `${name}: ${table}`).join()} };
  `);
  /** @type {Map<string, English>} */
  const found = new Map();
  const add = (
    /** @type {string} */ prefix,
    /** @type {unknown} */ texts,
    /** @type {string} */ seen,
    part = '',
  ) => {
    for (const text of textsBelow('', texts)) {
      found.set(prefix + text.key, { english: text.english, seen, part, values: text.values });
    }
  };
  for (const [at, file] of catalogues.entries()) {
    const name = file === 'en.ts' ? 'buttons' : file.replace('-en.ts', '').replaceAll('-', ' ');
    const catalogue = name.replaceAll(/ (\w)/g, (_, letter) => letter.toUpperCase());
    const part = name === 'buttons' ? 'index' : fileOfPart(sources['partOf'][catalogue] ?? 'modal');
    for (const texts of Object.values(sources['catalogues'][at])) {
      if (typeof texts === 'object') add('widget/', texts, `widget: ${name}`, part);
    }
  }
  add('widget/', sources['others'], 'widget: messages and errors');
  for (const [name, texts] of Object.entries(sources['words'])) {
    add(`wallet/${name}.`, texts, `wallet’s page: ${name}`);
  }
  add('mails/', sources['mails'], 'mail');
  return found;
}

/** The file of a part of a language: `sign-in` for `signIn`. @param {string} part */
function fileOfPart(part) {
  return part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * @param {string} key
 * @param {unknown} value
 * @returns {readonly { readonly key: string, readonly english: string, readonly values: readonly string[] }[]}
 */
function textsBelow(key, value) {
  if (typeof value === 'string') return [{ key, english: value, values: [] }];
  if (typeof value === 'function') {
    return [{ key, english: called(value), values: parametersOf(value) }];
  }
  return Object.entries(value ?? {}).flatMap(([name, one]) =>
    textsBelow(key === '' ? name : `${key}.${name}`, one),
  );
}
