import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { root, runAsCommand } from '../../scripts/command.mjs';
import { installFor } from '../../scripts/install-missing.mjs';

const folder = join(root, 'apps/service');

/**
 * Builds the service as `apps/service/dist/main.js`, or another of its programs beside it. Their packages stay outside of the
 * file.
 */
export async function buildService(entry = 'src/main.ts') {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(folder, entry)],
    outfile: builtFrom(entry),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    external: ['#openid', '#pg'],
    sourcemap: true,
  });
}

/**
 * Starts the built service as a process of its own.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function spawnService(environment, entry = 'src/main.ts') {
  return spawn(process.execPath, ['--enable-source-maps', builtFrom(entry)], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** @param {string} entry */
function builtFrom(entry) {
  return join(folder, 'dist', `${basename(entry, '.ts')}.js`);
}

/** `npm run service`: the operator's backend, with the variables of the environment. */
async function main() {
  const isPostgres = /^postgres(ql)?:/.test(process.env['DATABASE_URL'] ?? '');
  const isSocial = Object.keys(process.env).some((name) => /_CLIENT_ID$|^OPENID_/.test(name));
  await installFor([
    'demo',
    'service',
    ...(isPostgres ? /** @type {const} */ (['servicePostgres']) : []),
    ...(isSocial ? /** @type {const} */ (['serviceOpenId']) : []),
  ]);
  await buildService();
  const service = spawnService({});
  service.stdout.pipe(process.stdout);
  // The terminal sends its Ctrl-C to the service as well; other signals are passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => service.kill('SIGTERM'));
  service.once('exit', (code) => process.exit(code ?? 1));
}

await runAsCommand(import.meta.url, main);
