import type { DoWork } from '../../domain/service/asked-work';

/** Does the work of a login in a worker of its own, which gets nothing else. */
export function workInWorker(startWorker: () => Worker): DoWork {
  return ({ challenge, level }, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const worker = startWorker();
      const end = (settle: () => void): void => {
        worker.terminate();
        settle();
      };
      worker.addEventListener('message', ({ data }: MessageEvent<string>) =>
        end(() => resolve(data)),
      );
      worker.addEventListener('error', () => end(() => reject(new Error('The worker failed'))));
      const leave = (): void => end(() => reject(signal.reason as Error));
      signal.addEventListener('abort', leave, { once: true });
      worker.postMessage({ type: 'work', challenge, level }, []);
    });
}
