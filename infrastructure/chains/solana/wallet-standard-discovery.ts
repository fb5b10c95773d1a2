import { attempt } from '../../../domain/outside/attempt';

const REGISTER = 'wallet-standard:register-wallet';
const APP_READY = 'wallet-standard:app-ready';

/**
 * Reports every wallet that registers by the Wallet Standard, now and later, until the returned function is called.
 * Reports a wallet once, however often it registers; calls `onGone` when it unregisters. How many there are is for the
 * caller to limit.
 */
export function discoverStandardWallets(
  page: EventTarget,
  onWallet: (wallet: object) => void,
  onGone: (wallet: object) => void,
): () => void {
  const seen = new WeakSet();
  const register = (...wallets: readonly unknown[]): (() => void) => {
    const added = wallets.filter(isObject).filter((wallet) => !seen.has(wallet));
    for (const wallet of added) {
      seen.add(wallet);
      onWallet(wallet);
    }
    return () => {
      for (const wallet of added) if (seen.delete(wallet)) onGone(wallet);
    };
  };
  const api = Object.freeze({ register });
  const onAnnounce = (event: Event): void => {
    const callback = attempt(() => (event as CustomEvent<unknown>).detail);
    if (typeof callback === 'function') attempt((): unknown => callback(api));
  };
  page.addEventListener(REGISTER, onAnnounce);
  page.dispatchEvent(new CustomEvent(APP_READY, { detail: api }));
  return () => page.removeEventListener(REGISTER, onAnnounce);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
