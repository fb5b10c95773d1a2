import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** The criteria of WCAG 2.2 on the levels A and AA. */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

const rows = readFileSync(join(docs, 'accessibility.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, level, state = '', evidence = ''] =
      /^\| (\d\S+) .*?\| (A+) +\| (.*?) *\| (.*?) *\|$/.exec(line) ?? [];
    const links = [...evidence.matchAll(/\[(.+?)\]\((.+?)\)(?=,|$)/g)];
    return id === undefined ? [] : [{ id, level, state, links }];
  });

describe('the page on accessibility', () => {
  it.each(['A', 'AA'] as const)('has each criterion of level %s once', (level) => {
    const found = rows.filter((row) => row.level === level).map(({ id }) => id);
    expect(found.sort()).toEqual(criteria[level].split(' ').sort());
  });

  it('has evidence for each that applies', () => {
    const without = rows.filter(
      ({ links, state }) => links.length === 0 && !state.startsWith('does not apply'),
    );
    expect(without).toEqual([]);
  });

  it('names tests that are there', () => {
    const gone = rows.flatMap(({ id, links }) =>
      links
        .filter(([, title = '', path = '']) => {
          const file = join(docs, path);
          if (!existsSync(file)) return true;
          return /\.test\.tsx?$/.test(path) && !readFileSync(file, 'utf8').includes(title);
        })
        .map(([link]) => `${id}: ${link}`),
    );
    expect(gone).toEqual([]);
  });
});
