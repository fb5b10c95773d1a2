import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { themeOf } from '../../../application/snapshot/initial-state';
import type { WidgetState } from '../../../application/snapshot/widget-state';
import { SnapshotStore } from '../../../application/state/snapshot-store';
import { composeCore } from '../../../composition-root';
import { rehearse } from '../../../composition/rehearsal';
import { parseOptions } from '../../../domain/options/parse-options';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { readyWidget } from '../../support/headless-kit';
import { onChange } from '../../../application/widget/on-change';

let idle: (() => Promise<void>)[] = [];

beforeEach(() => {
  idle = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => Promise<void>) => idle.push(run),
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
    rehearse(
      { options, overrides: [], presented: new SnapshotStore('en'), storage, theme },
      async (own) => {
        const core = await composeCore(own);
        core.state$.subscribe((state) => states.push(state));
        return core;
      },
    );

    expect(states).toEqual([]);
    await Promise.all(idle.map((run) => run()));

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
    const kept = storage.keys('');
    onChange(widget, () => states.push(widget.state));
    expect(idle).toHaveLength(1);
    await Promise.all(idle.map((run) => run()));

    expect(states).toEqual([]);
    expect(storage.keys('')).toEqual(kept);
  });
});
