import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import {
  fullTextForModels,
  indexForModels,
  packedText,
  skillFile,
  textFiles,
} from '../../../scripts/packed-texts.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = textFiles();
const packed = ['LICENSE', 'CHANGELOG.md', ...files];
const onTheWeb = 'https://code.test/cleat/blob/v1.0.0';

/** `text` as it is packed from `file`, of a repository at `repository`. */
function packedFrom(text: string, { file = 'docs/react.md', repository = '' } = {}): string {
  return packedText(text, {
    file,
    packed,
    repository,
    name: 'cleatkit',
    standalone: { file: 'cleatkit-9.9.9.js', integrity: 'sha384-abc' },
  });
}

describe('a packed text', () => {
  it('leaves out parts about the repository', () => {
    const text = [
      'Before.',
      '<!-- repository only -->',
      'Run `npm start`.',
      '<!-- end of repository only -->',
      'After.',
    ].join('\n\n');

    expect(packedFrom(text)).toBe('Before.\n\nAfter.');
  });

  it('installs the package by its name', () => {
    expect(packedFrom('```sh\nnpm install ../cleat/cleatkit.tgz\n```')).toBe(
      '```sh\nnpm install cleatkit\n```',
    );
  });

  it('installs other packages beside it as they are', () => {
    expect(packedFrom('npm install ../cleat/cleatkit.tgz wagmi')).toBe(
      'npm install cleatkit wagmi',
    );
  });

  it('names the script file and its hash as they are in this package', () => {
    expect(packedFrom('src="/cleatkit-0.1.0.js" integrity="sha384-…"')).toBe(
      'src="/cleatkit-9.9.9.js" integrity="sha384-abc"',
    );
  });

  it('leaves out pictures that are not on the web', () => {
    expect(packedFrom('![A view](images/view.png)\n\nText.')).toBe('Text.');
    expect(packedFrom('![A view](https://a.test/b.png)\n')).toContain('![A view]');
  });

  it('keeps links to what is packed, as seen from its own folder', () => {
    const text =
      '[a](size.md#b), [b](../CHANGELOG.md), [c](#c), [d](https://d.test), [e](../README.md)';

    expect(packedFrom(text)).toBe(text);
    expect(packedFrom('[a](docs/size.md)', { file: 'README.md' })).toBe('[a](docs/size.md)');
  });

  it('leads to the repository on the web for everything else', () => {
    const text = 'As [it says](decisions/1.md#a) ([1](decisions/1.md), [2](../a.mjs)).';

    expect(packedFrom(text, { repository: onTheWeb })).toBe(
      `As [it says](${onTheWeb}/docs/decisions/1.md#a) ([1](${onTheWeb}/docs/decisions/1.md), [2](${onTheWeb}/a.mjs)).`,
    );
  });

  it('leaves out references, and keeps the words of other links, where that has no address', () => {
    expect(
      packedFrom(
        'As [it says](decisions/1.md)\n([1](decisions/1.md), [2](../a.mjs)). [a](size.md)',
      ),
    ).toBe('As it says. [a](size.md)');
  });
});

describe('the texts of this package', () => {
  it.each(files)('%s loses no link but references, and names no file of the repository', (file) => {
    const references = /\s\((?:\[[^\]]+\]\(https:\/\/code\.test[^)]*\)(?:, )?)+\)/g;
    const abroad = packedFrom(read(file), { file, repository: onTheWeb }).replace(references, '');
    expect(abroad.match(/\[[^\]]+\]\(https:\/\/code\.test[^)]*\)/g)).toBeNull();

    const text = packedFrom(read(file), { file });
    expect(
      text.match(/.*(?:\bnpm (?:run|start)\b|`(?:apps|scripts|tests)\/|\bdist\b).*/g),
    ).toBeNull();
  });

  it('are all pages of docs but those about the repository', () => {
    const others = readdirSync(join(root, 'docs')).filter(
      (name) => name.endsWith('.md') && !files.includes(`docs/${name}`),
    );

    expect(others.sort()).toEqual([
      'ARCHITECTURE.md',
      'GLOSSARY.md',
      'accessibility.md',
      'comparison.md',
      'create.md',
      'migrate.md',
      'releases.md',
      'replays.md',
      'requirements.md',
      'threat-model.md',
    ]);
  });
});

describe('the index for language models', () => {
  it('has a line for each page, with what is in it', () => {
    const index = indexForModels(
      packedFrom(read('docs/README.md'), { file: 'docs/README.md' }),
      'A widget.',
    );
    const pages = files.filter((file) => file !== 'docs/README.md');

    expect(index).toMatch(/^# Cleat\n\n> A widget\.\n/);
    for (const page of pages)
      expect(index).toMatch(new RegExp(`^- \\[.+\\]\\(${page}\\): .+$`, 'm'));
    expect(index.match(/^- /gm)).toHaveLength(pages.length);
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

describe('the whole text for language models', () => {
  it('has every page with its path, and says what the package is', () => {
    const pages = [
      { path: 'README.md', text: '# One\n' },
      { path: 'docs/a.md', text: '\n# Two\n\nText.\n' },
    ];

    expect(fullTextForModels(pages, 'A widget.')).toBe(
      '# Cleat\n\n> A widget.\n\n<page path="README.md">\n\n# One\n\n</page>\n\n<page path="docs/a.md">\n\n# Two\n\nText.\n\n</page>\n',
    );
  });
});

describe('the skill', () => {
  it('says what it is for in a header, and when a program should read it', () => {
    const [, name, description] =
      /^---\nname: (.+)\ndescription: (.+)\n---\n\n# /.exec(read(skillFile)) ?? [];

    expect(name).toBe(skillFile.split('/').at(-2));
    expect(description).toMatch(/Use it when/);
    expect(description?.length).toBeLessThan(1024);
  });
});
