import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { devtoolsMarks as marks, documentedTools } from '../../support/devtools-marks';
import { PublishedSite } from '../../support/published-site';

/** The same as a site with Vite has it. */
const ofVite = documentedTools.replace(
  "process.env.NODE_ENV !== 'production'",
  'import.meta.env.DEV',
);

/** A page like that of the scaffold: the widget, and its button. */
const page = (name: string) => `
import { mountWidget } from 'cleatkit/react';
import { widget } from './${name}';
mountWidget(widget, { target: document.body });
`;

type Mode = 'development' | 'production';
type MarksIn = Readonly<Record<Mode, readonly string[]>>;

const definesIn = (mode: Mode): Record<string, string> => ({
  'process.env.NODE_ENV': JSON.stringify(mode),
  'import.meta.env.DEV': String(mode === 'development'),
});

async function byEsbuild(entry: string): Promise<MarksIn> {
  const marksIn = async (mode: Mode): Promise<readonly string[]> => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      outdir: join(root, '.cache/devtools-production'),
      bundle: true,
      format: 'esm',
      splitting: true,
      minify: true,
      write: false,
      target: 'es2022',
      define: definesIn(mode),
      logLevel: 'error',
    });
    return marks.filter((mark) => outputFiles.some(({ text }) => text.includes(mark)));
  };
  return { production: await marksIn('production'), development: await marksIn('development') };
}

/** Vite's bundler, in a process of its own: Jest's globals are not those that its binding knows. */
async function byRolldown(entry: string): Promise<MarksIn> {
  const { stderr, stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `
import { rolldown } from 'rolldown';
const marksIn = async (define) => {
  const bundle = await rolldown({
    input: ${JSON.stringify(entry)},
    platform: 'browser',
    transform: { define },
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return ${JSON.stringify(marks)}.filter((mark) => output.some(({ code }) => code?.includes(mark)));
};
console.log(JSON.stringify({
  production: await marksIn(${JSON.stringify(definesIn('production'))}),
  development: await marksIn(${JSON.stringify(definesIn('development'))}),
}));
`,
    ],
    { cwd: root, encoding: 'utf8', timeout: 60_000 },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('a site that imports the tools as the page says', () => {
  let site: PublishedSite;
  beforeAll(() => {
    site = new PublishedSite(['react', 'react-dom', 'scheduler']);
    site.write('documented.ts', documentedTools);
    site.write('of-vite.ts', ofVite);
    for (const name of ['documented', 'of-vite']) site.write(`page-${name}.js`, page(name));
  });
  afterAll(() => site.remove());

  it.each([
    ['documented', 'esbuild', byEsbuild],
    ['of-vite', "Vite's bundler", byRolldown],
  ] as const)(
    'has no byte of them for production, and has them for development: %s, by %s',
    async (name, _bundler, bundle) => {
      expect(await bundle(join(site.folder, `page-${name}.js`))).toEqual({
        production: [],
        development: marks,
      });
    },
  );
});
