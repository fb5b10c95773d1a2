import { describe, expect, it } from '@jest/globals';
import { SnapshotStore } from '../../../../application/state/snapshot-store';
import { StateStore } from '../../../../application/state/state-store';

describe('a store of one value', () => {
  it('emits the value at once, then each other one, until the subscription ends', () => {
    const store = new StateStore(1);
    const seen: number[] = [];
    const subscription = store.state$.subscribe((state) => seen.push(state));

    store.update((state) => state + 1);
    store.update((state) => state);
    subscription.unsubscribe();
    store.update((state) => state + 1);

    expect(seen).toEqual([1, 2]);
    expect(store.getSnapshot()).toBe(3);
  });

  it('has the value replaced before any subscriber hears of it', () => {
    const store = new StateStore('before');
    const read: string[] = [];
    store.state$.subscribe(() => read.push(store.getSnapshot()));

    store.update(() => 'after');

    expect(read).toEqual(['before', 'after']);
  });

  it('calls no subscriber that an earlier one has ended', () => {
    const store = new SnapshotStore(0);
    const seen: number[] = [];
    store.state$.subscribe((state) => state > 0 && later.unsubscribe());
    const later = store.state$.subscribe((state) => seen.push(state));

    store.replace(1);

    expect(seen).toEqual([0]);
  });

  it('lets one function subscribe twice, and end once', () => {
    const store = new SnapshotStore(0);
    const seen: number[] = [];
    const next = (state: number): unknown => seen.push(state);
    const first = store.state$.subscribe(next);
    store.state$.subscribe(next);

    first.unsubscribe();
    store.replace(1);

    expect(seen).toEqual([0, 0, 1]);
  });
});
