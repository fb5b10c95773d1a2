import { expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('says what the package is in sixty lines, until a version of it is released', () => {
  const changelog = read('CHANGELOG.md');
  const isReleased = /^## \[?\d/m.test(changelog);
  expect(isReleased || changelog.trimEnd().split('\n').length <= 60).toBe(true);
});

it('has a README of two hundred lines, which leads to pages', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
});

it('shows what it is, the index of the pages, the install line and code on the first screen of the README', () => {
  const lines = read('README.md').split('\n');
  expect(lines.slice(0, 20).join('\n')).toContain('](docs/README.md)');
  expect(lines.slice(0, 20)).toContainEqual(expect.stringMatching(/^npm install /));
  expect(lines.slice(0, 30)).toContainEqual(expect.stringMatching(/^import .* from 'cleatkit'/));
});

it('leads from the index of the pages to each', () => {
  const index = read('docs/README.md');
  const pages = readdirSync(join(root, 'docs')).filter((name) => /^(?!README).*\.md$/.test(name));
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

it('leads from the README and the pages of docs only to what is there', () => {
  const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];
  const broken = pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#([^)]*))?\)/g)].flatMap(
        ([link, to = '', anchor]) => {
          const target = join(root, dirname(page), to);
          if (!existsSync(target)) return `${page}: ${link}`;
          if (anchor === undefined || !to.endsWith('.md')) return [];
          const isThere = headingsOf(readFileSync(target, 'utf8')).includes(anchor);
          return isThere ? [] : `${page}: ${link}`;
        },
      ),
    );
  expect(broken).toEqual([]);
});

/** The headings of a page, as links name them. */
function headingsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
