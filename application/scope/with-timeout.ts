import { abortable } from '../../domain/abort/abortable';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Clock } from '../../ports/clock';

/** The time limit of {@link withTimeout}, its clock, and a signal that ends it earlier. */
export interface TimeoutOptions {
  readonly clock: Clock;
  readonly ms: number;
  readonly signal: AbortSignal;
}

/**
 * The result of `work`, or `undefined` when there is none after `ms` milliseconds; its signal aborts then.
 *
 * @throws what `work` throws, and the reason of `signal` as soon as it aborts.
 */
export async function withTimeout<T>(
  { clock, ms, signal }: TimeoutOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal.reason);
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow, { once: true });
  let isLate = false;
  const late = clock.sleep(ms, controller.signal).then(
    () => {
      isLate = true;
      controller.abort(new WidgetError('ABORTED', {}));
    },
    () => {
      // The work ended before.
    },
  );
  try {
    return await abortable(work(controller.signal), controller.signal);
  } catch (error) {
    if (isLate) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', follow);
    controller.abort();
    await late;
  }
}
