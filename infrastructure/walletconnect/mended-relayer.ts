import type { Core } from '@walletconnect/core';
import { isUntrustedRecord } from '../../domain/outside/untrusted-record';

type SdkRelayer = InstanceType<typeof Core>['relayer'];

/** What the SDK's relayer keeps to itself. */
interface RelayerInside {
  connect: (relayUrl?: string) => Promise<void>;
  registerProviderListeners: () => void;
}

/** What the SDK's provider keeps to itself. */
interface ProviderInside {
  onPayload: (payload: unknown) => void;
}

/**
 * Mends how the SDK (2.21.8) meets a relay that is away or says no.
 *
 * - It connects once for each request that waits, and once more within each attempt that failed,
 *   without a pause: hundreds of sockets a second. Here there is one attempt at a time.
 * - What goes wrong while it subscribes again, or on a socket that it has given up, ends as an uncaught
 *   error of the page. Here it ends with the attempt.
 * - A session that the wallet ends while the relay goes away was kept, and an uncaught error of the page. Here it
 *   ends: whatever the relay still brings for it, nobody has the key to.
 * - A frame that holds no JSON, or no object, is an uncaught error of the page. Here it is dropped.
 *
 * @returns What makes it leave for good: it has no such way of its own, and an attempt that is under way
 * would connect it afterwards.
 */
export function mendRelayer(relayer: SdkRelayer): () => Promise<void> {
  const inside = relayer as unknown as RelayerInside;
  const connect = inside.connect.bind(relayer);
  let underway: Promise<void> | undefined;
  let isStopped = false;
  inside.connect = (relayUrl) => {
    // Not refused: who still waits for a connection would take that for an error of the page.
    if (isStopped) return new Promise(() => {});
    underway ??= connect(relayUrl).finally(() => (underway = undefined));
    return underway;
  };

  const { subscriber } = relayer;
  const start = subscriber.start.bind(subscriber);
  subscriber.start = async () => {
    try {
      if (relayer.connected) await start();
    } catch {
      // The connection was lost meanwhile: the next attempt subscribes again.
    }
  };

  const unsubscribe = relayer.unsubscribe.bind(relayer);
  relayer.unsubscribe = async (topic, options) => {
    await unsubscribe(topic, options).catch(() => {});
  };

  const register = inside.registerProviderListeners;
  inside.registerProviderListeners = () => {
    register();
    relayer.provider.on('error', () => {});
    const provider = relayer.provider as unknown as ProviderInside;
    const onPayload = provider.onPayload.bind(provider);
    provider.onPayload = (payload) => {
      if (isUntrustedRecord(payload)) onPayload(payload);
    };
  };
  return async () => {
    isStopped = true;
    await relayer.transportClose();
    if (!underway) return;
    await underway.catch(() => {});
    await relayer.transportClose();
  };
}
