import { orAborted } from './or-aborted';

/** Never resolves: rejects with the reason of `signal` as soon as it aborts. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return orAborted(new Promise<never>(() => {}), signal);
}
