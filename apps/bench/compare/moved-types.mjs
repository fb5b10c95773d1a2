import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, say } from '../../../scripts/command.mjs';
import { runProgram } from '../../../scripts/run-program.mjs';
import { comparedSites } from './peers.mjs';

const types = join(root, 'node_modules/@types');

/** The options of a new site of Vite, as far as they matter here; a kit's packages bring no types of React. */
const configuration = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: {
      react: [join(types, 'react/index.d.ts')],
      'react/*': [join(types, 'react/*')],
      'react-dom': [join(types, 'react-dom/index.d.ts')],
      'react-dom/*': [join(types, 'react-dom/*')],
    },
  },
  include: ['**/*.ts', '**/*.tsx'],
};

/**
 * Checks the types of the sites that the tests of `cleatkit-migrate` move, as they are afterwards, over the packages of the kits in
 * `work` and the packed package.
 *
 * @param {string} work
 * @throws {CommandError} With what the compiler says.
 */
export async function checkTypes(work) {
  const sites = join(root, 'apps/cleatkit-migrate/tests/sites');
  for (const { main, name, title } of comparedSites) {
    const after = join(sites, name, 'after');
    if (main === undefined || !existsSync(after)) continue;
    const folder = join(work, name, 'checked');
    rmSync(folder, { recursive: true, force: true });
    cpSync(after, folder, { recursive: true });
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { output, status } = await runProgram(process.execPath, [compiler, '-p', folder]);
    if (status !== 0)
      throw new CommandError(`The moved site of ${title} has other types:\n${output}`);
    say(`The moved test site of ${title} passes the compiler.`);
  }
}
