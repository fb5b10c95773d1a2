import { describe, expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import {
  type Choices,
  faultOfProjectId,
  type Namespace,
  namespaces,
  readOptions,
  refuse,
  type Template,
  templates,
} from '../../../apps/create-cleatkit/src/choices.mjs';
import { pressed } from '../../../apps/create-cleatkit/src/pressed-buttons.mjs';
import { textsOf } from '../../../apps/create-cleatkit/src/project.mjs';
import { siteTexts } from '../../../apps/create-cleatkit/src/site-texts.mjs';
import { isTyped } from '../../../apps/create-cleatkit/src/wallet.mjs';
import { closingWords, takenWords } from '../../../apps/create-cleatkit/src/words.mjs';
import { directionOf, languages } from '../../../domain/language/language';
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
          const chosen = names as Namespace[];
          return {
            folder,
            template,
            signIn,
            wagmi,
            namespaces: chosen,
            projectId: '',
            language: '',
          };
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

  it.each(all)(
    'has a README of its commands and files for $template, $namespaces, wagmi $wagmi, sign-in $signIn',
    (choices) => {
      const texts = textsOf(choices, standalone);
      const readme = texts['README.md'] ?? '';
      const { scripts } = JSON.parse(texts['package.json'] ?? '');
      const run = [...readme.matchAll(/^\| `npm (?:run )?(\w+)` \| (.+) \|$/gm)];
      const files = [...readme.matchAll(/^\| `([^ `]+)` \|/gm)].map(([, path = '']) => path);

      expect(readme).toMatch(/^# My Shop\n/);
      expect(run.map(([, name]) => name)).toEqual(Object.keys(scripts));
      expect(readme).not.toContain('undefined');
      expect(files.length).toBeGreaterThanOrEqual(4);
      expect(files.filter((path) => !(path in texts))).toEqual([]);
      expect(readme.includes('SITE_DOMAIN')).toBe(choices.signIn);
      for (const name of readme.match(/SITE_\w+/g) ?? []) {
        expect(texts['sign-in-server.js']).toContain(name);
      }
    },
  );

  it.each(all.filter(({ wagmi, signIn }) => !wagmi && !signIn))(
    'says in its wallet file what a project id is for, and has the one that is given: $template, $namespaces',
    (choices) => {
      const path = isTyped(choices.template) ? 'src/wallet.ts' : 'src/wallet.js';
      const wallet = (projectId: string) =>
        textsOf({ ...choices, projectId }, standalone)[path]?.split('\n') ?? [];

      expect(wallet('')).toContainEqual(expect.stringMatching(/^ +\/\/ projectId: .*phones pair/));
      expect(wallet('p-1')).toContainEqual(expect.stringMatching(/^ +projectId: 'p-1', /));
    },
  );

  it('takes a project id from the command line, and no code in its place', () => {
    expect(readOptions(['--project-id', 'p-1']).given).toEqual({ projectId: 'p-1' });
    expect(() => readOptions(['--project-id', "x', debug: true, y: '"])).toThrow(
      'A project id has only letters, digits and hyphens.',
    );
    expect([faultOfProjectId(''), faultOfProjectId('a b')]).toEqual([
      undefined,
      expect.any(String),
    ]);
  });

  it.each(all.filter(({ template }) => template !== 'page'))(
    'has the widget in the language that is chosen: $template, $namespaces, wagmi $wagmi, sign-in $signIn',
    async (choices) => {
      const texts = textsOf({ ...choices, language: 'pt-BR' }, standalone);
      const spoken = Object.entries(texts).filter(([, text]) => text.includes('languages/pt-BR'));
      const path = spoken.map(([name]) => name).join();
      const code = spoken.map(([, text]) => text).join();

      expect(spoken).toHaveLength(1);
      expect(code).toContain("import { ptBR } from 'cleatkit/languages/pt-BR';\n");
      expect(code).toMatch(/language=\{ptBR\}|:language\.prop="ptBR"/);
      if (!path.endsWith('.vue')) await transform(code, { loader: loaderOf(path) });
    },
  );

  it.each(all.filter(({ template }) => template !== 'page'))(
    'speaks the language that is chosen to its visitors, and its test presses the buttons of that: $template, $namespaces, wagmi $wagmi, sign-in $signIn',
    (choices) => {
      for (const language of languages.filter((tag) => tag !== 'en')) {
        const texts = textsOf({ ...choices, language }, standalone);
        const code = Object.values(texts).join('\n');
        const { guest = '', hello = '' } = siteTexts[language] ?? {};
        const [before = '', after = ''] = hello.split('{address}');

        expect(code).not.toMatch(/Hello|'Connect wallet'|lang="en"/);
        expect(code.split(guest).length - 1).toBeGreaterThanOrEqual(2);
        expect(code).toMatch(new RegExp(`${before}\u2068?\\$\\{[\\w.]+\\}\u2069?${after}`));
        expect(code).toContain(
          `<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}>`,
        );
        expect(texts['src/testing.js']).toContain(`('${pressed[language]?.connectWallet}')`);
      }
    },
  );

  it('has the words of a site in every language of the widget, each its own', () => {
    expect(Object.keys(siteTexts)).toEqual([...languages]);
    for (const { guest, hello } of Object.values(siteTexts)) {
      expect(hello.split('{address}')).toHaveLength(2);
      expect(guest + hello).not.toMatch(/['"`\\$<>&]/);
    }
    expect(new Set(Object.values(siteTexts).map(({ guest }) => guest)).size).toBe(languages.length);
  });

  it('takes a language of the package, and refuses another, and one for a page without a build', () => {
    expect(readOptions(['--language', 'zh-CN']).given).toEqual({ language: 'zh-CN' });
    expect(readOptions(['--language', 'en']).given).toEqual({ language: '' });
    for (const wrong of ['eo', '__proto__', "de' + x", '../de']) {
      expect(() => readOptions(['--language', wrong])).toThrow(`There is no language "${wrong}"`);
    }
    expect(() => refuse({ template: 'page', language: 'de' })).toThrow('speaks English');
    expect(() => refuse({ template: 'vue', language: 'de' })).not.toThrow();
  });

  it('has the hash of the file for a page without a build', () => {
    const page: Choices = { ...(all[0] as Choices), template: 'page' };

    expect(textsOf(page, standalone)['index.html']).toContain(
      'src="/src/cleatkit-1.2.3.js" integrity="sha384-hiKdxtL/vqxzgHRBVKpwApHAZDUqDb3He57T8sjh2sTcMlhn053f8dJim3o5PUf2"',
    );
  });

  it('ends with what to run, and names SITE_DOMAIN where visitors sign in', () => {
    const site: Choices = { ...(all[0] as Choices), template: 'next', signIn: true };
    const outcome = { path: 'my-site', isInstalled: false, seconds: '1.0' };

    const words = closingWords(site, outcome);
    expect(words).toContain('cd my-site\n  npm install\n  npm run dev\n');
    expect(words).toContain('http://localhost:3000');
    expect(words).toContain('SITE_DOMAIN=localhost:3001');
    expect(closingWords({ ...site, signIn: false }, outcome)).not.toContain('SITE_DOMAIN');
  });

  it('says without a terminal what it takes, unless the command line says everything', () => {
    const site: Choices = { ...(all[0] as Choices), template: 'react', namespaces: ['eip155'] };

    expect(takenWords({}, site)).toBe(
      'There is no terminal to ask in, so this takes --template react and --namespaces eip155. --help has the other choices.',
    );
    expect(takenWords({ template: 'vue' }, site)).not.toContain('--template');
    expect(takenWords({ template: 'vue', namespaces: ['solana'] }, site)).toBeUndefined();
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
