import { describe, expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import {
  type Choices,
  type Namespace,
  namespaces,
  type Template,
  templates,
} from '../../../apps/create-cleatkit/src/choices.mjs';
import { textsOf } from '../../../apps/create-cleatkit/src/project.mjs';
import { root } from '../../../scripts/command.mjs';

const standalone = { name: 'cleatkit-1.2.3.js', contents: new Uint8Array([1, 2, 3]) };

/** Every site that the questions lead to. */
const all = (Object.keys(templates) as Template[]).flatMap((template) =>
  [false, true].flatMap((signIn) =>
    (template === 'react' || template === 'next' ? [false, true] : [false]).flatMap((wagmi) =>
      [['eip155'], ['solana'], Object.keys(namespaces)]
        .filter((names) => !wagmi || names.includes('eip155'))
        .map((names): Choices => {
          const folder = '/sites/My "Shop"';
          return { folder, template, signIn, wagmi, namespaces: names as Namespace[] };
        }),
    ),
  ),
);

describe('what create-cleatkit writes', () => {
  it.each(all)(
    'has every import for $template, $namespaces, wagmi $wagmi, sign-in $signIn',
    async (choices) => {
      const texts = textsOf(choices, standalone);
      const manifest = JSON.parse(texts['package.json'] ?? '');
      const { dependencies, devDependencies } = manifest;
      const installed = new Set(Object.keys({ ...dependencies, ...devDependencies }));
      const paths = new Set([...Object.keys(texts), `src/${standalone.name}`]);
      const missing: string[] = [];
      for (const [path, code] of Object.entries(texts)) {
        if (!/\.([jt]sx?|vue)$/.test(path)) continue;
        if (!path.endsWith('.vue')) await transform(code, { loader: loaderOf(path) });
        for (const [, found = ''] of code.matchAll(/(?:from|import) '([^']+)'/g)) {
          const isThere = found.startsWith('.')
            ? candidates(path, found).some((each) => paths.has(each))
            : found.startsWith('node:') || installed.has(packageOf(found));
          if (!isThere) missing.push(`${path} imports ${found}`);
        }
      }

      expect(missing).toEqual([]);
      expect(manifest.name).toBe('my-shop');
      expect(Object.values({ ...dependencies, ...devDependencies })).not.toContain(undefined);
      expect(Object.values(texts).join('')).not.toMatch(/STANDALONE|INTEGRITY|TITLE/);
    },
  );

  it('has the hash of the file for a page without a build', () => {
    const page: Choices = { ...(all[0] as Choices), template: 'page' };

    expect(textsOf(page, standalone)['index.html']).toContain(
      'src="/src/cleatkit-1.2.3.js" integrity="sha384-hiKdxtL/vqxzgHRBVKpwApHAZDUqDb3He57T8sjh2sTcMlhn053f8dJim3o5PUf2"',
    );
  });

  it('takes the versions that the suites of this repository take', () => {
    const versions = jsonOf('apps/create-cleatkit/versions.json');
    const folders = ['elements', 'next', 'vite', 'vitest', 'wagmi'];
    const tried = folders.flatMap((name) => {
      const manifest = jsonOf(`tests/frameworks/${name}/package.json`);
      return Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] });
    });
    const others = tried.filter(
      ([name, version]) => name in versions && versions[name] !== version,
    );

    expect(others).toEqual([]);
  });
});

function loaderOf(path: string): 'ts' | 'tsx' {
  return path.endsWith('x') ? 'tsx' : 'ts';
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function candidates(from: string, specifier: string): readonly string[] {
  const path = posix.join(posix.dirname(from), specifier);
  return ['', '.js', '.ts', '.tsx'].map((ending) => path + ending);
}

function jsonOf(file: string) {
  return JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
}
