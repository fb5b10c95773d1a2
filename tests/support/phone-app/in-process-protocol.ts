import type { MobileWalletAdapterLike } from '../../../infrastructure/chains/solana/mobile/protocol-like';
import type { PhoneApp } from './phone-app';

/**
 * The protocol's module without a WebSocket, over `app` in this process. `openings` counts how often it opened the app,
 * and `links` has the link of each. With `closed`, the app gives no answer from then on, as the module reports nothing.
 */
export function inProcessProtocol(app: PhoneApp) {
  const state = { isClosed: false, links: [] as (string | undefined)[] };
  const protocol: MobileWalletAdapterLike = {
    transact: async (work, config) => {
      state.links.push(config?.baseUri);
      const wallet = new Proxy(
        {},
        {
          get: (_, name) => {
            if (name === 'then') return null;
            const method = String(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
            return async (params: unknown) => {
              if (state.isClosed) return new Promise(() => {});
              // The answer comes over a wire.
              return structuredClone(await app.handle(method, structuredClone(params)));
            };
          },
        },
      );
      return work(wallet);
    },
  };
  return {
    protocol,
    links: state.links,
    close(): void {
      state.isClosed = true;
    },
    reopen(): void {
      state.isClosed = false;
    },
  };
}
