import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, say } from '../../../scripts/command.mjs';
import { runProgram } from '../../../scripts/run-program.mjs';
import { LAST_FREE_APPKIT, packagesOf } from './peers.mjs';

/** The packages of AppKit, which also come with wagmi's connectors. */
const appkitPackages = [
  'appkit',
  'appkit-adapter-wagmi',
  'appkit-common',
  'appkit-controllers',
  'appkit-pay',
  'appkit-polyfills',
  'appkit-scaffold-ui',
  'appkit-ui',
  'appkit-utils',
  'appkit-wallet',
].map((name) => `@reown/${name}`);

const npmOptions = ['--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Installs the packages of a kit into a folder of its own, which has nothing of the repository. No script of a package runs. The
 * versions of all packages are resolved, and looked at, before the first is downloaded.
 *
 * @param {import('./peers.mjs').ComparedSite} site
 * @param {string} folder
 * @throws {CommandError} Where a version of AppKit would come that is not free.
 */
export async function installPeer(site, folder) {
  const dependencies = packagesOf(site);
  const named = appkitPackages.filter((name) => !(name in dependencies));
  const overrides = Object.fromEntries(named.map((name) => [name, LAST_FREE_APPKIT]));
  const manifest = `${JSON.stringify({ private: true, dependencies, overrides }, null, 2)}\n`;
  const file = join(folder, 'package.json');
  const isThere =
    existsSync(join(folder, 'node_modules/.package-lock.json')) &&
    readFileSync(file, 'utf8') === manifest;
  if (isThere) return;
  say(`Installing the packages of ${site.title} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  await npm(['install', '--package-lock-only', ...npmOptions], folder);
  const later = laterAppkit(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
  if (later.length > 0) {
    throw new CommandError(`${site.title} would install ${later.join(', ')}: not free.`);
  }
  await npm(['ci', ...npmOptions], folder);
}

/**
 * The packages of AppKit in a lock file that are of another version than the last free one.
 *
 * @param {{ readonly packages: Readonly<Record<string, { readonly version?: string }>> }} lock
 * @returns {readonly string[]}
 */
export function laterAppkit({ packages }) {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const [, name] = /(?:^|\/)node_modules\/(@reown\/appkit[\w-]*)$/.exec(path) ?? [];
    return name === undefined || version === LAST_FREE_APPKIT ? [] : [`${name}@${version}`];
  });
}

/** @param {readonly string[]} args @param {string} cwd */
async function npm(args, cwd) {
  const { status, output } = await runProgram('npm', args, { cwd });
  if (status !== 0) throw new CommandError(`npm ${args.join(' ')} failed:\n${output}`);
}
