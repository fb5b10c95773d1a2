import { readdirSync, readFileSync } from 'node:fs';

/** A tick of Linux. */
const TICK_MS = 10;

/**
 * The processor's time of a process and of all that it has started, which other work of the machine does not change.
 *
 * @param {number} pid
 */
export function workedMs(pid) {
  const all = processes();
  const own = new Set([pid]);
  for (let size = 0; size < own.size;) {
    size = own.size;
    for (const { pid: each, parent } of all) if (own.has(parent)) own.add(each);
  }
  return (
    all.filter((each) => own.has(each.pid)).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS
  );
}

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
}

/** @param {number} pid */
function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Its own time, and that of the processes which it has seen end.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return undefined; // It has ended.
  }
}

/** @param {number} pid */
export function residentMiB(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
