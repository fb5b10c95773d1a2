import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { differencesOf, hashesIn } from './compare-folders.mjs';
import { innerEnvironment } from './install-missing.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Two machines as they differ most: the folder, the time zone, the language and the rights of new files.
 *
 * @typedef {object} Place
 * @property {string} folder
 * @property {string} umask
 * @property {Readonly<Record<string, string>>} environment
 */

/** @type {readonly [Place, Place]} */
const places = [
  { folder: 'cleat', umask: '022', environment: { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' } },
  {
    folder: 'another folder/of another depth',
    umask: '077',
    environment: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  },
];

/** What an operator sets: the same in both builds. */
const settings = {
  FRAME_ORIGIN: 'https://wallet.example',
  SERVICE_URL: 'https://api.wallet.example',
  ORIGINS: 'https://site.example',
};

/** What is installed from the lock files, and built: each a program of Node, in the clone. */
const steps = [
  "const { installFor } = await import('./scripts/install-missing.mjs'); await installFor(['repository', 'walletFrame', 'service'])",
  "const { build } = await import('./scripts/build.mjs'); await build(); const { pack } = await import('./scripts/pack.mjs'); pack()",
  "const { buildService } = await import('./apps/service/start.mjs'); await buildService()",
];

/** The commands that write files for an operator. */
const commands = [
  ['apps/wallet-frame/build/wallet-frame.mjs', 'build'],
  ['apps/console/build/console.mjs', 'build'],
  ['apps/frame-check/build/frame-check.mjs'],
];

/** What the builds write, and what is compared of it. */
const outputs = ['dist', 'cleatkit.tgz', 'apps/service/dist'];

/**
 * `npm run reproduce`: builds the package, the frame with its check, the console and the service of this commit twice, in two clones, and
 * compares every byte. Fails with the files that differ.
 */
async function reproduce() {
  const commit = git('rev-parse', 'HEAD');
  if (git('status', '--porcelain') !== '') say('What is not committed is not built.');
  const parent = mkdtempSync(join(tmpdir(), 'cleat-reproduce-'));
  try {
    const [first, second] = places;
    const ours = await buildIn(parent, first, commit);
    const differences = differencesOf(ours, await buildIn(parent, second, commit));
    if (differences.length > 0) {
      throw new CommandError(
        `Two builds of ${commit} are not the same:\n${differences.join('\n')}`,
      );
    }
    say(`Two builds of ${commit} are the same: ${hashesIn(ours).size} files.`);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/**
 * @param {string} parent
 * @param {Place} place
 * @param {string} commit
 * @returns {Promise<string>} A folder with what was built.
 */
async function buildIn(parent, { environment, folder, umask }, commit) {
  const clone = join(parent, folder);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, clone]);
  const run = async (/** @type {readonly string[]} */ ...words) => {
    // Node inherits the mask of the shell, and so does all that it starts.
    const shell = ['-c', `umask ${umask} && exec "$0" "$@"`, ...words];
    const env = { ...innerEnvironment(), ...settings, ...environment };
    const { output, status } = await runProgram('sh', shell, { cwd: clone, env });
    if (status !== 0) throw new CommandError(`${output}The build in ${folder} failed.`);
  };
  await run('git', 'checkout', '--quiet', '--detach', commit);
  for (const step of steps) await run(process.execPath, '--input-type=module', '--eval', step);
  for (const command of commands) await run(process.execPath, ...command);
  const built = join(parent, 'built', umask);
  mkdirSync(built, { recursive: true });
  for (const output of outputs)
    cpSync(join(clone, output), join(built, output), { recursive: true });
  return built;
}

/** @param {...string} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root }).toString().trim();
}

await runAsCommand(import.meta.url, reproduce);
