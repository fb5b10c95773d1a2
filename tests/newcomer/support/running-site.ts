import { spawn } from 'node:child_process';
import { eventually } from '../../support/eventually';
import { endGroup } from '../../support/process-group';
import { toolEnvironment } from '../../support/scratch-app';

/** A server that a newcomer has started. */
export interface RunningSite {
  /** Its address, which ends with a slash. */
  readonly url: string;

  /** What it has printed. */
  log(): string;
  stop(): Promise<void>;
}

/** How long a server may take to answer for the first time. */
const START_MS = 60_000;

/** Starts a server with a command in the folder `cwd`, and waits until it answers at `port`. */
export async function serve(
  command: string,
  {
    cwd,
    environment = {},
    port,
  }: {
    readonly cwd: string;
    readonly port: number;
    readonly environment?: Readonly<Record<string, string>>;
  },
): Promise<RunningSite> {
  const child = spawn(command, {
    cwd,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...toolEnvironment(), ...environment },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  const url = `http://localhost:${port}/`;
  const stop = (): Promise<void> => endGroup(child);
  try {
    await eventually(async () => {
      await fetch(url).catch((error: unknown) => {
        throw new Error(`"${command}" does not answer:\n${log}`, { cause: error });
      });
    }, START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, log: () => log, stop };
}
