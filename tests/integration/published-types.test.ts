import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../../scripts/command.mjs';

const dist = join(root, 'dist');

/** What a site has installed beside us: its own React. */
const installed = ['react', 'react-dom'];

const manifest: {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
} = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));

const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [join(dist, target.types)],
);

describe('the published package', () => {
  it('has no dependencies', () => {
    expect(manifest.dependencies).toBeUndefined();
  });

  it('declares nothing in terms of a package that a site need not have', () => {
    const foreign = [...reachable(entries)].flatMap((file) =>
      specifiersIn(file)
        .filter((specifier) => !specifier.startsWith('.') && !isInstalled(specifier))
        .map((specifier) => `${relative(dist, file)} mentions ${specifier}`),
    );
    expect(foreign).toEqual([]);
  });

  describe('in a site with TypeScript', () => {
    let site = '';
    beforeAll(() => {
      site = mkdtempSync(join(tmpdir(), 'cleat-site-'));
      mkdirSync(join(site, 'node_modules'));
      symlinkSync(dist, join(site, 'node_modules/cleatkit'));
      for (const name of [...installed, '@types']) {
        symlinkSync(join(root, 'node_modules', name), join(site, 'node_modules', name));
      }
      writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
      writeFileSync(join(site, 'app.tsx'), exampleOf('tsx'));
      writeFileSync(
        join(site, 'entries.ts'),
        Object.keys(manifest.exports)
          .filter((path) => path !== './package.json')
          .map((path, index) => `export * as entry${index} from '${join('cleatkit', path)}';\n`)
          .join(''),
      );
    });
    afterAll(() => rmSync(site, { recursive: true }));

    it.each([
      { moduleResolution: 'bundler', module: 'esnext' },
      { moduleResolution: 'nodenext', module: 'nodenext' },
    ])('is checked to the last declaration with $moduleResolution', (resolution) => {
      const compilerOptions = {
        ...resolution,
        ...{ target: 'es2022', lib: ['es2022', 'dom'], types: [], jsx: 'react-jsx' },
        ...{ strict: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true },
        ...{ skipLibCheck: false, noEmit: true },
      };
      const project = join(site, `tsconfig.${resolution.moduleResolution}.json`);
      writeFileSync(project, JSON.stringify({ compilerOptions }));

      expect(compile(project)).toBe('');
    });
  });
});

/** The first code block of the README in `language`. */
function exampleOf(language: string): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, code] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(readme) ?? [];
  if (code === undefined) throw new Error(`the README has no example in ${language}`);
  return code;
}

/** What the compiler says of a project. */
function compile(project: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', project],
    { encoding: 'utf8' },
  );
  return `${stdout}${stderr}`;
}

/** The declarations that a compiler reads for `files`. */
function reachable(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const specifier of specifiersIn(file)) {
      if (specifier.startsWith('.')) visit(declarationAt(join(dirname(file), specifier)));
    }
  };
  files.forEach(visit);
  return seen;
}

function specifiersIn(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, specifier = '']) => specifier);
}

function declarationAt(path: string): string {
  const file = path.replace(/\.js$/, '.d.ts');
  if (existsSync(file)) return file;
  throw new Error(`${relative(dist, path)} has no declarations`);
}

function isInstalled(specifier: string): boolean {
  return installed.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}
