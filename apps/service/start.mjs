import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, runAsCommand } from '../../scripts/command.mjs';
import { isUnchanged, keepStamp } from '../../scripts/unchanged.mjs';
import { installFor } from '../../scripts/install-missing.mjs';

const folder = join(root, 'apps/service');

/**
 * Builds the service as `apps/service/dist/main.js`, or another of its programs beside it, unless it is built from these
 * sources. Their packages stay outside of the file.
 */
export async function buildService(entry = 'src/main.ts') {
  const outfile = builtFrom(entry);
  const stamp = join(root, '.cache/service', `${basename(outfile)}.json`);
  if (existsSync(outfile) && isUnchanged(stamp, entry)) return;
  const since = Date.now();
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(folder, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    external: ['#openid', '#pg'],
    sourcemap: true,
    metafile: true,
  });
  keepStamp(stamp, entry, Object.keys(metafile.inputs), since);
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
