import { abortable } from '../../domain/abort/abortable';
import type { Connectivity } from './connectivity';

/** {@link Connectivity} as the browser reports it. Outside a browser it always reports a network. */
export class BrowserConnectivity implements Connectivity {
  isOnline(): boolean {
    return globalThis.navigator?.onLine !== false;
  }

  async whenOnline(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.isOnline()) return;
    const online = new Promise((resolve) => {
      globalThis.addEventListener?.('online', resolve, { once: true, signal });
    });
    await abortable(online, signal);
  }
}
