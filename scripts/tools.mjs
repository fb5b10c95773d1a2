import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { installFor } from './install-missing.mjs';
import { tarball } from './pack.mjs';

const frameworks = join(root, 'tests/frameworks');

/** For each tool the install that has it, and the file that starts it. */
const tools = /** @type {const} */ ({
  attw: ['tools', '@arethetypeswrong/cli/dist/index.js'],
  changeset: ['tools', '@changesets/cli/bin.js'],
  commitlint: ['lint', '@commitlint/cli/cli.js'],
  knip: ['lint', 'knip/bin/knip.js'],
  oxlint: ['lint', 'oxlint/bin/oxlint'],
  publint: ['tools', 'publint/src/cli.js'],
  stryker: ['tools', '@stryker-mutator/core/bin/stryker.js'],
});

/**
 * The folders that have the packages of an install: npm nests what others need in another version.
 *
 * @param {'lint' | 'tools'} install
 */
const foldersOf = (install) =>
  [install, '.'].map((folder) => join(frameworks, folder, 'node_modules'));

/**
 * The file that starts a tool, which must be installed.
 *
 * @param {keyof typeof tools} name
 */
export function fileOf(name) {
  const [install, file] = tools[name];
  const found = foldersOf(install).map((folder) => join(folder, file));
  return found.find(existsSync) ?? '';
}

/**
 * Runs a tool from the repository's root, after installing it where it is missing.
 *
 * @param {keyof typeof tools} name
 * @param {readonly string[]} args
 * @param {{ readonly quiet?: boolean }} [options] Quiet: its output is shown only where it fails.
 * @throws {CommandError} Where the tool fails.
 */
export async function runTool(name, args, { quiet = false } = {}) {
  const [install] = tools[name];
  await installFor([install]);
  // Oxlint looks there for the program that knows types.
  const bins = foldersOf(install).map((folder) => join(folder, '.bin'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileOf(name), ...args], {
    cwd: root,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: { ...process.env, PATH: [...bins, process.env['PATH']].join(delimiter) },
  });
  if (status !== 0) throw new CommandError(`${stdout ?? ''}${stderr ?? ''}${name} failed.`);
}

/** Checks the packed package with a site's tools, and its API against the reports. */
async function lintPackage() {
  const [{ checkApiReports }, { ensureBuilt }] = await Promise.all([
    import('./api-reports.mjs'),
    import('./ensure-built.mjs'),
  ]);
  await ensureBuilt();
  await runTool('publint', ['run', tarball, '--strict'], { quiet: true });
  await runTool('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii'], { quiet: true });
  say('publint and attw find nothing wrong with the packed package.');
  checkApiReports();
}

/** @param {string | undefined} name @returns {name is keyof typeof tools} */
const isTool = (name) => name !== undefined && Object.hasOwn(tools, name);

/** `npm run oxlint`, `knip`, `commitlint`, `lint:package`, `changeset` and `mutation`. */
await runAsCommand(import.meta.url, () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === 'lint:package') return lintPackage();
  if (!isTool(name)) throw new CommandError(`Name a tool: ${Object.keys(tools).join(', ')}.`);
  return runTool(name, args);
});
