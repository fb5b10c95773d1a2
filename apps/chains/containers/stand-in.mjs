import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CommandError } from '../../../scripts/command.mjs';
import { requireBitcoind, unpacked } from '../nodes/bitcoin-program.mjs';
import { findAnvil } from '../nodes/evm.mjs';

/** @typedef {import('./images.mjs').ImageName} ImageName */
/** @typedef {import('./container-engine.mjs').ContainerEngine} ContainerEngine */

/** Puts the programs of each image, as installed on this machine, into a tree. */
const adders = /** @type {Readonly<Record<ImageName, (tree: string) => void | Promise<void>>>} */ ({
  node: (tree) => addProgram(process.execPath, tree),
  evm: (tree) => addProgram(findAnvil(), tree),
  bitcoin: async (tree) => {
    const [first, ...more] = await requireBitcoind();
    if (more.length === 0) addProgram(first, tree);
    else addUnpackedBitcoind([first, ...more], tree);
  },
  npm: addNpm,
  postgres: addPostgres,
  caddy: addCaddy,
});

/** What the public image says of a container, where its program needs that. */
const settings = /** @type {Readonly<Partial<Record<ImageName, readonly string[]>>>} */ ({
  postgres: ['ENTRYPOINT ["docker-entrypoint.sh"]', 'CMD ["postgres"]', 'STOPSIGNAL SIGINT'],
});

/** Libraries that a native npm package may load, in addition to those of the program itself. */
const addonLibraries = ['libdl.so.2', 'libgcc_s.so.1', 'libpthread.so.0', 'librt.so.1'];

/**
 * Builds an image of this machine's own program, instead of an image that cannot be pulled.
 *
 * @param {ImageName} name
 * @param {ContainerEngine} engine
 * @returns {Promise<string>} The name of the image.
 */
export async function makeStandIn(name, engine) {
  if (process.platform !== 'linux') {
    throw new CommandError('An image can be made of the programs of this machine on Linux only.');
  }
  const tree = mkdtempSync(join(tmpdir(), 'cleat-image-'));
  try {
    for (const folder of ['usr/bin', 'tmp', 'etc', 'root'])
      mkdirSync(join(tree, folder), { recursive: true });
    chmodSync(join(tree, 'tmp'), 0o1777);
    symlinkSync('usr/bin', join(tree, 'bin'));
    await adders[name](tree);
    const tar = spawn('tar', ['-C', tree, '-c', '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
    return await engine.make(`localhost/cleat-${name}`, tar.stdout, settings[name]);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/**
 * Node with npm, its settings, the certificates that it trusts and a shell, as in the public image.
 *
 * @param {string} tree
 */
function addNpm(tree) {
  addProgram(process.execPath, tree);
  addBusybox(tree, ['chown', 'env', 'mkdir']);
  const npm = realpathSync(join(dirname(process.execPath), 'npm'));
  const folder = dirname(dirname(npm));
  const inside = 'usr/lib/node_modules/npm';
  cpSync(folder, join(tree, inside), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(tree, 'usr/bin/npm'));
  const settings = ['/etc/npmrc', '/usr/etc/npmrc', '/usr/local/etc/npmrc'];
  for (const file of ['/etc/ssl/certs/ca-certificates.crt', '/etc/resolv.conf', ...settings])
    if (existsSync(file)) cpSync(realpathSync(file), join(tree, file));
}

/**
 * Caddy, with what a shell and a health check of its public image have.
 *
 * @param {string} tree
 */
function addCaddy(tree) {
  addProgram('/usr/bin/caddy', tree);
  addBusybox(tree, ['cat', 'cp', 'mkdir', 'wget']);
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  cpSync(realpathSync(certificates), join(tree, certificates));
}

/**
 * PostgreSQL, in the folders where it looks for its files. Its entry point takes the same variables and scripts as that of the
 * public image.
 *
 * @param {string} tree
 */
function addPostgres(tree) {
  addBusybox(tree, ['cat', 'dd', 'rm']);
  const { stdout } = spawnSync('pg_config', ['--bindir', '--sharedir', '--pkglibdir'], {
    encoding: 'utf8',
  });
  const [programs = '', ...shared] = (stdout ?? '').split('\n').filter(Boolean);
  if (!programs) throw new CommandError('An image of PostgreSQL needs pg_config on this machine.');
  for (const program of ['initdb', 'postgres', 'pg_ctl'])
    addProgram(join(programs, program), tree, join(tree, programs));
  for (const client of ['psql', 'pg_isready']) addProgram(join(programs, client), tree);
  for (const path of shared) cpSync(path, join(tree, path), { recursive: true, dereference: true });
  writeFileSync(join(tree, 'etc/passwd'), 'postgres:x:1000:1000::/var/lib/postgresql:/bin/sh\n');
  for (const folder of ['var/lib/postgresql/data', 'var/run/postgresql']) {
    mkdirSync(join(tree, folder), { recursive: true });
    chmodSync(join(tree, folder), 0o1777);
    // A volume takes over whose its folder is, and PostgreSQL wants its own.
    chownSync(join(tree, folder), 1000, 1000);
  }
  const folder = join(tree, 'usr/local/bin');
  mkdirSync(folder, { recursive: true });
  const entryPoint = readFileSync(new URL('postgres-entrypoint.sh', import.meta.url));
  writeFileSync(join(folder, 'docker-entrypoint.sh'), entryPoint, { mode: 0o755 });
}

/**
 * @param {string} tree
 * @param {readonly string[]} names Those of its programs.
 */
function addBusybox(tree, names = []) {
  const busybox = ['/bin/busybox', '/usr/bin/busybox'].find((path) => existsSync(path));
  if (!busybox) throw new CommandError('An image needs busybox: install busybox-static.');
  addProgram(busybox, tree);
  for (const name of ['sh', ...names]) symlinkSync('busybox', join(tree, 'usr/bin', name));
}

/**
 * @param {string} program
 * @param {string} tree
 * @param {string} [place] Its folder in the tree.
 */
function addProgram(program, tree, place = join(tree, 'usr/bin')) {
  cpSync(realpathSync(program), join(place, basename(program)));
  const libraries = librariesOf(program);
  const folder = dirname(libraries.find((path) => path.endsWith('/libc.so.6')) ?? '/lib');
  const addons = addonLibraries
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path));
  for (const library of libraries.length > 0 ? [...libraries, ...addons] : []) {
    cpSync(realpathSync(library), join(tree, library), { recursive: true });
  }
}

/** @param {string} program */
function librariesOf(program) {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return [...new Set(stdout.match(/\/\S+\.so\S*/g) ?? [])];
}

/**
 * A bitcoind that was unpacked beside the system runs with its own loader, which a script of its name starts.
 *
 * @param {readonly string[]} command
 * @param {string} tree
 */
function addUnpackedBitcoind(command, tree) {
  addBusybox(tree);
  const inside = '/opt/bitcoin';
  cpSync(unpacked, join(tree, inside), { recursive: true, verbatimSymlinks: true });
  const words = command.map((word) => word.replace(unpacked, inside));
  const script = `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`;
  writeFileSync(join(tree, 'usr/bin/bitcoind'), script, { mode: 0o755 });
}
