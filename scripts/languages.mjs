import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { languageTags } from './entries.mjs';
import { sourcesWith, tableOf } from './language-table.mjs';
import { missingTexts, readLanguages } from './read-languages.mjs';
import { writeFilesOfLanguages } from './written-languages.mjs';

/**
 * What each language lacks, one sentence each.
 *
 * @returns {Promise<readonly string[]>}
 */
export async function faultsOfLanguages() {
  const { english, languages } = await readLanguages();
  return languages.flatMap(({ lang, texts }) => {
    const missing = missingTexts(english, texts);
    if (missing.length === 0) return [];
    return [`The language ${lang} lacks ${missing.length} texts: ${missing.join(', ')}`];
  });
}

/** Writes the table of a language to `reports`, for a person who corrects it. @param {string} tag */
async function writeTable(tag) {
  const table = await tableOf(tag);
  const path = join(root, 'reports/languages', `${tag}.csv`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `\uFEFF${table}`);
  say(`Wrote reports/languages/${tag}.csv`);
}

/**
 * Writes the translations of a table into the sources of its language.
 *
 * @param {string} tag
 * @param {string} path
 */
async function readTable(tag, path) {
  const changed = await sourcesWith(tag, readFileSync(path, 'utf8'));
  for (const [file, text] of changed) {
    const options = await resolveConfig(join(root, file));
    writeFileSync(join(root, file), await format(text, { ...options, filepath: file }));
    say(`Wrote ${file}`);
  }
  if (changed.size === 0) say('Nothing changed.');
}

await runAsCommand(import.meta.url, async () => {
  const [verb, tag = '', path = `reports/languages/${tag}.csv`] = process.argv.slice(2);
  if (verb === 'table') return writeTable(tag);
  if (verb === 'read') return readTable(tag, path);
  if (verb !== undefined)
    throw new CommandError('Say "table <tag>", "read <tag> <file>" or nothing');
  for (const file of await writeFilesOfLanguages()) say(`Wrote ${file}`);
  const faults = await faultsOfLanguages();
  for (const fault of faults) say(fault);
  say(`${languageTags.length - faults.length} of ${languageTags.length} languages are complete.`);
});
