import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { config } from 'rxjs';
import { SnapshotStore } from '../../../../application/state/snapshot-store';
import { StateStore } from '../../../../application/state/state-store';
import { eventually } from '../../../support/eventually';

let unhandled: unknown[];
const hear = (error: unknown): void => void unhandled.push(error);

beforeEach(() => {
  unhandled = [];
  config.onUnhandledError = hear;
  jest.spyOn(Promise, 'reject').mockImplementation((error) => {
    hear(error);
    return new Promise(() => {});
  });
});

afterEach(() => {
  config.onUnhandledError = null;
  jest.restoreAllMocks();
});

describe.each([
  ['StateStore', stateStore],
  ['SnapshotStore', snapshotStore],
])('%s', (_name, create) => {
  it('publishes its value on subscription, and then each time it is replaced', () => {
    const { store, replace } = create('first');
    const told: string[] = [];
    store.state$.subscribe((value) => void told.push(value));

    replace('second');
    replace('third');

    expect(told).toEqual(['first', 'second', 'third']);
    expect(store.getSnapshot()).toBe('third');
  });

  it('publishes nothing where the value is the same one', () => {
    const { store, replace } = create('first');
    const told: string[] = [];
    store.state$.subscribe((value) => void told.push(value));

    replace('first');

    expect(told).toEqual(['first']);
  });

  it('has replaced its value before it publishes', () => {
    const { store, replace } = create('first');
    const seen: boolean[] = [];
    store.state$.subscribe((value) => void seen.push(value === store.getSnapshot()));

    replace('second');

    expect(seen).toEqual([true, true]);
  });

  it('notifies every subscriber until it unsubscribes', () => {
    const { store, replace } = create('first');
    const left: string[] = [];
    const stayed: string[] = [];
    const subscription = store.state$.subscribe((value) => void left.push(value));
    store.state$.subscribe((value) => void stayed.push(value));

    subscription.unsubscribe();
    subscription.unsubscribe();
    replace('second');

    expect([left, stayed]).toEqual([['first'], ['first', 'second']]);
  });

  it('may be subscribed to twice by one function, which is called twice', () => {
    const { store, replace } = create('first');
    const told: string[] = [];
    const listen = (value: string): void => void told.push(value);
    const subscription = store.state$.subscribe(listen);
    store.state$.subscribe(listen);
    subscription.unsubscribe();

    replace('second');

    expect(told).toEqual(['first', 'first', 'second']);
  });

  it('may be left by a listener during a notification', () => {
    const { store, replace } = create('first');
    const told: string[] = [];
    const subscription = store.state$.subscribe((value) => {
      if (value === 'second') subscription.unsubscribe();
    });
    store.state$.subscribe((value) => void told.push(value));

    replace('second');
    replace('third');

    expect(told).toEqual(['first', 'second', 'third']);
  });

  it('notifies every subscriber, even after one that throws, and reports the error', async () => {
    const { store, replace } = create('first');
    const mistake = new TypeError('a mistake of the site');
    const told: string[] = [];
    store.state$.subscribe((value) => {
      if (value !== 'first') throw mistake;
    });
    store.state$.subscribe((value) => void told.push(value));

    replace('second');
    replace('third');

    expect(told).toEqual(['first', 'second', 'third']);
    await eventually(() => expect(unhandled).toEqual([mistake, mistake]));
  });
});

function stateStore(initial: string) {
  const store = new StateStore(initial);
  return { store, replace: (value: string) => store.update(() => value) };
}

function snapshotStore(initial: string) {
  const store = new SnapshotStore(initial);
  return { store, replace: (value: string) => store.replace(value) };
}
