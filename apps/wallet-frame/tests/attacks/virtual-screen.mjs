import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensurePrograms, which } from '../../../../scripts/chromium.mjs';
import { runAsCommand } from '../../../../scripts/command.mjs';

const programs = ['Xvfb', 'xdotool'];
const packages = ['xvfb', 'xdotool'];

/** Whether this machine has a screen without a monitor, and a program that makes real input on it. */
export function isScreenThere() {
  return programs.every(which);
}

/** Installs both where that is possible without a prompt. In CI it is a failure that they are missing. */
export function ensureScreen() {
  return ensurePrograms(programs, packages);
}

/** Starts a screen, and makes the input of a mouse and a keyboard on it, as the X server does. */
export async function startScreen() {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = await once(server.stdout, 'data');
  const display = `:${String(number).trim()}`;
  const env = { ...process.env, DISPLAY: display };
  const input = (/** @type {(number | string)[]} */ ...given) =>
    void execFileSync('xdotool', given.map(String), { env });
  return {
    env,
    move: (/** @type {number} */ x, /** @type {number} */ y) =>
      input('mousemove', Math.round(x), Math.round(y)),
    press: () => input('click', 1),
    hold: () => input('mousedown', 1),
    letGo: () => input('mouseup', 1),
    key: (/** @type {string} */ name) => input('key', name),
    stop: () => void server.kill(),
  };
}

await runAsCommand(import.meta.url, () => void ensureScreen());
