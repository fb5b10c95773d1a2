import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';

/**
 * Packages that few commands need, so that the others do not wait for them: a folder with a package.json and a lock
 * file of its own, and those of its workspaces that are meant.
 *
 * @satisfies {Record<string, { folder: string, workspaces?: readonly string[] }>}
 */
const ownInstalls = {
  lint: { folder: 'tests/frameworks', workspaces: ['lint'] },
  tools: { folder: 'tests/frameworks', workspaces: ['tools'] },
  chains: { folder: 'apps/chains' },
  chainTests: { folder: 'apps/chains', workspaces: ['clients', 'testing'] },
  alto: { folder: 'apps/chains', workspaces: ['alto'] },
  service: { folder: 'apps/service' },
  servicePostgres: { folder: 'apps/service/postgres' },
  serviceOpenId: { folder: 'apps/service/openid' },
  walletFrame: { folder: 'apps/wallet-frame' },
};

/** @typedef {keyof typeof ownInstalls} OwnInstall */

/** The folders with a lock file. */
export const lockedFolders = [
  ...new Set(['.', ...Object.values(ownInstalls).map(({ folder }) => folder)]),
];

/** Installs the packages of the lock file, unless the last install was from this very lock file. */
export function installMissing() {
  install('.', []);
}

/**
 * Installs the packages that only few commands need.
 *
 * @param {readonly OwnInstall[]} names
 */
export function installFor(...names) {
  for (const folder of lockedFolders) {
    const wanted = names.map((name) => ownInstalls[name]).filter((each) => each.folder === folder);
    if (wanted.length > 0) {
      install(
        folder,
        wanted.flatMap((each) => ('workspaces' in each ? each.workspaces : [])),
      );
    }
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} wanted Its workspaces that are needed; those that are there already stay.
 */
function install(folder, wanted) {
  const cwd = join(root, folder);
  const stampFile = join(cwd, 'node_modules/.cleat-install');
  const inputs = inputsOf(cwd);
  const [found, ...present] = existsSync(stampFile)
    ? readFileSync(stampFile, 'utf8').split(' ')
    : [];
  if (found === inputs && wanted.every((each) => present.includes(each))) return;

  const workspaces = [...new Set([...present, ...wanted])];
  const name = folder === '.' ? 'the repository' : [folder, ...workspaces].join(' ');
  say(`Installing the packages of ${name}.`);
  const flags = [
    '--include=dev',
    '--include=optional',
    // A compiler and the like, which packages hope to find beside them: what is used has a line in a manifest.
    '--omit=peer',
    '--no-audit',
    '--no-fund',
    ...(workspaces.length === 0
      ? ['--workspaces=false']
      : ['--include-workspace-root', ...workspaces.map((each) => `--workspace=${each}`)]),
  ];
  const options = /** @type {const} */ ({ cwd, stdio: 'inherit' });
  if (
    npm(['ci', ...flags], options) !== 0 &&
    npm(['install', '--no-save', ...flags], options) !== 0
  )
    throw new CommandError(
      'The packages could not be installed: check the network or the registry, then run the command again.',
    );
  // Written last, so that an interrupted install has no stamp and is repeated.
  writeFileSync(stampFile, [inputs, ...workspaces].join(' '));
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
  const inFull = { ...options, env: innerEnvironment() };
  const outer = process.env['npm_execpath'];
  if (outer?.endsWith('npm-cli.js')) {
    return spawnSync(process.execPath, [outer, ...args], inFull).status;
  }
  const isWindows = process.platform === 'win32';
  return spawnSync('npm', [...args], { ...inFull, shell: isWindows }).status;
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

/** `node scripts/install-missing.mjs`, with the names of the installs that a command needs beside the root's. */
await runAsCommand(import.meta.url, () => {
  installMissing();
  // The types of the tests need the chains and their clients.
  installFor('chainTests', .../** @type {OwnInstall[]} */ (process.argv.slice(2)));
});
