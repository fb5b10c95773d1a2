import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CommandError } from '../command.mjs';
import { requireBitcoind, unpacked } from '../nodes/bitcoin-program.mjs';
import { findAnvil } from '../nodes/evm.mjs';

/** @typedef {import('./images.mjs').ImageName} ImageName */
/** @typedef {import('./container-engine.mjs').ContainerEngine} ContainerEngine */

/** The program of each image, as installed on this machine. */
const commands = /** @type {Readonly<Record<ImageName, () => readonly string[]>>} */ ({
  node: () => [process.execPath],
  evm: () => [findAnvil()],
  bitcoin: requireBitcoind,
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
    symlinkSync('usr/bin', join(tree, 'bin'));
    const [first = '', ...more] = commands[name]();
    if (more.length === 0) addProgram(first, tree);
    else addUnpackedBitcoind([first, ...more], tree);
    const tar = spawn('tar', ['-C', tree, '-c', '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
    return await engine.make(`localhost/cleat-${name}`, tar.stdout);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** @param {string} tree */
function addBusybox(tree) {
  const busybox = ['/bin/busybox', '/usr/bin/busybox'].find((path) => existsSync(path));
  if (!busybox) throw new CommandError('An image needs busybox: install busybox-static.');
  addProgram(busybox, tree);
  symlinkSync('busybox', join(tree, 'usr/bin/sh'));
}

/**
 * @param {string} program
 * @param {string} tree
 */
function addProgram(program, tree) {
  cpSync(realpathSync(program), join(tree, 'usr/bin', basename(program)));
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
