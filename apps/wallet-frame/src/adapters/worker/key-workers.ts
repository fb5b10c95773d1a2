import type { KeyWorkers } from '../../ports/keys';
import { KeyWorker } from './key-worker';
import { SpareWorker } from './spare-worker';

/**
 * {@link KeyWorkers} that `start` starts.
 *
 * @param trace The id of what the visitor is doing, which their requests go on with.
 * @param onWait Hears that one of them waits for the service, as {@link KeyWorker} says it.
 */
export function keyWorkers(
  start: () => Worker,
  trace: () => string,
  onWait?: () => () => void,
): KeyWorkers {
  const workers = new SpareWorker(start);
  return {
    prepare: () => workers.prepare(),
    open: (settings, onSessionOver) =>
      new KeyWorker(workers.take(), settings, { onSessionOver, onWait, trace }),
  };
}
