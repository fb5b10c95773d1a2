import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {{ readonly folder: string, readonly workspaces?: readonly string[], readonly isForUse?: boolean }} InstallOf */

/**
 * The installs, each of one lock file. Few commands need all of them, and none waits for what it does not need.
 *
 * - `folder`: where package.json and the lock file are.
 * - `workspaces`: the workspaces that are meant.
 * - `isForUse`: only what the code runs with, without what builds, types and tests it.
 *
 * @satisfies {Record<string, InstallOf>}
 */
const installs = {
  /** What the sources are made of, esbuild, and the EVM chain: enough to open the demo. */
  demo: { folder: '.', isForUse: true },
  repository: { folder: '.' },
  lint: { folder: 'tests/frameworks', workspaces: ['lint'] },
  tools: { folder: 'tests/frameworks', workspaces: ['tools'] },
  chains: { folder: 'apps/chains' },
  /** Contracts of others, which are deployed on the chains. */
  contracts: { folder: 'apps/chains', workspaces: ['testing'] },
  chainTests: { folder: 'apps/chains', workspaces: ['clients', 'testing'] },
  alto: { folder: 'apps/chains', workspaces: ['alto'] },
  service: { folder: 'apps/service' },
  servicePostgres: { folder: 'apps/service/postgres' },
  serviceOpenId: { folder: 'apps/service/openid' },
  serviceTelemetry: { folder: 'apps/service/telemetry' },
  serviceWebhooks: { folder: 'apps/service/webhooks' },
  walletFrame: { folder: 'apps/wallet-frame' },
  migrate: { folder: 'apps/cleatkit-migrate' },
  docsSite: { folder: 'apps/docs-site' },
};

/** @typedef {keyof typeof installs} Install */

/** The folders with a lock file. */
export const lockedFolders = [...new Set(Object.values(installs).map(({ folder }) => folder))];

/** What an install has beside the packages that the code runs with: workspaces, and `dev`. */
const DEV = 'dev';

/**
 * Installs the packages that a command needs, unless the last install was from these very lock files. Lock files are
 * installed side by side.
 *
 * @param {readonly Install[]} names
 * @param {(sentence: string) => void} [tell] Hears of each install, as it begins.
 * @throws {CommandError} Where packages cannot be downloaded.
 */
export async function installFor(names, tell = say) {
  await Promise.all(
    lockedFolders.map(async (folder) => {
      /** @type {readonly InstallOf[]} */
      const all = names.map((name) => installs[name]);
      const wanted = all.filter((each) => each.folder === folder);
      if (wanted.length > 0) await install(folder, [...new Set(wanted.flatMap(partsOf))], tell);
    }),
  );
}

/** @param {InstallOf} install */
function partsOf({ workspaces = [], isForUse = false }) {
  return [...workspaces, ...(isForUse ? [] : [DEV])];
}

/**
 * @param {string} folder
 * @param {readonly string[]} wanted The parts that are needed; those that are there already stay.
 * @param {(sentence: string) => void} tell
 */
async function install(folder, wanted, tell) {
  const cwd = join(root, folder);
  const stampFile = join(cwd, 'node_modules/.cleat-install');
  const inputs = inputsOf(cwd);
  const [found, ...present] = existsSync(stampFile)
    ? readFileSync(stampFile, 'utf8').split(' ')
    : [];
  if (found === inputs && wanted.every((each) => present.includes(each))) return;

  const parts = [...new Set([...present, ...wanted])];
  const workspaces = parts.filter((part) => part !== DEV);
  const name = folder === '.' ? 'the repository' : [folder, ...workspaces].join(' ');
  tell(`Installing the packages of ${name}.`);
  const flags = [
    parts.includes(DEV) ? '--include=dev' : '--omit=dev',
    '--include=optional',
    // A compiler and the like, which packages hope to find beside them: what is used has a line in a manifest.
    '--omit=peer',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(workspaces.length === 0
      ? ['--workspaces=false']
      : ['--include-workspace-root', ...workspaces.map((each) => `--workspace=${each}`)]),
  ];
  const first = await runNpm(['ci', ...flags], cwd);
  const last = first.status === 0 ? first : await runNpm(['install', '--no-save', ...flags], cwd);
  if (last.status !== 0) {
    throw new CommandError(
      `${last.output}The packages of ${name} could not be installed: check the network or the registry, then run the command again.`,
    );
  }
  // Written last, so that an interrupted install has no stamp and is repeated.
  writeFileSync(stampFile, [inputs, ...parts].join(' '));
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function runNpm(args, cwd) {
  const { command, args: all, ...options } = npmCommand(args);
  return runProgram(command, all, { ...options, cwd });
}

/**
 * A hash of what an install depends on. The scripts of package.json are left out, because they do not affect it.
 *
 * @param {string} folder
 */
function inputsOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const wished = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].map(
    (field) => manifest[field],
  );
  const [major] = process.versions.node.split('.');
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(JSON.stringify(wished))
    .update(`${major} ${process.platform} ${process.arch}`)
    .digest('hex');
}

/**
 * Runs npm with the environment of the terminal, also from within `npm run`.
 *
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 * @returns npm's exit code, or null when it could not be started.
 */
export function npm(args, options) {
  const { command, args: all, ...ours } = npmCommand(args);
  return spawnSync(command, all, { ...options, ...ours }).status;
}

/** @param {readonly string[]} args */
function npmCommand(args) {
  const env = innerEnvironment();
  const outer = process.env['npm_execpath'];
  return outer?.endsWith('npm-cli.js')
    ? { command: process.execPath, args: [outer, ...args], env }
    : { command: 'npm', args: [...args], env, shell: process.platform === 'win32' };
}

/** The environment without the variables that an outer `npm run` sets. */
export function innerEnvironment() {
  const kept = new Set(['npm_config_cache', 'npm_config_registry', 'npm_config_userconfig']);
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => kept.has(name.toLowerCase()) || !/^(npm_|init_cwd$)/i.test(name),
    ),
  );
}

/** `node scripts/install-missing.mjs`, with the names of the installs that a command needs beside the usual ones. */
await runAsCommand(import.meta.url, async () => {
  // The types of the tests need the chains and their clients.
  const more = /** @type {Install[]} */ (process.argv.slice(2));
  await installFor(['repository', 'chainTests', ...more]);
});
