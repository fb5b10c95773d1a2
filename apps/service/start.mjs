import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, runAsCommand } from '../../scripts/command.mjs';
import { isUnchanged, keepStamp } from '../../scripts/unchanged.mjs';
import { installFor } from '../../scripts/install-missing.mjs';
import { writeServiceBill } from './service-bill.mjs';

const folder = join(root, 'apps/service');

/**
 * Builds the service as `apps/service/dist/main.js`, or another of its programs beside it, unless it is built from these
 * sources. Their packages stay outside of the file.
 */
export async function buildService(entry = 'src/main.ts') {
  if (entry === 'src/main.ts') await writeServiceBill();
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
    external: ['#openid', '#pg', '#telemetry', '#webhooks'],
    sourcemap: true,
    metafile: true,
  });
  keepStamp(stamp, entry, Object.keys(metafile.inputs), since);
}

/**
 * Starts the built service as a process of its own.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {readonly string[]} words What stands behind its name, such as `check`.
 */
export function spawnService(environment, entry = 'src/main.ts', words = []) {
  return spawn(process.execPath, ['--enable-source-maps', builtFrom(entry), ...words], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** @param {string} entry */
function builtFrom(entry) {
  return join(folder, 'dist', `${basename(entry, '.ts')}.js`);
}

/** `npm run service`: the operator's backend, with the variables of the environment. `npm run service -- check` looks at them. */
async function main() {
  const isPostgres = /^postgres(ql)?:/.test(process.env['DATABASE_URL'] ?? '');
  const isSocial = Object.keys(process.env).some((name) => /_CLIENT_ID$|^OPENID_/.test(name));
  const isWatched = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] !== undefined;
  const hasWebhooks = process.env['WEBHOOKS'] !== undefined;
  await installFor([
    'demo',
    'service',
    ...(isPostgres ? /** @type {const} */ (['servicePostgres']) : []),
    ...(isSocial ? /** @type {const} */ (['serviceOpenId']) : []),
    ...(isWatched ? /** @type {const} */ (['serviceTelemetry']) : []),
    ...(hasWebhooks ? /** @type {const} */ (['serviceWebhooks']) : []),
  ]);
  await buildService();
  const service = spawnService({}, undefined, process.argv.slice(2));
  service.stdout.pipe(process.stdout);
  // The terminal sends its Ctrl-C to the service as well; other signals are passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => service.kill('SIGTERM'));
  service.once('exit', (code) => process.exit(code ?? 1));
}

await runAsCommand(import.meta.url, main);
