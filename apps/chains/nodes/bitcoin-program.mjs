import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from '../../../scripts/command.mjs';
import { runProgram } from '../../../scripts/run-program.mjs';
import { inPath } from './node-process.mjs';

/** @typedef {readonly [string, ...string[]]} Command */

/** The name of Debian's architecture in the paths of its libraries, and of its loader. */
const architectures = new Map([
  ['x64', { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' }],
  ['arm64', { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' }],
]);

/** The folder into which it is unpacked. */
export const unpacked = join(root, '.cache/bitcoin');
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * The command that starts `bitcoind` on this machine: `BITCOIND_PATH`, else the one in `PATH`, else Debian's,
 * which the first call unpacks beside the system into `.cache/bitcoin`.
 *
 * @returns {Promise<Command>}
 * @throws {CommandError} Where there is none and none can be downloaded.
 */
export async function requireBitcoind() {
  const found = findBitcoind() ?? (canUnpack() && (await unpack()) ? findBitcoind() : undefined);
  if (found) return found;
  const wayOut = process.env['BITCOIND_PATH']
    ? 'BITCOIND_PATH names a file that is not there'
    : 'install Bitcoin Core 28 or newer, or set BITCOIND_PATH to its bitcoind';
  throw new CommandError(`No bitcoind was found: ${wayOut}, then run the command again.`);
}

/** @returns {Command | undefined} */
function findBitcoind() {
  const chosen = process.env['BITCOIND_PATH'];
  if (chosen) return existsSync(chosen) ? [chosen] : undefined;
  const installed = inPath('bitcoind').find((path) => existsSync(path));
  return installed ? [installed] : unpackedBitcoind();
}

/**
 * Debian's newest bitcoind needs a newer C library than Debian's stable release has, so it runs with the
 * loader and the libraries that were unpacked beside it.
 *
 * @returns {Command | undefined}
 */
function unpackedBitcoind() {
  const architecture = architectures.get(process.arch);
  const program = join(unpacked, 'usr/bin/bitcoind');
  if (!architecture || !existsSync(program)) return undefined;
  const libraries = join(unpacked, 'usr/lib', architecture.triplet);
  return [join(libraries, architecture.loader), '--library-path', libraries, program];
}

function canUnpack() {
  const isPossible =
    process.platform === 'linux' &&
    !process.env['BITCOIND_PATH'] &&
    architectures.has(process.arch) &&
    existsSync(keyring);
  return isPossible && ['apt-get', 'dpkg-deb'].every((tool) => inPath(tool).some(existsSync));
}

/** Downloads Debian's package with its dependencies, without any change to the system. */
async function unpack() {
  const mirror = debianMirror();
  if (mirror === undefined) return false;
  say('Unpacking bitcoind from the packages of Debian, once.');
  const work = mkdtempSync(join(tmpdir(), 'cleat-bitcoin-'));
  try {
    for (const folder of ['lists/partial', 'cache/archives/partial', 'out']) {
      mkdirSync(join(work, folder), { recursive: true });
    }
    writeFileSync(join(work, 'status'), '');
    writeFileSync(join(work, 'sources.list'), `deb [signed-by=${keyring}] ${mirror} sid main\n`);
    const wanted = ['bitcoin-knots', 'systemd-standalone-sysusers'];
    const isDownloaded =
      (await apt(work, ['update'])) &&
      (await apt(work, ['--yes', '--download-only', 'install', ...wanted]));
    if (!isDownloaded) return false;
    const archives = join(work, 'cache/archives');
    const needed = readdirSync(archives).filter((name) => /^(bitcoin-knots_|lib|gcc-)/.test(name));
    for (const name of needed) {
      if (!(await run('dpkg-deb', ['-x', join(archives, name), join(work, 'out')]))) return false;
    }
    await install(join(work, 'out'));
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Moves a complete folder into its place in one step, so that two runs at once never see half of it.
 *
 * @param {string} from
 */
async function install(from) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const beside = `${unpacked}.${process.pid}`;
  await run('cp', ['-R', from, beside]);
  try {
    renameSync(beside, unpacked);
  } catch {
    rmSync(beside, { recursive: true, force: true }); // Another run was first.
  }
}

/** The mirror from which this machine gets its own packages. */
function debianMirror() {
  const lists = ['/etc/apt/sources.list', ...listed('/etc/apt/sources.list.d')];
  return lists
    .filter((path) => existsSync(path))
    .map((path) =>
      /^(?:URIs:|deb(?: \[[^\]]*\])?)\s+(https?:\/\/\S+\/debian)\/?(?:\s|$)/m.exec(
        readFileSync(path, 'utf8'),
      ),
    )
    .map((match) => match?.[1])
    .find((mirror) => mirror !== undefined);
}

/** @param {string} folder */
function listed(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/**
 * Runs apt with folders of its own: for another release's packages, without a trace in the system's.
 *
 * @param {string} work
 * @param {readonly string[]} args
 */
function apt(work, args) {
  const settings = [
    `Dir::Etc::sourcelist=${work}/sources.list`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${work}/lists`,
    `Dir::State::status=${work}/status`,
    `Dir::Cache=${work}/cache`,
    `APT::Sandbox::User=${process.getuid?.() === 0 ? 'root' : ''}`,
    'APT::Install-Recommends=false',
    'Acquire::Languages=none',
  ];
  return run('apt-get', ['-qq', ...settings.flatMap((setting) => ['-o', setting]), ...args]);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
async function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, output } = await runProgram(command, args, { env });
  if (status !== 0) process.stderr.write(output);
  return status === 0;
}

await runAsCommand(import.meta.url, async () => say((await requireBitcoind()).join(' ')));
