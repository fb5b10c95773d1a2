import { describe, expect, it, jest } from '@jest/globals';
import { ViewLoader } from '../../../../presentation-react/bindings/view-loader';
import { viewRegistry } from '../../../../presentation-react/views/view-registry';
import type { WidgetState } from '../../../../application/snapshot/widget-state';
import { connectorOn } from '../../../../domain/connection/connector';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { viewNames } from '../../../support/view-names';

describe('ViewLoader', () => {
  it('[R2.1] has every view of the registry by its name', () => {
    const views = new ViewLoader(viewRegistry, async () => {});

    expect(viewNames.filter((name) => !views.has(name))).toEqual([]);
  });

  it('has the first views at once', () => {
    const views = new ViewLoader(viewRegistry, async () => {});
    for (const name of ['Connect', 'ConnectingExternal'] as const) {
      expect(typeof views.get(name)).toBe('function');
    }
  });

  it('downloads another view on request, and notifies when it is loaded', async () => {
    const views = new ViewLoader(viewRegistry, async () => {});
    expect(views.get('AllWallets')).toBe('loading');
    const told = jest.fn();
    const stop = views.subscribe(told);
    views.load('AllWallets');
    await import('../../../../presentation-react/views/all-wallets/all-wallets-view');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(typeof views.get('AllWallets')).toBe('function');
    expect(told).toHaveBeenCalled();
    stop();
  });

  it.each([
    ['Connect', ['WhatIsAWallet']],
    ['Account', ['Networks', 'ProfileWallets']],
  ] as const)('downloads in advance where %s leads: %j', async (name, next) => {
    const registry = { ...viewRegistry };
    const asked: string[] = [];
    for (const [each, definition] of Object.entries(viewRegistry)) {
      if ('View' in definition) continue;
      const load = (): Promise<never> => {
        asked.push(each);
        return new Promise(() => {});
      };
      Object.assign(registry, { [each]: { ...definition, load } });
    }
    const widget = new FakeWidget();
    widget.showViews({ name });

    new ViewLoader(registry, async () => {}).loadNext(widget.state);

    expect(asked.sort()).toEqual(next);
  });

  it('downloads in advance the choice of a namespace where a wallet is on several', () => {
    const widget = new FakeWidget();
    const { isNext } = viewRegistry.ConnectingMultiChain as {
      readonly isNext: (state: WidgetState) => boolean;
    };

    const connector = connectorOn('eip155', { id: 'test', name: 'Test', type: 'ANNOUNCED' });

    widget.set({ connectors: [connector] });
    expect(isNext(widget.state)).toBe(false);
    const other = connectorOn('solana', { id: 'test', name: 'Test', type: 'ANNOUNCED' });
    widget.set({ connectors: [{ ...connector, connectors: [connector, other] }] });
    expect(isNext(widget.state)).toBe(true);
  });
});
