import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { type Block, blocksIn } from '../../scripts/page-blocks.mjs';

export { type Block, blocksIn };

/** The block of `page` that is the file `name`. */
export function fileOf(page: string, name: string): string {
  const found = blocksIn(readFileSync(join(root, page), 'utf8')).find(({ file }) => file === name);
  if (!found) throw new Error(`${page} has no file ${name}`);
  return found.code;
}

/** The code blocks of `page`, by the heading above them. */
export function blocksOf(page: string): ReadonlyMap<string, readonly Block[]> {
  const [, ...sections] = readFileSync(join(root, page), 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n', 1);
      return [heading, blocksIn(section)];
    }),
  );
}
