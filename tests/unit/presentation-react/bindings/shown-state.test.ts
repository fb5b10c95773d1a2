import { describe, expect, it } from '@jest/globals';
import { ShownState } from '../../../../presentation-react/bindings/shown-state';
import { ViewLoader } from '../../../../presentation-react/bindings/view-loader';
import type { ViewRegistry } from '../../../../presentation-react/bindings/view-definition';
import { viewRegistry } from '../../../../presentation-react/views/view-registry';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';

const views = new ViewLoader(viewRegistry, async () => {});

describe('ShownState', () => {
  it('keeps the last view while the modal fades out', async () => {
    const widget = new FakeWidget();
    const shown = new ShownState(widget, views);
    widget.showViews({ name: 'Account' });
    expect(shown.getSnapshot().view?.name).toBe('Account');

    await widget.close();
    widget.setAccount();
    expect(shown.getSnapshot().view?.name).toBe('Account');
    expect(shown.getSnapshot().connections.eip155.account).toBeUndefined();

    widget.showViews({ name: 'Connect' });
    expect(shown.getSnapshot()).toBe(widget.state);
  });

  it('shows no view without a component', () => {
    const widget = new FakeWidget();
    const { Networks: _, ...others } = viewRegistry;
    const shown = new ShownState(widget, new ViewLoader(others as ViewRegistry, async () => {}));
    widget.showViews({ name: 'Account' });
    shown.getSnapshot();

    widget.showViews({ name: 'Networks' });

    expect(shown.hasView(widget.state)).toBe(false);
    expect(shown.getSnapshot().view?.name).toBe('Account');
  });

  it('holds one state until it is released, and notifies listeners', () => {
    const widget = new FakeWidget();
    const shown = new ShownState(widget, views);
    widget.showViews({ name: 'Account' });
    shown.getSnapshot();
    let told = 0;
    const stop = shown.subscribe(() => {
      told += 1;
    });

    const release = shown.hold();
    widget.showViews({ name: 'Connect' });
    expect(shown.getSnapshot().view?.name).toBe('Account');
    expect(told).toBe(1);

    release();
    expect(told).toBe(2);
    expect(shown.getSnapshot().view?.name).toBe('Connect');

    stop();
    widget.set({ isLoading: true });
    expect(told).toBe(2);
  });

  it('stays open while it is held open, and closes when it is released', async () => {
    const widget = new FakeWidget();
    const shown = new ShownState(widget, views);
    expect(shown.isOpen()).toBe(false);
    shown.holdOpen()();
    widget.showViews({ name: 'Connect' });
    let told = 0;
    shown.subscribe(() => {
      told += 1;
    });

    const release = shown.holdOpen();
    await widget.close();
    expect(shown.isOpen()).toBe(true);
    const before = told;
    release();
    expect(told).toBe(before + 1);
    expect(shown.isOpen()).toBe(false);

    widget.showViews({ name: 'Connect' });
    shown.hold();
    await widget.close();
    expect(shown.isOpen()).toBe(false);
  });
});
