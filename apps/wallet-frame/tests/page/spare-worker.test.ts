import { beforeEach, describe, expect, it } from '@jest/globals';
import { SpareWorker } from '../../src/adapters/worker/spare-worker';

/** A worker that records the page's messages, and can fail to load. */
class RecordedWorker extends EventTarget {
  readonly heard: unknown[] = [];

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let started: RecordedWorker[];
let workers: SpareWorker;

beforeEach(() => {
  started = [];
  workers = new SpareWorker(() => {
    const worker = new RecordedWorker();
    started.push(worker);
    return worker as unknown as Worker;
  });
});

describe('the worker of the next visitor', () => {
  it('is started once before the login, and prepares itself', () => {
    workers.prepare();
    workers.prepare();

    expect(started.map(({ heard }) => heard)).toEqual([[{ type: 'prepare' }]]);
    expect(workers.take()).toBe(started[0]);
  });

  it('is never the worker of another visitor', () => {
    workers.prepare();
    const first = workers.take();
    const second = workers.take();
    workers.prepare();

    expect(second).not.toBe(first);
    expect(workers.take()).toBe(started[2]);
  });

  it('is started where nothing was prepared, and told nothing', () => {
    expect(workers.take()).toBe(started[0]);
    expect(started[0]?.heard).toEqual([]);
  });

  it('is replaced where it could not be loaded, so that a login waits for no dead worker', () => {
    workers.prepare();
    started[0]?.fail();

    expect(workers.take()).toBe(started[1]);
    workers.prepare();
    started[0]?.fail(); // Late, of one that is gone.
    expect(workers.take()).toBe(started[2]);
  });
});
