import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CommandError, say } from '../../../scripts/command.mjs';
import { inPath } from '../nodes/node-process.mjs';
import { ContainerEngine } from './container-engine.mjs';

/** The commands of a container engine on Debian and Ubuntu, and the packages that contain them. */
const packages = {
  podman: 'podman',
  runc: 'runc',
  netavark: 'netavark',
  iptables: 'iptables',
  'aardvark-dns': 'aardvark-dns',
  catatonit: 'catatonit',
  busybox: 'busybox-static',
};
const folders = ['/usr/sbin', '/usr/lib/podman', '/usr/libexec/podman'];
const READY_WITHIN_MS = 10_000;
const withoutLimits = fileURLToPath(new URL('without-limits.mjs', import.meta.url));

/**
 * @typedef {object} LocalEngine
 * @property {string} host
 * @property {() => Promise<void>} stop Ends it, with its containers, images and files.
 */

/**
 * Starts podman as a container engine that only writes to a folder of its own. Needs root on Linux.
 *
 * @returns {Promise<LocalEngine>}
 * @throws {CommandError} Where that is not possible.
 */
export async function startLocalEngine() {
  requirePodman();
  const home = mkdtempSync(join(tmpdir(), 'cleat-engine-'));
  const host = `unix://${join(home, 'engine.sock')}`;
  // A build runs its commands without containers of their own: those need rights that such a machine lacks.
  const isolation = { BUILDAH_ISOLATION: 'chroot' };
  // A timer of health checks would be one of systemd.
  const health = { DISABLE_HC_SYSTEMD: 'true' };
  const env = { ...process.env, ...isolation, ...health, CONTAINERS_CONF: writeSettings(home) };
  const state = ['--root', join(home, 'images'), '--runroot', join(home, 'run')];
  // In a process group of its own, so that an interrupt of this process leaves an engine for the clean-up.
  const service = spawn('podman', [...state, 'system', 'service', '--time=0', host], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let complaint = '';
  service.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    service.once('error', (error) => resolve(void (complaint += error.message)));
    service.once('exit', () => resolve());
  });
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  const stop = async () => {
    service.kill();
    await ended;
    spawnSync('podman', [...state, 'rm', '--all', '--force', '--time=0'], { env });
    unmountUnder(home);
    rmSync(home, { recursive: true, force: true });
  };
  const engine = new ContainerEngine(host);
  const until = Date.now() + READY_WITHIN_MS;
  while (await engine.failure()) {
    if (!isRunning || Date.now() > until) {
      await stop();
      throw new CommandError(`podman could not be started: ${complaint.slice(-500)}`);
    }
    await sleep(100);
  }
  return { host, stop };
}

/**
 * Machines without systemd have only the file system to manage control groups. runc supports every kind of
 * them.
 *
 * @param {string} home
 */
function writeSettings(home) {
  const runtime = join(home, 'runtime');
  const script = `#!/bin/sh\n"${process.execPath}" "${withoutLimits}" "$@"\nexec "${whereIs('runc')}" "$@"\n`;
  writeFileSync(runtime, script, { mode: 0o755 });
  mkdirSync(join(home, 'state'));
  const settings = join(home, 'containers.conf');
  const lines = [
    '[engine]',
    'runtime = "cleat"',
    'cgroup_manager = "cgroupfs"',
    `tmp_dir = "${join(home, 'state')}"`,
    `volume_path = "${join(home, 'volumes')}"`,
    `static_dir = "${join(home, 'images/libpod')}"`,
    '[engine.runtimes]',
    `cleat = ["${runtime}"]`,
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  return settings;
}

/** podman leaves mounts behind, and a mounted folder cannot be removed. @param {string} home */
function unmountUnder(home) {
  const places = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1]);
  const inside = places.filter((place) => place?.startsWith(`${home}/`)).map(String);
  for (const place of inside.reverse()) spawnSync('umount', [place]);
}

function requirePodman() {
  const wish = 'start Docker or podman and set DOCKER_HOST to it, then run the command again';
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new CommandError(`An engine is started here only as root on Linux: ${wish}.`);
  }
  if (missing().length > 0 && whereIs('apt-get')) install(missing());
  const left = missing();
  if (left.length > 0) {
    throw new CommandError(`No engine can be started without ${left.join(', ')}: ${wish}.`);
  }
}

function missing() {
  return Object.entries(packages)
    .filter(([command]) => !whereIs(command))
    .map(([, name]) => name);
}

/** @param {readonly string[]} names */
function install(names) {
  say(`Installing ${names.join(', ')} from the system packages.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

/** @param {string} command */
function whereIs(command) {
  const places = [...inPath(command), ...folders.map((folder) => join(folder, command))];
  return places.find((path) => existsSync(path));
}
