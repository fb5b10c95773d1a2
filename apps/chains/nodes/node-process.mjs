import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithUs } from '../../../scripts/run-program.mjs';

/**
 * A program of a chain, running.
 *
 * @typedef {object} NodeProcess
 * @property {number} pid
 * @property {Promise<string>} ended How it ended, as a sentence goes on: `was ended by SIGKILL`.
 * @property {() => Promise<void>} stop Ends the process; stopping twice does nothing.
 */

const READY_WITHIN_MS = 20_000;

/**
 * Starts `command` and resolves when `isReady` reports that it answers. It ends when this process ends.
 *
 * @param {object} program
 * @param {string} program.name Its name in messages.
 * @param {readonly [string, ...string[]]} program.command
 * @param {() => Promise<boolean>} program.isReady
 * @returns {Promise<NodeProcess>}
 */
export async function startNodeProcess({ name, command, isReady }) {
  const [file, ...args] = boundToUs(command);
  const child = endWithUs(spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] }));
  let isRunning = true;

  let complaint = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text) => (complaint = (complaint + text).slice(-500)));
  child.once('error', (error) => (complaint += error.message));
  const ended = endOf(child);
  void ended.then(() => (isRunning = false));

  const stop = async () => {
    child.kill('SIGKILL'); // A test chain needs no orderly end.
    await ended;
  };
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (!isRunning) throw new Error(`${name} ended before it was ready: ${complaint}`);
    if (Date.now() > until) {
      await stop();
      throw new Error(`${name} did not answer within ${READY_WITHIN_MS} ms. ${complaint}`);
    }
    await sleep(10);
  }
  // The answer could come from an older node on the same port, so the own process must be running too.
  if (!isRunning) throw new Error(`${name} ended before it was ready: ${complaint}`);
  return { pid: child.pid ?? 0, ended, stop };
}

/**
 * How a process ends, once it does.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
export function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(`could not be started (${message})`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with the code ${code}`),
    );
  });
}

/**
 * The possible paths of `command`, in the order in which a shell looks.
 *
 * @param {string} command
 */
export function inPath(command) {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));
}

/**
 * Makes Linux end the process when this one ends, however suddenly. On other systems the exit listener has to
 * do it.
 *
 * @param {readonly [string, ...string[]]} command
 * @returns {readonly [string, ...string[]]}
 */
function boundToUs(command) {
  const setpriv =
    process.platform === 'linux' && inPath('setpriv').find((path) => existsSync(path));
  return setpriv ? [setpriv, '--pdeathsig', 'KILL', '--', ...command] : command;
}
