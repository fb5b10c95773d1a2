import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { moduleResolutions, PublishedSite } from '../support/published-site';

const typeTests = join(root, 'tests/types');

const dist = join(root, 'dist');

/** What a site has installed beside us: its own React. */
const installed = ['react', 'react-dom'];

/** What a site has that hands its own packages to our adapters. */
const handedOver = [
  'sats-connect',
  '@walletconnect/universal-provider',
  '@solana-mobile/mobile-wallet-adapter-protocol',
];

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

  it('has one file of declarations for each entry, and one with what entries share', () => {
    const files = entries.map((file) => relative(join(dist, 'types'), file));

    expect(new Set(readdirSync(join(dist, 'types')))).toEqual(new Set([...files, 'shared.d.ts']));
  });

  it('keeps the comments of functions, types and their members, for editors', () => {
    const code = [...reachable(entries)].map((file) => readFileSync(file, 'utf8')).join('');

    expect(code).toMatch(/\*\/\ndeclare function createWidget\(/);
    expect(code).toMatch(/\*\/\ninterface WidgetOptionsInput /);
    expect(code).toMatch(/\/\*\* .* \*\/\n {2}readonly networks\?: readonly NetworkInput/);
    expect(code).not.toMatch(/; \/\*\*/); // Behind a member, where it would be of no use to the next one.
    expect(code).toMatch(/\*\/\n {2}next\(answer: ApprovalAnswer\): this;/);
  });

  it('declares nothing with types of a package that a site need not have', () => {
    const foreign = [...reachable(entries)].flatMap((file) =>
      specifiersIn(file)
        .filter((specifier) => !specifier.startsWith('.') && !isInstalled(specifier))
        .map((specifier) => `${relative(dist, file)} mentions ${specifier}`),
    );
    expect(foreign).toEqual([]);
  });

  describe.each(moduleResolutions)('in a site with $moduleResolution', (resolution) => {
    let site: PublishedSite;
    beforeEach(() => {
      site = new PublishedSite([...installed, ...handedOver, '@types', 'expect-type', 'viem']);
    });
    afterEach(() => site.remove());

    it('is checked to the last declaration', () => {
      const paths = Object.keys(manifest.exports).filter((path) => path !== './package.json');
      const entries = paths.map(
        (path, index) => `export * as entry${index} from '${join('cleatkit', path)}';\n`,
      );
      site.write('entries.ts', entries.join(''));

      expect(site.compile(resolution, { declarations: true })).toBe('');
    });

    it('has the types that the type tests expect of the sources', () => {
      for (const file of readdirSync(typeTests)) {
        site.write(file, readFileSync(join(typeTests, file), 'utf8'));
      }

      expect(site.compile(resolution)).toBe('');
    });
  });
});

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
