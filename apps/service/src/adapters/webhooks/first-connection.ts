import { request } from 'node:https';
import type { SignedWebhooksDeps } from './signed-webhooks';

/**
 * Connects to a receiver as an event would, and sends nothing: its address was judged and its certificate verified.
 *
 * @throws what Node or the filter of addresses says.
 */
export function firstConnection(
  url: URL,
  { allowsLoopback, libraries, timeoutMs = 5_000 }: SignedWebhooksDeps,
): Promise<void> {
  const { RequestFilteringHttpsAgent: Agent } = libraries;
  const agent = new Agent(allowsLoopback ? { allowIPAddressList: ['127.0.0.0/8', '::1/128'] } : {});
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const asked = request(url, { method: 'POST', agent, signal });
    asked.once('error', reject);
    asked.once('socket', (socket) => {
      socket.once('secureConnect', () => {
        resolve();
        asked.destroy(); // Before its head has left.
      });
    });
  });
}
