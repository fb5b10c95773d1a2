import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './command.mjs';
import { languageTags } from './entries.mjs';

/** @typedef {Readonly<Record<string, unknown>>} Texts */

/**
 * A language as `cleatkit/languages/<tag>` has it, with all of its texts.
 *
 * @typedef {object} WholeLanguage
 * @property {string} lang
 * @property {boolean} isReviewed
 * @property {Texts} texts
 */

/**
 * Every text in English and in the languages, read from the sources. Those that are the same in each language are not in English.
 *
 * @returns {Promise<{ readonly english: Texts, readonly languages: readonly WholeLanguage[] }>}
 */
export async function readLanguages() {
  const catalogues = readdirSync(join(root, 'presentation-react/messages'))
    .filter((name) => /(?:^|-)en\.ts$/.test(name))
    .map((name) => `export * from './presentation-react/messages/${name}';`);
  const to = mkdtempSync(join(tmpdir(), 'languages-'));
  try {
    const file = join(to, 'languages.mjs');
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import * as catalogues from 'catalogues';
          import { failureCatalogue, nextStepTexts } from './domain/errors/failure-catalogue.ts';
          import { coreSnackbarTexts } from './domain/messages/core-snackbar-texts.ts';
          import { featureSnackbarTexts } from './domain/messages/feature-snackbar-texts.ts';
          import { partOf } from './presentation-react/languages/parts.ts';
          const failures = Object.entries(failureCatalogue).map(([name, { text }]) => [name, text + '.']);
          import { sameEverywhere } from './presentation-react/languages/same-everywhere.ts';
          const all = {
            ...Object.assign({}, ...Object.values(catalogues)),
            snackbars: { ...coreSnackbarTexts, ...featureSnackbarTexts },
            failures: Object.fromEntries(failures),
            nextSteps: nextStepTexts,
          };
          export const english = Object.fromEntries(
            Object.entries(all).filter(([name]) => !sameEverywhere.includes(name)),
          );
          export const names = Object.keys(partOf);
          export const packs = [${languageTags
            .map((tag) => `import('./presentation-react/languages/${tag}/index.ts')`)
            .join()}];
        `,
        resolveDir: root,
      },
      plugins: [
        {
          name: 'catalogues',
          setup({ onLoad, onResolve }) {
            onResolve({ filter: /^catalogues$/ }, ({ path }) => ({ path, namespace: path }));
            onLoad({ filter: /^/, namespace: 'catalogues' }, () => ({
              contents: catalogues.join('\n'),
              resolveDir: root,
            }));
          },
        },
      ],
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
    });
    for (const { contents } of outputFiles) writeFileSync(file, contents);
    const { english, names, packs } = await import(pathToFileURL(file).href);
    const modules = await Promise.all(packs);
    const languages = modules.map(async (module) => {
      const [{ lang, isReviewed, load }] = Object.values(module);
      const { texts } = await load(new Set(names));
      return { lang, isReviewed, texts };
    });
    return { english, languages: await Promise.all(languages) };
  } finally {
    rmSync(to, { recursive: true });
  }
}

/**
 * The names of the texts that a language lacks, those in groups as `group.name`.
 *
 * @param {Texts} english
 * @param {Texts} texts
 * @returns {readonly string[]}
 */
export function missingTexts(english, texts) {
  return Object.entries(english).flatMap(([name, text]) => {
    if (!Object.hasOwn(texts, name)) return [name];
    if (!isGroup(text)) return [];
    const group = texts[name];
    return missingTexts(text, isGroup(group) ? group : {}).map((inner) => `${name}.${inner}`);
  });
}

/**
 * @param {unknown} value
 * @returns {value is Texts}
 */
function isGroup(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
