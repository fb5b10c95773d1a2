import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { toolEnvironment } from '../support/scratch-app';

export interface Ended {
  readonly status: number;
  readonly text: string;
}

/** What the operator has: a clean clone with the folder `deploy`, and commands of Docker. */
export interface Kit {
  /** The folder `deploy` of the clone. */
  readonly folder: string;

  /** Runs a command of the guide there. */
  run(command: string, environment?: Readonly<Record<string, string>>): Promise<Ended>;

  /** Runs `docker compose` there. */
  compose(...words: readonly string[]): Promise<Ended>;

  /** Ends all of it, with its volumes. */
  remove(): Promise<void>;
}

/** Docker's plugin, or the command of Debian 12, which reads the same files. */
const composeWords =
  spawnSync('docker', ['compose', 'version']).status === 0
    ? ['docker', 'compose']
    : ['docker-compose'];

/** The files of the repository as a clone would have them, which leaves out what commands have made. */
export function cleanClone(settings: Readonly<Record<string, string>>): Kit {
  const clone = mkdtempSync(join(tmpdir(), 'cleat-deploy-'));
  const listed = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      maxBuffer: 2 ** 26,
    },
  );
  const packed = spawnSync('tar', ['-c', '--null', '--ignore-failed-read', '--files-from=-'], {
    cwd: root,
    input: listed.stdout,
    maxBuffer: 2 ** 30,
  });
  const unpacked = spawnSync('tar', ['-x', '-C', clone], { input: packed.stdout });
  if (unpacked.status !== 0) throw new Error(String(unpacked.stderr));
  const folder = join(clone, 'deploy');
  const run: Kit['run'] = (command, more = {}) => {
    const words = command.replace(/\bdocker compose\b/g, composeWords.join(' '));
    return ended('sh', ['-c', words], folder, { ...settings, ...more });
  };
  const compose: Kit['compose'] = (...words) => {
    const [program = '', ...first] = composeWords;
    return ended(program, [...first, ...words], folder, settings);
  };
  return {
    folder,
    run,
    compose,
    remove: async () => {
      await compose('down', '--volumes', '--timeout', '5');
      rmSync(clone, { recursive: true, force: true });
    },
  };
}

async function ended(
  program: string,
  words: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const env = { ...toolEnvironment(), ...environment };
  const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? -1));
  });
  return { status, text };
}

export interface Heard {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

/** Asks a host below `localhost`, which is this machine, and trusts `authority` alone. */
export function ask(url: string, authority: string): Promise<Heard> {
  const { host, hostname, pathname, port } = new URL(url);
  const where = { host: '127.0.0.1', port, path: pathname, headers: { host } };
  return new Promise((resolve, reject) => {
    const asked = request({ ...where, servername: hostname, ca: authority }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error(`${url} does not answer`)));
    asked.once('error', reject).end();
  });
}
