import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { ensurePrograms, which } from '../../../../scripts/chromium.mjs';

const run = promisify(execFile);
const programs = ['dbus-daemon', 'dbus-send'];
const packages = ['dbus', 'at-spi2-core'];
const ROOT = '/org/a11y/atspi/accessible/root';
const MAX_DEPTH = 40;

/**
 * An element that assistive technology can press.
 *
 * @typedef {readonly [program: string, path: string]} Place
 */

/** Whether this machine has the bus by which assistive technology presses what it reads (AT-SPI). */
export function isAssistiveTechnologyThere() {
  return process.platform === 'linux' && programs.every(which);
}

/** Installs it where that is possible without a prompt. In CI it is a failure that it is missing. */
export function ensureAssistiveTechnology() {
  return ensurePrograms(programs, packages);
}

/**
 * Starts the bus of assistive technology. A browser that starts with `env` answers on it, and is pressed as a screen reader does:
 * without pointer and key.
 *
 * @param {NodeJS.ProcessEnv} given
 */
export async function startAssistiveTechnology(given) {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: given,
  });
  const [address] = await once(bus.stdout, 'data');
  const env = {
    ...given,
    DBUS_SESSION_BUS_ADDRESS: String(address).trim(),
    ACCESSIBILITY_ENABLED: '1', // Chromium's own switch on Linux.
  };
  const call = async (/** @type {readonly string[]} */ ...words) => {
    const { stdout } = await run('dbus-send', ['--print-reply=literal', ...words], { env });
    return stdout;
  };
  const answer = await call('--dest=org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus.GetAddress');
  const own = `--bus=${answer.trim()}`;
  const ask = (/** @type {Place} */ [program, path], /** @type {readonly string[]} */ ...words) =>
    call(own, `--dest=${program}`, path, ...words);

  /** @param {Place} place @returns {Promise<string>} */
  const nameOf = async (place) => {
    const property = ['string:org.a11y.atspi.Accessible', 'string:Name'];
    const text = await ask(place, 'org.freedesktop.DBus.Properties.Get', ...property).catch(
      () => '',
    );
    return text.replace(/^\s*variant\s*/, '').trim();
  };

  /** @param {Place} place @returns {Promise<readonly Place[]>} */
  const childrenOf = async (place) => {
    const text = await ask(place, 'org.a11y.atspi.Accessible.GetChildren').catch(() => '');
    return [...text.matchAll(/(:\d+\.\d+)\s+(\/\S+)/g)].map(([, program = '', path = '']) => [
      program,
      path,
    ]);
  };

  /** @param {string} name @param {Place} place @param {number} depth @returns {Promise<Place | undefined>} */
  const find = async (name, place, depth = 0) => {
    if ((await nameOf(place)) === name) return place;
    if (depth > MAX_DEPTH) return undefined;
    // What was added last stands last: the page stands behind the browser's own buttons.
    for (const child of [...(await childrenOf(place))].reverse()) {
      const found = await find(name, child, depth + 1);
      if (found) return found;
    }
    return undefined;
  };

  return {
    env,

    /** Presses the element with this name. @param {string} name */
    press: async (name) => {
      const found = await find(name, ['org.a11y.atspi.Registry', ROOT]);
      if (!found) throw new Error(`Assistive technology finds nothing with the name "${name}"`);
      await ask(found, 'org.a11y.atspi.Action.DoAction', 'int32:0');
    },
    stop: () => void bus.kill(),
  };
}
