#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { help, Mistake, readOptions } from './choices.mjs';
import { readTree, refuseDirty, writeTree } from './tree.mjs';

const packed = fileURLToPath(new URL('../cleatkit.tgz', import.meta.url));

async function main() {
  const { allowDirty, asksHelp, cleatkit, dry, folder } = readOptions(process.argv.slice(2));
  if (asksHelp) return console.log(help);
  const root = resolve(folder);
  const before = readTree(root);
  if (!dry && !allowDirty) refuseDirty(root);
  if (cleatkit === undefined && !existsSync(packed))
    throw new Mistake(
      'The package is not packed with this command: name its version with --cleatkit.',
    );
  // The compiler takes a second to load: not for what is refused.
  const { migrate } = await import('./migrate.mjs');
  const { texts, report, kits, packages } = migrate(before, cleatkit ?? 'file:cleatkit.tgz');
  if (kits.length === 0)
    return console.log('No kit was found that this command knows. Nothing was written.');
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map(texts);
  if (cleatkit === undefined)
    for (const each of packages) files.set(posix.join(each, 'cleatkit.tgz'), readFileSync(packed));
  if (!dry) writeTree(root, files);
  console.log(report.words());
  console.log(closingWords(kits, texts.size, dry));
}

/** @param {readonly string[]} kits @param {number} count @param {boolean} dry */
function closingWords(kits, count, dry) {
  const what = `${kits.join(', ')}: ${count} ${count === 1 ? 'file' : 'files'} ${dry ? 'would be written' : 'written'}.`;
  if (dry || count === 0) return `\n${what}`;
  return `\n${what} Next: install (npm install), look at the changes (git diff), and format them as you do.`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
