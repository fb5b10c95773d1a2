import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { errorTexts } from '../../domain/errors/error-catalogue';
import { viewRules } from '../../domain/routing/view-rules';
import { anchorOf } from '../../scripts/reference/markdown.mjs';
import { referencePages } from '../../scripts/reference/reference-pages.mjs';
import { referenceFolder, storedPages } from '../../scripts/reference/reference.mjs';
import { blocksIn } from '../support/page-blocks';
import { moduleResolutions, PublishedSite } from '../support/published-site';

const stored = storedPages();
const codes = Object.keys(errorTexts);

/** The headings of a page, as links name them. */
const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchorOf(title));

it('the reference is what "npm run reference" writes', async () => {
  const written = await referencePages();

  expect([...stored.keys()].sort()).toEqual([...written.keys()].sort());
  for (const [file, text] of written)
    expect({ file, text: stored.get(file) }).toEqual({ file, text });
});

describe('the pages of the reference', () => {
  it('are one for each error code, with what the visitor sees, the way on and an example', () => {
    const pages = [...stored.keys()].filter((file) => /^errors\/(?!README)/.test(file));

    expect(pages.sort()).toEqual(codes.map((code) => `errors/${code}.md`).sort());
    for (const page of pages) {
      expect(stored.get(page)).toMatch(
        /## What the visitor sees\n\n.+\n\n## Way on\n\n.+\n\n## What the site gets\n\n[\s\S]+## Example\n\n```ts/,
      );
    }
  });

  it('say of every view what the visitor sees and does there', () => {
    const rows = stored.get('views.md') ?? '';

    for (const view of Object.keys(viewRules)) {
      expect(rows).toMatch(new RegExp(`^\\| \`${view}\` \\| .{10,} \\|`, 'm'));
    }
  });

  it('give every option, event, prop and field that a site meets a meaning', () => {
    const files = [...stored.keys()].filter((file) =>
      /^(?:options|widget|events|state|hooks|components|feature-states)\.md$|^ports\//.test(file),
    );
    const empty = files.flatMap((file) =>
      [...(stored.get(file) ?? '').matchAll(/^\| (`[^|]*`) \|.*\| {2}\|$/gm)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );

    expect(files.length).toBeGreaterThan(30);
    expect(empty).toEqual([]);
  });

  it('lead only to what is there, down to the heading', () => {
    const broken = [...stored].flatMap(([file, text]) =>
      [
        ...text
          .replaceAll(/^```[\s\S]*?^```/gm, '')
          .matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g),
      ]
        .filter(([, to = '', anchor]) => {
          const path =
            to === '' ? join(referenceFolder, file) : join(referenceFolder, dirname(file), to);
          if (!existsSync(path)) return true;
          return anchor !== undefined && !headingsOf(readFileSync(path, 'utf8')).includes(anchor);
        })
        .map(([link]) => `${file}: ${link}`),
    );

    expect(broken).toEqual([]);
  });

  it('are reached from the first one', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) {
      for (const [, to = ''] of (stored.get(file) ?? '').matchAll(/\]\(([^)#\s]+\.md)/g)) {
        const path = join(dirname(file), to);
        if (stored.has(path)) reached.add(path);
      }
    }

    expect([...stored.keys()].filter((file) => !reached.has(file))).toEqual([]);
    expect(readFileSync(join(root, 'docs/README.md'), 'utf8')).toContain('](reference/README.md)');
  });
});

describe('the examples of errors and ports', () => {
  const site = new PublishedSite(['react', '@types']);
  beforeAll(() => {
    for (const [file, text] of stored) {
      const [example] = blocksIn(text).filter(({ code }) => code.startsWith('import '));
      if (example && /^(?:errors|ports)\//.test(file))
        site.write(file.replace(/\.md$/, '.ts'), `${example.code}\nexport {};\n`);
    }
  });
  afterAll(() => site.remove());

  it.each(moduleResolutions)('compile in a strict site with $moduleResolution', (resolution) => {
    expect(site.compile(resolution)).toBe('');
  });
});
