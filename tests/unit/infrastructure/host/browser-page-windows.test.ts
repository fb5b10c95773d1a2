import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { BrowserPageWindows } from '../../../../infrastructure/host/browser-page-windows';

const page = globalThis as { open?: unknown };

afterEach(() => {
  delete page.open;
});

function opened() {
  return {
    opener: {} as unknown,
    closed: false,
    location: { replace: jest.fn<(url: string) => void>() },
    close: jest.fn<() => void>(),
  };
}

describe('windows for the page of a provider', () => {
  it('are empty until they navigate, and cannot reach this page', () => {
    const window = opened();
    page.open = jest.fn(() => window);

    const provider = new BrowserPageWindows().open();
    expect(page.open).toHaveBeenCalledWith('', '_blank', 'popup,width=600,height=800');
    expect(window.opener).toBeNull();
    provider.goTo('https://pay.test/');

    expect(window.location.replace.mock.calls).toEqual([['https://pay.test/']]);
    provider.close();
    expect(window.close).toHaveBeenCalledTimes(1);
  });

  it('do not navigate once the visitor has closed them', () => {
    const window = { ...opened(), closed: true };
    page.open = () => window;

    new BrowserPageWindows().open().goTo('https://pay.test/');

    expect(window.location.replace).not.toHaveBeenCalled();
  });

  it('are blocked where the browser gives none, and in Node', () => {
    const windows = new BrowserPageWindows();
    expect(() => windows.open()).toThrow(expect.objectContaining({ code: 'WINDOW_BLOCKED' }));

    page.open = () => null;
    expect(() => windows.open()).toThrow(expect.objectContaining({ code: 'WINDOW_BLOCKED' }));
  });
});
