import { afterEach, describe, expect, it } from '@jest/globals';
import { BrowserConnectivity } from '../../../../infrastructure/rpc/browser-connectivity';

const page = new EventTarget();
const heard = { listeners: 0 };

/** Gives Node a page's globals, with a count of its listeners. */
function pretendPage(onLine: boolean): void {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
  globalThis.addEventListener = ((type: string, listener: () => void, options: object) => {
    const ended = (): void => {
      heard.listeners -= 1;
    };
    heard.listeners += 1;
    page.addEventListener(type, listener, options);
    page.addEventListener(type, ended, options);
    (options as { signal: AbortSignal }).signal.addEventListener('abort', ended);
  }) as typeof globalThis.addEventListener;
}

const forever = new AbortController().signal;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'navigator');
  Reflect.deleteProperty(globalThis, 'addEventListener');
  expect(heard.listeners).toBe(0);
});

describe('BrowserConnectivity', () => {
  it('assumes a network where there is no browser', async () => {
    const connectivity = new BrowserConnectivity();
    expect(connectivity.isOnline()).toBe(true);
    await connectivity.whenOnline(forever);
  });

  it('trusts the browser', () => {
    pretendPage(false);
    expect(new BrowserConnectivity().isOnline()).toBe(false);
    pretendPage(true);
    expect(new BrowserConnectivity().isOnline()).toBe(true);
  });

  it("waits for the browser's event", async () => {
    pretendPage(false);
    let isBack = false;
    const back = new BrowserConnectivity().whenOnline(forever).then(() => {
      isBack = true;
    });
    await Promise.resolve();
    expect(isBack).toBe(false);
    page.dispatchEvent(new Event('online'));
    await back;
  });

  it('does not wait where the network is back already', async () => {
    pretendPage(true);
    await expect(new BrowserConnectivity().whenOnline(forever)).resolves.toBeUndefined();
  });

  it('stops waiting with its caller', async () => {
    pretendPage(false);
    const controller = new AbortController();
    const back = new BrowserConnectivity().whenOnline(controller.signal);
    controller.abort('gone');
    await expect(back).rejects.toBe('gone');
    await expect(new BrowserConnectivity().whenOnline(AbortSignal.abort('late'))).rejects.toBe(
      'late',
    );
  });
});
