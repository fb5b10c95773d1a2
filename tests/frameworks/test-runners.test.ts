import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/command.mjs';
import { blocksOf } from '../support/page-blocks';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

const page = blocksOf('docs/testing.md');
const blocks = [...page.values()].flat();
const compile = `node "${join(root, 'node_modules/typescript/bin/tsc')}" -p .`;

/** A test of the README's component, by the page's section on shadow roots. */
const testOfReadme = `
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWallet, findWidgetButton } from 'cleatkit/testing';
import App from './readme';

it('connects', async () => {
  createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] }).announce(window);
  render(<App />);
  await userEvent.click(await findWidgetButton('Connect wallet'));
  await userEvent.click(await findWidgetButton(/^Cleat Test Wallet/));
  await screen.findByText('Hello, 0xf39F…2266');
  expect(globalThis).not.toHaveProperty('TextEncoder');
});
`;

describe('docs/testing.md', () => {
  it('has only files and commands, except for the import that Jest needs', () => {
    const others = blocks.filter(({ file, language }) => file === undefined && language !== 'sh');

    expect(others.map(({ code }) => code)).toEqual([jestImport()]);
  });
});

describe('an app that Vitest tests as docs/testing.md describes', () => {
  const app = appOf('vitest', 'Vitest');

  it('compiles, and passes without a warning', async () => {
    write(app(), 'The component', 'Vitest');
    await app().run(compile);

    expect(await app().run('npx --no vitest run')).not.toMatch(/not wrapped in act|warning/i);
  });
});

describe('an app that Jest tests as docs/testing.md describes', () => {
  const app = appOf('jest', 'Jest');

  it('compiles, and passes without a warning', async () => {
    write(app(), 'The component', 'Jest');
    const test = blocks.find(({ file }) => file === 'src/app.test.tsx')?.code ?? '';
    writeFileSync(
      join(app().folder, 'src/app.test.tsx'),
      test.replace(/^import .* from 'vitest';\n/m, jestImport),
    );
    await app().run(compile);

    expect(await app().run('npx --no jest')).not.toMatch(/not wrapped in act|warning/i);
  });

  it('needs no set-up file for the widget alone', async () => {
    await app().writeComponent('src/readme.jsx', 'preserve');
    writeFileSync(join(app().folder, 'src/readme.test.jsx'), testOfReadme);
    const config = "module.exports = { ...require('./jest.config.js'), setupFiles: [] };\n";
    writeFileSync(join(app().folder, 'plain.config.js'), config);

    expect(await app().run('npx --no -- jest --config plain.config.js src/readme')).toContain(
      '1 passed',
    );
  });
});

describe('an app that Playwright tests as docs/testing.md describes', () => {
  const app = appOf('playwright', 'Playwright');

  it('compiles, and passes in the Chromium of this machine', async () => {
    write(app(), 'The component', 'Playwright');
    await app().run(compile);
    const launchOptions = { executablePath: findChromium(), args: chromiumArguments };
    writeFileSync(
      join(app().folder, 'machine.config.ts'),
      `import config from './playwright.config';
export default { ...config, use: { ...config.use, launchOptions: ${JSON.stringify(launchOptions)} } };
`,
    );

    expect(await app().run('npx --no -- playwright test --config machine.config.ts')).toContain(
      '2 passed',
    );
  });
});

/** An app with the packages of one folder, which are those that the page installs and those of any app. */
function appOf(name: 'vitest' | 'jest' | 'playwright', heading: string): () => ScratchApp {
  let app: ScratchApp | undefined;
  beforeAll(async () => {
    app = await makeScratchApp(name);
  }, 300_000);
  afterAll(() => app?.remove());

  it('has what the page installs', () => {
    const manifest = readFileSync(join(root, 'tests/frameworks', name, 'package.json'), 'utf8');
    const { devDependencies } = JSON.parse(manifest);
    const ofAnyApp = ['@types/react', '@types/react-dom', 'vite'];
    const install = page.get(heading)?.find(({ language }) => language === 'sh')?.code ?? '';
    const [npm, verb, flag, ...packages] = install.trim().split(' ');

    expect([npm, verb, flag].join(' ')).toBe('npm install --save-dev');
    expect(Object.keys(devDependencies).filter((each) => !ofAnyApp.includes(each))).toEqual(
      packages.sort(),
    );
  });
  return () => {
    if (!app) throw new Error('The app was not made');
    return app;
  };
}

/** Writes the files of the page under `headings` into `app`. */
function write(app: ScratchApp, ...headings: readonly string[]): void {
  app.writeFiles(headings.flatMap((heading) => page.get(heading) ?? []));
}

/** The import of the page that replaces Vitest's. */
function jestImport(): string {
  return page.get('Jest')?.find(({ code }) => code.includes('@jest/globals'))?.code ?? '';
}
