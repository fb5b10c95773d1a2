import { abortable } from './abortable';

/** Never resolves: rejects with the reason of `signal` as soon as it aborts. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return abortable(new Promise<never>(() => {}), signal);
}
