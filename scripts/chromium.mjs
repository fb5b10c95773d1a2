import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, runAsCommand, say } from './command.mjs';

/**
 * The options with which the tests and benchmarks start Chromium: quiet, offline, and also as root in a
 * container.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
  'msedge.exe',
];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine: `CHROMIUM_PATH`, else the system's, else `undefined`. */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return commands.map(which).find(Boolean) ?? macApplications.find((path) => existsSync(path));
}

/**
 * {@link findChromium}, after installing it where that is possible without a prompt.
 *
 * In CI a missing browser is a failure. Elsewhere it is a sentence and `undefined`.
 */
export function ensureChromium() {
  // The pictures of the gallery are drawn with these fonts.
  const packages = ['chromium', 'fonts-dejavu-core', 'fonts-liberation'];
  if (!findChromium() && !process.env['CHROMIUM_PATH']) installPackages(packages);
  const found = findChromium();
  if (found) return found;

  const wayOut = process.env['CHROMIUM_PATH']
    ? 'CHROMIUM_PATH names a file that is not there'
    : 'install it ("sudo apt-get install chromium" on Debian and Ubuntu) or set CHROMIUM_PATH to any Chromium or Chrome';
  const sentence = `No Chromium was found: ${wayOut}, then run the command again.`;
  if (process.env['CI'] === 'true') throw new CommandError(sentence);
  say(sentence);
  return undefined;
}

/**
 * The path of a program of this machine.
 *
 * @param {string} command
 */
export function which(command) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));
}

/**
 * Whether this machine has `programs`, after installing `packages` where that is possible without a prompt. In CI it is a
 * failure that one is missing; elsewhere it is a sentence.
 *
 * @param {readonly string[]} programs
 * @param {readonly string[]} packages
 */
export function ensurePrograms(programs, packages) {
  if (!programs.every(which)) installPackages(packages);
  if (programs.every(which)) return true;
  const sentence = `No ${programs.join(' and ')} were found: install ${packages.join(' and ')}, then run the command again.`;
  if (process.env['CI'] === 'true') throw new CommandError(sentence);
  say(sentence);
  return false;
}

/**
 * Installs packages of the system, where that is possible without a prompt.
 *
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== 'linux' || !isRoot || !which('apt-get')) return;
  say(`Installing from the system packages: ${names.join(', ')}.`);
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** @param {readonly string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', [...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

await runAsCommand(import.meta.url, () => {
  const found = ensureChromium();
  if (found) say(found);
});
