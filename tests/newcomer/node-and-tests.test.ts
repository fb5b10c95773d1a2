import { describe, expect, it } from '@jest/globals';
import { installLine } from '../support/scratch-app';
import { stepsOf } from './support/documentation';
import type { EmptyFolder } from './support/empty-folder';
import { newcomer } from './support/newcomer';

const at = newcomer();

describe('a developer without a page', () => {
  it('connects a wallet in Node, with the script of the README', async () => {
    const folder = at().begin();
    await folder.run('npm init --yes');
    await folder.run(installLine());
    await folder.follow(stepsOf('README.md', 'Headless'));

    const printed = await folder.run('node connect.mjs');
    report('a script for Node', folder.seconds);
    expect(printed).toContain('connected');
  });

  it('tests a dapp with Vitest, by docs/testing.md', async () => {
    const folder = at().begin();
    await folder.run('npm init --yes');
    await installDapp(folder);
    await folder.follow(stepsOf('docs/testing.md', 'The component', 'Vitest'));

    expectSixTests(await folder.run('npx --no vitest run'));
    report('tests with Vitest', folder.seconds);
  });

  it('tests a dapp with Jest, by docs/testing.md', async () => {
    const folder = at().begin();
    await folder.run('npm init --yes');
    await installDapp(folder);
    const steps = stepsOf('docs/testing.md', 'The component', 'Vitest', 'Jest');
    const [imported = ''] = steps.flatMap(({ code }) =>
      code.startsWith("import { afterEach, beforeEach, expect, it } from '@jest/globals'")
        ? code
        : [],
    );
    await folder.follow(
      steps
        .filter(
          ({ code, file }) => !/vitest/.test(file ?? '') && !/npm install.* vitest/.test(code),
        )
        .map((step) => ({
          ...step,
          code: step.code.replace(/^import .* from 'vitest';\n/m, imported),
        })),
    );

    expectSixTests(await folder.run('npx --no jest'));
    report('tests with Jest', folder.seconds);
  });
});

/** What any dapp of React has before its tests. */
async function installDapp(folder: EmptyFolder): Promise<void> {
  await folder.run(installLine());
  await folder.run('npm install react react-dom viem');
}

function expectSixTests(printed: string): void {
  expect(printed).toMatch(/\b6 passed/);
  expect(printed).not.toMatch(/not wrapped in act|warning/i);
}

function report(what: string, seconds: number): void {
  process.stderr.write(`newcomer ${what}: ${seconds.toFixed(1)} s from the empty folder\n`);
}
