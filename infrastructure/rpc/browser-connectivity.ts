import type { Connectivity } from './connectivity';

/** {@link Connectivity} as the browser tells it. Where there is no browser, there always is a network. */
export class BrowserConnectivity implements Connectivity {
  isOnline(): boolean {
    return globalThis.navigator?.onLine !== false;
  }

  whenOnline(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const ended = new AbortController();
      const settle = (act: () => void) => (): void => {
        ended.abort();
        act();
      };
      const once = { once: true, signal: ended.signal };
      globalThis.addEventListener?.('online', settle(resolve), once);
      signal.addEventListener(
        'abort',
        settle(() => reject(signal.reason)),
        once,
      );
      if (signal.aborted) settle(() => reject(signal.reason))();
      else if (this.isOnline()) settle(resolve)();
    });
  }
}
