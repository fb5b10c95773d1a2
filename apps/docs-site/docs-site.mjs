import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, root, runAsCommand, say } from '../../scripts/command.mjs';
import { installFor } from '../../scripts/install-missing.mjs';
import { runProgram } from '../../scripts/run-program.mjs';
import { startStaticServer } from '../../scripts/static-server.mjs';

const PORT = 5177;
const headersName = '_headers';
const folder = join(root, 'apps/docs-site');

/**
 * Builds the site, for a server that has it at the path `base`.
 *
 * @param {object} [options]
 * @param {string} [options.base]
 * @param {string} [options.to] The folder of the files.
 * @returns {Promise<{ readonly folder: string, readonly pages: number, readonly policy: string }>}
 */
export async function buildSite({ base = '/', to = join(root, 'dist/docs-site') } = {}) {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) {
    throw new CommandError(`--base is a path that begins and ends with a slash, not "${base}".`);
  }
  requireOwn(to);
  await installFor(['demo', 'docsSite'], say);
  const { gathered, gatherPages } = await import('./build/gather-pages.mjs');
  const { bundleLive } = await import('../../scripts/bundle-live.mjs');
  const { finishSite } = await import('./build/finish-site.mjs');
  gatherPages();
  await bundleLive(join(gathered, 'pages/public/live'));
  const files = join(gathered, 'site');
  const vitepress = join(folder, 'node_modules/vitepress/bin/vitepress.js');
  const built = await runProgram(
    process.execPath,
    [vitepress, 'build', folder, '--base', base, '--outDir', files],
    { cwd: root, env: { ...process.env, DOCS_BASE: base } },
  );
  if (built.status !== 0) throw new CommandError(`${built.output}\nThe site could not be built.`);
  const finished = finishSite(files, base);
  rmSync(to, { recursive: true, force: true });
  cpSync(files, to, { recursive: true });
  return { folder: to, ...finished };
}

/**
 * A build takes the place of an earlier one, and of nothing else.
 *
 * @param {string} to
 * @throws {CommandError} Where there are files of others.
 */
function requireOwn(to) {
  const isOthers =
    existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, headersName));
  if (isOthers) throw new CommandError(`${to} has other files: name a folder for the site alone.`);
}

/** What was typed behind `npm run docs --`. */
function typed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { base: { type: 'string' }, out: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/** `npm run docs`, and `npm run docs -- build`. */
async function main() {
  const { positionals, values } = typed();
  const [what = 'serve', ...more] = positionals;
  if (!['build', 'serve'].includes(what) || more.length > 0) {
    throw new CommandError('npm run docs serves the site; npm run docs -- build writes its files.');
  }
  if (what === 'serve' && Object.keys(values).length > 0) {
    throw new CommandError('--base and --out are for "npm run docs -- build".');
  }
  const site = await buildSite({
    ...(values.base !== undefined && { base: values.base }),
    ...(values.out !== undefined && { to: resolve(values.out) }),
  });
  say(
    `${site.pages} pages are in ${site.folder}; ${headersName} has what a server should send with them.`,
  );
  if (what === 'build') return;
  const { url } = await startStaticServer({
    folder: site.folder,
    port: PORT,
    headers: { 'content-security-policy': `${site.policy}; frame-ancestors 'none'` },
  });
  say(`The documentation is at ${url}/\n\nCtrl-C ends it.`);
}

await runAsCommand(import.meta.url, main);
