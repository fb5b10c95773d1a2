import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { FakeWidget, walletRow } from '../../../../apps/gallery/fake-widget';
import { cleanUp, control, find, inside, press, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

describe('CrashBoundary', () => {
  it('keeps the card when a view throws, and shows the view again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const widget = new FakeWidget();
    let isBroken = true;
    const row = walletRow('io.rabby');
    const trap = Object.defineProperty({ ...row }, 'imageUrl', {
      enumerable: true,
      get: () => {
        if (isBroken) throw new Error('a mistake');
        return undefined;
      },
    });
    widget.showViews({ name: 'Connect' });
    widget.set({ connectorRows: [trap] });
    await renderWith(widget);
    await settle();
    expect(find(inside('modal'), '[role="alert"]').textContent).toContain('Something went wrong');
    expect(control(inside('modal'), 'Close')).toBeTruthy();

    isBroken = false;
    await press(control(inside('modal'), 'Show this again'));
    expect(control(inside('modal'), /io.rabby/)).toBeTruthy();
  });
});
