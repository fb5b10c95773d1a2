import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, root } from '../../../scripts/command.mjs';
import { readOwner } from '../../../scripts/owner.mjs';
import { attacksPage } from './attacks-page.mjs';
import { siteText, titleOf } from './page-text.mjs';
import { listPages } from './list-page.mjs';
import { pageStyles } from './page-styles.mjs';
import { sitePages } from './site-pages.mjs';

/** What VitePress reads: written anew by each build. */
export const gathered = join(root, '.cache/docs-site');
const folder = join(gathered, 'pages');

/** Writes every page as VitePress takes it, the pictures that they show, and what follows from the sources. */
export function gatherPages() {
  rmSync(gathered, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const owner = readOwner();
  const repository = owner.repository && `${owner.repository}/blob/v${version}`;
  const pages = sitePages();
  const written = pages.map((page) => {
    const { text, pictures } = siteText(page, { pages, repository });
    for (const picture of pictures) copy(picture, join('public', picture));
    return { path: page.path, text };
  });
  const first = [...written, { path: 'security/attacks.md', text: attacksPage() }];
  const all = [...first, ...listPages(first.map(({ path, text }) => titled(path, text)))];
  for (const { path, text } of all) write(join(folder, path), withVersion(text, version));
  copy('apps/demo/icon.svg', 'public/icon.svg');
  write(join(gathered, 'page-styles.css'), pageStyles());
  write(
    join(gathered, 'site.json'),
    JSON.stringify({ version, pages: all.map(({ path, text }) => titled(path, text)) }),
  );
}

/** @param {string} path @param {string} text */
function titled(path, text) {
  const title = titleOf(text);
  if (title === undefined) throw new CommandError(`The page ${path} has no heading.`);
  return { path, title };
}

/** Says below the heading of a page for which version it is. @param {string} text @param {string} version */
function withVersion(text, version) {
  return text.replace(
    /^# .*$/m,
    (heading) => `${heading}\n\n<p class="version">For Cleat ${version}</p>`,
  );
}

/** @param {string} from From the root. @param {string} to In the site's folder. */
function copy(from, to) {
  cpSync(join(root, from), join(folder, to));
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
