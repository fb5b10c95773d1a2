import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const children = new Set();
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Those of `runProgram`. @type {Set<ChildProcess>} */
const programs = new Set();
let mayRun = true;

/**
 * Makes `child` end when this process ends.
 *
 * @template {ChildProcess} Child
 * @param {Child} child
 */
export function endWithUs(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/**
 * Runs a program to its end. It ends at the latest when this process ends.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ readonly status: number, readonly output: string }>} What it printed, errors as well, and its exit
 *   code: 1 where it could not be started, or was ended.
 */
export async function runProgram(command, args, options = {}) {
  if (!mayRun) return { status: 1, output: '' };
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'pipe']);
  const child = endWithUs(spawn(command, [...args], { ...options, stdio: [...stdio] }));
  programs.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const status = await new Promise((resolve) => {
    child.once('error', ({ message }) => {
      output += `${message}\n`;
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  programs.delete(child);
  return { status, output };
}

/** Ends every program, and lets no other one begin: for a command that was told to end. */
export function endPrograms() {
  mayRun = false;
  programs.forEach((child) => child.kill('SIGTERM'));
}
