import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { root } from '../../../scripts/command.mjs';

/** Axe and the finder, as a script that leaves `axe` and `finder` in the page. */
export async function finderScript(): Promise<string> {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['tests/support/engines/finder.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'finder',
    write: false,
    footer: { js: 'globalThis.finder = finder;' },
  });
  return `(() => { ${axe}; })(); (() => { ${outputFiles[0]?.text ?? ''} })();`;
}
