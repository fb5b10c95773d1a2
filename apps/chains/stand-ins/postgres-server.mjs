import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';

const MOST_STARTS = 20;

/** The folder of `initdb` and `pg_ctl`, as Debian installs them. `undefined` where there is none. */
export function postgresPrograms() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  const [newest] = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  const folder = newest === undefined ? undefined : join(versions, newest, 'bin');
  return folder !== undefined && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/**
 * Starts a PostgreSQL of this machine's own programs in a folder of its own.
 *
 * @param {{ readonly settings?: readonly string[] }} [options] More settings, each as `name=value`.
 */
export async function startPostgres({ settings = [] } = {}) {
  const bin = postgresPrograms() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'cleat-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  asPostgres(folder, join(bin, 'initdb'), '-A', 'trust', '-U', 'cleat', '--no-sync', '-D', data);
  /** @param {readonly string[]} args */
  const control = (...args) => asPostgres(folder, join(bin, 'pg_ctl'), '-D', data, '-w', ...args);
  const startedWith = (/** @type {readonly string[]} */ given) => {
    const all = ['listen_addresses=127.0.0.1', ...given].map((setting) => `-c ${setting}`);
    return `-p ${port} -k ${folder} ${all.join(' ')}`;
  };
  const start = (given = settings) =>
    control('-l', join(data, 'log'), '-o', startedWith(given), 'start');
  start();
  /** The first of its processes. */
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgres://cleat@127.0.0.1:${port}/postgres`,

    pid,

    /** What it logs. */
    log: join(data, 'log'),

    /** Starts it again after it was killed. */
    start: () => start(),

    /** Ends it and starts it with other settings. @param {readonly string[]} given */
    restartWith: (given) => {
      control('-m', 'fast', 'stop');
      start(given);
    },

    /** The same without holding up this process, as soon as the processes of the one before have ended. */
    startAgain: async () => {
      for (let tries = 1; ; tries += 1) {
        const args = [
          '-D',
          data,
          '-w',
          '-l',
          join(data, 'log'),
          '-o',
          startedWith(settings),
          'start',
        ];
        const control = spawn(join(bin, 'pg_ctl'), args, {
          ...postgresUser(),
          cwd: folder,
          stdio: 'ignore',
        });
        const [status] = await once(control, 'exit');
        if (status === 0) return;
        if (tries === MOST_STARTS) throw new Error('PostgreSQL does not start again');
      }
    },

    /** Ends it as a power cut does: it mends itself when it is started again. */
    kill: () => control('-m', 'immediate', 'stop'),

    /** Sends a signal to its first process alone: the others notice. @param {NodeJS.Signals} name */
    signal: (name) => process.kill(pid(), name),
    stop: () => {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], postgresUser());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * PostgreSQL refuses to run as root.
 *
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} args
 */
function asPostgres(folder, program, ...args) {
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const { status, stderr } = spawnSync(program, args, {
    ...user,
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/** The user as whom PostgreSQL runs, where this is root. */
export function postgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  return { uid: id('-u'), gid: id('-g') };
}
