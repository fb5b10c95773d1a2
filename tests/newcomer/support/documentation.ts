import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { type Block, blocksIn, blocksOf } from '../../support/page-blocks';

/** Everything that a page says, in order. */
export function allStepsOf(page: string): readonly Block[] {
  return blocksIn(readFileSync(join(root, page), 'utf8'));
}

/** What a page of the documentation says below its headings, in order: commands to run and files to write. */
export function stepsOf(page: string, ...headings: readonly string[]): readonly Block[] {
  const sections = blocksOf(page);
  return headings.flatMap((heading) => {
    const blocks = sections.get(heading);
    if (blocks === undefined) throw new Error(`${page} has no heading "${heading}"`);
    return blocks;
  });
}
