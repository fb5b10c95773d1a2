import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { importSource } from '../../../scripts/import-source.mjs';
import { tag } from './page-bundle.mjs';

const source = 'apps/wallet-frame/src';

/**
 * The page for frozen sites, with its one sentence in every language in it.
 *
 * @param {{ readonly path: string; readonly text: string }} script
 * @param {{ readonly path: string; readonly text: string }} styles
 * @returns {Promise<string>}
 */
export async function frozenPage(script, styles) {
  const template = await readFile(join(root, source, 'root/frozen.html'), 'utf8');
  const sentences = JSON.stringify(await sentencesOf()).replaceAll('<', String.raw`\u003c`);
  return template
    .replace('<!-- styles -->', () => tag('link', styles.path, styles.text))
    .replace('<!-- sentences -->', () => sentences)
    .replace('<!-- script -->', () => tag('script', script.path, script.text));
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
