import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';

/**
 * Folders with a package.json and a lock file of their own: packages that a single command needs, so that
 * other commands do not wait for them.
 */
export const ownInstalls = {
  vite: 'tests/frameworks/vite',
  next: 'tests/frameworks/next',
  nuxt: 'tests/frameworks/nuxt',
  signIn: 'tests/frameworks/sign-in',
  webpack: 'tests/frameworks/webpack',
  vitest: 'tests/frameworks/vitest',
  jest: 'tests/frameworks/jest',
  playwright: 'tests/frameworks/playwright',
  elements: 'tests/frameworks/elements',
  typescript: 'tests/frameworks/typescript',
  wagmi: 'tests/frameworks/wagmi',
  wagmi2: 'tests/frameworks/wagmi-2',
  walletAdapter: 'tests/frameworks/wallet-adapter',
  createCleatkit: 'apps/create-cleatkit',
  tools: 'tests/frameworks/package-tools',
  chains: 'apps/chains',
  service: 'apps/service',
  servicePostgres: 'apps/service/postgres',
  serviceOpenId: 'apps/service/openid',
  walletFrame: 'apps/wallet-frame',
};

/** @typedef {keyof typeof ownInstalls} OwnInstall */

/** Installs the packages of the lock file, unless the last install was from this very lock file. */
export function installMissing() {
  install(root, 'Installing packages, which takes a minute the first time.');
}

/**
 * Installs the packages that only one command needs.
 *
 * @param {readonly OwnInstall[]} names
 */
export function installFor(...names) {
  for (const name of names) {
    install(join(root, ownInstalls[name]), `Installing the packages of ${ownInstalls[name]}.`);
  }
}

/** Installs Alto as well, which is large. */
export function installAlto() {
  install(join(root, ownInstalls.chains), 'Installing the packages of apps/chains/alto.', true);
}

/**
 * @param {string} folder
 * @param {string} sentence Printed where something is missing.
 * @param {boolean} [isWhole] With the workspaces in it, which hold what few commands need.
 */
function install(folder, sentence, isWhole = false) {
  const stampFile = join(folder, 'node_modules/.cleat-install');
  const wanted = stampOf(folder);
  const whole = `${wanted} with workspaces`;
  const found = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  if (found === whole || (found === wanted && !isWhole)) return;

  say(sentence);
  const flags = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    ...(isWhole ? [] : ['--workspaces=false']),
  ];
  const options = /** @type {const} */ ({ cwd: folder, stdio: 'inherit' });
  if (
    npm(['ci', ...flags], options) !== 0 &&
    npm(['install', '--no-save', ...flags], options) !== 0
  )
    throw new CommandError(
      'The packages could not be installed: check the network or the registry, then run the command again.',
    );
  // Written last, so that an interrupted install has no stamp and is repeated.
  writeFileSync(stampFile, isWhole ? whole : wanted);
}

/**
 * The inputs of an install. The scripts of package.json are left out, because they do not affect it.
 *
 * @param {string} folder
 */
function stampOf(folder) {
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
  // The types of the tests need the chains.
  installFor('chains', .../** @type {OwnInstall[]} */ (process.argv.slice(2)));
});
