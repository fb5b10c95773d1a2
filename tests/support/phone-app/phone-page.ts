import type { MobileWalletParts } from '../../../infrastructure/chains/solana/mobile/make-mobile-wallet';

/** A connection that the browser refuses at once. */
class RefusedSocket extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  close(): void {}
}

/** A page in which the visitor has just pressed, and whose browser knows no permission for loopback. */
export function phonePage(
  more: Partial<MobileWalletParts['page']['navigator']> = {},
): MobileWalletParts['page'] {
  return {
    location: { origin: 'https://site.test' },
    navigator: more,
    WebSocket: RefusedSocket,
  };
}
