import type { KeyWorkers } from '../../ports/keys';
import { KeyWorker } from './key-worker';
import { SpareWorker } from './spare-worker';

/** {@link KeyWorkers} that `start` starts. */
export function keyWorkers(start: () => Worker): KeyWorkers {
  const workers = new SpareWorker(start);
  return {
    prepare: () => workers.prepare(),
    open: (settings, onSessionOver) => new KeyWorker(workers.take(), settings, onSessionOver),
  };
}
