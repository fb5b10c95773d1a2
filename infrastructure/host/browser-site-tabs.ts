import type { SiteTabs, SiteTopic } from '../../ports/site-tabs';

/** A widget that knows of no others reads for itself. */
const alone: SiteTopic = { leads: true, tell: () => undefined };

/**
 * {@link SiteTabs} by a Web Lock, which the leader holds, and a channel of the origin. Without them, as on a page without
 * TLS, in a sandbox or in Node, each widget is alone.
 */
export class BrowserSiteTabs implements SiteTabs {
  join(topic: string, hear: (news: unknown) => void, signal: AbortSignal): SiteTopic {
    const { BroadcastChannel, document, navigator } = globalThis;
    if (!document || !navigator.locks || !BroadcastChannel) return alone;
    const name = `cleat:${topic}`;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    let leads = false;
    const left = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        channel.close();
        resolve();
      });
    });
    const lead = (): Promise<void> => {
      leads = true;
      return left;
    };
    // A browser that refuses locks refuses them to the others as well.
    navigator.locks.request(name, { signal }, lead).catch(lead);
    return {
      get leads() {
        return leads;
      },
      tell: (news) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- It is a channel of this origin.
        if (!signal.aborted) channel.postMessage(news);
      },
    };
  }
}
