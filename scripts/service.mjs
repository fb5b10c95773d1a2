import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, runAsCommand } from './command.mjs';
import { installFor, installMissing } from './install-missing.mjs';

const folder = join(root, 'apps/service');

/** Builds the service as `apps/service/dist/main.js`. Its packages stay outside of the file. */
export async function buildService() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(folder, 'src/main.ts')],
    outfile: join(folder, 'dist/main.js'),
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
export function spawnService(environment) {
  return spawn(process.execPath, ['--enable-source-maps', join(folder, 'dist/main.js')], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** `npm run service`: the operator's backend, with the variables of the environment. */
async function main() {
  installMissing();
  installFor('service');
  if (/^postgres(ql)?:/.test(process.env['DATABASE_URL'] ?? '')) installFor('servicePostgres');
  const isSocial = Object.keys(process.env).some((name) => /_CLIENT_ID$|^OPENID_/.test(name));
  if (isSocial) installFor('serviceOpenId');
  await buildService();
  const service = spawnService({});
  service.stdout.pipe(process.stdout);
  // The terminal sends its Ctrl-C to the service as well; other signals are passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => service.kill('SIGTERM'));
  service.once('exit', (code) => process.exit(code ?? 1));
}

await runAsCommand(import.meta.url, main);
