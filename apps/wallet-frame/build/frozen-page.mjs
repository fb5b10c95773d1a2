import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { importSource } from '../../../scripts/import-source.mjs';
import { dataTag } from './page-bundle.mjs';
import { pageHtml } from './page-html.mjs';

const source = 'apps/wallet-frame/src';

/**
 * The page for frozen sites, with its one sentence in every language in it.
 *
 * @param {string} script The element of its script.
 * @param {string} styles The element of its styles.
 * @returns {Promise<string>}
 */
export async function frozenPage(script, styles) {
  return pageHtml(join(root, source, 'root/index.html'), {
    styles,
    settings: dataTag('sentences', await sentencesOf()),
    parts: '',
    script,
  });
}

/** @returns {Promise<Readonly<Record<string, string>>>} By the tags of the languages. */
async function sentencesOf() {
  const [{ english }, { languageFiles }] = await Promise.all([
    importSource(`${source}/domain/texts/english.ts`),
    importSource(`${source}/adapters/browser/language-files.ts`),
  ]);
  const said = Object.entries(languageFiles).map(async ([language, load]) => {
    const { texts } = await load();
    return [language, texts.first.problems.siteFrozen()];
  });
  return { en: english.problems.siteFrozen(), ...Object.fromEntries(await Promise.all(said)) };
}
