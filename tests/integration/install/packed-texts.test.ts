import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { tarball } from '../../../scripts/pack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cleat-texts-'));
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

beforeAll(() => {
  spawnSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The links of a text of the package to others, as paths in the package, with the heading that each means. */
function linksOf(file: string): readonly { readonly to: string; readonly anchor: string }[] {
  return [...read(file).matchAll(/\]\((?!https:)([^)#\s]*)(?:#([^)]*))?\)/g)].map(
    ([, to = '', anchor = '']) => ({ to: to === '' ? file : join(dirname(file), to), anchor }),
  );
}

/** The headings of a page, as links name them. */
function headingsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the texts of the packed package', () => {
  it('begin with what it is, the line that installs it, and code, on the first screen', () => {
    const lines = read('README.md').split('\n');

    expect(lines.slice(0, 10).join('\n')).toContain('](docs/README.md)');
    expect(lines.findIndex((line) => line === 'npm install cleatkit')).toBeLessThan(20);
    expect(lines.findIndex((line) => line.startsWith('import '))).toBeLessThan(30);
  });

  it('lead only to what is there, down to the heading', () => {
    const files = [
      'README.md',
      'llms.txt',
      'skills/cleatkit/SKILL.md',
      ...readdirSync(join(folder, 'docs')).map((name) => `docs/${name}`),
    ];
    const broken = files.flatMap((file) =>
      linksOf(file)
        .filter(({ to, anchor }) => {
          if (!existsSync(join(folder, to))) return true;
          return anchor !== '' && to.endsWith('.md') && !headingsOf(to).includes(anchor);
        })
        .map(({ to, anchor }) => `${file}: ${to}#${anchor}`),
    );

    expect(files.length).toBeGreaterThan(15);
    expect(broken).toEqual([]);
  });

  it('lead from the README to every page, and so does the index', () => {
    const pages = readdirSync(join(folder, 'docs')).map((name) => `docs/${name}`);
    const reached = (from: string, seen = new Set([from])): ReadonlySet<string> => {
      for (const { to } of linksOf(from)) {
        if (!to.endsWith('.md') || seen.has(to)) continue;
        seen.add(to);
        reached(to, seen);
      }
      return seen;
    };
    const direct = linksOf('docs/README.md').map(({ to }) => to);

    expect(pages.filter((page) => !reached('README.md').has(page))).toEqual([]);
    expect(pages.filter((page) => page !== 'docs/README.md' && !direct.includes(page))).toEqual([]);
  });

  it('are beside it in one file as well, with the reference, which the package leaves out', () => {
    const full = readFileSync(join(root, 'dist/llms-full.txt'), 'utf8');

    expect(full).toContain(`<page path="docs/react.md">\n\n${read('docs/react.md').trim()}`);
    expect(full).toContain('<page path="docs/reference/errors/RPC.md">');
    expect(existsSync(join(folder, 'llms-full.txt'))).toBe(false);
    expect(existsSync(join(folder, 'docs/reference'))).toBe(false);
  });

  it('name the script file of this package with its own hash', () => {
    const hashes = JSON.parse(read('standalone/integrity.json')) as Readonly<
      Record<string, string>
    >;
    const [[name, hash] = ['', '']] = Object.entries(hashes);
    const page = read('docs/elements.md');

    expect(page).toContain(`src="${name}" integrity="${hash}"`);
    expect(page).toContain(`cp node_modules/cleatkit/standalone/${name} `);
  });
});

describe('the manifest of the packed package', () => {
  it('has all that npm shows, as far as the owner has said it', () => {
    const manifest = JSON.parse(read('package.json')) as Readonly<Record<string, unknown>>;

    expect(manifest).toMatchObject({
      name: 'cleatkit',
      license: 'MIT',
      description: expect.stringMatching(/./),
      keywords: expect.arrayContaining(['wallet']),
      engines: { node: expect.stringMatching(/^>=/) },
      files: expect.arrayContaining(['docs', 'llms.txt', 'skills']),
    });
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('devDependencies');
  });
});
