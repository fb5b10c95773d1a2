import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.mjs';

/** The service of one version, as a process of its own. */
export interface Program {
  readonly url: string;

  /** What it has logged that is not as it should be. */
  readonly warnings: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts the service that is built in `folder`.
 *
 * @param folder The root of a version's sources.
 * @throws where it ends before it listens, with what it has said.
 */
export async function startProgram(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Program> {
  const port = await freePort();
  const service = join(folder, 'apps/service');
  const child = spawn(process.execPath, [join(service, 'dist/main.js')], {
    cwd: service,
    env: { ...environment, PORT: String(port), LOG_LEVEL: 'warn' },
  });
  const lines: string[] = [];
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  child.stdout.on('data', (part) => lines.push(...String(part).split('\n')));
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => lines.join().includes('"listening"') && resolve());
    child.once('exit', () => reject(new Error(`The service ended: ${said}${lines.join('\n')}`)));
  });
  await listening;
  return {
    url: `http://127.0.0.1:${port}`,
    get warnings() {
      return [...lines, said].filter((line) => line !== '' && !line.includes('"listening"'));
    },
    stop: () => ended(child),
  };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  const isOver = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return isOver;
}
