import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';

const stampFile = join(root, 'node_modules/.cleat-install');

/** Installs the packages of the lock file, unless the last install was of this very lock file. */
export function installMissing() {
  const wanted = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;

  say('Installing packages, which takes a minute the first time.');
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  if (npm(['ci', ...flags]) !== 0 && npm(['install', '--no-save', ...flags]) !== 0) {
    throw new CommandError(
      'The packages could not be installed: check the network or the registry, then run the command again.',
    );
  }
  // Written last: an install that was cut short has no stamp and is done again.
  writeFileSync(stampFile, wanted);
}

/** What an install depends on. The scripts of package.json are left out: they change nothing. */
function stamp() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wished = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].map(
    (field) => manifest[field],
  );
  const [major] = process.versions.node.split('.');
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify(wished))
    .update(`${major} ${process.platform} ${process.arch}`)
    .digest('hex');
}

/**
 * @param {readonly string[]} args
 * @returns npm's exit code, or null when it could not be started.
 */
function npm(args) {
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit', env: innerEnvironment() });
  const outer = process.env['npm_execpath'];
  if (outer?.endsWith('npm-cli.js')) {
    return spawnSync(process.execPath, [outer, ...args], options).status;
  }
  const isWindows = process.platform === 'win32';
  return spawnSync('npm', [...args], { ...options, shell: isWindows }).status;
}

/** The environment without what an outer `npm run` put there for itself. */
function innerEnvironment() {
  const kept = new Set(['npm_config_cache', 'npm_config_registry', 'npm_config_userconfig']);
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => kept.has(name.toLowerCase()) || !/^(npm_|init_cwd$)/i.test(name),
    ),
  );
}

await runAsCommand(import.meta.url, installMissing);
