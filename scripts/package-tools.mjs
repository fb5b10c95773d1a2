import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { installFor, ownInstalls } from './install-missing.mjs';
import { tarball } from './pack.mjs';

const packages = join(root, ownInstalls.tools, 'node_modules');

/** The files that start the tools. */
const tools = {
  attw: '@arethetypeswrong/cli/dist/index.js',
  changeset: '@changesets/cli/bin.js',
  publint: 'publint/src/cli.js',
};

/**
 * Runs one of the package tools from the repository's root, after installing them where they are missing.
 *
 * @param {keyof typeof tools} name
 * @param {readonly string[]} args
 * @param {{ readonly quiet?: boolean }} [options] Quiet: its output is shown only where it fails.
 * @throws {CommandError} Where the tool fails.
 */
export function runTool(name, args, { quiet = false } = {}) {
  installFor('tools');
  const command = [join(packages, tools[name]), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
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
  runTool('publint', ['run', tarball, '--strict'], { quiet: true });
  runTool('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii'], { quiet: true });
  say('publint and attw find nothing wrong with the packed package.');
  checkApiReports();
}

/** @param {string | undefined} name @returns {name is keyof typeof tools} */
const isTool = (name) => name !== undefined && Object.hasOwn(tools, name);

/** `npm run lint:package` and `npm run changeset`. */
await runAsCommand(import.meta.url, () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === 'lint') return lintPackage();
  if (!isTool(name)) throw new CommandError(`Name a tool: ${Object.keys(tools).join(', ')}.`);
  return runTool(name, args);
});
