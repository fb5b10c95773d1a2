import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A program of a chain, running.
 *
 * @typedef {object} NodeProcess
 * @property {number} pid
 * @property {() => Promise<void>} stop Ends the process; stopping twice does nothing.
 */

const READY_WITHIN_MS = 20_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts `command` and resolves when `isReady` says that it answers. It ends when this process ends.
 *
 * @param {object} program
 * @param {string} program.name What a person calls it, for the messages.
 * @param {readonly [string, ...string[]]} program.command
 * @param {() => Promise<boolean>} program.isReady
 * @returns {Promise<NodeProcess>}
 */
export async function startNodeProcess({ name, command, isReady }) {
  const [file, ...args] = boundToUs(command);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(child);

  let complaint = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text) => (complaint = (complaint + text).slice(-500)));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(void (complaint += error.message)));
    child.once('exit', () => resolve());
  });
  void ended.then(() => running.delete(child));

  const stop = async () => {
    child.kill('SIGKILL'); // Nothing of a test chain is worth an orderly end.
    await ended;
  };
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (!running.has(child)) throw new Error(`${name} ended before it was ready: ${complaint}`);
    if (Date.now() > until) {
      await stop();
      throw new Error(`${name} did not answer within ${READY_WITHIN_MS} ms. ${complaint}`);
    }
    await sleep(10);
  }
  // An answer alone may come from an older node on the same port: our own process must live too.
  if (!running.has(child)) throw new Error(`${name} ended before it was ready: ${complaint}`);
  return { pid: child.pid ?? 0, stop };
}

/**
 * Where `command` could be, in the order in which a shell looks.
 *
 * @param {string} command
 */
export function inPath(command) {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));
}

/**
 * Has Linux end the process when we end, however suddenly; elsewhere the exit listener must do.
 *
 * @param {readonly [string, ...string[]]} command
 * @returns {readonly [string, ...string[]]}
 */
function boundToUs(command) {
  const setpriv =
    process.platform === 'linux' && inPath('setpriv').find((path) => existsSync(path));
  return setpriv ? [setpriv, '--pdeathsig', 'KILL', '--', ...command] : command;
}
