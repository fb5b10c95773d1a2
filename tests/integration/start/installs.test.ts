import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { lockedFolders } from '../../../scripts/install-missing.mjs';
import { eventually } from '../../support/eventually';

/** Stands for npm: writes down where it was called with what, and takes for ever. */
const slowNpm = `
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [command, ...flags] = process.argv.slice(2);
const call = { command, flags, cwd: process.cwd(), pid: process.pid };
writeFileSync(join(import.meta.dirname, \`\${process.pid}.json\`), JSON.stringify(call));
setInterval(() => undefined, 1000);
`;

interface Call {
  readonly command: string;
  readonly flags: readonly string[];
  readonly cwd: string;
  readonly pid: number;
}

describe('npm start in a fresh clone', () => {
  let clone: string;
  let start: ChildProcess;
  let printed = '';
  let server: Server | undefined;

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'cleat-clone-'));
    for (const folder of ['scripts', 'apps/demo/serve']) {
      cpSync(join(root, folder), join(clone, folder), { recursive: true });
    }
    for (const folder of lockedFolders) {
      mkdirSync(join(clone, folder), { recursive: true });
      for (const file of ['package.json', 'package-lock.json']) {
        cpSync(join(root, folder, file), join(clone, folder, file));
      }
    }
    mkdirSync(join(clone, 'npm'));
    writeFileSync(join(clone, 'npm/package.json'), '{"type":"module"}');
    writeFileSync(join(clone, 'npm/npm-cli.js'), slowNpm);
  });
  afterEach(async () => {
    start.kill('SIGKILL');
    for (const { pid } of calls()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
    rmSync(clone, { recursive: true, force: true });
  });

  function run(through?: 'sh'): void {
    printed = '';
    const program = [process.execPath, join(clone, 'apps/demo/serve/start.mjs')];
    // The second command keeps the shell from becoming the first one.
    const [command = '', ...args] = through
      ? [through, '-c', `${program.map((each) => `'${each}'`).join(' ')}; true`]
      : program;
    start = spawn(command, args, {
      env: { ...process.env, npm_execpath: join(clone, 'npm/npm-cli.js') },
    });
    start.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    start.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }

  function calls(): readonly Call[] {
    return readdirSync(join(clone, 'npm'))
      .filter((name) => name.endsWith('.json') && name !== 'package.json')
      .map((name) => JSON.parse(readFileSync(join(clone, 'npm', name), 'utf8')));
  }

  const installs = 5;
  const allInstall = (): Promise<void> => eventually(() => expect(calls()).toHaveLength(installs));

  it('says at once what it installs, side by side, and nothing that only tests need', async () => {
    run();
    await allInstall();

    const named = ['the repository', 'apps/chains testing', 'apps/service', 'apps/wallet-frame'];
    for (const name of named) {
      expect(printed).toMatch(
        new RegExp(String.raw`^ +\d+ s  Installing the packages of ${name}\.$`, 'm'),
      );
    }
    expect(calls().map(({ command }) => command)).toEqual(Array(installs).fill('ci'));
    // The contracts that the demo deploys are of the packages that the chains' tests have.
    const workspaces = calls().flatMap(({ flags }) =>
      flags.filter((flag) => flag.startsWith('--workspace=')),
    );
    expect(workspaces).toEqual(['--workspace=testing']);
    const ofRepository = calls().find(({ cwd }) => cwd === clone);
    expect(ofRepository?.flags).toEqual(expect.arrayContaining(['--omit=dev', '--omit=peer']));
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends with everything that it started, on one %s while it installs',
    async (signal) => {
      run();
      await allInstall();
      const ended = new Promise((resolve) => start.once('exit', resolve));
      start.kill(signal);

      expect(await ended).toBe(0);
      await eventually(() => expect(calls().filter(({ pid }) => isAlive(pid))).toEqual([]));
      expect(calls()).toHaveLength(installs);
      expect(printed).not.toMatch(/ {4}at |could not/);
    },
  );

  it('ends with everything that it started, where the shell that started it has ended', async () => {
    run('sh');
    await allInstall();
    start.kill('SIGKILL');

    await eventually(() => expect(calls().filter(({ pid }) => isAlive(pid))).toEqual([]));
  });

  it('takes another port where one is taken, and says so in one sentence', async () => {
    server = createServer();
    // Another program may have it already.
    await new Promise((resolve) => {
      server?.once('error', resolve).listen(5175, '127.0.0.1', () => resolve(undefined));
    });
    if (!server.listening) server = undefined;
    run();
    await allInstall();

    expect(printed).toMatch(
      /^ +0 s  Port 5175 is taken by another program: The relay has port \d+\.$/m,
    );
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
