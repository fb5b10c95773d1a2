import { describe, expect, it } from '@jest/globals';
import { deadLinks } from '../../../../apps/docs-site/build/dead-links.mjs';

const files = new Set(['index.html', 'a.html', 'folder/b.html', 'picture.png']);

/** The dead links of `html` as the page `from`. */
function deadIn(html: string, from = 'a.html'): readonly string[] {
  const pages = new Map([
    ['index.html', '<h1 id="start">Start</h1>'],
    ['folder/b.html', '<h2 id="größe">Größe</h2>'],
    [from, html],
  ]);
  return deadLinks(pages, { files, base: '/site/' });
}

describe('the links of built pages', () => {
  it.each([
    'folder/b.html',
    './folder/b.html#gr%C3%B6%C3%9Fe',
    '/site/folder/b.html',
    '/site/',
    '/site/#start',
    'https://elsewhere.test/nothing',
    'mailto:a@b.test',
  ])('lead to what is there: %s', (link) => {
    expect(deadIn(`<a class="x" href="${link}">x</a>`)).toEqual([]);
  });

  it.each([
    ['gone.html', 'no such page'],
    ['folder/b.html#gone', 'no such heading'],
    ['#gone', 'no such heading'],
    ['/elsewhere/a.html', 'no such page'],
    ['../a.html', 'no such page'],
  ])('are dead where they lead nowhere: %s', (link, reason) => {
    expect(deadIn(`<a href="${link}">x</a>`)).toEqual([`a.html links to ${link}: ${reason}`]);
  });

  it('are those of pictures and scripts as well', () => {
    expect(
      deadIn('<img alt="" src="/site/gone.png"><script src="/site/gone.js"></script>'),
    ).toEqual([
      'a.html links to /site/gone.png: no such page',
      'a.html links to /site/gone.js: no such page',
    ]);
  });

  it('begin in the folder of their page', () => {
    expect(
      deadIn(
        '<a href="../a.html">x</a><a href="b.html#own">y</a><i id="own"></i>',
        'folder/b.html',
      ),
    ).toEqual([]);
  });
});
