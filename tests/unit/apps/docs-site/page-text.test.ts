import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '../../../../apps/docs-site/build/list-page.mjs';
import { asWords, siteText, textOf } from '../../../../apps/docs-site/build/page-text.mjs';
import { sidebarsOf } from '../../../../apps/docs-site/build/sidebar.mjs';
import { sitePages } from '../../../../apps/docs-site/build/site-pages.mjs';
import { root } from '../../../../scripts/command.mjs';
import { blocksIn } from '../../../../scripts/page-blocks.mjs';

const pages = sitePages();
const pageOf = (source: string) => {
  const page = pages.find((one) => one.source === source);
  if (!page) throw new Error(`The site has no ${source}`);
  return page;
};

describe('the text of a page', () => {
  it('has the files of other pages that it names, as they stand there', () => {
    const files = (page: string) => blocksIn(textOf(page)).filter(({ file }) => file !== undefined);
    const app = files('README.md').find(({ file }) => file === 'src/App.tsx');

    expect(app).toBeDefined();
    expect(files('apps/docs-site/pages/start/vite.md')).toEqual([app]);
  });

  it('leads to pages of the site by the paths that they have there', () => {
    const { text } = siteText(pageOf('docs/embedded-wallet/operators-guide.md'), {
      pages,
      repository: '',
    });

    expect(text).not.toMatch(/\]\([^)]*apps\/service\/README\.md/);
    expect(siteText(pageOf('docs/README.md'), { pages, repository: '' }).text).toContain(
      '(./contributing.md)',
    );
  });

  it('keeps the words of a link to what the site has not, or leads to the repository', () => {
    const texts = ['', 'https://code.test/blob/v1'].map(
      (repository) => siteText(pageOf('CONTRIBUTING.md'), { pages, repository }).text,
    );

    expect(texts[0]).toContain('\n`scripts/suites.mjs` says which command');
    expect(texts[1]).toContain(
      '[`scripts/suites.mjs`](https://code.test/blob/v1/scripts/suites.mjs)',
    );
  });

  it('has no tag and no expression that Vue would take for one', () => {
    const { text } = siteText(pageOf('docs/vue.md'), { pages, repository: '' });
    const outside = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`]*`/g, '');

    expect(outside).not.toMatch(/<\/?[a-z]|\{\{/i);
    expect(asWords('A <Bytes> of `<b>{{ x }}</b>` {{ y }} <https://a.test>', false)).toBe(
      'A &lt;Bytes> of `<b>{{ x }}</b>` &#123;&#123; y }} <https://a.test>',
    );
  });

  it('leaves code as it is', () => {
    for (const page of pages) {
      const code = (text: string) => text.match(/^```[\s\S]*?^```/gm) ?? [];
      expect(code(siteText(page, { pages, repository: '' }).text)).toEqual(
        code(textOf(page.source)),
      );
    }
  });
});

describe('the sidebar', () => {
  const titled = pages.map(({ path, source }) => ({ path, title: source }));
  const lists = listPages(titled).map(({ path }) => ({ path, title: 'A list' }));
  const linksIn = (sidebar: ReturnType<typeof sidebarsOf>[string] = []) =>
    sidebar.flatMap(({ items }) => items.map(({ link }) => link));

  it('has every page of the repository and of the site once, but for the first', () => {
    const sidebars = Object.entries(sidebarsOf([...titled, ...lists]));
    const links = sidebars.flatMap(([folder, [back, ...groups]]) =>
      linksIn(folder === '/' && back ? [back, ...groups] : groups),
    );
    const wanted = [...titled, ...lists].map(({ path }) => `/${path.replace(/\.md$/, '')}`);

    expect([...links].sort()).toEqual(wanted.filter((link) => link !== '/index').sort());
    expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining(['decisions/index.md']));
  });

  it('has a page that no section names among the guides', () => {
    const sidebars = sidebarsOf([{ path: 'unheard-of.md', title: 'Unheard of' }]);

    expect(sidebars['/']).toEqual([
      { text: 'Guides', items: [{ text: 'Unheard of', link: '/unheard-of' }] },
    ]);
  });

  it('has the first page of a folder before its others', () => {
    const titled = ['reference/hooks.md', 'reference/index.md'].map((path) => ({
      path,
      title: path,
    }));

    expect(sidebarsOf(titled)['/']).toMatchObject([
      { items: [{ link: '/reference/index' }, { link: '/reference/hooks' }] },
    ]);
  });

  it('has each page at a path of its own, and every page has a heading', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    const without = pages.filter(
      ({ source }) => !/^# /m.test(readFileSync(join(root, source), 'utf8')),
    );
    expect(without).toEqual([]);
  });
});
