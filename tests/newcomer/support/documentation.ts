import { type Block, blocksOf } from '../../support/page-blocks';

/** What a page of the documentation says below its headings, in order: commands to run and files to write. */
export function stepsOf(page: string, ...headings: readonly string[]): readonly Block[] {
  const sections = blocksOf(page);
  return headings.flatMap((heading) => {
    const blocks = sections.get(heading);
    if (blocks === undefined) throw new Error(`${page} has no heading "${heading}"`);
    return blocks;
  });
}
