import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, runAsCommand, say } from '../command.mjs';
import { referencePages } from './reference-pages.mjs';

/** The folder of the reference. */
export const referenceFolder = join(root, 'docs/reference');

/** The pages that are stored, by their paths in the folder. */
export function storedPages() {
  const files = readdirSync(referenceFolder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => {
        const path = join(file.parentPath, file.name);
        return [relative(referenceFolder, path), readFileSync(path, 'utf8')];
      }),
  );
}

/** Writes every page anew. */
export async function writeReference() {
  const pages = await referencePages();
  rmSync(referenceFolder, { recursive: true, force: true });
  for (const [file, text] of pages) {
    const path = join(referenceFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return pages.size;
}

await runAsCommand(import.meta.url, async () => {
  say(`Wrote ${await writeReference()} pages to docs/reference.`);
});
