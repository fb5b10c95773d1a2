import type { KeyAnswer } from '../../src/worker/serve-keys';

/** A page with the worker of the keys, and nothing before it, for tests in a browser. */
let worker: Worker | undefined;
let last = 0;

function start(settings: object): void {
  worker = new Worker('/worker.js', { type: 'module' });
  worker.postMessage(settings, []);
}

function ask(type: string, payload: object = {}): Promise<unknown> {
  last += 1;
  const id = String(last);
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent<KeyAnswer>): void => {
      if (data.id !== id) return;
      worker?.removeEventListener('message', listen);
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.result);
    };
    worker?.addEventListener('message', listen);
    worker?.postMessage({ id, type, payload }, []);
  });
}

Object.assign(globalThis, { start, ask });
