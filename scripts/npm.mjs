import { spawnSync } from 'node:child_process';

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
