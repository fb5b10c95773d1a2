import type { ChildProcess } from 'node:child_process';
import { eventually } from './eventually';

/**
 * Ends `child`, which was started `detached`, and everything that it has started: the shell passes no signal on. Resolves
 * when all of them are gone, so that none writes into a folder that is then removed.
 */
export async function endGroup({ exitCode, pid, signalCode }: ChildProcess): Promise<void> {
  // The number of a group that has ended may be another's by now.
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  signal(pid, 'SIGTERM');
  await eventually(() => {
    if (signal(pid, 0)) throw new Error('A process goes on after SIGTERM');
  }, 10_000).catch(() => signal(pid, 'SIGKILL'));
}

/** Whether the group of `pid` had a process left to take the signal. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, name);
  } catch {
    return false;
  }
}
