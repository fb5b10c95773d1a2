import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { packedReadme, wholeReadme } from '../../../scripts/pack.mjs';

const readme = wholeReadme((file) => readFileSync(join(root, file), 'utf8'));
const packed = ['LICENSE', 'CHANGELOG.md', 'esm'];

describe('the packed README', () => {
  it('leaves out parts about the repository', () => {
    const text = [
      'Before.',
      '<!-- repository only -->',
      'Run `npm start`.',
      '<!-- end of repository only -->',
      'After.',
    ].join('\n\n');

    expect(packedReadme(text, [])).toBe('Before.\n\nAfter.');
  });

  it('leaves out pictures that are not on the web', () => {
    expect(packedReadme('![A view](docs/view.png)\n\nText.', [])).toBe('Text.');
    expect(packedReadme('![A view](https://a.test/b.png)\n', [])).toContain('![A view]');
  });

  it('keeps the text of a link that leads out of the package, and the other links', () => {
    const text = '[a](docs/a.md#b), [b](CHANGELOG.md), [c](#c), [d](https://d.test), [e](esm/e.js)';

    expect(packedReadme(text, packed)).toBe(
      'a, [b](CHANGELOG.md), [c](#c), [d](https://d.test), [e](esm/e.js)',
    );
  });

  it('of this repository names no command or file of the repository alone', () => {
    const text = packedReadme(readme, packed);

    expect(text).not.toMatch(/\bnpm\b|\bdist\b|\bdocs\/|\bapps\/|\bscripts\//);
    expect(text).toContain("from 'cleatkit/react'");
    expect(text).toContain('\n### Which hosts it asks\n');
  });
});

describe('every document', () => {
  it('installs the package from a file, because it is on no registry yet', () => {
    const documents = ['.', 'docs', 'docs/decisions', 'docs/recipes']
      .flatMap(filesIn)
      .filter((file) => file.endsWith('.md'));

    expect(documents).toContain(join(root, 'README.md'));
    expect(
      documents.filter((file) =>
        /(npm (install|i)|yarn add|pnpm add) cleatkit/.test(readFileSync(file, 'utf8')),
      ),
    ).toEqual([]);
  });
});

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder)).map((name) => join(root, folder, name));
  } catch {
    return [];
  }
}
