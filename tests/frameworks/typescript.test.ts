import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

describe('a site with TypeScript 5.0, the oldest that the package supports', () => {
  let app: ScratchApp;
  beforeAll(async () => {
    app = await makeScratchApp('typescript');
  }, 300_000);
  afterAll(() => app.remove());

  it.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('reads every declaration of every entry with %s', async (moduleResolution, module) => {
    const manifest = readFileSync(join(app.installed, 'package.json'), 'utf8');
    const entries = Object.keys(JSON.parse(manifest).exports).filter(
      (entry) => entry !== './package.json',
    );
    const lines = entries.map(
      (entry, index) => `export * as entry${index} from '${join('cleatkit', entry)}';\n`,
    );
    writeFileSync(join(app.folder, 'index.ts'), lines.join(''));
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
    };
    const project = { compilerOptions, files: ['index.ts'] };
    writeFileSync(join(app.folder, 'tsconfig.json'), JSON.stringify(project));

    expect(await app.run('npx --no -- tsc --version')).toContain('Version 5.0.');
    expect(await app.run('npx --no -- tsc')).toBe('');
  });
});
