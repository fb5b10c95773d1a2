import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { textFiles } from '../../scripts/packed-texts.mjs';
import { type Block, blocksIn } from './page-blocks';

/** A code block of the README or a page for users, and the page. */
export interface DocumentedBlock extends Block {
  readonly page: string;
}

/** The pages whose blocks need packages that only the sites of `tests/frameworks` have, and the suite that builds and runs them. */
export const pagesOfFrameworks: Readonly<Record<string, string>> = {
  'docs/servers.md': 'tests/frameworks/next.test.ts',
  'docs/sign-in-sites.md': 'tests/frameworks/sign-in-servers.test.ts',
  'docs/testing.md': 'tests/frameworks/test-runners.test.ts',
  'docs/vue.md': 'tests/newcomer/sites-by-hand.test.ts',
  'docs/wagmi.md': 'tests/frameworks/wagmi.test.ts',
};

/** Every code block of the README and of the pages of the package. */
export function documentedBlocks(): readonly DocumentedBlock[] {
  return textFiles().flatMap((page) =>
    blocksIn(readFileSync(join(root, page), 'utf8')).map((block) => ({ ...block, page })),
  );
}

/** The folder of a page's files: its name. */
export function folderOf({ page }: DocumentedBlock): string {
  return page.replace(/^docs\//, '').replace(/\.md$/, '');
}
