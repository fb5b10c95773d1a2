import type { BitcoinCalls } from './bitcoin-page-wallet';

/** What the widget uses of `sats-connect`, whose answers it does not trust. */
export interface SatsConnectLike {
  request(method: never, params: never, providerId?: string): Promise<unknown>;
  addListener(listener: never, providerId?: string): unknown;
}

/** The calls for the wallet whose provider is at the path `id` of the page, by `sats-connect`. */
export function satsConnectCalls(sats: SatsConnectLike, id: string): BitcoinCalls {
  return {
    request: (method, params) => sats.request(method as never, params as never, id),
    addListener: (eventName, cb) => sats.addListener({ eventName, cb } as never, id),
  };
}
