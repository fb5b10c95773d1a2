import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { themeOf } from '../../../application/snapshot/initial-state';
import type { WidgetState } from '../../../application/snapshot/widget-state';
import { SnapshotStore } from '../../../application/state/snapshot-store';
import { composeCore } from '../../../composition-root';
import { rehearse } from '../../../composition/rehearsal';
import { parseOptions } from '../../../domain/options/parse-options';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { readyWidget } from '../../support/headless-kit';
import { eventually } from '../../support/eventually';
import { onChange } from '../../../application/widget/on-change';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => idle.push(run),
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

describe('the rehearsal of a press', () => {
  it('connects a wallet with a core of its own, which is over afterwards', async () => {
    const states: WidgetState[] = [];
    const storage = new InMemoryStorage();
    const options = parseOptions({});
    const theme = new SnapshotStore(themeOf(options));
    const rehearsed = rehearse(
      { options, overrides: [], presented: new SnapshotStore('en'), storage, theme },
      async (own) => {
        const core = await composeCore(own);
        core.state$.subscribe((state) => states.push(state));
        return core;
      },
    );

    expect(states).toEqual([]);
    // A press or a frame comes between its steps: to make a core, to start it, to connect, to end.
    expect(await idleMoments()).toBe(4);
    await rehearsed;

    const accounts = states.map(({ connections }) => connections.eip155.account?.connectorId);
    expect(accounts).toContain('eip155');
    expect(storage.keys('')).toEqual([]);
    const count = states.length;
    theme.replace({ ...theme.getSnapshot(), mode: 'dark' });
    expect(states).toHaveLength(count);
  });

  it('comes when wallets are listed, and changes nothing that the site sees', async () => {
    const storage = new InMemoryStorage();
    const { widget } = await readyWidget({ storage });
    const states: WidgetState[] = [];
    expect(idle).toEqual([]);

    await widget.open();
    await eventually(() => expect(widget.state.features.wallets?.status).toBe('loaded'));
    const kept = storage.keys('');
    onChange(widget, () => states.push(widget.state));
    expect(await idleMoments()).toBe(4);

    expect(states).toEqual([]);
    expect(storage.keys('')).toEqual(kept);
  });
});

/** Lets the browser be idle as often as something waits for it, and counts how often. */
async function idleMoments(): Promise<number> {
  let count = 0;
  for (let run = idle.shift(); run; run = idle.shift()) {
    count += 1;
    run();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return count;
}
